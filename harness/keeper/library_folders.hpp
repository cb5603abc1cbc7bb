// What of the file system a host gets to see, by either fence.
#pragma once

namespace leetjudge {

// For reading: the loader, the libraries and their data.
inline constexpr const char* library_folders[] = {
    "/lib",           "/lib32",           "/lib64",     "/usr/lib",   "/usr/lib32",         "/usr/lib64",
    "/usr/local/lib", "/usr/local/lib64", "/nix/store", "/gnu/store", "/usr/share/zoneinfo"};
// For reading and writing. Not /dev/zero: mapped, it is memory that no limit counts.
inline constexpr const char* null_device = "/dev/null";
inline constexpr const char* devices[] = {null_device, "/dev/random", "/dev/urandom"};

}  // namespace leetjudge
