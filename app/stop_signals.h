#pragma once

#include <stop_token>
#include <thread>

namespace gtv {

/// While it lives, a signal that tells the program to end asks for a stop instead: Ctrl-C (SIGINT),
/// SIGTERM, SIGHUP and the end of the allowed processor time (SIGXCPU). So it is on whatever thread
/// the signal arrives; libraries have threads of their own before main() begins. Ctrl-C once more,
/// a second later, ends the program at once. There is one of these at a time.
class StopSignals {
 public:
  StopSignals();
  ~StopSignals();
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;

  std::stop_token token() const { return stop_.get_token(); }
  /// The first that came; 0 before.
  static int received();
  /// What the shell calls the end by a signal.
  static int exitCode(int signal) { return 128 + signal; }

 private:
  std::stop_source stop_;
  std::jthread watcher_;  ///< none: signals end the program, as they do by themselves
};

/// Writing to a pipe that nobody reads, or beyond the largest size of a file, is an error of the
/// call from now on and ends nothing.
void reportFailedWrites();

}  // namespace gtv
