#pragma once

#include <string>
#include <vector>

#include "experiment/experiment.h"
#include "problem/gtv_problem.h"

// The problems that speed is measured on, the same on every machine (fixed seeds). Where nothing
// else is said: network Lasso, mean squared loss, d = 2, five samples per node, six of ten nodes
// labelled, true parameters (2, 2) and (−2, 2).
namespace gtv::bench {

struct NamedProblem {
  std::string name;
  GtvProblem problem;
};

/// [CFL] Fig. 9 as printed: two clusters of 100 nodes, pIn = 0.5, λ = 0.01.
GtvProblem blockModel(double pOut, double noise);
/// [CFL] Table I as printed, with network Lasso: d = 100 from ten samples per node.
GtvProblem wideBlockModel(double labeledFraction);
/// A chain of 100 nodes whose middle edge has weight 0.5; λ = 0.1, σ = 0.1.
GtvProblem weakChain();
/// [CFL] Fig. 13: a centre and 49 leaves, all labelled.
GtvProblem star(double lambda);
/// A chain of two clusters, all weights 1; λ = 0.1, σ = 0.1.
GtvProblem longChain(int nodes);

/// A chain of twenty levels, noisy labels at every node, λ = 1, σ = 0.1.
Experiment levelsExperiment(int nodes);
GtvProblem levels(int nodes);

/// Points uniform in the unit square, joined below the distance that gives every node ten
/// neighbours on average; the left half is one cluster, the right the other. λ = 0.05, σ = 0.1.
GtvProblem geometric(int nodes);
/// A random 10-regular graph, an expander; one half of the nodes is one cluster, drawn without
/// regard to the edges. λ = 0.05, σ = 0.1.
GtvProblem regular(int nodes);

/// Convex clustering of two half moons (radius 1, σ = 0.1 around them): every point is joined to
/// its `neighbours` nearest with weight exp(−2 dist²). The loss is ‖w − a‖², so λ here is twice
/// that of ½‖w − a‖², the convention of the packages for convex clustering.
GtvProblem moons(int nodes, int neighbours, double lambda);

/// The same with φ(v) = ½‖v‖² and this λ.
GtvProblem withMocha(GtvProblem problem, double lambda);

/// The eight problems with d = 2 that iterations are counted on: four block models, the chain, the
/// star at λ = 0.4, 0.5 and 5.
std::vector<NamedProblem> paperProblems();
/// The eight of the slider, each at the middle of its range (of a slider that goes from 0.4 to 2.8
/// times that): four block models, chain, star, moons at λ = 0.5 and 5 (about 36 and 11 clusters).
std::vector<NamedProblem> sliderProblems();

}  // namespace gtv::bench
