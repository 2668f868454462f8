#include "stop_signals.h"

#include <semaphore.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <system_error>

namespace gtv {
namespace {

/// Whoever sees that SIGINT is handled knows that the others are.
constexpr std::array stopping{SIGXCPU, SIGHUP, SIGTERM, SIGINT};

/// All that a handler touches: signals have no other way to say anything.
struct Arrivals {
  std::atomic<std::int64_t> first{0};  ///< when the first came, in nanoseconds; 0: none did
  std::atomic<int> signal{0};
  sem_t bell{};
};
static_assert(std::atomic<std::int64_t>::is_always_lock_free &&
              std::atomic<int>::is_always_lock_free);
Arrivals arrivals;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

std::int64_t nanoseconds() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return std::int64_t{1'000'000'000} * now.tv_sec + now.tv_nsec;
}

/// Only what POSIX allows a handler.
void arrive(int signal) {
  const int error = errno;
  const auto now = nanoseconds();
  std::int64_t first = 0;
  if (arrivals.first.compare_exchange_strong(first, now)) {
    arrivals.signal = signal;
    sem_post(&arrivals.bell);
  } else if (constexpr std::int64_t second = 1'000'000'000;
             signal == SIGINT && now - first >= second) {
    // `timeout` and terminals that close send a signal twice; who is impatient needs longer.
    _exit(StopSignals::exitCode(signal));
  }
  errno = error;
}

void handle(int signal, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigaction(signal, &action, nullptr);
}

bool isIgnored(int signal) {
  struct sigaction action {};
  return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

StopSignals::StopSignals() {
  arrivals.first = 0;
  arrivals.signal = 0;
  sem_init(&arrivals.bell, 0, 0);
  try {
    watcher_ = std::jthread([this](const std::stop_token& over) {
      const std::stop_callback wake(over, [] { sem_post(&arrivals.bell); });
      while (sem_wait(&arrivals.bell) != 0) {  // a signal came in between
      }
      if (!over.stop_requested()) stop_.request_stop();
    });
  } catch (const std::system_error&) {
    return;
  }
  sigset_t all;
  sigemptyset(&all);
  for (const int signal : stopping) {
    sigaddset(&all, signal);
    // nohup wants no end of the session to matter. A shell that starts a command in the background
    // has Ctrl-C ignored as well, but `kill -INT` must reach it.
    if (signal != SIGHUP || !isIgnored(signal)) handle(signal, arrive);
  }
  // Whoever started us may have blocked them.
  pthread_sigmask(SIG_UNBLOCK, &all, nullptr);
}

StopSignals::~StopSignals() {
  if (!watcher_.joinable()) return;
  for (const int signal : stopping)
    if (!isIgnored(signal)) handle(signal, SIG_DFL);
  watcher_.request_stop();
  watcher_.join();
}

int StopSignals::received() { return arrivals.signal; }

void reportFailedWrites() {
  for (const int signal : {SIGPIPE, SIGXFSZ}) handle(signal, SIG_IGN);
}

}  // namespace gtv
