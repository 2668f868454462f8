#include "standard_streams.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace gtv {

void takeClosedStreams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(stream, F_GETFD) != -1 || errno != EBADF) continue;
    // The lowest free number is this one. The wrong way round, so that its use is an error.
    static_cast<void>(::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
  }
}

std::string printable(std::string_view text) {
  std::string out;
  for (std::size_t k = 0; k < text.size(); ++k) {
    const auto c = static_cast<unsigned char>(text[k]);
    // In UTF-8, U+0080 to U+009F are C2 80 to C2 9F.
    const bool isHigh = c == 0xC2 && k + 1 < text.size() &&
                        static_cast<unsigned char>(text[k + 1]) >= 0x80 &&
                        static_cast<unsigned char>(text[k + 1]) < 0xA0;
    if (isHigh)
      out += fmt::format("\\x{:02x}", static_cast<unsigned char>(text[++k]));
    else if ((c < 0x20 && c != '\n' && c != '\t') || c == 0x7F)
      out += fmt::format("\\x{:02x}", c);
    else
      out += text[k];
  }
  return out;
}

void printToStderr(const std::string& text) {
  static_cast<void>(std::fputs(printable(text).c_str(), stderr));
}

}  // namespace gtv
