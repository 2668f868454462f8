#include "kernels/instruction_set.h"

#include <fmt/format.h>

#include <cstdlib>
#include <optional>

namespace gtv {
namespace {

InstructionSet highest() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  const bool v3 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
                  __builtin_cpu_supports("bmi2");
  const bool v4 = v3 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
                  __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw") &&
                  __builtin_cpu_supports("avx512cd");
  if (v4) return InstructionSet::Avx512;
  if (v3) return InstructionSet::Avx2;
#endif
  return InstructionSet::Baseline;
}

std::optional<InstructionSet> named(const std::string& name) {
  for (const auto level : {InstructionSet::Baseline, InstructionSet::Avx2, InstructionSet::Avx512})
    if (instructionSetName(level) == name) return level;
  return std::nullopt;
}

struct Decision {
  InstructionSet level;
  std::string complaint;
};

Decision decide() {
  const auto best = highest();
  const char* wish = std::getenv("GTVLAB_ISA");
  if (wish == nullptr || *wish == '\0') return {best, {}};
  const auto level = named(wish);
  if (!level)
    return {best, fmt::format("GTVLAB_ISA: expected baseline, avx2 or avx512, got '{}'", wish)};
  if (*level > best)
    return {best, fmt::format("GTVLAB_ISA: expected a level that this processor has, at most "
                              "{}, got '{}'",
                              instructionSetName(best), wish)};
  return {*level, {}};
}

const Decision& decision() {
  static const Decision made = decide();
  return made;
}

}  // namespace

InstructionSet instructionSetInUse() { return decision().level; }

std::string instructionSetComplaint() { return decision().complaint; }

std::string instructionSetName(InstructionSet level) {
  switch (level) {
    case InstructionSet::Avx512:
      return "avx512";
    case InstructionSet::Avx2:
      return "avx2";
    default:
      return "baseline";
  }
}

}  // namespace gtv
