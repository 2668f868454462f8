// Loaded before a program: threads that run before its main() and hold back no signal, as those of
// OpenBLAS do.
#include <pthread.h>
#include <unistd.h>

#include <csignal>

namespace {

void* sleepForever(void*) {
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, nullptr);
  for (;;) pause();
  return nullptr;
}

__attribute__((constructor)) void startThreads() {
  constexpr int count = 3;
  for (int k = 0; k < count; ++k) {
    pthread_t thread{};
    if (pthread_create(&thread, nullptr, sleepForever, nullptr) == 0) pthread_detach(thread);
  }
}

}  // namespace
