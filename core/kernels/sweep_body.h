// The sweep itself, compiled once per instruction set: included by sweep_baseline.cpp,
// sweep_avx2.cpp and sweep_avx512.cpp only. Everything is in an anonymous namespace and nothing of
// the standard library or Eigen is used: a template of theirs, compiled for a high level, might
// replace the same template compiled for the baseline. (No include guard: one inclusion per file.)
#include "kernels/sweep_registers.h"

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

template <Weights A, class T>
inline T weightOf(const T* weight, long e) {
  if constexpr (A == Weights::Given) return weight[e];
  if constexpr (A == Weights::Either)
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

// ------------------------------------------------------------------ edges of any width ----------

/// The own edges of node i; adds Σ A_e p_e to own[0 … width).
template <class T, int W, EdgeMap Map, Mode M, Weights A>
struct OwnEdges {
  static constexpr int lanes = lanesFor<T, W>;
  using P = Pack<T, lanes>;

  static inline void run(Sweep<T>& S, Totals<T>& totals, int i, T* own) {
    edges<true>(S, totals, i, S.first[i], S.first[i + 1], own);
  }

  /// The edges from … to − 1, all with the smaller endpoint i; the sums only if Sums.
  template <bool Sums>
  static inline void edges(Sweep<T>& S, Totals<T>& totals, int i, int from, int to, T* own) {
    const int width = W == 0 ? S.width : W;
    const int packs = width / lanes;
    const T* self = S.nodes + 4L * width * i;
    T* image = S.scratch + width;
    if constexpr (Map == EdgeMap::Call && M != Mode::Gather) {
      for (int e = from; e < to; ++e) {
        const T* other = S.nodes + 4L * width * S.tail[e];
        const T* p = S.flows + static_cast<long>(width) * e;
        for (int k = 0; k < width; ++k) *image++ = p[k] + S.step * (self[k] - other[k]);
      }
      image = S.scratch + width;
      S.mapEdges(S.context, image, to - from);
    }
    for (int e = from; e < to; ++e) {
      T* other = S.nodes + 4L * width * S.tail[e];
      if (S.readAhead) {
        const char* ahead = reinterpret_cast<const char*>(S.nodes + 4L * width * S.tail[e + 2]);
        for (unsigned at = 0; at < 2 * width * sizeof(T); at += 64)
          __builtin_prefetch(ahead + at, 1);
      }
      T* p = S.flows + static_cast<long>(width) * e;
      T* anchor = readsAnchor(M) ? S.flowAnchors + static_cast<long>(width) * e : p;
      T scale = 1;
      if constexpr (M != Mode::Gather && Map != EdgeMap::Call) {
        P squares = {};
        for (int k = 0; k < packs; ++k) {
          P t = loadPack<P>(p + k * lanes) +
                S.step * (loadPack<P>(self + k * lanes) - loadPack<P>(other + k * lanes));
          if constexpr (Map == EdgeMap::Ball) squares += t * t;
          if constexpr (Map == EdgeMap::Scale) t = S.factor * t;
          if constexpr (Map == EdgeMap::Box)
            for (int l = 0; l < lanes; ++l) t[l] = within(t[l], S.radius);
          storePack(image + k * lanes, t);
        }
        if constexpr (Map == EdgeMap::Ball) {
          scale = shrink<Map>(S, total(squares));
        }
      }
      const T weight = weightOf<A>(S.weight, e);
      P moved = {};
      for (int k = 0; k < packs; ++k) {
        const int at = k * lanes;
        const P before = loadPack<P>(p + at);
        P next = before;
        if constexpr (M != Mode::Gather) {
          P t = loadPack<P>(image + at);
          if constexpr (Map == EdgeMap::Ball) t = scale * t;
          const P fixed = loadPack<P>(anchor + at);
          next = combined<M>(S, t, before, fixed);
          if constexpr (measures(M)) {
            const P difference = t - (M == Mode::Restart ? fixed : before);
            moved += difference * difference;
          }
          storePack(p + at, next);
          if constexpr (M == Mode::Restart) storePack(anchor + at, next);
        }
        if constexpr (A != Weights::Ones) next = weight * next;
        if constexpr (Sums) {
          storePack(own + at, loadPack<P>(own + at) + next);
          storePack(other + width + at, loadPack<P>(other + width + at) - next);
        }
      }
      if constexpr (measures(M)) totals.dual += static_cast<double>(weight * total(moved));
      if constexpr (Map == EdgeMap::Call && M != Mode::Gather) image += width;
    }
  }
};

/// One number per vector: packs would be scalars.
template <class T, EdgeMap Map, Mode M, Weights A>
struct OwnEdges<T, 1, Map, M, A> {
  static inline void run(Sweep<T>& S, Totals<T>& totals, int i, T* own) {
    edges<true>(S, totals, i, S.first[i], S.first[i + 1], own);
  }

  template <bool Sums>
  static inline void edges(Sweep<T>& S, Totals<T>& totals, int i, int from, int to, T* own) {
    const T self = S.nodes[4L * i];
    T total = 0;
    double moved = 0;
    for (int e = from; e < to; ++e) {
      T* other = S.nodes + 4L * S.tail[e];
      if (S.readAhead) __builtin_prefetch(S.nodes + 4L * S.tail[e + 12], 1);
      const T before = S.flows[e];
      T next = before;
      const T weight = weightOf<A>(S.weight, e);
      if constexpr (M != Mode::Gather) {
        T t = before + S.step * (self - other[0]);
        if constexpr (Map == EdgeMap::Ball || Map == EdgeMap::Box) t = within(t, S.radius);
        if constexpr (Map == EdgeMap::Scale) t *= S.factor;
        if constexpr (Map == EdgeMap::Call) S.mapEdges(S.context, &t, 1);
        const T fixed = readsAnchor(M) ? S.flowAnchors[e] : before;
        next = combined<M>(S, t, before, fixed);
        if constexpr (measures(M)) {
          const T difference = t - (M == Mode::Restart ? fixed : before);
          moved += static_cast<double>(weight * difference * difference);
        }
        S.flows[e] = next;
        if constexpr (M == Mode::Restart) S.flowAnchors[e] = next;
      }
      if constexpr (Sums) {
        next *= weight;
        total += next;
        other[1] -= next;
      }
    }
    totals.dual += moved;
    if constexpr (Sums) own[0] += total;
  }
};

// ------------------------------------------------------------------ two numbers per vector -----

/// The arrays of a sweep, in registers.
template <class T>
struct Streams {
  T* nodes;
  T* flows;
  T* anchors;
  const std::int32_t* tail;
  const T* weight;
};

/// The constants of a sweep and what node i gathers, in registers of R.
template <class R, EdgeMap Map, Mode M, Weights A, bool Sums>
struct EdgeAccumulator {
  using T = typename R::T;
  using V = typename R::V;
  V self, step, radius, squared, a, b, c;
  V own = R::all(0);
  V moved = R::all(0);

  inline EdgeAccumulator(const Sweep<T>& S, int i)
      : self(R::repeat(S.nodes + 8L * i)),
        step(R::all(S.step)),
        radius(R::all(Map == EdgeMap::Scale ? S.factor : S.radius)),
        squared(R::all(Map == EdgeMap::Box ? -S.radius : S.radius * S.radius)),
        a(R::all(S.a)),
        b(R::all(S.b)),
        c(R::all(S.c)) {}

  /// The edges e … e + R::edges − 1. Everything is loaded before anything is stored: the compiler
  /// must take any store for one into anything.
  inline void take(const Sweep<T>& S, const Streams<T>& at, long e) {
    T* record[R::edges];
    for (int k = 0; k < R::edges; ++k)
      record[k] = at.nodes + 8L * static_cast<std::uint32_t>(at.tail[e + k]);
    T* p = at.flows + 2 * e;
    const V before = R::read(p);
    V weight = before;
    if constexpr (A == Weights::Given) weight = R::weights(at.weight + e);
    if constexpr (A == Weights::Either)
      weight = at.weight == nullptr ? R::all(1) : R::weights(at.weight + e);
    V next = before;
    if constexpr (M != Mode::Gather) {
      V t = R::fma(step, self - R::ends(record), before);
      if constexpr (Map == EdgeMap::Ball) t = R::intoBall(t, radius, squared);
      if constexpr (Map == EdgeMap::Box) t = R::clip(t, squared, radius);
      if constexpr (Map == EdgeMap::Scale) t = t * radius;
      if constexpr (Map == EdgeMap::Call) {
        alignas(64) T image[2 * R::edges];
        R::write(image, t);
        S.mapEdges(S.context, image, R::edges);
        t = R::read(image);
      }
      V fixed = before;
      if constexpr (readsAnchor(M)) fixed = R::read(at.anchors + 2 * e);
      next = t;
      if constexpr (M == Mode::Relax) next = R::fma(a, t, b * before);
      if constexpr (M == Mode::Halpern) next = R::fma(a, t, R::fma(b, before, c * fixed));
      if constexpr (measures(M)) {
        const V difference = t - (M == Mode::Restart ? fixed : before);
        if constexpr (A != Weights::Ones)
          moved = R::fma(difference * weight, difference, moved);
        else
          moved = R::fma(difference, difference, moved);
      }
      R::write(p, next);
      if constexpr (M == Mode::Restart) R::write(at.anchors + 2 * e, next);
    }
    if constexpr (Sums) {
      if constexpr (A != Weights::Ones) next = next * weight;
      own = own + next;
      R::subtractFromNeighbours(record, next);
    }
  }
};

template <class T, EdgeMap Map, Mode M, Weights A>
struct OwnEdges<T, 2, Map, M, A> {
  using Widest = typename Registers<T>::Widest;
  using Middle = typename Registers<T>::Middle;
  using Single = typename Registers<T>::Single;
  using Sum = typename Single::V;

  template <class R, bool ReadAhead, bool Sums>
  static inline int some(Sweep<T>& S, const Streams<T>& at, int i, int e, int to, Sum& own,
                         double& moved) {
    if (e + R::edges > to) return e;
    EdgeAccumulator<R, Map, M, A, Sums> accumulator(S, i);
    do {
      if constexpr (ReadAhead)
        for (int k = 0; k < R::edges; ++k)
          __builtin_prefetch(at.nodes + 8L * static_cast<std::uint32_t>(at.tail[e + 8 + k]), 1);
      accumulator.take(S, at, e);
      e += R::edges;
    } while (e + R::edges <= to);
    own = own + R::sumEdges(accumulator.own);
    if constexpr (measures(M)) {
      const Sum pair = R::sumEdges(accumulator.moved);
      moved += static_cast<double>(pair[0] + pair[1]);
    }
    return e;
  }

  template <bool ReadAhead, bool Sums>
  static inline void all(Sweep<T>& S, Totals<T>& totals, int i, int e, int to, T* sum) {
    const Streams<T> at{S.nodes, S.flows, S.flowAnchors, S.tail, S.weight};
    Sum own = Single::all(0);
    if constexpr (Sums) own = Single::read(sum);
    double moved = 0;
    e = some<Widest, ReadAhead, Sums>(S, at, i, e, to, own, moved);
    if constexpr (wider<Widest, Middle>)
      e = some<Middle, ReadAhead, Sums>(S, at, i, e, to, own, moved);
    if constexpr (wider<Middle, Single>)
      e = some<Single, ReadAhead, Sums>(S, at, i, e, to, own, moved);
    if constexpr (Sums) Single::write(sum, own);
    totals.dual += moved;
  }

  static inline void run(Sweep<T>& S, Totals<T>& totals, int i, T* sum) {
    if (S.readAhead)
      all<true, true>(S, totals, i, S.first[i], S.first[i + 1], sum);
    else
      all<false, true>(S, totals, i, S.first[i], S.first[i + 1], sum);
  }

  template <bool Sums>
  static inline void edges(Sweep<T>& S, Totals<T>& totals, int i, int from, int to, T* sum) {
    all<false, Sums>(S, totals, i, from, to, sum);
  }
};

// ------------------------------------------------------------------------------- nodes ----------

/// v ← M v + q and its like, out of the node's record; returns τ.
template <class T, int W>
struct NodeStep {
  static inline T tau(const Sweep<T>& S, int i) { return record(S, i)[0]; }
  static inline const T* record(const Sweep<T>& S, int i) {
    if constexpr (W == 1) return S.maps + 3L * i;
    if constexpr (W == 2) return S.maps + 6L * i;
    if constexpr (W == 4) return S.maps + 24L * i;
    return S.maps + S.mapStart[i];
  }

  static inline void matrix(const Sweep<T>& S, const T* map, T* v, T* image) {
    if constexpr (W == 1) {
      v[0] = map[1] * v[0] + map[2];
    } else if constexpr (W == 2) {
      using P = Pack<T, 2>;
      const P x = v[0] - P{};
      const P y = v[1] - P{};
      storePack(v, loadPack<P>(map + 1) * x + (loadPack<P>(map + 2) * y + loadPack<P>(map + 4)));
    } else if constexpr (W == 4) {
      constexpr int lanes = lanesFor<T, 4>;
      using P = Pack<T, lanes>;
      T from[4];
      for (int k = 0; k < 4; ++k) from[k] = v[k];
      for (int at = 0; at < 4; at += lanes) {
        P sum = loadPack<P>(map + 1 + at);
        for (int k = 0; k < 4; ++k) sum += from[k] * loadPack<P>(map + 5 + 4 * k + at);
        storePack(v + at, sum);
      }
    } else {
      using P = Pack<T, widest<T>>;
      const int width = S.width;
      const T* q = map + 8;
      const T* row = q + width;
      for (int k = 0; k < width; ++k) image[k] = q[k];
      for (int r = 0; r < width; ++r, row += width)
        for (int k = 0; k < width; k += widest<T>)
          storePack(image + k, loadPack<P>(image + k) + v[r] * loadPack<P>(row + k));
      for (int k = 0; k < width; ++k) v[k] = image[k];
    }
  }

  /// κ(y − XᵀGXy), y = v + q.
  static inline void applyLowRank(const Sweep<T>& S, const T* map, T* v, T* image) {
    constexpr int lanes = widest<T>;
    using P = Pack<T, lanes>;
    const int width = S.width;
    const T kappa = map[1];
    const int rows = static_cast<int>(map[2]);
    const T* q = map + 8;
    const T* X = q + width;
    const T* G = X + static_cast<long>(rows) * width;
    for (int k = 0; k < width; k += lanes)
      storePack(v + k, loadPack<P>(v + k) + loadPack<P>(q + k));
    T* t = image;          // rows ≤ width numbers
    T* s = image + width;  // G t
    for (int r = 0; r < rows; ++r) {
      P sum = {};
      for (int k = 0; k < width; k += lanes)
        sum += loadPack<P>(X + static_cast<long>(r) * width + k) * loadPack<P>(v + k);
      t[r] = total(sum);
    }
    for (int r = 0; r < rows; ++r) {
      T sum = 0;
      for (int c = 0; c < rows; ++c) sum += G[static_cast<long>(r) * rows + c] * t[c];
      s[r] = kappa * sum;
    }
    for (int k = 0; k < width; k += lanes) {
      P sum = kappa * loadPack<P>(v + k);
      for (int r = 0; r < rows; ++r)
        sum -= s[r] * loadPack<P>(X + static_cast<long>(r) * width + k);
      storePack(v + k, sum);
    }
  }

  static inline void apply(const Sweep<T>& S, int i, T* v, T* image) {
    const auto kind = S.kind == nullptr ? NodeMap::Matrix : static_cast<NodeMap>(S.kind[i]);
    if (kind == NodeMap::Matrix) return matrix(S, record(S, i), v, image);
    if (kind == NodeMap::Call) return S.mapNode(S.context, i, v);
    if constexpr (W == 0)
      if (kind == NodeMap::Thin) applyLowRank(S, record(S, i), v, image);
  }
};

template <class T, int W, Mode M>
struct Node {
  static constexpr int lanes = W == 1 ? 2 : lanesFor<T, W>;
  using P = Pack<T, lanes>;

  static inline void step(Sweep<T>& S, Totals<T>& totals, int i) {
    const int width = W == 0 ? S.width : W;
    T* mean = S.nodes + 4L * width * i;  // w̄
    T* sum = mean + width;
    T* w = sum + width;
    T* anchor = w + width;
    alignas(64) T fixed[W == 0 ? 8 : W];
    T* v = W == 0 ? S.scratch : fixed;
    T* image = W == 0 ? S.scratch + width : nullptr;
    const T tau = NodeStep<T, W>::tau(S, i);
    T change = 0;
    T moved = 0;
    if constexpr (W == 1) {
      const T last = T(0.5) * (mean[0] + w[0]);
      const T z = next(S, last, w[0], anchor[0]);
      v[0] = z - tau * sum[0];
      NodeStep<T, W>::apply(S, i, v, image);
      moved = (v[0] - z) * (v[0] - z);
      mean[0] = T(2) * v[0] - z;
      change = magnitude(M == Mode::Plain ? z - w[0] : T(0.5) * (mean[0] + z) - last);
      w[0] = z;
      if constexpr (M == Mode::Restart) anchor[0] = z;
      sum[0] = 0;
    } else {
      for (int k = 0; k < width; k += lanes) {
        const P last = T(0.5) * (loadPack<P>(mean + k) + loadPack<P>(w + k));
        const P z = next(S, last, loadPack<P>(w + k), loadPack<P>(anchor + k));
        storePack(v + k, z - tau * loadPack<P>(sum + k));
        storePack(sum + k, M == Mode::Plain ? loadPack<P>(w + k) : last);  // for a moment
        storePack(w + k, z);
        if constexpr (M == Mode::Restart) storePack(anchor + k, z);
      }
      NodeStep<T, W>::apply(S, i, v, image);
      P moves = {};
      P most = {};
      for (int k = 0; k < width; k += lanes) {
        const P after = loadPack<P>(v + k);
        const P z = loadPack<P>(w + k);
        const P next = T(2) * after - z;  // w̄
        // Of what is shown: w, or w⁺ as it comes back out of w̄ and w.
        const P shown = M == Mode::Plain ? z : T(0.5) * (next + z);
        const P difference = shown - loadPack<P>(sum + k);
        most = largest(most, magnitudes(difference));
        moves += (after - z) * (after - z);
        storePack(mean + k, next);
        storePack(sum + k, P{});
      }
      moved = total(moves);
      for (int l = 0; l < lanes; ++l) change = larger(change, most[l]);
    }
    totals.change = larger(totals.change, change);
    if constexpr (M != Mode::Plain) totals.primal += static_cast<double>(moved / tau);
  }

  /// The next z out of the last w⁺, z and the anchor.
  template <class V>
  static inline V next(const Sweep<T>& S, V last, V z, V anchor) {
    return combined<M>(S, last, z, anchor);
  }
};

#if defined(__AVX2__)
/// Two nodes after each other at once, for two numbers per vector and proximal matrices alone. The
/// second's own edges lead to larger nodes, too: they may be taken before the first is updated.
template <EdgeMap Map, Mode M, Weights A>
struct NodePairs {
  using V = __m256d;

  static inline V join(const double* first, const double* second) {
    return _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_loadu_pd(first)), _mm_loadu_pd(second),
                                1);
  }
  static inline void part(double* first, double* second, V x) {
    _mm_storeu_pd(first, _mm256_castpd256_pd128(x));
    _mm_storeu_pd(second, _mm256_extractf128_pd(x, 1));
  }

  /// All nodes but the last of an odd number; returns the first that is left.
  static inline int run(Sweep<double>& S, Totals<double>& totals) {
    if (S.end - S.begin < 2) return S.begin;
    const Streams<double> at{S.nodes, S.flows, S.flowAnchors, S.tail, S.weight};
    EdgeAccumulator<Pack2d, Map, M, A, true> accumulator(S, S.begin);
    V most = _mm256_setzero_pd();
    V moved = most;
    int i = S.begin;
    for (; i + 2 <= S.end; i += 2) {
      double* one = S.nodes + 8L * i;
      double* two = one + 8;
      const V mean = join(one, two);
      const long e = S.first[i];
      V sum = _mm256_setzero_pd();
      if (S.first[i + 1] == e + 1 && S.first[i + 2] == e + 2) {
        if (S.readAhead) {
          __builtin_prefetch(at.nodes + 8L * static_cast<std::uint32_t>(at.tail[e + 8]), 1);
          __builtin_prefetch(at.nodes + 8L * static_cast<std::uint32_t>(at.tail[e + 9]), 1);
        }
        accumulator.self = mean;
        accumulator.own = sum;
        accumulator.take(S, at, e);
        sum = accumulator.own;
      } else {
        OwnEdges<double, 2, Map, M, A>::run(S, totals, i, one + 2);
        OwnEdges<double, 2, Map, M, A>::run(S, totals, i + 1, two + 2);
      }
      sum += join(one + 2, two + 2);

      const V w = join(one + 4, two + 4);
      V anchor = w;
      if constexpr (readsAnchor(M)) anchor = join(one + 6, two + 6);
      const V last = 0.5 * (mean + w);
      const V z = combined<M>(S, last, w, anchor);
      const double* map = S.maps + 6L * i;
      const V tau = _mm256_insertf128_pd(_mm256_set1_pd(map[0]), _mm_set1_pd(map[6]), 1);
      const V v = z - tau * sum;
      const V after =
          join(map + 1, map + 7) * _mm256_permute_pd(v, 0x0) +
          (join(map + 2, map + 8) * _mm256_permute_pd(v, 0xF) + join(map + 4, map + 10));
      const V next = 2.0 * after - z;  // w̄
      part(one, two, next);
      part(one + 2, two + 2, _mm256_setzero_pd());
      part(one + 4, two + 4, z);
      const V difference = M == Mode::Plain ? z - w : 0.5 * (next + z) - last;
      most = _mm256_max_pd(most, _mm256_andnot_pd(_mm256_set1_pd(-0.0), difference));
      if constexpr (M != Mode::Plain) moved += (after - z) * (after - z) / tau;
    }
    for (int l = 0; l < 4; ++l) totals.change = larger(totals.change, most[l]);
    totals.primal += total(moved);
    if constexpr (measures(M)) totals.dual += total(accumulator.moved);
    return i;
  }
};
#endif

/// The nodes that were taken in pairs, where that can be: returns the first that is left.
template <class T, int W, EdgeMap Map, Mode M, Part Half, Weights A>
int inPairs([[maybe_unused]] Sweep<T>& S, [[maybe_unused]] Totals<T>& totals) {
#if defined(__AVX2__)
  if constexpr (W == 2 && sizeof(T) == 8 && Half == Part::Both && M != Mode::Restart &&
                Map != EdgeMap::Call)
    if (S.kind == nullptr) return NodePairs<Map, M, A>::run(S, totals);
#endif
  return S.begin;
}

template <class T, int W, EdgeMap Map, Mode M, Part Half, Weights A>
void sweep(Sweep<T>& S) {
  const int width = W == 0 ? S.width : W;
  Totals<T> totals;
  if constexpr (Half == Part::Crossing) {
    for (int e = S.begin; e < S.end;) {
      int to = e + 1;
      while (to < S.end && S.head[to] == S.head[e]) ++to;
      OwnEdges<T, W, Map, M, A>::template edges<false>(S, totals, S.head[e], e, to, nullptr);
      e = to;
    }
  } else {
    for (int i = inPairs<T, W, Map, M, Half, A>(S, totals); i < S.end; ++i) {
      if constexpr (Half != Part::Nodes) {
        T* sum = S.nodes + 4L * width * i + width;
        OwnEdges<T, W, Map, M, A>::run(S, totals, i, sum);
      }
      if constexpr (Half != Part::Edges) Node<T, W, M>::step(S, totals, i);
    }
  }
  S.change = totals.change;
  S.primalSum = totals.primal;
  S.dualSum = totals.dual;
}

template <class T, EdgeMap Map, Mode M, Part Half, Weights A>
SweepFunction<T> ofWidth(int width) {
  switch (width) {
    case 1:
      return sweep<T, 1, Map, M, Half, A>;
    case 2:
      return sweep<T, 2, Map, M, Half, A>;
    case 4:
      return sweep<T, 4, Map, M, Half, A>;
    default:
      return sweep<T, 0, Map, M, Half, A>;
  }
}

template <class T, EdgeMap Map, Mode M>
SweepFunction<T> ofWeights(int width, bool weighted) {
  if constexpr (Map == EdgeMap::Call)
    return ofWidth<T, Map, M, Part::Both, Weights::Either>(width);
  else
    return weighted ? ofWidth<T, Map, M, Part::Both, Weights::Given>(width)
                    : ofWidth<T, Map, M, Part::Both, Weights::Ones>(width);
}

template <class T, EdgeMap Map>
SweepFunction<T> crossing(Mode mode, int width) {
  switch (mode) {
    case Mode::Relax:
      return ofWidth<T, Map, Mode::Relax, Part::Crossing, Weights::Either>(width);
    case Mode::Halpern:
      return ofWidth<T, Map, Mode::Halpern, Part::Crossing, Weights::Either>(width);
    case Mode::Restart:
      return ofWidth<T, Map, Mode::Restart, Part::Crossing, Weights::Either>(width);
    default:
      return ofWidth<T, Map, Mode::Plain, Part::Crossing, Weights::Either>(width);
  }
}

template <class T, EdgeMap Map>
SweepFunction<T> ofMode(Mode mode, Part part, int width, bool weighted) {
  if (part == Part::Nodes && mode == Mode::Restart)
    return ofWidth<T, EdgeMap::Scale, Mode::Restart, Part::Nodes, Weights::Ones>(width);
  if (part == Part::Crossing) return crossing<T, Map>(mode, width);
  switch (mode) {
    case Mode::Relax:
      return ofWeights<T, Map, Mode::Relax>(width, weighted);
    case Mode::Halpern:
      return ofWeights<T, Map, Mode::Halpern>(width, weighted);
    case Mode::Restart:
      return ofWidth<T, Map, Mode::Restart, Part::Edges, Weights::Either>(width);
    case Mode::Gather:
      return ofWidth<T, EdgeMap::Scale, Mode::Gather, Part::Both, Weights::Either>(width);
    default:
      return ofWeights<T, Map, Mode::Plain>(width, weighted);
  }
}

template <class T>
SweepFunction<T> choose(EdgeMap map, Mode mode, Part part, int width, bool weighted) {
  switch (map) {
    case EdgeMap::Ball:
      return ofMode<T, EdgeMap::Ball>(mode, part, width, weighted);
    case EdgeMap::Box:
      return ofMode<T, EdgeMap::Box>(mode, part, width, weighted);
    case EdgeMap::Scale:
      return ofMode<T, EdgeMap::Scale>(mode, part, width, weighted);
    default:
      return ofMode<T, EdgeMap::Call>(mode, part, width, weighted);
  }
}

}  // namespace
}  // namespace gtv::kernels
