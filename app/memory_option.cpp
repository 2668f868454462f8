#include "memory_option.h"

#include <fmt/format.h>

#include "base/memory_limits.h"
#include "standard_streams.h"

namespace gtv::cli {

Result<void> requireMemory(const MemoryEstimate& estimate, bool allowed) {
  constexpr double worthANote = 1e9;
  const double available = availableMemory();
  const auto verdict = judgeMemory(estimate, available);
  const auto& where = estimate.largest().field;
  if (verdict == MemoryVerdict::Refuse) return Error{where, describeMemory(estimate, available)};
  if (verdict == MemoryVerdict::Ask && !allowed)
    return Error{
        where,
        fmt::format("{}. That is more than half of the free memory; --allow-memory permits it",
                    describeMemory(estimate, available))};
  if (estimate.bytes() >= worthANote)
    printToStderr(fmt::format("note: {}\n", describeMemory(estimate, available)));
  return {};
}

}  // namespace gtv::cli
