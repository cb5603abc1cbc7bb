// What LeetCode puts before a C++ submission: all of the standard library, and its names without std::.
#include <bits/stdc++.h>

#include "calls.hpp"
using namespace std;
