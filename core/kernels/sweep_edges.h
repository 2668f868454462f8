// The edges of a sweep: flows and what they add to their nodes; for sweep_body.h alone, which says
// what may stand here.
#pragma once

#include "kernels/sweep.h"
#include "kernels/sweep_packs.h"
#include "kernels/sweep_registers.h"

namespace gtv::kernels {
namespace {

// ------------------------------------------------------------------ edges of any width ----------

/// The own edges of node i; adds Σ A_e p_e to own[0 … width).
template <class T, int W, EdgeMap Map, Mode M, Weights Weighting>
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
      const T weight = weightOf<Weighting>(S.weight, e);
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
        if constexpr (Weighting != Weights::Ones) next = weight * next;
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
template <class T, EdgeMap Map, Mode M, Weights Weighting>
struct OwnEdges<T, 1, Map, M, Weighting> {
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
      const T weight = weightOf<Weighting>(S.weight, e);
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
template <class R, EdgeMap Map, Mode M, Weights Weighting, bool Sums>
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
    if constexpr (Weighting == Weights::Given) weight = R::weights(at.weight + e);
    if constexpr (Weighting == Weights::Either)
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
        if constexpr (Weighting != Weights::Ones)
          moved = R::fma(difference * weight, difference, moved);
        else
          moved = R::fma(difference, difference, moved);
      }
      R::write(p, next);
      if constexpr (M == Mode::Restart) R::write(at.anchors + 2 * e, next);
    }
    if constexpr (Sums) {
      if constexpr (Weighting != Weights::Ones) next = next * weight;
      own = own + next;
      R::subtractFromNeighbours(record, next);
    }
  }
};

template <class T, EdgeMap Map, Mode M, Weights Weighting>
struct OwnEdges<T, 2, Map, M, Weighting> {
  using Widest = typename Registers<T>::Widest;
  using Middle = typename Registers<T>::Middle;
  using Single = typename Registers<T>::Single;
  using Sum = typename Single::V;

  template <class R, bool ReadAhead, bool Sums>
  static inline int some(Sweep<T>& S, const Streams<T>& at, int i, int e, int to, Sum& own,
                         double& moved) {
    if (e + R::edges > to) return e;
    EdgeAccumulator<R, Map, M, Weighting, Sums> accumulator(S, i);
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

}  // namespace
}  // namespace gtv::kernels
