#include "ui/widgets/worker_jobs.h"

#include <thread>

namespace gtv::ui {

void checkThreadsAreLeft() {
  std::jthread([] {});
}

}  // namespace gtv::ui
