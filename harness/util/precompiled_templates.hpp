// The templates that are used most, for the fast build: compiled once, with the precompiled headers.
#pragma once

#include "util/precompiled.hpp"

template class nlohmann::basic_json<nlohmann::ordered_map>;
template class std::basic_string_view<char>;
template class std::map<std::string, std::string>;
template class std::set<std::string>;
template class std::vector<leetjudge::Json>;
template class std::vector<char>;
template class std::vector<int>;
template class std::vector<std::string>;
