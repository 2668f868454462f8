#include "solvers/sweep_maps.h"

#include <Eigen/LU>
#include <algorithm>
#include <type_traits>

#include "base/decompositions.h"

namespace gtv {
namespace {

using kernels::NodeMap;

constexpr int packedRecord(int width) { return width == 1 ? 3 : width == 2 ? 6 : 24; }
/// From this condition number of I + τH on its inverse is taken by eigenvalues: by determinants it
/// would have too few digits to be a contraction.
constexpr double steep = 1e6;
/// Numbers before q in the records of wide maps.
constexpr int wideHeader = 8;

template <class From, class T>
void put(const From& from, T* to) {
  Eigen::Map<Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic>>(to, from.rows(), from.cols()) =
      from.template cast<T>();
}

Eigen::Index roundedUp(Eigen::Index count) { return (count + 7) / 8 * 8; }

}  // namespace

int sweepWidth(int dimension) {
  if (dimension <= 2 || dimension == 4) return dimension;
  if (dimension == 3) return 4;
  return static_cast<int>(roundedUp(dimension));
}

template <class T>
SweepMaps<T>::SweepMaps(const GtvProblem& problem, const SweepGraph& graph)
    : problem_(problem),
      graph_(graph),
      dimension_(problem.dimension),
      width_(sweepWidth(problem.dimension)) {
  const auto n = static_cast<std::size_t>(graph.nodeCount());
  const Eigen::Index d = dimension_;
  const bool small = width_ <= 4;
  kind_.resize(n);
  start_.resize(n);
  quadraticStart_.resize(n);
  if (!small) shift_.resize(n);
  std::int64_t size = 0;
  Matrix H(d, d);
  Vector b(d);
  std::vector<std::pair<int, ThinHessian>> thin;
  for (int k = 0; k < graph.nodeCount(); ++k) {
    const auto& loss = *problem.losses[graph.order[k]];
    start_[k] = size;
    quadraticStart_[k] = static_cast<std::int64_t>(quadratic_.size());
    if (!loss.isQuadratic()) {
      kind_[k] = static_cast<std::uint8_t>(NodeMap::Call);
      size += small ? packedRecord(width_) : wideHeader;
      continue;
    }
    if (!small && loss.isZero()) {
      kind_[k] = static_cast<std::uint8_t>(NodeMap::Zero);
      size += wideHeader;
      continue;
    }
    loss.gradient(Vector::Zero(d), b);
    if (small) {
      kind_[k] = static_cast<std::uint8_t>(NodeMap::Matrix);
      size += packedRecord(width_);
      H.setZero();
      if (!loss.isZero()) loss.addHessian(Vector::Zero(d), H);
      for (Eigen::Index c = 0; c < d; ++c)
        for (Eigen::Index r = c; r < d; ++r) quadratic_.push_back(H(r, c));
      for (Eigen::Index j = 0; j < d; ++j) quadratic_.push_back(-b[j]);
      continue;
    }
    for (Eigen::Index j = 0; j < d; ++j) quadratic_.push_back(-b[j]);
    if (auto rows = loss.thinHessian()) {
      kind_[k] = static_cast<std::uint8_t>(NodeMap::Thin);
      const Matrix gram = rows->rows * rows->rows.transpose();
      quadratic_.insert(quadratic_.end(), gram.data(), gram.data() + gram.size());
      shift_[k] = rows->shift;
      size += wideHeader + width_ * (1 + gram.rows()) + roundedUp(gram.size());
      thin.emplace_back(k, std::move(*rows));
    } else {
      kind_[k] = static_cast<std::uint8_t>(NodeMap::Matrix);
      H.setZero();
      loss.addHessian(Vector::Zero(d), H);
      quadratic_.insert(quadratic_.end(), H.data(), H.data() + H.size());
      size += wideHeader + std::int64_t{width_} * (1 + width_);
    }
  }
  records_ = AlignedArray<T>(static_cast<std::size_t>(size));
  // (Not taken apart by name: clang-tidy 16 crashes on that where there is an optional, too.)
  for (const auto& entry : thin) {
    const Matrix& rows = entry.second.rows;
    T* to = record(entry.first) + wideHeader + width_;
    record(entry.first)[2] = static_cast<T>(rows.rows());
    for (Eigen::Index r = 0; r < rows.rows(); ++r, to += width_) put(rows.row(r).transpose(), to);
  }
  const auto isMatrix = [](std::uint8_t kind) {
    return kind == static_cast<std::uint8_t>(NodeMap::Matrix);
  };
  if (std::all_of(kind_.begin(), kind_.end(), isMatrix))
    kind_.clear();
  else
    called_.resize(n);
}

template <class T>
double SweepMaps<T>::tau(int node) const {
  const double strength = graph_.strength[node];
  return strength > 0 ? gamma_ / strength : gamma_;
}

template <class T>
void SweepMaps<T>::setGamma(double gamma) {
  gamma_ = gamma;
  for (int k = 0; k < graph_.nodeCount(); ++k) {
    const double step = tau(k);
    record(k)[0] = static_cast<T>(step);
    const auto kind = kind_.empty() ? NodeMap::Matrix : static_cast<NodeMap>(kind_[k]);
    if (kind == NodeMap::Call)
      called_[k] = problem_.losses[graph_.order[k]]->prox(1 / step);
    else if (kind == NodeMap::Thin)
      setThin(k, step);
    else if (kind == NodeMap::Matrix && width_ > 4)
      setDense(k, step);
    else if (kind == NodeMap::Matrix)
      setSmall(k, step);
  }
}

template <class T>
void SweepMaps<T>::setSmall(int node, double tau) {
  const double* from = quadratic_.data() + quadraticStart_[node];
  T* to = record(node);
  if (dimension_ == 1) {
    const double m = 1 / (1 + tau * from[0]);
    to[1] = static_cast<T>(m);
    to[2] = static_cast<T>(m * tau * from[1]);
    return;
  }
  double trace = 0;
  for (int c = 0, at = 0; c < dimension_; at += dimension_ - c, ++c) trace += from[at];
  if (tau * trace > steep) {
    setSteep(node, tau);
    return;
  }
  if (dimension_ == 2) {
    const double a = 1 + tau * from[0];
    const double b = tau * from[1];
    const double c = 1 + tau * from[2];
    // a·c − b² without the cancellation of its large parts.
    const double determinant =
        1 + tau * (from[0] + from[2]) + tau * tau * (from[0] * from[2] - from[1] * from[1]);
    const double m00 = c / determinant;
    const double m01 = -b / determinant;
    const double m11 = a / determinant;
    const double x = tau * from[3];
    const double y = tau * from[4];
    const double made[] = {m00, m01, m11, m00 * x + m01 * y, m01 * x + m11 * y};
    for (int k = 0; k < 5; ++k) to[1 + k] = static_cast<T>(made[k]);
    return;
  }
  Eigen::Matrix4d shifted = Eigen::Matrix4d::Identity();
  Eigen::Vector4d q = Eigen::Vector4d::Zero();
  for (int c = 0; c < dimension_; ++c)
    for (int r = c; r < dimension_; ++r, ++from) {
      shifted(r, c) += tau * *from;
      if (r != c) shifted(c, r) = shifted(r, c);
    }
  for (int j = 0; j < dimension_; ++j) q[j] = tau * from[j];
  const Eigen::Matrix4d inverse = shifted.inverse();
  put(inverse * q, to + 1);
  put(inverse, to + 5);
}

template <class T>
void SweepMaps<T>::setSteep(int node, double tau) {
  const double* from = quadratic_.data() + quadraticStart_[node];
  Matrix H(dimension_, dimension_);
  for (int c = 0; c < dimension_; ++c)
    for (int r = c; r < dimension_; ++r, ++from) H(r, c) = *from;
  const Eigen::Map<const Vector> b(from, dimension_);
  const auto [values, vectors, converged] = symmetricEigen(H);
  // An eigenvalue that is rounding is none, and b, a sum of what H sees, has nothing there.
  const double rounding = 4 * epsilon * dimension_ * values.maxCoeff();
  Vector shrink = Vector::Ones(dimension_);
  Vector reach = Vector::Zero(dimension_);
  for (int j = 0; j < dimension_; ++j) {
    if (values[j] <= rounding) continue;
    shrink[j] = 1 / (1 + tau * values[j]);
    reach[j] = tau * shrink[j];
  }
  Matrix inverse = Matrix::Identity(width_, width_);
  inverse.topLeftCorner(dimension_, dimension_) =
      vectors * shrink.asDiagonal() * vectors.transpose();
  Vector q = Vector::Zero(width_);
  q.head(dimension_) = vectors * reach.cwiseProduct(vectors.transpose() * b);
  T* to = record(node);
  if (dimension_ == 2) {
    const double made[] = {inverse(0, 0), inverse(1, 0), inverse(1, 1), q[0], q[1]};
    for (int k = 0; k < 5; ++k) to[1 + k] = static_cast<T>(made[k]);
    return;
  }
  put(q, to + 1);
  put(inverse, to + 5);
}

template <class T>
void SweepMaps<T>::setThin(int node, double tau) {
  // H = XᵀX + μI: (I + τH)⁻¹ = κ(I − Xᵀ(I/(κτ) + XXᵀ)⁻¹X), κ = 1/(1 + τμ).
  T* to = record(node);
  const auto rows = static_cast<Eigen::Index>(to[2]);
  const double* from = quadratic_.data() + quadraticStart_[node];
  const double kappa = 1 / (1 + tau * shift_[node]);
  to[1] = static_cast<T>(kappa);
  put(tau * Eigen::Map<const Vector>(from, dimension_), to + wideHeader);
  Matrix inner = Eigen::Map<const Matrix>(from + dimension_, rows, rows);
  inner.diagonal().array() += 1 / (kappa * tau);
  put(positiveInverse(inner), to + wideHeader + width_ * (1 + rows));
}

template <class T>
void SweepMaps<T>::setDense(int node, double tau) {
  T* to = record(node);
  const double* from = quadratic_.data() + quadraticStart_[node];
  const Eigen::Map<const Vector> b(from, dimension_);
  const Eigen::Map<const Matrix> H(from + dimension_, dimension_, dimension_);
  const Matrix inverse = positiveInverse(Matrix::Identity(dimension_, dimension_) + tau * H);
  put(inverse * (tau * b), to + wideHeader);
  using Square = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic>;
  Eigen::Map<Square>(to + wideHeader + width_, width_, width_)
      .topLeftCorner(dimension_, dimension_) = inverse.template cast<T>();
}

template <class T>
void SweepMaps<T>::fill(kernels::Sweep<T>& sweep) const {
  sweep.maps = records_.data();
  sweep.mapStart = start_.data();
  sweep.kind = kind_.empty() ? nullptr : kind_.data();
}

template <class T>
void SweepMaps<T>::call(int node, T* v) const {
  if constexpr (std::is_same_v<T, double>) {
    called_[node]->apply(Eigen::Map<Vector>(v, dimension_));
  } else {
    Vector w(dimension_);
    std::copy_n(v, dimension_, w.data());
    called_[node]->apply(w);
    put(w, v);
  }
}

template <class T>
std::size_t SweepMaps<T>::bytes() const {
  return kind_.size() + sizeof(std::int64_t) * (start_.size() + quadraticStart_.size()) +
         records_.bytes() + sizeof(double) * (quadratic_.size() + shift_.size());
}

template class SweepMaps<double>;
template class SweepMaps<float>;

}  // namespace gtv
