#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>

namespace gtv {

/// Numbers that begin at a cache line, for the kernels.
template <class T>
class AlignedArray {
 public:
  AlignedArray() = default;
  explicit AlignedArray(std::size_t size, T value = T())
      : data_(size == 0 ? nullptr : static_cast<T*>(::operator new(size * sizeof(T), alignment))),
        size_(size) {
    std::uninitialized_fill_n(data_.get(), size, value);
  }

  T* data() { return data_.get(); }
  const T* data() const { return data_.get(); }
  std::size_t size() const { return size_; }
  T& operator[](std::size_t k) { return data_.get()[k]; }
  const T& operator[](std::size_t k) const { return data_.get()[k]; }
  void fill(T value) { std::fill_n(data_.get(), size_, value); }
  std::size_t bytes() const { return size_ * sizeof(T); }

 private:
  static constexpr std::align_val_t alignment{64};
  struct Free {
    void operator()(T* data) const { ::operator delete(data, alignment); }
  };
  std::unique_ptr<T, Free> data_;
  std::size_t size_ = 0;
};

}  // namespace gtv
