#include "base/version.h"

namespace gtv {

std::string version() { return GTV_VERSION; }

std::string commit() {
  const std::string name = GTV_COMMIT;
  return name.empty() ? "unknown" : name;
}

}  // namespace gtv
