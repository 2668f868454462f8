// The sweep itself, compiled once per instruction set: included by sweep_baseline.cpp,
// sweep_avx2.cpp and sweep_avx512.cpp only. Everything is in an anonymous namespace and nothing of
// the standard library or Eigen is used: a template of theirs, compiled for a high level, might
// replace the same template compiled for the baseline.
#pragma once

#include "kernels/sweep.h"
#include "kernels/sweep_edges.h"
#include "kernels/sweep_packs.h"
#include "kernels/sweep_registers.h"

namespace gtv::kernels {
namespace {

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
template <EdgeMap Map, Mode M, Weights Weighting>
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
    EdgeAccumulator<Pack2d, Map, M, Weighting, true> accumulator(S, S.begin);
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
        OwnEdges<double, 2, Map, M, Weighting>::run(S, totals, i, one + 2);
        OwnEdges<double, 2, Map, M, Weighting>::run(S, totals, i + 1, two + 2);
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
template <class T, int W, EdgeMap Map, Mode M, Part Half, Weights Weighting>
int inPairs([[maybe_unused]] Sweep<T>& S, [[maybe_unused]] Totals<T>& totals) {
#if defined(__AVX2__)
  if constexpr (W == 2 && sizeof(T) == 8 && Half == Part::Both && M != Mode::Restart &&
                Map != EdgeMap::Call)
    if (S.kind == nullptr) return NodePairs<Map, M, Weighting>::run(S, totals);
#endif
  return S.begin;
}

template <class T, int W, EdgeMap Map, Mode M, Part Half, Weights Weighting>
void sweep(Sweep<T>& S) {
  const int width = W == 0 ? S.width : W;
  Totals<T> totals;
  if constexpr (Half == Part::Crossing) {
    for (int e = S.begin; e < S.end;) {
      int to = e + 1;
      while (to < S.end && S.head[to] == S.head[e]) ++to;
      OwnEdges<T, W, Map, M, Weighting>::template edges<false>(S, totals, S.head[e], e, to,
                                                               nullptr);
      e = to;
    }
  } else {
    for (int i = inPairs<T, W, Map, M, Half, Weighting>(S, totals); i < S.end; ++i) {
      if constexpr (Half != Part::Nodes) {
        T* sum = S.nodes + 4L * width * i + width;
        OwnEdges<T, W, Map, M, Weighting>::run(S, totals, i, sum);
      }
      if constexpr (Half != Part::Edges) Node<T, W, M>::step(S, totals, i);
    }
  }
  S.change = totals.change;
  S.primalSum = totals.primal;
  S.dualSum = totals.dual;
}

template <class T, EdgeMap Map, Mode M, Part Half, Weights Weighting>
SweepFunction<T> ofWidth(int width) {
  switch (width) {
    case 1:
      return sweep<T, 1, Map, M, Half, Weighting>;
    case 2:
      return sweep<T, 2, Map, M, Half, Weighting>;
    case 4:
      return sweep<T, 4, Map, M, Half, Weighting>;
    default:
      return sweep<T, 0, Map, M, Half, Weighting>;
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
