#include "session/document_store.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <filesystem>
#include <utility>

#include "base/json.h"
#include "base/memory_limits.h"
#include "base/resources.h"
#include "experiment/file_names.h"
#include "session/packing.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

/// Does the program bring this file along, wherever it runs?
bool isResource(const fs::path& file) {
  std::error_code code;
  return fs::equivalent(file, resourceFolder() / "data" / file.filename(), code) && !code;
}

/// Files that the session does not have are not found among those that it has.
constexpr const char* missingFolder = "missing";

/// What a blob of SQLite holds at most is 10⁹ bytes. It is read whole, and copied.
constexpr double largestFile = 9e8;
constexpr double shareOfMemory = 0.25;

bool isTooLarge(double size) {
  return size > largestFile || size > shareOfMemory * availableMemory();
}

/// Whether there is something to be kept: no folder, pipe or device, and nothing that this user may
/// not read. Documents may name those, too: no run begins with them.
bool isReadable(const fs::path& file) {
  std::error_code code;
  return fs::is_regular_file(file, code) && ::access(file.c_str(), R_OK) == 0;
}

}  // namespace

const char* DocumentStore::schema() {
  return "CREATE TABLE document(id INTEGER PRIMARY KEY, json TEXT NOT NULL, crc INTEGER NOT NULL);"
         "CREATE TABLE file(name TEXT PRIMARY KEY, content BLOB NOT NULL, crc INTEGER NOT NULL);";
}

std::int64_t DocumentStore::put(const Experiment& experiment, Files& files) {
  Key key{&experiment.json(), {}};
  for (const auto& name : fileNamesIn(experiment.json()))
    key.second.push_back(nameOf(experiment, name, files));
  used_.insert(key);
  if (const auto found = known_.find(key); found != known_.end()) return found->second.id;
  const Known known{next_++, experiment};
  auto inside = experiment.json();
  std::size_t next = 0;
  renameFiles(inside, [&](const std::string& /*name*/) { return key.second[next++]; });
  const auto text = inside.dump();
  auto insert = database_->prepare("INSERT INTO document(id, json, crc) VALUES(?, ?, ?)");
  insert.bind(known.id).bindText(text).bind(checksum(text)).run();
  known_.emplace(std::move(key), known);
  return known.id;
}

Json DocumentStore::inSession(Json piece, const fs::path& folder, Files& files) {
  Experiment at;
  at.setFolder(folder);
  std::map<std::string, std::string> meant;  // by the name in the session
  renameFiles(piece, [&](const std::string& name) {
    auto inside = nameOf(at, name, files);
    usedNames_.insert(inside);
    // A sweep over files of the same content is one over several names.
    while (meant.emplace(inside, name).first->second != name) inside.insert(0, "./");
    return inside;
  });
  return piece;
}

std::string DocumentStore::withoutPaths(std::string text) const {
  // A path that begins with another one comes first.
  for (auto it = places_.rbegin(); it != places_.rend(); ++it)
    for (auto at = text.find(it->first); at != std::string::npos;
         at = text.find(it->first, at + it->second.size()))
      text.replace(at, it->first.size(), it->second);
  return text;
}

std::string DocumentStore::leftOut() const { return fmt::format("{}", fmt::join(tooLarge_, ", ")); }

std::string DocumentStore::nameOf(const Experiment& experiment, const std::string& name,
                                  Files& files) {
  const auto whole = (experiment.folder() / name).string();
  auto inside = contentOf(experiment, name, whole, files);
  if (fs::path(whole).is_absolute()) places_.insert_or_assign(whole, inside);
  return inside;
}

std::string DocumentStore::contentOf(const Experiment& experiment, const std::string& name,
                                     const std::string& whole, Files& files) {
  if (const auto kept = files.find(whole); kept != files.end() && holds(kept->second))
    return kept->second.name;
  const auto file = experiment.findFile(name);
  const auto base = fs::path(name).filename();
  auto missing = (fs::path(missingFolder) / base).string();
  // What is missing and never was there is missing later: the document says what it asks for.
  if (!file || !isReadable(*file)) {
    const auto last = read_.find(whole);
    if (last != read_.end() && holds(last->second.stored)) return last->second.stored.name;
    return missing;
  }
  if (isResource(*file)) return base.string();
  std::error_code code;
  const auto size = static_cast<double>(fs::file_size(*file, code));
  if (!code && isTooLarge(size)) {
    usedTooLarge_.insert(fmt::format("{} ({:.2g} GB)", shown(base.string()), size / 1e9));
    return missing;
  }
  auto& read = read_[whole];
  const auto stamp = FileStamp::of(*file);
  if (!(read.stamp == stamp) || !holds(read.stored)) read = {stamp, putFile(*file, name)};
  files[whole] = read.stored;
  return read.stored.name;
}

bool DocumentStore::holds(const Stored& stored) const {
  const auto found = files_.find(stored.name);
  return found != files_.end() && found->second == stored.sum;
}

DocumentStore::Stored DocumentStore::putFile(const std::string& path, const std::string& name) {
  const auto content = readTextFile(path);
  if (!content) {
    database_->fail(content.error().text(), true);
    return {name};
  }
  const auto sum = checksum(*content);
  const auto base = fs::path(name).filename();
  auto stored = base.string();
  // A file of the same name and other content stays what it was for the documents before, and so
  // does one that the program brings along.
  std::error_code code;
  for (int k = 2; (files_.contains(stored) && files_.at(stored) != sum) ||
                  fs::exists(resourceFolder() / "data" / stored, code);
       ++k)
    stored = fmt::format("{}-{}{}", base.stem().string(), k, base.extension().string());
  if (files_.emplace(stored, sum).second) {
    auto insert = database_->prepare("INSERT INTO file(name, content, crc) VALUES(?, ?, ?)");
    insert.bindText(stored).bindBytes(*content).bind(sum).run();
  }
  return {stored, sum};
}

void DocumentStore::forgetOthers() {
  std::set<std::int64_t> ids;
  std::set<std::string> names;
  for (auto it = known_.begin(); it != known_.end();) {
    if (!used_.contains(it->first)) {
      it = known_.erase(it);
      continue;
    }
    ids.insert(it->second.id);
    names.insert(it->first.second.begin(), it->first.second.end());
    ++it;
  }
  used_.clear();
  tooLarge_ = std::exchange(usedTooLarge_, {});
  names.merge(std::exchange(usedNames_, {}));
  std::vector<std::int64_t> old;
  auto all = database_->prepare("SELECT id FROM document");
  while (all.step())
    if (!ids.contains(all.integer(0))) old.push_back(all.integer(0));
  auto removeDocument = database_->prepare("DELETE FROM document WHERE id = ?");
  for (const auto id : old) removeDocument.bind(id).run();
  auto removeFile = database_->prepare("DELETE FROM file WHERE name = ?");
  for (auto it = files_.begin(); it != files_.end();)
    if (names.contains(it->first)) {
      ++it;
    } else {
      removeFile.bindText(it->first).run();
      it = files_.erase(it);
    }
}

void DocumentStore::learn() {
  known_.clear();
  used_.clear();
  usedNames_.clear();
  usedTooLarge_.clear();
  next_ = database_->number("SELECT coalesce(max(id), 0) FROM document") + 1;
  files_.clear();
  auto files = database_->prepare("SELECT name, crc FROM file");
  while (files.step()) files_[files.text(0)] = static_cast<std::uint32_t>(files.integer(1));
}

std::map<std::int64_t, Experiment> DocumentStore::readDocuments(Database& database) {
  std::map<std::int64_t, Experiment> out;
  auto rows = database.prepare("SELECT id, json, crc FROM document");
  while (rows.step()) {
    const auto text = rows.bytes(1);
    if (rows.integer(2) != checksum(text)) {
      database.fail(
          fmt::format("it is damaged: document {} is not what was written", rows.integer(0)));
      break;
    }
    const auto name = fmt::format("document {}", rows.integer(0));
    const auto json = parseJson(text, name);
    auto experiment = json ? Experiment::fromJson(*json, name) : json.error();
    if (!experiment) {
      const bool isNewer =
          json && Experiment::fromJson(*json, name, nullptr, Experiment::Newer::ReadOnly).ok();
      database.fail((isNewer ? "" : "it is damaged: ") + experiment.error().text());
      break;
    }
    out.emplace(rows.integer(0), std::move(*experiment));
  }
  return out;
}

std::map<std::string, std::string> DocumentStore::readFiles(Database& database) {
  std::map<std::string, std::string> out;
  auto rows = database.prepare("SELECT name, content, crc FROM file");
  while (rows.step()) {
    auto name = rows.text(0);
    // A name that leads out of the folder would be written elsewhere.
    const bool plain = !name.empty() && name != "." && name != ".." &&
                       name.find_first_of("/\\") == std::string::npos &&
                       name.find('\0') == std::string::npos;
    if (!plain || rows.integer(2) != checksum(rows.bytes(1))) {
      database.fail(
          fmt::format("it is damaged: the file {} in it is not what was written", shown(name)));
      break;
    }
    out.emplace(std::move(name), std::string(rows.bytes(1)));
  }
  return out;
}

}  // namespace gtv
