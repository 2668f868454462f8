#include "base/thread_priority.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

namespace gtv {

void lowerThreadPriority(ThreadPriority way) {
  // On Linux the niceness is that of the thread. Where it is refused all stay equal.
  constexpr int most = 19;
  const int ofTheProgram = getpriority(PRIO_PROCESS, static_cast<id_t>(getpid()));
  const int wanted = ofTheProgram + (way == ThreadPriority::Solver ? 4 : 10);
  static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), std::min(most, wanted)));
}

}  // namespace gtv
