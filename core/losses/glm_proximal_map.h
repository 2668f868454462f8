#pragma once

#include <Eigen/Cholesky>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/types.h"
#include "losses/local_loss.h"
#include "losses/sample_loss.h"

namespace gtv {

/// The proximal operator of a GlmLoss: a ↦ argmin of c Σ h_r((Ba)_r) + ½‖a − ã‖² in coordinates in
/// which the quadratic part is the identity (ScaledCoordinates of X̃ and γ = ρ + 2μ). What X̃ does
/// not see of w never enters, so it comes out as it went in however steep the loss is. Newton's
/// method; for kinks and knees the proximal method of multipliers around it: smooth, solve, take
/// the θ found as the next centre, until it says on which piece every row lies.
class GlmProximalMap final : public LocalMap {
 public:
  /// Rows with their labels, weights and sample losses; the map takes v to the minimiser of
  /// L(w) + Σ ½γ_j w_j² − (inputScale·v)ᵀw with the ridge already in γ.
  GlmProximalMap(const Matrix& rows, Vector labels, Vector weights, std::vector<SampleLoss> samples,
                 std::vector<Eigen::Index> lassoOf, const Vector& curvature, double inputScale);

  void apply(MutVec v) override;
  /// θ of the last apply, one per row.
  const Vector& theta() const { return theta_; }

 private:
  void solve();

  /// The largest t of Poisson and −t of gamma rows at a; 0 where there is none above.
  double largestExponent(const Vector& a) const;

  /// a ← where Newton's method begins: ã, shortened where exponential losses are far too steep.
  void begin();

  /// The largest |θ_r|.
  double bound(Eigen::Index r) const;

  /// m = 1: t = t̃ − cB²θ, and θ = clip((t̃ − y)/(q/2 + cB²)).
  void solveSingle();

  /// θ_r of the smoothed row at t, and the second derivative there.
  std::pair<double, double> respond(Eigen::Index r, double t) const;

  /// Newton's method on the smoothed problem, with an exact line search: where all rows are on
  /// straight pieces the Newton direction is far too long.
  void minimise();

  /// Where a row lies: on the slope below its interval of θ, above it, or inside, which for kinks
  /// means at t = y.
  enum class Piece : std::uint8_t { Low, Inside, High };

  /// Once the pieces are known, the rest is a smooth problem on an affine set, free of smoothing:
  /// rows at kinks stay there, Newton's method moves along them, and what is then missing in the
  /// gradient are their forces. Begins with the pieces that θ says and moves the rows that
  /// contradict theirs. False, and nothing changed, if that does not settle.
  bool finish();

  /// False if the rows said to be at kinks cannot all be there.
  bool solveOnPieces(Vector& a, Vector& theta);

  /// One Newton step of what is smooth, along the given directions; leaves in gradient_ that of
  /// all but the rows at kinks. Returns the length of the step.
  double slide(const Matrix& along, Vector& a, Vector& theta);

  /// Whether some rows are on another piece than was assumed; pieces_ then says on which. What is
  /// out of its interval by rounding is put back.
  bool movePieces(const Vector& a, Vector& theta);

  /// The root of the derivative along −step, to a tenth of the slope at 0.
  double lineSearch(double decrease);

  Matrix B_;
  Matrix into_;
  Matrix outOf_;
  Vector labels_;
  Vector weights_;
  std::vector<SampleLoss> samples_;
  std::vector<Eigen::Index> lassoOf_;  ///< coordinate j of the last rows, those of ν_j|w_j|
  Vector inverse_;
  double inputScale_;
  Vector unit_;                 ///< ‖B_r‖
  Vector smoothing_;            ///< s_r
  bool isPiecewise_ = false;    ///< some rows are
  bool isExponential_ = false;  ///< some rows are
  Vector theta_;
  Vector centre_;
  Vector slope_;
  Vector force_;
  Vector t_;
  Matrix hessian_;
  Eigen::LLT<Matrix> factor_;
  Vector start_;
  Vector a_;
  Vector gradient_;
  Vector step_;
  std::vector<Piece> pieces_;
  std::vector<Eigen::Index> kinks_;  ///< rows that are held at their kinks
};

}  // namespace gtv
