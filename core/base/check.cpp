#include "base/check.h"

#include <cstdio>
#include <cstdlib>

namespace gtv {

void check(bool condition, const char* promise, std::source_location where) {
  if (condition) return;
  std::fprintf(stderr, "gtvlab: internal error in %s:%u: %s\n", where.file_name(), where.line(),
               promise);
  std::abort();
}

}  // namespace gtv
