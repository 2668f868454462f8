#pragma once

#include <string>

namespace gtv {

/// The levels that the fast kernels are compiled for: baseline is x86-64 (SSE2), Avx2 is x86-64-v3,
/// Avx512 is x86-64-v4.
enum class InstructionSet { Baseline, Avx2, Avx512 };

/// The level in use: the highest that the processor has, or the one that the environment variable
/// GTVLAB_ISA names (baseline, avx2, avx512) if the processor has that. Decided once per process.
InstructionSet instructionSetInUse();

/// "baseline", "avx2", "avx512".
std::string instructionSetName(InstructionSet level);
/// The name of the level in use.
inline std::string instructionSet() { return instructionSetName(instructionSetInUse()); }

/// Why GTVLAB_ISA cannot be followed: it names no level, or one that this processor does not have;
/// empty if it is, or is not set. The programs refuse to start with it.
std::string instructionSetComplaint();

}  // namespace gtv
