#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "base/check.h"

namespace gtv {

/// What the outside world did wrong: where ("edges.csv:17", "data.noise") and what was expected.
struct Error {
  std::string where;
  std::string message;

  std::string text() const { return where.empty() ? message : where + ": " + message; }
};

/// A value or an Error (g++ 12 has no std::expected).
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}      // NOLINT(google-explicit-constructor)
  Result(Error error) : content_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

  bool ok() const { return std::holds_alternative<T>(content_); }
  explicit operator bool() const { return ok(); }

  const T& value() const& {
    check(ok(), "the value of a failed Result was read");
    return *std::get_if<T>(&content_);
  }
  T& value() & {
    check(ok(), "the value of a failed Result was read");
    return *std::get_if<T>(&content_);
  }
  T&& value() && {
    check(ok(), "the value of a failed Result was read");
    return std::move(*std::get_if<T>(&content_));
  }
  const Error& error() const {
    check(!ok(), "the error of a successful Result was read");
    return *std::get_if<Error>(&content_);
  }

  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

 private:
  std::variant<T, Error> content_;
};

/// Success, or an Error.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

  bool ok() const { return !error_; }
  explicit operator bool() const { return ok(); }
  const Error& error() const {
    check(!ok(), "the error of a successful Result was read");
    return *error_;
  }

 private:
  std::optional<Error> error_;
};

}  // namespace gtv
