#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "graph/empirical_graph.h"
#include "problem/gtv_problem.h"

namespace gtv {

/// Who listens to whom in a method whose nodes compare predictions: over the edges of the given
/// graph, or of one that they learn on the way [HET Alg. 2a, 2b (7), (8)].
///
/// A learned graph starts without edges. After every iteration each node chooses the p other nodes
/// whose predictions on the shared test set are nearest to its own, by Σ_r (h_i(x'_r) −
/// h_j(x'_r))², of classes by that of their probabilities (ties by number), and listens to them
/// with weight 1; so do they, unless `directed`. Growing (2a): earlier choices stay. Reset (2b):
/// they are forgotten before. To compare, everybody tells everybody.
///
/// What is chosen belongs to the method, which saves it with its state: a matrix n × n, (j, i) is 1
/// where i listens to j; 0 × 0 of a given graph.
class GraphLearning {
 public:
  enum class Rule { Given, Growing, Reset };
  struct Settings {
    Rule rule = Rule::Given;
    int choices = 10;  ///< p
    bool directed = false;
    bool isOn() const { return rule != Rule::Given; }
  };
  /// How node i hears another one.
  struct Link {
    int neighbour;
    double weight;
    int mail;  ///< the link of the mail that leads to i
  };
  using Links = std::vector<std::vector<Link>>;

  static constexpr int mostNodes = 2000;
  /// Why the graph of so many nodes cannot be learned, or an empty text. `numbersPerPair` is what
  /// the method keeps for every pair of nodes besides.
  static std::string refusal(const Settings& settings, int nodes, double numbersPerPair);
  /// Links between nodes: two per edge, or one per ordered pair of nodes.
  static int linkCount(const Settings& settings, const GtvProblem& problem);

  GraphLearning(const Settings& settings, const GtvProblem& problem);

  bool isOn() const { return settings_.isOn(); }
  int linkCount() const { return isOn() ? nodes_ * nodes_ : 2 * edges_; }
  /// Nothing chosen yet.
  Matrix nothing() const;
  /// Whom every node listens to.
  Links links(const Matrix& chosen) const;
  /// Whom node i may hear.
  std::vector<Link> candidateLinks(int i) const;
  /// The links of the mail over which node i tells what it has.
  std::vector<int> outgoing(int i) const;
  /// Messages of an iteration of the ideal network, over all links or, given, both ways.
  double messages() const;

  /// Every node chooses: column i of `reported` is what node i reports, `received(link)` what was
  /// received over a link of the mail; null: every node receives what the others report.
  void choose(Matrix& chosen, const Matrix& reported,
              const std::function<Vector(int mail)>& received = nullptr) const;

  /// What was chosen as a graph without directions, the same object as long as it is the same
  /// graph; null of a given graph.
  std::shared_ptr<const EmpiricalGraph> graph(const Matrix& chosen) const;

 private:
  int pair(int from, int to) const { return from * nodes_ + to; }

  Settings settings_;
  int nodes_;
  int edges_;    ///< of the given graph
  Links given_;  ///< of the given graph, else empty
  std::vector<std::vector<int>> givenOutgoing_;
  mutable Matrix graphOf_;  ///< what graph_ was made of
  mutable std::shared_ptr<const EmpiricalGraph> graph_;
};

}  // namespace gtv
