#include "run/program_size.hpp"

#include <elf.h>

#include <cstring>
#include <fstream>

namespace leetjudge {

long static_data_bytes(const std::filesystem::path& program) {
  std::ifstream file(program, std::ios::binary);
  Elf64_Ehdr header{};
  if (!file.read(reinterpret_cast<char*>(&header), sizeof header)) return 0;
  if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64) return 0;
  long bytes = 0;
  file.seekg(long(header.e_phoff));
  for (int i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment{};
    if (!file.read(reinterpret_cast<char*>(&segment), sizeof segment)) break;
    if (segment.p_type == PT_LOAD && (segment.p_flags & PF_W)) bytes += long(segment.p_memsz);
  }
  return bytes;
}

}  // namespace leetjudge
