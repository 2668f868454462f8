#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/catalogue.h"
#include "base/json.h"

namespace gtv {

/// The whole specification of an experiment as a value: saved, undone, compared, shared. Holds a
/// complete, valid document (every field with its value), immutable and cheap to copy. Fields and
/// their meaning are those of documentFields().
class Experiment {
 public:
  /// All defaults: two clusters, network Lasso.
  Experiment();

  /// Reads a document; `name` is what messages call it. All problems, named by path, go to
  /// `problems` if given; the first is returned.
  /// A document of a newer version is refused; with Newer::ReadOnly it is read as far as this
  /// program understands it, and isReadOnly() says so.
  enum class Newer { Refuse, ReadOnly };
  static Result<Experiment> fromJson(const Json& document, const std::string& name,
                                     std::vector<Error>* problems = nullptr,
                                     Newer newer = Newer::Refuse);

  /// The same experiment with one field changed: "lambda", "graph.clusterSizes.0", "penalty.kind"
  /// (keeps the parameters that both kinds share), "loss" (a whole object). The path must exist.
  Result<Experiment> with(std::string_view path, const Json& value) const;

  /// Complete, in the order of documentFields(), "format" and "version" in front.
  const Json& json() const { return *document_; }

  std::string title() const { return text("title"); }
  std::string source() const { return text("source"); }
  std::string notes() const { return text("notes"); }
  std::uint64_t seed() const { return at("seed").get<std::uint64_t>(); }
  /// Of what the method draws while it runs: "methodSeed", or else "seed".
  std::uint64_t methodSeed() const;
  Choice graph() const { return choice("graph"); }
  Choice layout() const { return choice("layout"); }
  Choice data() const { return choice("data"); }
  /// What the method trains: the model of its own that it names ("solver.model"), which all nodes
  /// have then, or else "model", from which single nodes may differ.
  Choice model() const;
  bool methodHasModel() const;
  Choice loss() const { return choice("loss"); }
  Choice penalty() const { return choice("penalty"); }
  Choice solver() const { return choice("solver"); }
  Choice privacy() const { return choice("privacy"); }
  std::vector<Choice> attacks() const { return choices("attacks"); }
  /// The methods that are compared, with what each has of its own (see racers.h); a race needs two,
  /// see checkRace().
  std::vector<Choice> race() const { return choices("race"); }
  /// The fields of communicationFields().
  const Json& network() const { return at("network"); }
  double lambda() const { return at("lambda").get<double>(); }
  std::int64_t maxIterations() const { return at("stop").at("maxIterations").get<std::int64_t>(); }
  double tolerance() const { return at("stop").at("tolerance").get<double>(); }
  double gapLimit() const { return at("stop").at("gap").get<double>(); }
  /// Does a stopping rule ask for the certificate?
  bool wantsCertificate() const { return tolerance() > 0 || gapLimit() > 0; }
  double objectiveChange() const { return at("stop").at("objectiveChange").get<double>(); }
  int objectiveWindow() const { return at("stop").at("objectiveWindow").get<int>(); }
  double timeLimit() const { return at("stop").at("timeLimit").get<double>(); }
  int repeats() const { return at("repeats").get<int>(); }
  /// 0: by the rule of clusterTolerance() in run/run.h.
  double clusterTolerance() const { return at("clusterTolerance").get<double>(); }
  /// The field as it stands in the document.
  const Json& at(std::string_view field) const;

  /// The experiments that "vary" asks for, each with what it sets; one empty cell if it asks for
  /// none. The last path varies fastest.
  Result<std::vector<std::pair<Json, Experiment>>> cells() const;

  /// Written by a newer program: what it means beyond our fields would be lost by saving it.
  bool isReadOnly() const { return readOnly_; }

  /// Where relative file names start; not part of the document.
  const std::filesystem::path& folder() const { return folder_; }
  void setFolder(std::filesystem::path folder) { folder_ = std::move(folder); }
  /// The path of a file the document names: beside the document, in the current folder or in
  /// resources/data.
  Result<std::string> findFile(const std::string& name) const;
  /// The files that the document names: document path ("data.file") and name as written.
  std::vector<std::pair<std::string, std::string>> fileFields() const;
  /// The document without the names of these files: the same wherever they lie, and in a session,
  /// which has names of its own for them.
  Json withoutFileNames() const;
  /// The same experiment as a document in another folder: relative names that are found beside this
  /// document are written anew, so that they lead to the same files.
  Experiment movedTo(const std::filesystem::path& folder) const;

  friend bool operator==(const Experiment& a, const Experiment& b) {
    return a.document_ == b.document_ || *a.document_ == *b.document_;
  }

 private:
  explicit Experiment(std::shared_ptr<const Json> document) : document_(std::move(document)) {}
  std::string text(std::string_view field) const { return at(field).get<std::string>(); }
  Choice choice(std::string_view field) const { return Choice::ofComplete(at(field)); }
  std::vector<Choice> choices(std::string_view field) const;

  std::shared_ptr<const Json> document_;
  std::filesystem::path folder_;
  bool readOnly_ = false;
};

/// That a document may name under "race".
inline constexpr std::size_t mostRaceMethods = 6;

/// A graph without nodes, to be drawn by hand. One feature, so that the data of every node can be
/// drawn; every cluster of nodes gets true parameters of its own.
Experiment emptyExperiment();

/// The fields of documentFields() in which two experiments differ.
std::vector<std::string> differingFields(const Experiment& a, const Experiment& b);

/// The fields of an experiment document, as a catalogue entry: validation and `gtvlab-cli schema`
/// read it.
const EntryInfo& documentFields();

/// The fields that may change while a run goes on: λ, the penalty, the conditions of the network,
/// and those of networkFields().
const std::vector<std::string>& liveFields();
bool isLiveField(std::string_view field);
/// Those of them that make graph or data another one: changes of the graph by hand, data, single
/// nodes, privacy, attacks.
const std::vector<std::string>& networkFields();
/// Is one of them among the keys of `set`?
bool changesNetwork(const Json& set);

/// Every catalogue a document chooses from, with the field that chooses.
std::vector<std::pair<std::string, const CatalogueView*>> documentCatalogues();

}  // namespace gtv
