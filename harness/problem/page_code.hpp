// The code in a copied page.
#pragma once

#include <string>

namespace leetjudge {

// Takes it out of `text`: C++ classes with a public method, and the comment that stands before them; empty for none.
// What stands in fences of another language goes as well.
std::string take_code(std::string& text);

}  // namespace leetjudge
