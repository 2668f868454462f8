#pragma once

#include <functional>

namespace gtv {

/// Calls task(0), …, task(count − 1), each once, on up to `threads` threads (the calling one
/// included), fewer where the system gives no more. Tasks write to places of their own, so results
/// do not depend on the thread count. After a task that throws no other begins; the first that was
/// thrown is thrown here.
void parallelFor(int count, int threads, const std::function<void(int)>& task);

/// The number of processors, at least 1.
int processorCount();

}  // namespace gtv
