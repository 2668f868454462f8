#pragma once

#include <memory>
#include <mutex>
#include <utility>

namespace gtv {

/// A one-slot mailbox: the newest value wins, the writer never waits for the reader.
template <class T>
class Mailbox {
 public:
  void put(std::shared_ptr<const T> value) {
    const std::scoped_lock lock(mutex_);
    newest_.swap(value);
  }
  /// Takes the newest out; null if nothing came since the last time.
  std::shared_ptr<const T> take() {
    const std::scoped_lock lock(mutex_);
    return std::exchange(newest_, nullptr);
  }

 private:
  std::mutex mutex_;
  std::shared_ptr<const T> newest_;
};

}  // namespace gtv
