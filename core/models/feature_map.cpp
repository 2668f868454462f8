#include "models/feature_map.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "base/check.h"
#include "base/counted.h"
#include "base/number.h"

namespace gtv {
namespace {

constexpr std::size_t mostMonomials = 10000;
constexpr Eigen::Index numbersAtOnce = 1'000'000;

/// "x1", "x1²", "x1¹²"
std::string powerOf(const std::string& name, int exponent) {
  static const std::vector<std::string> raised{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  auto out = name;
  if (exponent == 1) return out;
  for (const char digit : std::to_string(exponent))
    out += raised[static_cast<std::size_t>(digit - '0')];
  return out;
}

}  // namespace

RowMatrix FeatureMap::apply(const RowMatrix& X, const std::stop_token& stop) const {
  check(X.cols() == inputs_, "the features fit their map");
  RowMatrix Z(X.rows(), dimension_);
  if (intercept_) Z.col(0).setOnes();
  const auto features = dimension_ - (intercept_ ? 1 : 0);
  // So many rows take some 10 ms.
  const auto atOnce =
      std::max<Eigen::Index>(1, numbersAtOnce / std::max<Eigen::Index>(1, features));
  for (Eigen::Index first = 0; first < X.rows() && !stop.stop_requested(); first += atOnce) {
    const auto count = std::min(atOnce, X.rows() - first);
    auto part = Z.block(first, dimension_ - features, count, features);
    map(X.middleRows(first, count), part);
  }
  return Z;
}

std::vector<std::string> FeatureMap::names(const std::vector<std::string>& inputs) const {
  check(static_cast<Eigen::Index>(inputs.size()) == inputs_, "every feature has a name");
  auto out = mappedNames(inputs);
  if (intercept_) out.insert(out.begin(), "intercept");
  return out;
}

Result<FeatureScaling> FeatureScaling::make(const Vector& centre, const Vector& scale,
                                            Eigen::Index d) {
  for (const auto& [name, values] : {std::pair{"centre", &centre}, std::pair{"scale", &scale}})
    if (values->size() != 1 && values->size() != d)
      return Error{name, fmt::format("has {}: one for all features or one each, {}",
                                     counted(values->size(), "number"), d)};
  if (!(scale.array() > 0).all()) return Error{"scale", "must be > 0"};
  const auto spread = [d](const Vector& values) {
    return values.size() == d ? values : Vector(Vector::Constant(d, values[0]));
  };
  return FeatureScaling{spread(centre), spread(scale)};
}

FeatureScaling FeatureScaling::of(const RowMatrix& X) {
  check(X.rows() > 0, "scaling needs samples");
  FeatureScaling scaling;
  scaling.centre = X.colwise().mean();
  const RowMatrix centred = X.rowwise() - scaling.centre.transpose();
  scaling.scale = (centred.colwise().squaredNorm() / static_cast<double>(X.rows())).cwiseSqrt();
  for (double& s : scaling.scale)
    if (!(s > 0)) s = 1;
  return scaling;
}

RowMatrix FeatureScaling::apply(const RowMatrix& X) const {
  return (X.rowwise() - centre.transpose()).array().rowwise() / scale.transpose().array();
}

std::string IdentityMap::description() const {
  return fmt::format("z(x) = {}x₁, …, x_d), d = {}", opening(), inputs());
}

Result<std::shared_ptr<const FeatureMap>> PolynomialMap::make(FeatureScaling scaling, int degree,
                                                              bool interactions, bool intercept) {
  check(degree >= 1, "a polynomial has a degree");
  const int d = static_cast<int>(scaling.centre.size());
  std::vector<Monomial> monomials;
  monomials.reserve(static_cast<std::size_t>(d));
  for (int j = 0; j < d; ++j) monomials.push_back({-1, j});
  std::size_t previous = 0;  // where those of the degree before begin
  for (int g = 2; g <= degree; ++g) {
    const auto end = monomials.size();
    for (auto k = previous; k < end; ++k) {
      const int last = monomials[k].feature;
      for (int j = last; j < (interactions ? d : last + 1); ++j) {
        monomials.push_back({static_cast<int>(k), j});
        if (monomials.size() > mostMonomials)
          return Error{"degree", fmt::format("makes more than {} products of {}; lower it or do "
                                             "without interactions",
                                             mostMonomials, counted(d, "feature"))};
      }
    }
    previous = end;
  }
  return std::shared_ptr<const FeatureMap>(
      new PolynomialMap(std::move(scaling), degree, interactions, intercept, std::move(monomials)));
}

PolynomialMap::PolynomialMap(FeatureScaling scaling, int degree, bool interactions, bool intercept,
                             std::vector<Monomial> monomials)
    : FeatureMap(scaling.centre.size(), static_cast<Eigen::Index>(monomials.size()), intercept),
      scaling_(std::move(scaling)),
      degree_(degree),
      interactions_(interactions),
      monomials_(std::move(monomials)) {}

std::string PolynomialMap::description() const {
  return fmt::format("z(x) = {}{} of u up to degree {})", opening(),
                     interactions_ ? "all products" : "powers", degree_);
}

std::vector<std::string> PolynomialMap::mappedNames(const std::vector<std::string>& inputs) const {
  std::vector<std::string> out;
  out.reserve(monomials_.size());
  for (const auto& monomial : monomials_) {
    // Factors come in ascending order, the last one first.
    std::vector<int> factors;
    for (const auto* at = &monomial;; at = &monomials_[static_cast<std::size_t>(at->factor)]) {
      factors.insert(factors.begin(), at->feature);
      if (at->factor < 0) break;
    }
    std::string name;
    for (std::size_t first = 0; first < factors.size();) {
      auto end = first;
      while (end < factors.size() && factors[end] == factors[first]) ++end;
      if (!name.empty()) name += ' ';
      name +=
          powerOf(inputs[static_cast<std::size_t>(factors[first])], static_cast<int>(end - first));
      first = end;
    }
    out.push_back(std::move(name));
  }
  return out;
}

void PolynomialMap::map(const RowMatrix& X, Eigen::Ref<RowMatrix> Z) const {
  const RowMatrix U = scaling_.apply(X);
  for (std::size_t k = 0; k < monomials_.size(); ++k) {
    const auto [factor, feature] = monomials_[k];
    if (factor < 0)
      Z.col(k) = U.col(feature);
    else
      Z.col(k) = Z.col(factor).cwiseProduct(U.col(feature));
  }
}

SplineMap::SplineMap(FeatureScaling scaling, int degree, Vector knots, bool intercept)
    : FeatureMap(scaling.centre.size(), scaling.centre.size() * (degree + knots.size()), intercept),
      scaling_(std::move(scaling)),
      degree_(degree),
      knots_(std::move(knots)) {}

std::string SplineMap::description() const {
  return fmt::format("z(x) = {}u, …, u^q, max(0, u − t_k)^q for every feature), q = {}, {}",
                     opening(), degree_, counted(std::ssize(knots_), "knot"));
}

std::vector<std::string> SplineMap::mappedNames(const std::vector<std::string>& inputs) const {
  std::vector<std::string> out;
  out.reserve(inputs.size() * static_cast<std::size_t>(degree_ + knots_.size()));
  for (const auto& input : inputs) {
    for (int q = 1; q <= degree_; ++q) out.push_back(powerOf(input, q));
    for (const double knot : knots_)
      out.push_back(powerOf(
          fmt::format("({} {} {})₊", input, knot < 0 ? '+' : '-', formatNumber(std::abs(knot))),
          degree_));
  }
  return out;
}

void SplineMap::map(const RowMatrix& X, Eigen::Ref<RowMatrix> Z) const {
  const RowMatrix U = scaling_.apply(X);
  Eigen::Index column = 0;
  for (Eigen::Index j = 0; j < U.cols(); ++j) {
    for (int q = 1; q <= degree_; ++q) Z.col(column++) = U.col(j).array().pow(q);
    for (const double knot : knots_)
      Z.col(column++) = (U.col(j).array() - knot).max(0.0).pow(degree_);
  }
}

RandomFourierMap::RandomFourierMap(FeatureScaling scaling, int count, double width, bool intercept,
                                   Rng rng)
    : FeatureMap(scaling.centre.size(), count, intercept),
      scaling_(std::move(scaling)),
      width_(width),
      frequencies_(scaling_.centre.size(), count),
      phases_(count) {
  rng.fillNormal(frequencies_);
  frequencies_ /= width;
  for (double& phase : phases_) phase = rng.uniform(0, 2 * std::numbers::pi);
}

std::string RandomFourierMap::description() const {
  return fmt::format("z(x) = {}√(2/D) cos(ω_kᵀu + b_k), k = 1 … {}), σ = {}", opening(),
                     phases_.size(), width_);
}

std::vector<std::string> RandomFourierMap::mappedNames(const std::vector<std::string>&) const {
  std::vector<std::string> out;
  out.reserve(static_cast<std::size_t>(phases_.size()));
  for (Eigen::Index k = 1; k <= phases_.size(); ++k) out.push_back(fmt::format("cos {}", k));
  return out;
}

void RandomFourierMap::map(const RowMatrix& X, Eigen::Ref<RowMatrix> Z) const {
  const RowMatrix U = scaling_.apply(X);
  Z.noalias() = U * frequencies_;
  Z.rowwise() += phases_.transpose();
  Z = std::sqrt(2 / static_cast<double>(phases_.size())) * Z.array().cos();
}

std::string LagMap::description() const {
  return fmt::format("z(x) = {}x₁, …, x_p), p = {}: the newest labels", opening(),
                     dimension() - (hasIntercept() ? 1 : 0));
}

std::vector<std::string> LagMap::mappedNames(const std::vector<std::string>& inputs) const {
  const auto order = dimension() - (hasIntercept() ? 1 : 0);
  return {inputs.begin(), inputs.begin() + order};
}

}  // namespace gtv
