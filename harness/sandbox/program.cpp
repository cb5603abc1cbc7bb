#include "sandbox/program.hpp"

#include <elf.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <map>
#include <vector>

namespace leetjudge {
namespace {

constexpr unsigned indirect[] = {R_X86_64_IRELATIVE, R_AARCH64_IRELATIVE};  // relocations that call a resolver
constexpr Elf64_Sxword by_path[] = {DT_RPATH, DT_RUNPATH, DT_AUDIT, DT_DEPAUDIT, DT_FILTER, DT_AUXILIARY, DT_CONFIG};
constexpr std::size_t longest_name = 4096;

template <class All, class T>
bool has(const All& all, T one) {
  return std::ranges::find(all, one) != std::end(all);
}

// What cannot be read is zeros.
struct Program {
  explicit Program(const std::filesystem::path& path) : file(path, std::ios::binary | std::ios::ate) {
    size = file ? std::size_t(file.tellg()) : 0;
    const Elf64_Ehdr header = all<Elf64_Ehdr>(0, sizeof header).front();
    if (std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64) return;
    segments = all<Elf64_Phdr>(header.e_phoff, header.e_phnum * sizeof(Elf64_Phdr));
    sections = all<Elf64_Shdr>(header.e_shoff, header.e_shnum * sizeof(Elf64_Shdr));
  }

  template <class T>
  std::vector<T> all(std::uint64_t offset, std::uint64_t bytes) {
    std::vector<T> found(std::min<std::uint64_t>(bytes, size + sizeof(T)) / sizeof(T));
    file.clear();
    file.seekg(std::streamoff(offset));
    file.read(reinterpret_cast<char*>(found.data()), std::streamsize(found.size() * sizeof(T)));
    return found;
  }
  std::string text(std::uint64_t offset) {
    const std::vector<char> bytes = all<char>(offset, longest_name);
    return {bytes.data(), strnlen(bytes.data(), bytes.size())};
  }
  Elf64_Phdr segment(Elf64_Word type) const {
    const auto found = std::ranges::find(segments, type, &Elf64_Phdr::p_type);
    return found == segments.end() ? Elf64_Phdr() : *found;
  }
  // Where in the file the byte is that will lie at this address.
  std::uint64_t offset_of(Elf64_Addr address) const {
    for (const Elf64_Phdr& one : segments) {
      if (one.p_type == PT_LOAD && address - one.p_vaddr < one.p_filesz) return one.p_offset + address - one.p_vaddr;
    }
    return size;
  }

  std::ifstream file;
  std::size_t size;
  std::vector<Elf64_Phdr> segments;
  std::vector<Elf64_Shdr> sections;
};

}  // namespace

long static_data_bytes(const std::filesystem::path& path) {
  long bytes = 0;
  for (const Elf64_Phdr& one : Program(path).segments) {
    const bool data = one.p_type == PT_LOAD && (one.p_flags & PF_W);
    if (data || one.p_type == PT_TLS) bytes += long(one.p_memsz);
  }
  return bytes;
}

std::string runs_too_early(const std::filesystem::path& path) {
  constexpr const char* odd = "the program says in its own way how it is to be loaded";
  constexpr const char* resolver =
      "a function that is chosen when the program is loaded (ifunc, target_clones) would run before files are closed";
  Program program(path), judge("/proc/self/exe");
  if (program.text(program.segment(PT_INTERP).p_offset) != judge.text(judge.segment(PT_INTERP).p_offset)) return odd;
  const Elf64_Phdr dynamic = program.segment(PT_DYNAMIC);
  std::map<Elf64_Sxword, Elf64_Xword> tags;
  std::vector<Elf64_Xword> libraries;
  for (const auto& [tag, value] : program.all<Elf64_Dyn>(dynamic.p_offset, dynamic.p_filesz)) {
    if (tag == DT_NULL) break;
    if (tag == DT_NEEDED)
      libraries.push_back(value.d_val);
    else if (!tags.emplace(tag, value.d_val).second || has(by_path, tag))
      return odd;
  }
  for (const Elf64_Xword name : libraries)
    if (has(program.text(program.offset_of(tags[DT_STRTAB]) + name), '/')) return odd;
  for (const auto& [table, bytes] : {std::pair(DT_RELA, DT_RELASZ), std::pair(DT_JMPREL, DT_PLTRELSZ)}) {
    for (const Elf64_Rela& one : program.all<Elf64_Rela>(program.offset_of(tags[table]), tags[bytes]))
      if (has(indirect, ELF64_R_TYPE(one.r_info))) return resolver;
  }
  const auto symbols = std::ranges::find(program.sections, tags[DT_SYMTAB], &Elf64_Shdr::sh_addr);
  if (symbols == program.sections.end() || symbols->sh_type != SHT_DYNSYM) return odd;
  for (const Elf64_Sym& one : program.all<Elf64_Sym>(symbols->sh_offset, symbols->sh_size))
    if (ELF64_ST_TYPE(one.st_info) == STT_GNU_IFUNC && one.st_shndx != SHN_UNDEF) return resolver;
  return "";
}

}  // namespace leetjudge
