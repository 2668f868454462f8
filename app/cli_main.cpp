#include <cstdlib>

#include "base/broken_promise.h"
#include "base/detachable_task.h"
#include "base/input_file.h"
#include "commands.h"
#include "console.h"
#include "standard_streams.h"
#include "stop_signals.h"

// gtvlab-cli: the laboratory without a window. Links gtv_core only.
int main(int argc, char** argv) {
  gtv::takeClosedStreams();
  gtv::reportFailedWrites();
  const gtv::StopSignals signals;
  gtv::stopInputWith(signals.token());
  int code = gtv::cli::exitBadInput;
  try {
    code = gtv::cli::run(argc, argv, signals.token());
  } catch (...) {
    gtv::cli::fail(gtv::caughtError("for this"));
  }
  if (const int signal = gtv::StopSignals::received();
      signal != 0 && (code != gtv::cli::exitBadInput || gtv::inputWasStopped()))
    code = gtv::StopSignals::exitCode(signal);
  // All is said and written. A call of a library that cannot be interrupted may go on for minutes.
  if (gtv::abandonedTaskCount() > 0) std::_Exit(code);
  return code;
}
