// Packs of numbers, and what edges and nodes of a sweep have in common; for sweep_body.h alone,
// which says what may stand here.
#pragma once

#include "kernels/sweep.h"

namespace gtv::kernels {
namespace {

template <class T, int N>
struct PackOf {
  using Type [[gnu::vector_size(N * sizeof(T)), gnu::aligned(sizeof(T)), gnu::may_alias]] = T;
};
template <class T, int N>
using Pack = typename PackOf<T, N>::Type;

/// Numbers in the widest register of the level; g++ takes wider packs through memory.
#if defined(__AVX512F__)
constexpr int registerBytes() { return 64; }
#elif defined(__AVX2__)
constexpr int registerBytes() { return 32; }
#else
constexpr int registerBytes() { return 16; }
#endif
template <class T>
constexpr int widest = registerBytes() / static_cast<int>(sizeof(T)) < 8
                           ? registerBytes() / static_cast<int>(sizeof(T))
                           : 8;
template <class T, int W>
constexpr int lanesFor = W == 0 || W > widest<T> ? widest<T> : W;

template <class V>
inline auto total(V x) {
  auto sum = x[0];
  for (unsigned l = 1; l < sizeof(V) / sizeof(x[0]); ++l) sum += x[l];
  return sum;
}

/// From any address. (Not through a pointer to P: clang forgets, where P is a template's argument,
/// that it need not be aligned.)
template <class P, class T>
inline P loadPack(const T* from) {
  P value;
  __builtin_memcpy(&value, from, sizeof(P));
  return value;
}
template <class P, class T>
inline void storePack(T* to, P value) {
  __builtin_memcpy(to, &value, sizeof(P));
}

inline double root(double x) { return __builtin_sqrt(x); }
inline float root(float x) { return __builtin_sqrtf(x); }

template <class T>
inline T larger(T a, T b) {
  return a > b ? a : b;
}
template <class T>
inline T within(T x, T radius) {
  x = x > radius ? radius : x;
  return x < -radius ? -radius : x;
}
template <class T>
inline T magnitude(T x) {
  return x < 0 ? -x : x;
}
/// Lane by lane, without branches: signs cannot be predicted.
template <class P>
inline P magnitudes(P x) {
  return x < P{} ? -x : x;
}
template <class P>
inline P largest(P a, P b) {
  return a > b ? a : b;
}

/// What a sweep measures. Not in the Sweep: there every addition would go through memory.
template <class T>
struct Totals {
  T change = 0;
  double primal = 0;
  double dual = 0;
};

/// The next flow out of T(p), p and the anchor, one number or a pack of them.
template <Mode M, class V, class T>
inline V combined(const Sweep<T>& S, V image, V p, V anchor) {
  if constexpr (M == Mode::Relax) return S.a * image + S.b * p;
  if constexpr (M == Mode::Halpern) return S.a * image + S.b * p + S.c * anchor;
  if constexpr (M == Mode::Gather) return p;
  return image;
}

/// What is known of A_e when the sweep is compiled.
enum class Weights : std::uint8_t {
  Ones,   ///< all are 1
  Given,  ///< every edge has its own
  Either  ///< asked at every edge: where a sweep is rare or its maps are dear
};

template <Weights Weighting, class T>
inline T weightOf(const T* weight, long e) {
  if constexpr (Weighting == Weights::Given) return weight[e];
  if constexpr (Weighting == Weights::Either)
    if (weight != nullptr) return weight[e];
  return 1;
}

constexpr bool readsAnchor(Mode mode) { return mode == Mode::Halpern || mode == Mode::Restart; }
constexpr bool measures(Mode mode) { return mode != Mode::Plain && mode != Mode::Gather; }

/// T(p) from p̃, scalar by scalar; `squares` is ‖p̃‖².
template <EdgeMap Map, class T>
inline T shrink(const Sweep<T>& S, T squares) {
  return Map == EdgeMap::Ball && squares > S.radius * S.radius ? S.radius / root(squares) : T(1);
}

}  // namespace
}  // namespace gtv::kernels
