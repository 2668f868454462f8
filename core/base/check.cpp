#include "base/check.h"

#include <fmt/format.h>

#include <exception>
#include <new>
#include <string_view>
#include <system_error>

#include "base/broken_promise.h"

namespace gtv {
namespace {

/// The path of a source file from its room on, wherever it was compiled.
std::string_view placeInSource(std::string_view file) {
  for (const std::string_view room : {"/tests/", "/core/", "/ui/", "/app/"})
    if (const auto at = file.rfind(room); at != std::string_view::npos) return file.substr(at + 1);
  return file;
}

}  // namespace

BrokenPromise::BrokenPromise(const char* promise, const std::source_location& where)
    : std::logic_error(fmt::format(
          "internal error in {}:{}: {}. This is a mistake in GTV Lab, not in what you asked for",
          placeInSource(where.file_name()), where.line(), promise)) {}

void promiseBroken(const char* promise, const std::source_location& where) {
  throw BrokenPromise(promise, where);
}

Error caughtError(std::string_view purpose) {
  try {
    throw;
  } catch (const std::bad_alloc&) {
    return {"", fmt::format("there is not enough memory {}", purpose)};
  } catch (const BrokenPromise& broken) {
    return {"", broken.what()};
  } catch (const std::system_error& error) {
    if (error.code() == std::errc::resource_unavailable_try_again)
      return {"", fmt::format("the system gives this program no more threads {}. Close other "
                              "programs, or raise the limit (ulimit -u)",
                              purpose)};
    return {"", fmt::format("the system refused something {}: {}", purpose, error.what())};
  } catch (const std::exception& error) {
    return {"", fmt::format("internal error: {}. This is a mistake in GTV Lab, not in what you "
                            "asked for",
                            error.what())};
  } catch (...) {
    return {"",
            "internal error: something unknown was thrown. This is a mistake in GTV Lab, not "
            "in what you asked for"};
  }
}

}  // namespace gtv
