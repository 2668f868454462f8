#pragma once

#include <functional>

namespace gtv {

/// Calls task(0), …, task(count − 1), each once, on up to `threads` threads (the calling one
/// included), fewer where the system gives no more. Tasks write to places of their own, so results
/// do not depend on the thread count. After a task that throws no other begins; the first that was
/// thrown is thrown here.
void parallelFor(int count, int threads, const std::function<void(int)>& task);

/// How many processors the program may use, at least 1: those that it may run on, but not more than
/// the quota of its control group (a container).
int processorCount();

}  // namespace gtv
