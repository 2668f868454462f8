#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "experiment/experiment.h"
#include "instances/problem_instance.h"

namespace gtv {

/// What the decomposition is drawn over.
enum class BiasAxis {
  Samples,  ///< m, the samples of a node
  Size,   ///< d': the degree of polynomials, else how many of the features are kept, the first ones
  Lambda  ///< λ
};

/// The expected squared error of a new label, as a mean over the nodes that count [LN 20-22]:
///
///   E (h_D(x) − y)² = B² + V + σ²,
///   B² = E_x (E_D h_D(x) − h̄(x))²,   V = E_x Var_D h_D(x),   y = h̄(x) + σε,
///
/// where D are the samples of all nodes that the models h_D are fitted to, and h̄ is the true
/// function of the node. Least squares of d' of independent normal features on m > d' + 1 samples
/// has V = (B² + σ²)d'/(m − d' − 1).
struct BiasVariancePoint {
  double value = 0;     ///< m, d' or λ
  double bias = 0;      ///< B², without the share V/K that the mean of K draws adds; at least 0
  double variance = 0;  ///< V, with the divisor K − 1
  double noise = 0;     ///< σ²
  double risk = 0;      ///< measured apart: the mean squared error on new labels
};

struct BiasVariance {
  BiasAxis axis = BiasAxis::Samples;
  std::vector<BiasVariancePoint> points;  ///< ascending; empty before there are two draws
  int draws = 0;                          ///< K
  int nodes = 0;  ///< that count: a labelled node is in their part of the graph
};

struct BiasVarianceOptions {
  BiasAxis axis = BiasAxis::Samples;
  std::vector<double> values;  ///< ascending
  int draws = 60;              ///< K, at least 2
  int threads = 1;             ///< change nothing but the time
  std::stop_token stop = {};   ///< whole draws count that are finished by then
  /// What is known after every draw, called by the thread that computes.
  std::function<void(const BiasVariance&)> progress = nullptr;
};

/// Can the error of this experiment be taken apart? Only where more data can be drawn from a truth
/// that is known, with labels that are numbers. The Error says what would help.
Result<void> checkBiasVariance(const Experiment& experiment, const ProblemInstance& network);

/// Values to draw it over: the present one among some that are smaller or larger. An Error where
/// nothing can be varied.
Result<std::vector<double>> biasVarianceValues(const Experiment& experiment,
                                               const ProblemInstance& network, BiasAxis axis);

/// The models are the minimisers of GTVMin with the model and the loss of the experiment, whatever
/// its method. Graph, truth and sampling set are those of `network`; features and noise (and random
/// features of the model) are drawn anew, K times. x is averaged over new samples of every node. A
/// feature map of "privacy" stays: h_D reads what it makes of x.
Result<BiasVariance> biasVariance(const Experiment& experiment, const ProblemInstance& network,
                                  const BiasVarianceOptions& options);

}  // namespace gtv
