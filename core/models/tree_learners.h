#pragma once

#include <vector>

#include "models/learner.h"
#include "models/tree_grower.h"

namespace gtv {

/// A tree and what its nodes predict; 0 at inner ones.
struct ValuedTree {
  BinaryTree tree;
  Vector values;
};

/// What the three learners of trees have in common: sums of trees, one sum per *column*. Regression
/// has one column, two classes one (the second's), more classes one each.
class TreeLearner : public Learner {
 public:
  using Learner::Learner;
  /// One list of trees per column; empty before the first fit.
  const std::vector<std::vector<ValuedTree>>& trees() const { return trees_; }

 protected:
  /// The columns of the targets that have trees.
  Eigen::Index columnCount() const;
  Matrix targets(const Matrix& Y) const;
  /// Σ over the trees of the column, m values.
  Vector sum(Eigen::Index column, const RowMatrix& X, const std::stop_token& stop) const;
  void setTrees(std::vector<std::vector<ValuedTree>> trees) { trees_ = std::move(trees); }

 private:
  std::vector<std::vector<ValuedTree>> trees_;
};

/// One CART tree. Every leaf predicts the weighted mean of its samples, in double precision.
///
/// Classification: the tree of two classes is grown on the probability p of the second one. The
/// squared error of p is half of Gini's impurity, 2p(1 − p) in every leaf once the targets are
/// one-hot, so its splits are those of a CART classifier, and soft labels need nothing further. Of
/// more than two classes every class has a tree of this kind, that class against the rest, and the
/// predicted means are divided by their sum: libxgboost has no trees with several outputs. As with
/// CART, a tree without limits repeats the labels of its samples, if their x differ, and only the
/// order of every feature matters; but a leaf of a class is not one of the others.
class DecisionTree : public TreeLearner {
 public:
  DecisionTree(LearningTask task, int depth, double leafWeight);

  /// The fit sees targets through their weighted sums.
  LearnerTraits traits() const override { return {true, false, true}; }

 protected:
  Result<FitStatus> train(const Samples& samples, const Rng& rng,
                          const std::stop_token& stop) override;
  Matrix evaluate(const RowMatrix& X, const std::stop_token& stop) const override;

 private:
  TreeOptions options_;
};

/// The mean of trees, each grown on ⌈rows · m⌉ samples that are drawn with replacement and
/// probabilities proportional to their weights, every split choosing from a random share of the
/// features [Breiman 2001]. Classes as with DecisionTree; the means are divided by their sum last.
class RandomForest : public TreeLearner {
 public:
  struct Options {
    int trees = 100;
    int depth = 12;
    double leafWeight = 0;  ///< in samples drawn
    double rows = 1;        ///< in (0, 1]
    double features = 1;    ///< in (0, 1]
  };
  RandomForest(LearningTask task, const Options& options);

  LearnerTraits traits() const override { return {false, false, false}; }

 protected:
  Result<FitStatus> train(const Samples& samples, const Rng& rng,
                          const std::stop_token& stop) override;
  Matrix evaluate(const RowMatrix& X, const std::stop_token& stop) const override;

 private:
  Options options_;
};

/// Gradient boosting: F ← F + η h, where the tree h is grown on the negative gradient of the loss
/// and its leaves take a Newton step, Σ s r / Σ s r′ [Friedman 2001]. Squared loss: F begins at the
/// weighted mean, r = y − F, r′ = 1 (Alg. 2). Two classes: p = 1/(1 + e^−F), F begins at the log
/// odds, r = y − p, r′ = p(1 − p) (Alg. 5). More: p = softmax(F_1, …, F_c), F_k begins at the
/// logarithm of the class's share, leaves times (c − 1)/c (Alg. 6).
class BoostedTrees : public TreeLearner {
 public:
  struct Options {
    int trees = 100;
    int depth = 3;
    double leafWeight = 0;
    double learningRate = 0.1;
    double rows = 1;  ///< share of the samples that a tree sees, drawn without replacement
  };
  BoostedTrees(LearningTask task, const Options& options);

  /// In a hundred trees rounding decides some ties, and what follows: equal inputs stay apart.
  LearnerTraits traits() const override { return {options_.rows == 1, false, false}; }

 protected:
  Result<FitStatus> train(const Samples& samples, const Rng& rng,
                          const std::stop_token& stop) override;
  Matrix evaluate(const RowMatrix& X, const std::stop_token& stop) const override;

 private:
  Options options_;
  Vector start_;  ///< where F begins, one per column
};

}  // namespace gtv
