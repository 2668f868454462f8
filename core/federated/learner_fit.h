#pragma once

#include <stop_token>

#include "models/learner.h"
#include "problem/learner_assignment.h"

namespace gtv {

/// What a local model is fitted to: samples of nodes, then pairs of test points and pseudo-labels.
struct LearnerSamples {
  RowMatrix X;           ///< m × d
  Matrix Y;              ///< m × c
  Vector weights;        ///< m
  Eigen::Index own = 0;  ///< so many rows, the first ones, are samples of nodes
};

/// Learners fit by least squares. Huber's and the absolute loss of samples become squared errors
/// with sampleWeights(), first at the predictions of the learner where it remembers a fit, else at
/// those of a fit with equal weights, and anew until nothing changes: at most 50 times for models
/// that are linear in parameters, which then are at the minimiser of Huber's loss and near one of
/// the absolute loss; 5 times for others; a learner that remembers goes on from there with its next
/// fit. Pairs keep squared errors.
///
/// To models that are not linear in parameters the size of weights means something (a neighbour of
/// weight s is s of them, a leaf has a least weight): all weights are scaled, so that those of the
/// samples have the sum that they would have with squared errors, and the absolute loss counts
/// residuals below their median as that.
///
/// Unless it ends with Fitted the learner may be that of an earlier round.
Result<FitStatus> fitLearner(Learner& learner, const LearnerAssignment& models,
                             LearnerSamples samples, const Rng& rng,
                             const std::stop_token& stop = {});

/// The random numbers of the model of a node, or of a group of nodes that begins with it.
Rng learnerStream(const Rng& solver, int node);

/// What one pair (x'_r, h_j(x'_r)) weighs where a sample of the node weighs 1, for a neighbour with
/// A_ij = 1: κλ m/m', m the samples of the node (1 where losses are sums); 1 if it has none.
double pairWeight(const LearnerAssignment& models, Eigen::Index samples, Eigen::Index testPoints,
                  double coupling);

/// What a node says of the test points (m'·c, output by output) after the first iteration of
/// model-agnostic FedRelax with averaged pseudo-labels on the given graph, when its neighbours have
/// said what all models say before they are fitted. `coupling` is κλa_i; `solver` the random
/// numbers of the method. An Error without a place says why it cannot be fitted, or that a stop was
/// asked for.
Result<Vector> firstPredictions(const LearnerAssignment& models, int node, const RowMatrix& X,
                                ConstVec labels, const RowMatrix& testSet, double coupling,
                                const Rng& solver, const std::stop_token& stop = {});

}  // namespace gtv
