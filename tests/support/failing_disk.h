#pragma once

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cstdlib>
#include <new>

namespace gtv::testing {

/// The disk as SQLite sees it, while the object lives: one of the calls that write fails.
class FailingDisk {
 public:
  FailingDisk() {
    base_ = sqlite3_vfs_find(nullptr);
    disk_ = *base_;
    disk_.zName = "failing";
    disk_.pNext = nullptr;
    disk_.szOsFile = static_cast<int>(sizeof(File)) + base_->szOsFile;
    disk_.xOpen = &open;
    left_ = -1;
    hasFailed_ = false;
    EXPECT_EQ(sqlite3_vfs_register(&disk_, 1), SQLITE_OK);
  }
  ~FailingDisk() {
    sqlite3_vfs_unregister(&disk_);
    sqlite3_vfs_register(base_, 1);
  }
  FailingDisk(const FailingDisk&) = delete;
  FailingDisk& operator=(const FailingDisk&) = delete;

  /// The call that comes after so many others, once.
  void failAfter(int calls, int code) {
    left_ = calls;
    code_ = code;
    hasFailed_ = false;
  }
  /// The process ends in the middle of that call, as if it were killed.
  void dieAfter(int calls) { failAfter(calls, dies); }
  static constexpr int killed = 99;
  bool hasFailed() const { return hasFailed_; }

 private:
  static constexpr int dies = -1;
  struct File {
    sqlite3_file file;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
  };
  static sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<File*>(file)->real(); }
  static bool isDue() {
    if (left_ < 0 || left_-- > 0) return false;
    hasFailed_ = true;
    return true;
  }
  /// The same of calls that do nothing by halves.
  static bool isDueAtOnce() {
    const bool is = isDue();
    if (is && code_ == dies) std::_Exit(killed);
    return is;
  }

  static int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* given) {
    static const sqlite3_io_methods methods = [] {
      sqlite3_io_methods all{};
      all.iVersion = 2;
      all.xClose = [](sqlite3_file* f) { return real(f)->pMethods->xClose(real(f)); };
      all.xRead = [](sqlite3_file* f, void* to, int size, sqlite3_int64 at) {
        return real(f)->pMethods->xRead(real(f), to, size, at);
      };
      all.xWrite = [](sqlite3_file* f, const void* from, int size, sqlite3_int64 at) {
        const bool fails = isDue();
        // As much as there was room for.
        const int code = real(f)->pMethods->xWrite(real(f), from, fails ? size / 2 : size, at);
        if (fails && code_ == dies) std::_Exit(killed);
        return fails ? code_ : code;
      };
      all.xTruncate = [](sqlite3_file* f, sqlite3_int64 size) {
        return isDueAtOnce() ? SQLITE_IOERR_TRUNCATE : real(f)->pMethods->xTruncate(real(f), size);
      };
      // Nobody pulls the plug here.
      all.xSync = [](sqlite3_file*, int) { return isDueAtOnce() ? SQLITE_IOERR_FSYNC : SQLITE_OK; };
      all.xFileSize = [](sqlite3_file* f, sqlite3_int64* size) {
        return real(f)->pMethods->xFileSize(real(f), size);
      };
      all.xLock = [](sqlite3_file* f, int level) {
        return real(f)->pMethods->xLock(real(f), level);
      };
      all.xUnlock = [](sqlite3_file* f, int level) {
        return real(f)->pMethods->xUnlock(real(f), level);
      };
      all.xCheckReservedLock = [](sqlite3_file* f, int* is) {
        return real(f)->pMethods->xCheckReservedLock(real(f), is);
      };
      all.xFileControl = [](sqlite3_file* f, int what, void* about) {
        return real(f)->pMethods->xFileControl(real(f), what, about);
      };
      all.xSectorSize = [](sqlite3_file* f) { return real(f)->pMethods->xSectorSize(real(f)); };
      all.xDeviceCharacteristics = [](sqlite3_file* f) {
        return real(f)->pMethods->xDeviceCharacteristics(real(f));
      };
      all.xShmMap = [](sqlite3_file* f, int page, int size, int extend, void volatile** to) {
        if (extend != 0 && isDueAtOnce()) return SQLITE_IOERR_SHMSIZE;
        return real(f)->pMethods->xShmMap(real(f), page, size, extend, to);
      };
      all.xShmLock = [](sqlite3_file* f, int at, int count, int how) {
        return real(f)->pMethods->xShmLock(real(f), at, count, how);
      };
      all.xShmBarrier = [](sqlite3_file* f) { real(f)->pMethods->xShmBarrier(real(f)); };
      all.xShmUnmap = [](sqlite3_file* f, int remove) {
        return real(f)->pMethods->xShmUnmap(real(f), remove);
      };
      return all;
    }();
    auto* ours = new (file) File;
    const int code = base_->xOpen(base_, name, ours->real(), flags, given);
    // SQLite closes what has methods.
    file->pMethods = ours->real()->pMethods != nullptr ? &methods : nullptr;
    return code;
  }

  static inline sqlite3_vfs* base_ = nullptr;
  static inline int left_ = -1;
  static inline int code_ = SQLITE_FULL;
  static inline bool hasFailed_ = false;
  sqlite3_vfs disk_{};
};

}  // namespace gtv::testing
