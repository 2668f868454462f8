#include <pthread.h>

#include <csignal>
#include <thread>
#include <vector>

#include "base/more_threads.h"
#include "commands.h"
#include "standard_streams.h"

// gtvlab-cli: the laboratory without a window. Links gtv_core only.
int main(int argc, char** argv) {
  gtv::takeClosedStreams();
  // Ctrl-C asks the work to stop; the report is still printed. Blocked before any thread starts,
  // so that only the watcher below receives it.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGUSR2);  // our own: the work is over
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
  std::stop_source stop;
  const auto watch = [&](const std::stop_token& finished) {
    const std::stop_callback wake(finished,
                                  [self = pthread_self()] { pthread_kill(self, SIGUSR2); });
    while (!finished.stop_requested())
      if (int signal = 0; sigwait(&signals, &signal) == 0 && signal != SIGUSR2) stop.request_stop();
  };
  std::vector<std::jthread> watcher;
  // Where nobody can wait for them, signals end the program as they do by themselves.
  if (!gtv::addThread(watcher, watch)) pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
  return gtv::cli::run(argc, argv, stop.get_token());
}
