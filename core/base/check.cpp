#include "base/check.h"

#include <cstdio>
#include <cstdlib>

namespace gtv {

void promiseBroken(const char* promise, const std::source_location& where) {
  std::fprintf(stderr, "gtvlab: internal error in %s:%u: %s\n", where.file_name(), where.line(),
               promise);
  std::abort();
}

}  // namespace gtv
