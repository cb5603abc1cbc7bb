// What LeetCode puts before a C++ submission: all of the standard library, and its names without std::.
#include <bits/stdc++.h>
using namespace std;
