#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/rng.h"
#include "base/types.h"

namespace gtv {

/// A fixed map x ↦ z(x) from R^d to R^D: a model h(x) = wᵀz(x) is linear in its parameters, so
/// that the methods for parameter vectors can train it on (z(x_r), y_r) as a linear one.
class FeatureMap {
 public:
  /// With an intercept z₁ = 1; the other entries are those that a ridge term shrinks.
  FeatureMap(Eigen::Index inputs, Eigen::Index features, bool intercept)
      : inputs_(inputs), dimension_(features + (intercept ? 1 : 0)), intercept_(intercept) {}
  virtual ~FeatureMap() = default;

  Eigen::Index inputs() const { return inputs_; }        ///< d
  Eigen::Index dimension() const { return dimension_; }  ///< D, with the intercept
  bool hasIntercept() const { return intercept_; }

  /// m × d to m × D, row by row; after a stop the last rows may be anything.
  RowMatrix apply(const RowMatrix& X, const std::stop_token& stop = {}) const;
  /// "z(x) = (1, x₁, …, x₃)"
  virtual std::string description() const = 0;
  /// What the D entries of z are called, given what those of x are: "intercept", "x1", "x1²". Where
  /// features are scaled the names are those of x all the same.
  std::vector<std::string> names(const std::vector<std::string>& inputs) const;

 protected:
  /// Of what comes behind the intercept.
  virtual std::vector<std::string> mappedNames(const std::vector<std::string>& inputs) const = 0;
  /// Writes what comes behind the intercept.
  virtual void map(const RowMatrix& X, Eigen::Ref<RowMatrix> Z) const = 0;
  /// "(1, " or "("
  std::string opening() const { return intercept_ ? "(1, " : "("; }

 private:
  Eigen::Index inputs_;
  Eigen::Index dimension_;
  bool intercept_;
};

/// u_j = (x_j − centre_j) / scale_j: feature maps want numbers of order one. The same at all nodes,
/// so it is part of the model and not found from the data of one of them.
struct FeatureScaling {
  Vector centre;
  Vector scale;

  /// One value each, or one for all d features; every scale > 0. Errors stand at "centre", "scale".
  static Result<FeatureScaling> make(const Vector& centre, const Vector& scale, Eigen::Index d);
  /// The means and standard deviations of the rows; a constant feature has scale 1.
  static FeatureScaling of(const RowMatrix& X);
  RowMatrix apply(const RowMatrix& X) const;
};

/// z(x) = x.
class IdentityMap : public FeatureMap {
 public:
  IdentityMap(Eigen::Index d, bool intercept) : FeatureMap(d, d, intercept) {}
  std::string description() const override;

 protected:
  std::vector<std::string> mappedNames(const std::vector<std::string>& inputs) const override {
    return inputs;
  }
  void map(const RowMatrix& X, Eigen::Ref<RowMatrix> Z) const override { Z = X; }
};

/// The monomials of u up to a degree: ordered by degree, then (1,1), (1,2), …, (2,2), …; without
/// interactions the powers of every feature only.
class PolynomialMap : public FeatureMap {
 public:
  static Result<std::shared_ptr<const FeatureMap>> make(FeatureScaling scaling, int degree,
                                                        bool interactions, bool intercept);
  std::string description() const override;

 protected:
  std::vector<std::string> mappedNames(const std::vector<std::string>& inputs) const override;
  void map(const RowMatrix& X, Eigen::Ref<RowMatrix> Z) const override;

 private:
  /// A monomial is an earlier one (−1: the constant) times a feature.
  struct Monomial {
    int factor;
    int feature;
  };
  PolynomialMap(FeatureScaling scaling, int degree, bool interactions, bool intercept,
                std::vector<Monomial> monomials);

  FeatureScaling scaling_;
  int degree_;
  bool interactions_;
  std::vector<Monomial> monomials_;
};

/// Truncated powers of degree q, feature by feature: u, …, u^q, max(0, u − t_k)^q. With q = 1 the
/// piecewise linear functions with breaks at the knots t_k, with q = 3 the cubic splines.
class SplineMap : public FeatureMap {
 public:
  SplineMap(FeatureScaling scaling, int degree, Vector knots, bool intercept);
  std::string description() const override;

 protected:
  std::vector<std::string> mappedNames(const std::vector<std::string>& inputs) const override;
  void map(const RowMatrix& X, Eigen::Ref<RowMatrix> Z) const override;

 private:
  FeatureScaling scaling_;
  int degree_;
  Vector knots_;
};

/// z_k(x) = √(2/D) cos(ω_kᵀu + b_k), ω_k ~ N(0, I/σ²), b_k uniform on [0, 2π):
/// z(x)ᵀz(x') ≈ exp(−‖u − u'‖² / (2σ²))  [Rahimi & Recht 2007, Alg. 1].
class RandomFourierMap : public FeatureMap {
 public:
  RandomFourierMap(FeatureScaling scaling, int count, double width, bool intercept, Rng rng);
  std::string description() const override;

 protected:
  std::vector<std::string> mappedNames(const std::vector<std::string>& inputs) const override;
  void map(const RowMatrix& X, Eigen::Ref<RowMatrix> Z) const override;

 private:
  FeatureScaling scaling_;
  double width_;
  Matrix frequencies_;  ///< d × D
  Vector phases_;
};

/// The first p features: of the samples of lagSamples the p newest labels.
class LagMap : public FeatureMap {
 public:
  /// 1 ≤ order ≤ d.
  LagMap(Eigen::Index d, int order, bool intercept) : FeatureMap(d, order, intercept) {}
  std::string description() const override;

 protected:
  std::vector<std::string> mappedNames(const std::vector<std::string>& inputs) const override;
  void map(const RowMatrix& X, Eigen::Ref<RowMatrix> Z) const override { Z = X.leftCols(Z.cols()); }
};

}  // namespace gtv
