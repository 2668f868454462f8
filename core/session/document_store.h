#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/json.h"
#include "experiment/experiment.h"
#include "session/database.h"
#include "session/file_stamp.h"

namespace gtv {

/// The experiment documents of a session file, each written once, with the content of the files
/// that they name. Files that the program brings along stay there. Whatever the session keeps names
/// these files as they are called in the session: where they lay is nobody else's business.
class DocumentStore {
 public:
  explicit DocumentStore(Database& database) : database_(&database) {}

  static const char* schema();

  /// A file as the session holds it.
  struct Stored {
    std::string name;
    std::uint32_t sum = 0;  ///< of its content: another one may get the name once it is free
  };
  /// The files that documents name, by folder and name.
  using Files = std::map<std::string, Stored>;

  /// The number of the document in the file; the document is written if it is new. Where `files`
  /// has an entry for a file that the document names, that content is kept, even if the file has
  /// changed or is gone. Otherwise the present content is read, and becomes the entry.
  std::int64_t put(const Experiment& experiment, Files& files);
  /// The same of a piece of a document that stands elsewhere, see renameFiles(): the piece with the
  /// names of the session, to be written. Relative names start in `folder`; files that differ have
  /// names that differ.
  Json inSession(Json piece, const std::filesystem::path& folder, Files& files);
  /// A text for people that may say where one of these files lies: with its name in the session.
  std::string withoutPaths(std::string text) const;
  /// Files that documents name and that are too large for a session, with their sizes: the session
  /// has none of what they hold. As of the last forgetOthers(); empty: there is none.
  std::string leftOut() const;
  /// Deletes all documents, and files that they name, but those that were put since the last call.
  void forgetOthers();
  /// What the file has is another thing than was thought: it is opened again, or what was written
  /// last was rolled back.
  void learn();
  /// The same session in another file from now on; learn() comes before the next put().
  void follow(Database& database) { database_ = &database; }
  /// A copy of the file goes on with what this one knows of the files on the disk.
  void takeReadFiles(const DocumentStore& other) { read_ = other.read_; }

  /// All documents of a file by number. What is wrong is said by the database.
  static std::map<std::int64_t, Experiment> readDocuments(Database& database);
  static std::map<std::string, std::string> readFiles(Database& database);

 private:
  struct Known {
    std::int64_t id = 0;
    Experiment experiment;  ///< keeps alive what it is known by
  };
  /// The identity of the document, and what the files that it names are called in the session.
  using Key = std::pair<const Json*, std::vector<std::string>>;
  struct Content {
    FileStamp stamp;
    Stored stored;
  };
  /// Is that in the session now? Not so if the transaction that put it there was rolled back, or
  /// if nobody has named it for a while.
  bool holds(const Stored& stored) const;
  /// What a file is called in the session, which has its content from then on; the names of files
  /// that nobody has, or that the program brings along, are such that they stay that.
  std::string nameOf(const Experiment& experiment, const std::string& name, Files& files);
  std::string contentOf(const Experiment& experiment, const std::string& name,
                        const std::string& whole, Files& files);
  Stored putFile(const std::string& path, const std::string& name);

  Database* database_;
  std::int64_t next_ = 1;
  std::map<Key, Known> known_;
  std::set<Key> used_;
  std::set<std::string> usedNames_;             ///< by pieces
  std::set<std::string> usedTooLarge_;          ///< since the last forgetOthers()
  std::set<std::string> tooLarge_;              ///< before that
  std::map<std::string, std::uint32_t> files_;  ///< checksum of the content
  std::map<std::string, Content> read_;         ///< by path: what was read last
  std::map<std::string, std::string> places_;   ///< by path: the name in the session
};

}  // namespace gtv
