#include "progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <string>

#include "standard_streams.h"

namespace gtv::cli {

ProgressBar::ProgressBar() : visible_(isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
  if (drawn_) std::fputs("\r\033[K", stderr);
}

void ProgressBar::show(std::int64_t done, std::int64_t planned) {
  const auto now = Clock::now();
  if (!visible_ || planned <= 0 || (drawn_ && now - last_ < std::chrono::milliseconds(100))) return;
  last_ = now;
  drawn_ = true;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  const double share = std::min(1.0, static_cast<double>(done) / static_cast<double>(planned));
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  const double remaining = share > 0 ? seconds * (1 - share) / share : 0;
  constexpr int width = 30;
  const int filled = static_cast<int>(share * width);
  const auto line =
      fmt::format("\r\033[K[{}{}] {:3.0f} %  {:.0f} it/s  {:.0f} s left", std::string(filled, '#'),
                  std::string(width - filled, '.'), 100 * share, rate, remaining);
  std::fputs(line.c_str(), stderr);
  std::fflush(stderr);
}

}  // namespace gtv::cli
