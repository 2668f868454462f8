#include "session/working_copy.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>
#include <utility>

#include "base/json.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

constexpr const char* sessionName = "session.gtvlab";
constexpr const char* lockName = "lock";
constexpr const char* aboutName = "about.json";

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
  auto database = Database::open(source, Database::Access::Read);
  if (!database) return database.error();
  std::error_code code;
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

}  // namespace

fs::path openSessionsFolder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/')
    return fs::path(data) / "gtvlab" / "open";
  const char* home = std::getenv("HOME");
  return fs::path(home != nullptr && *home != '\0' ? home : "/tmp") / ".local/share/gtvlab/open";
}

Result<std::unique_ptr<WorkingCopy>> WorkingCopy::create(const fs::path& root) {
  return make(root, &SessionFile::create);
}

Result<std::unique_ptr<WorkingCopy>> WorkingCopy::createFrom(const fs::path& source,
                                                             const fs::path& root) {
  return make(root, [&](const fs::path& place) -> Result<std::unique_ptr<SessionFile>> {
    if (auto copied = copySession(source, place); !copied) return copied.error();
    return SessionFile::open(place);
  });
}

fs::path WorkingCopy::sessionPlace() const { return folder_ / sessionName; }

Result<std::unique_ptr<WorkingCopy>> WorkingCopy::make(
    const fs::path& root,
    const std::function<Result<std::unique_ptr<SessionFile>>(const fs::path&)>& makeSession) {
  std::error_code code;
  fs::create_directories(root, code);
  auto pattern = (root / "session-XXXXXX").string();
  if (code || ::mkdtemp(pattern.data()) == nullptr)
    return Error{root.string(), fmt::format("the open session cannot be kept there ({})",
                                            code ? code.message() : std::strerror(errno))};
  const fs::path folder(pattern);
  const auto give = [&](const Error& error) {
    fs::remove_all(folder, code);
    return error;
  };
  // The lock is there before the session: who looks in between finds nothing to restore.
  const int lock = takeLock(folder, true);
  if (lock < 0) return give({folder.string(), "cannot be locked"});
  auto copy = std::unique_ptr<WorkingCopy>(new WorkingCopy(folder, lock));
  fs::create_directory(copy->filesFolder(), code);
  auto session = makeSession(folder / sessionName);
  if (!session) return give(session.error());
  copy->session_ = std::move(*session);
  if (auto described = copy->describe({}, {}, {}); !described) return give(described.error());
  return copy;
}

WorkingCopy::~WorkingCopy() {
  session_ = nullptr;
  ::close(lock_);
}

Result<void> WorkingCopy::describe(const fs::path& origin, const FileStamp& stamp,
                                   const std::string& title) {
  const Json about{{"origin", origin.empty() ? std::string() : fs::absolute(origin).string()},
                   {"title", title},
                   {"stamp", {stamp.exists, stamp.size, stamp.changed, stamp.number}}};
  return writeTextFile(folder_ / aboutName, prettyJson(about));
}

void WorkingCopy::discard() {
  session_ = nullptr;
  std::error_code code;
  // The session first: half of a folder is nothing to restore.
  fs::remove(folder_ / sessionName, code);
  fs::remove_all(folder_, code);
}

std::vector<OtherCopy> otherCopies(const fs::path& root) {
  std::vector<OtherCopy> out;
  std::error_code code;
  for (const auto& entry : fs::directory_iterator(root, code)) {
    OtherCopy copy;
    copy.folder = entry.path();
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

fs::path setAside(const OtherCopy& copy) {
  std::error_code code;
  const auto folder = copy.folder.parent_path().parent_path() / "unreadable";
  fs::create_directories(folder, code);
  auto place = folder / copy.folder.filename();
  for (int k = 2; fs::exists(place, code); ++k)
    place = folder / fmt::format("{}-{}", copy.folder.filename().string(), k);
  fs::rename(copy.folder, place, code);
  return code ? copy.folder : place;
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
