#include "base/thread_priority.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

namespace gtv {

void giveWay() {
  // On Linux the niceness is that of the thread. Where it is refused all stay equal.
  constexpr int background = 10;
  constexpr int most = 19;
  const auto self = static_cast<id_t>(gettid());
  const int now = getpriority(PRIO_PROCESS, self);
  static_cast<void>(setpriority(PRIO_PROCESS, self, std::min(most, now + background)));
}

}  // namespace gtv
