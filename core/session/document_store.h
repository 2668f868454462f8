#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "experiment/experiment.h"
#include "session/database.h"

namespace gtv {

/// The experiment documents of a session file, each written once, with the content of the files
/// that they name as it was at that moment. Files that the program brings along stay there.
class DocumentStore {
 public:
  explicit DocumentStore(Database& database) : database_(&database) {}

  static const char* schema();

  /// The number of the document in the file; it is written if it is new.
  std::int64_t put(const Experiment& experiment);
  /// Deletes all documents, and files that they name, but those that were put since the last call.
  void forgetOthers();
  /// What the file has is another thing than was thought: it is opened again, or what was written
  /// last was rolled back.
  void learn();

  /// All documents of a file by number. What is wrong is said by the database.
  static std::map<std::int64_t, Experiment> readDocuments(Database& database);
  static std::map<std::string, std::string> readFiles(Database& database);

 private:
  struct Known {
    std::int64_t id = 0;
    Experiment experiment;           ///< keeps alive what it is known by
    std::vector<std::string> files;  ///< that it names in the session
  };
  /// The name under which the content is in the session.
  std::string putFile(const std::string& path, const std::string& name);

  Database* database_;
  std::int64_t next_ = 1;
  std::map<const Json*, Known> known_;  ///< by the identity of the document
  std::set<const Json*> used_;
  std::map<std::string, std::uint32_t> files_;  ///< checksum of the content
};

}  // namespace gtv
