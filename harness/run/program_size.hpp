// What a program takes before it runs.
#pragma once

#include <filesystem>

namespace leetjudge {

// Bytes of writable data, zeroed or not, that the ELF file has the system set up; 0 for what is no such file.
long static_data_bytes(const std::filesystem::path& program);

}  // namespace leetjudge
