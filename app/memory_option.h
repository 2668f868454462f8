#pragma once

#include "instances/memory_estimate.h"

// What commands do before they take memory.
namespace gtv::cli {

inline constexpr const char* allowMemoryHelp =
    "Allow more than half of the free memory to be used; more than all of it is always refused";

/// An Error where the work would take more than half of the free memory and --allow-memory was not
/// given, or more than all of it. From a gigabyte on says how much it takes.
Result<void> requireMemory(const MemoryEstimate& estimate, bool allowed);

}  // namespace gtv::cli
