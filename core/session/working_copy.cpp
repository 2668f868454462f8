#include "session/working_copy.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <exception>
#include <system_error>
#include <utility>

#include "base/json.h"
#include "base/paths.h"
#include "base/resources.h"
#include "session/session_reader.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

constexpr const char* sessionName = "session.gtvlab";
/// While it is being made.
constexpr const char* unfinishedName = "session.part";
constexpr const char* lockName = "lock";
constexpr const char* aboutName = "about.json";
/// In folders that were set aside: why, and that the user knows.
constexpr const char* whyName = "why.txt";
constexpr const char* dismissedName = "dismissed";
/// Whoever makes a folder has made its session after that time.
constexpr std::chrono::minutes longestMaking{1};

/// Every folder on the way that is missing, for the user alone. Below a folder in which everybody
/// may write, such as that of temporary files, somebody else may have been there first.
Result<void> makePrivateFolders(const fs::path& folder) {
  const auto failed = [&](const std::string& why) {
    return Error{folder.string(), fmt::format("the open session cannot be kept there ({})", why)};
  };
  std::error_code code;
  const auto whole = fs::absolute(folder, code);
  if (code) return failed(code.message());
  fs::path place;
  bool isShared = false;
  struct stat is {};
  for (const auto& part : whole) {
    place /= part;
    // On the way some cannot be made, since they are on a disk that is read-only, but are there.
    const int why = ::mkdir(place.c_str(), 0700) == 0 ? 0 : errno;
    struct stat link {};
    if (::lstat(place.c_str(), &link) != 0 || ::stat(place.c_str(), &is) != 0)
      return failed(std::strerror(why != 0 ? why : errno));
    if (!S_ISDIR(is.st_mode)) return failed(place.string() + " is not a folder");
    if (isShared && (link.st_uid != ::geteuid() || is.st_uid != ::geteuid()))
      return failed(place.string() + " belongs to another user");
    isShared = isShared || (is.st_mode & S_IWOTH) != 0;
  }
  // Not every disk knows of users; what is inside is made for the user alone, too.
  if ((is.st_mode & 0077) != 0 && ::chmod(folder.c_str(), 0700) != 0) errno = 0;
  return {};
}

/// For the user alone.
void hide(const fs::path& file) {
  std::error_code code;
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write, code);
}

/// An open file that holds the lock, or −1: somebody else has it.
int takeLock(const fs::path& folder, bool make) {
  const int lock =
      ::open((folder / lockName).c_str(), O_RDWR | O_CLOEXEC | (make ? O_CREAT : 0), 0600);
  if (lock < 0) return -1;
  if (::flock(lock, LOCK_EX | LOCK_NB) == 0) return lock;
  ::close(lock);
  return -1;
}

/// What WorkingCopy::describe() wrote; what is no such thing says nothing.
void readDescription(const Json& about, OtherCopy& copy) {
  const auto textAt = [&](const char* key) {
    const auto found = about.find(key);
    return found != about.end() && found->is_string() ? found->get<std::string>() : std::string();
  };
  copy.origin = textAt("origin");
  copy.title = textAt("title");
  const auto stamp = about.find("stamp");
  if (stamp == about.end() || !stamp->is_array() || stamp->size() != 4 ||
      !stamp->at(0).is_boolean() || !stamp->at(1).is_number_integer() ||
      !stamp->at(2).is_number_integer() || !stamp->at(3).is_number_integer())
    return;
  copy.stamp = {stamp->at(0).get<bool>(), stamp->at(1).get<std::uintmax_t>(),
                stamp->at(2).get<std::int64_t>(), stamp->at(3).get<std::uintmax_t>()};
}

/// The whole file as it is in one moment, whoever else has it open.
Result<void> copySession(const fs::path& source, const fs::path& target) {
  std::error_code code;
  // Of a process that died in the middle of a transaction: only who may write can undo that.
  if (fs::exists(source.string() + "-journal", code))
    if (auto left = Database::open(source, Database::Access::Write))
      (*left)->execute("SELECT count(*) FROM sqlite_master");
  auto database = Database::open(source, Database::Access::Read);
  if (!database) return database.error();
  if (fs::exists(source.string() + "-wal", code)) {
    (*database)->prepare("VACUUM INTO ?").bindText(target.string()).run();
    return (*database)->failure();
  }
  // Nobody writes while it is read.
  (*database)->execute("BEGIN; SELECT count(*) FROM sqlite_master");
  if (auto locked = (*database)->failure(); !locked) return locked;
  fs::copy_file(source, target, code);
  (*database)->execute("COMMIT");
  if (code) return Error{source.string(), fmt::format("cannot be copied ({})", code.message())};
  fs::permissions(target, fs::perms::owner_read | fs::perms::owner_write, code);
  return (*database)->failure();
}

/// Folders of processes that died before there was anything to restore.
void sweepUp(const fs::path& root) {
  std::error_code code;
  for (const auto& folder : entriesOf(root)) {
    if (!folder.filename().string().starts_with("session-")) continue;
    if (!fs::is_directory(folder, code) || fs::exists(folder / sessionName, code)) continue;
    const auto made = fs::last_write_time(folder, code);
    if (code || fs::file_time_type::clock::now() - made < longestMaking) continue;
    const int lock = takeLock(folder, false);
    if (lock >= 0 || !fs::exists(folder / lockName, code)) fs::remove_all(folder, code);
    if (lock >= 0) ::close(lock);
  }
}

/// Where sessions that cannot be read are put.
fs::path unreadableFolder(const fs::path& root) { return root.parent_path() / "unreadable"; }

}  // namespace

fs::path openSessionsFolder() { return userDataFolder() / "open"; }

Result<std::unique_ptr<WorkingCopy>> WorkingCopy::create(const fs::path& root,
                                                         const SessionChanges& first) {
  auto copy = std::unique_ptr<WorkingCopy>(new WorkingCopy(root));
  if (auto made = copy->makeFolder(); !made) return made.error();
  if (auto filled = copy->fill(first); !filled) {
    copy->discard();
    return filled.error();
  }
  return copy;
}

Result<std::unique_ptr<WorkingCopy>> WorkingCopy::createAnywhere(const fs::path& root,
                                                                 const SessionChanges& first) {
  auto copy = create(root, first);
  if (copy) return copy;
  auto inMemory = std::unique_ptr<WorkingCopy>(new WorkingCopy(root));
  inMemory->onDisk_ = copy.error();
  if (auto filled = inMemory->fillMemory(first); !filled) return filled.error();
  return inMemory;
}

Result<OpenedCopy> WorkingCopy::createFrom(const fs::path& source, const fs::path& root) {
  auto copy = std::unique_ptr<WorkingCopy>(new WorkingCopy(root));
  if (auto made = copy->makeFolder()) {
    auto session = copy->fillFrom(source);
    if (session) return OpenedCopy{std::move(copy), std::move(*session)};
    copy->discard();
    copy->onDisk_ = session.error();
  } else {
    copy->onDisk_ = made.error();
  }
  // Is it the file, or is there no place for a copy of it?
  auto session = readSession(source);
  if (!session) return session.error();
  if (!session->files.empty()) {
    std::error_code code;
    auto pattern = (fs::temp_directory_path(code) / "gtvlab-files-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr)
      return Error{source.string(), fmt::format("there is no place for the files in it: {}",
                                                copy->onDisk_.error().text())};
    copy->files_ = pattern;
    if (auto extracted = extractFiles(*session, copy->files_); !extracted) return extracted.error();
  }
  if (auto filled = copy->fillMemory(changesOf(*session)); !filled) return filled.error();
  return OpenedCopy{std::move(copy), std::move(*session)};
}

fs::path WorkingCopy::sessionPath() const { return folder_ / sessionName; }

Result<void> WorkingCopy::makeFolder() {
  if (auto made = makePrivateFolders(root_); !made) return made;
  sweepUp(root_);
  const auto failed = [&](const char* why) {
    return Error{root_.string(), fmt::format("the open session cannot be kept there ({})", why)};
  };
  auto pattern = (root_ / "session-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) return failed(std::strerror(errno));
  folder_ = pattern;
  // The lock is there before the session: who looks in between finds nothing to restore.
  lock_ = takeLock(folder_, true);
  if (lock_ >= 0 && files_.empty()) {
    files_ = folder_ / "files";
    if (::mkdir(files_.c_str(), 0700) == 0) return {};
  } else if (lock_ >= 0) {
    return {};
  }
  const int why = errno;
  removeFolder();
  return failed(std::strerror(why));
}

void WorkingCopy::removeFolder() {
  std::error_code code;
  // The session first: half of a folder is nothing to restore.
  if (!folder_.empty()) {
    fs::remove(folder_ / sessionName, code);
    fs::remove_all(folder_, code);
    if (files_ == folder_ / "files") files_.clear();
  }
  folder_.clear();
  if (lock_ >= 0) ::close(lock_);
  lock_ = -1;
}

Result<void> WorkingCopy::fill(const SessionChanges& first) {
  if (auto described = describe({}, {}, {}); !described) return described;
  auto made = SessionFile::createInMemory();
  if (!made) return made.error();
  if (auto written = (*made)->write(first); !written) return written;
  // It takes its name when it is whole.
  if (auto moved = (*made)->moveTo(folder_ / unfinishedName, sessionPath()); !moved) return moved;
  session_ = std::move(*made);
  return {};
}

Result<Session> WorkingCopy::fillFrom(const fs::path& source) {
  const auto unfinished = folder_ / unfinishedName;
  if (auto copied = copySession(source, unfinished); !copied) return copied.error();
  auto session = readSession(unfinished);
  if (!session) return session.error();
  if (auto extracted = extractFiles(*session, files_); !extracted) return extracted.error();
  std::error_code code;
  for (const auto& file : entriesOf(files_)) hide(file);
  if (auto described = describe({}, {}, {}); !described) return described.error();
  if (auto put = SessionFile::putInPlace(unfinished, sessionPath()); !put) return put.error();
  auto opened = SessionFile::open(sessionPath());
  if (!opened) return opened.error();
  session_ = std::move(*opened);
  if (session_->hasPresentSchema()) return session;
  // Of another version: it is written anew, as this one does it.
  session_ = nullptr;
  if (auto filled = fill(changesOf(*session)); !filled) return filled.error();
  return session;
}

Result<void> WorkingCopy::fillMemory(const SessionChanges& first) {
  auto made = SessionFile::createInMemory();
  if (!made) return made.error();
  session_ = std::move(*made);
  return session_->write(first);
}

void WorkingCopy::moveToDisk() {
  if (onDisk_) return;
  onDisk_ = makeFolder();
  if (!onDisk_) return;
  // Only what others are told of it: it is told again with the next save.
  static_cast<void>(writeDescription());
  onDisk_ = session_->moveTo(folder_ / unfinishedName, sessionPath());
  if (onDisk_)
    removeReplacedCopy();
  else
    removeFolder();
}

void WorkingCopy::replaceOtherCopy(const OtherCopy& before) {
  replacedFolder_ = before.folder;
  if (onDisk_)
    removeReplacedCopy();
  else
    replacedLock_ = takeLock(replacedFolder_, false);
}

void WorkingCopy::removeReplacedCopy() {
  if (replacedLock_ >= 0) ::close(replacedLock_);
  replacedLock_ = -1;
  if (replacedFolder_.empty()) return;
  OtherCopy before;
  before.folder = std::exchange(replacedFolder_, {});
  discardCopy(before);
}

WorkingCopy::~WorkingCopy() {
  session_ = nullptr;
  if (lock_ >= 0) ::close(lock_);
  if (replacedLock_ >= 0) ::close(replacedLock_);
  std::error_code code;
  // Those of a session in memory belong to nobody any more.
  if (!files_.empty() && files_ != folder_ / "files") fs::remove_all(files_, code);
}

Result<void> WorkingCopy::describe(const fs::path& origin, const FileStamp& stamp,
                                   const std::string& title) {
  description_ = {{"origin", origin.empty() ? std::string() : absolutePath(origin).string()},
                  {"title", title},
                  {"stamp", {stamp.exists, stamp.size, stamp.changed, stamp.number}}};
  return folder_.empty() ? Result<void>() : writeDescription();
}

Result<void> WorkingCopy::writeDescription() {
  const auto file = folder_ / aboutName;
  try {
    auto written = writeTextFile(file, prettyJson(description_));
    hide(file);
    return written;
  } catch (const std::exception& error) {
    // A path may be no text.
    return Error{file.string(), error.what()};
  }
}

void WorkingCopy::discard() {
  session_ = nullptr;
  removeFolder();
  removeReplacedCopy();
}

std::vector<OtherCopy> otherCopies(const fs::path& root) {
  std::vector<OtherCopy> out;
  std::error_code code;
  for (const auto& folder : entriesOf(root)) {
    OtherCopy copy;
    copy.folder = folder;
    if (!fs::is_regular_file(copy.session(), code)) continue;
    const int lock = takeLock(copy.folder, false);
    copy.isOpen = lock < 0 && fs::exists(copy.folder / lockName, code);
    if (lock >= 0) ::close(lock);
    for (const auto& name : {std::string(sessionName), std::string(sessionName) + "-wal"}) {
      const auto written = fs::last_write_time(copy.folder / name, code);
      if (!code) copy.written = std::max(copy.written, written);
    }
    if (const auto text = readTextFile(copy.folder / aboutName))
      if (const auto about = parseJson(*text, aboutName); about && about->is_object()) {
        readDescription(*about, copy);
      }
    out.push_back(std::move(copy));
  }
  std::sort(out.begin(), out.end(),
            [](const OtherCopy& a, const OtherCopy& b) { return a.written > b.written; });
  return out;
}

void discardCopy(const OtherCopy& copy) {
  const int lock = takeLock(copy.folder, false);
  std::error_code code;
  if (lock < 0 && fs::exists(copy.folder / lockName, code)) return;
  fs::remove(copy.session(), code);
  fs::remove_all(copy.folder, code);
  if (lock >= 0) ::close(lock);
}

fs::path setAside(const OtherCopy& copy, const std::string& why) {
  const auto folder = unreadableFolder(copy.folder.parent_path());
  static_cast<void>(makePrivateFolders(folder));
  std::error_code code;
  auto place = folder / copy.folder.filename();
  for (int k = 2; fs::exists(place, code); ++k)
    place = folder / fmt::format("{}-{}", copy.folder.filename().string(), k);
  fs::rename(copy.folder, place, code);
  if (code) return copy.folder;
  static_cast<void>(writeTextFile(place / whyName, why));
  return place;
}

std::vector<UnreadableCopy> unreadableCopies(const fs::path& root) {
  std::vector<UnreadableCopy> out;
  std::error_code code;
  for (auto& copy : otherCopies(unreadableFolder(root))) {
    if (fs::exists(copy.folder / dismissedName, code)) continue;
    const auto why = readTextFile(copy.folder / whyName);
    out.push_back({std::move(copy), why ? *why : std::string()});
  }
  return out;
}

void dismiss(const UnreadableCopy& copy) {
  // If that cannot be written, it is said again.
  static_cast<void>(writeTextFile(copy.copy.folder / dismissedName, ""));
}

FileStamp FileStamp::of(const fs::path& file) {
  struct stat status {};
  if (::stat(file.c_str(), &status) != 0) return {};
  constexpr std::int64_t billion = 1'000'000'000;
  return {true, static_cast<std::uintmax_t>(status.st_size),
          status.st_mtim.tv_sec * billion + status.st_mtim.tv_nsec,
          static_cast<std::uintmax_t>(status.st_ino)};
}

}  // namespace gtv
