#include "base/localized.h"

#include <atomic>

#include "base/counted.h"

namespace gtv {
namespace {

std::atomic<Localizer> present{nullptr};

}  // namespace

void setLocalizer(Localizer localizer) { present = localizer; }

std::string localized(const char* english) {
  const Localizer localizer = present;
  return localizer == nullptr ? english : localizer(english, -1);
}

std::string localizedCount(std::int64_t number, const char* one, const char* many) {
  const Localizer localizer = present;
  if (localizer == nullptr) return counted(number, one, many);
  return localizer(("%n " + std::string(one)).c_str(), number);
}

}  // namespace gtv
