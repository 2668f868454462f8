// The sweep itself, compiled once per instruction set: included by sweep_baseline.cpp,
// sweep_avx2.cpp and sweep_avx512.cpp only. Everything is in an anonymous namespace and nothing of
// the standard library or Eigen is used: a template of theirs, compiled for a high level, might
// replace the same template compiled for the baseline. (No include guard: one inclusion per file.)
#include <immintrin.h>

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

template <class P, class T>
inline P loadPack(const T* from) {
  return *reinterpret_cast<const P*>(from);
}
template <class P, class T>
inline void storePack(T* to, P value) {
  *reinterpret_cast<P*>(to) = value;
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

constexpr bool readsAnchor(Mode mode) { return mode == Mode::Halpern || mode == Mode::Restart; }
constexpr bool measures(Mode mode) { return mode != Mode::Plain && mode != Mode::Gather; }

/// T(p) from p̃, scalar by scalar; `squares` is ‖p̃‖².
template <EdgeMap Map, class T>
inline T shrink(const Sweep<T>& S, T squares) {
  return Map == EdgeMap::Ball && squares > S.radius * S.radius ? S.radius / root(squares) : T(1);
}

// ------------------------------------------------------------------ edges of any width ----------

/// The own edges of node i; adds Σ A_e p_e to own[0 … width).
template <class T, int W, EdgeMap Map, Mode M, bool Weighted>
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
      const T weight = Weighted ? S.weight[e] : T(1);
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
        if constexpr (Weighted) next = weight * next;
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
template <class T, EdgeMap Map, Mode M, bool Weighted>
struct OwnEdges<T, 1, Map, M, Weighted> {
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
      const T weight = Weighted ? S.weight[e] : T(1);
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

/// One edge in a register of 128 bits, two in 256, four in 512: what the sweep needs of them.
/// `count` edges of a register hold data.
struct One {
  using T = double;
  using V = __m128d;
  static constexpr int edges = 1;
  static V all(double x) { return _mm_set1_pd(x); }
  static V read(const double* from) { return _mm_loadu_pd(from); }
  static void write(double* to, V x) { _mm_storeu_pd(to, x); }
  static V repeat(const double* pair) { return _mm_loadu_pd(pair); }
  static V weights(const double* from) { return _mm_set1_pd(*from); }
  static V ends(double* const* record) { return _mm_loadu_pd(record[0]); }
  static V fma(V x, V y, V z) {
#if defined(__FMA__)
    return _mm_fmadd_pd(x, y, z);
#else
    return _mm_add_pd(_mm_mul_pd(x, y), z);
#endif
  }
  static V clip(V x, V low, V high) { return _mm_min_pd(_mm_max_pd(x, low), high); }
  static V intoBall(V t, V radius, V squared) {
    const V squares = _mm_mul_pd(t, t);
    const V norms = _mm_add_pd(squares, _mm_shuffle_pd(squares, squares, 1));
    const V outside = _mm_cmpgt_pd(norms, squared);
    if (_mm_movemask_pd(outside) == 0) return t;
    return _mm_mul_pd(t, _mm_div_pd(radius, _mm_sqrt_pd(norms)));
  }
  static __m128d fold(V x) { return x; }
  static void give(double* const* record, V x) {
    double* to = record[0] + 2;
    _mm_storeu_pd(to, _mm_sub_pd(_mm_loadu_pd(to), x));
  }
};

#if defined(__AVX2__)
struct Two {
  using T = double;
  using V = __m256d;
  static constexpr int edges = 2;
  static V all(double x) { return _mm256_set1_pd(x); }
  static V read(const double* from) { return _mm256_loadu_pd(from); }
  static void write(double* to, V x) { _mm256_storeu_pd(to, x); }
  static V repeat(const double* pair) {
    return _mm256_broadcast_pd(reinterpret_cast<const __m128d*>(pair));
  }
  static V weights(const double* from) {
    return _mm256_permute4x64_pd(_mm256_castpd128_pd256(_mm_loadu_pd(from)), 0x50);
  }
  static V ends(double* const* record) {
    return _mm256_insertf128_pd(_mm256_castpd128_pd256(_mm_loadu_pd(record[0])),
                                _mm_loadu_pd(record[1]), 1);
  }
  static V fma(V x, V y, V z) { return _mm256_fmadd_pd(x, y, z); }
  static V clip(V x, V low, V high) { return _mm256_min_pd(_mm256_max_pd(x, low), high); }
  static V intoBall(V t, V radius, V squared) {
    const V squares = _mm256_mul_pd(t, t);
    const V norms = _mm256_add_pd(squares, _mm256_permute_pd(squares, 5));
    const V outside = _mm256_cmp_pd(norms, squared, _CMP_GT_OQ);
    if (_mm256_movemask_pd(outside) == 0) return t;
    return _mm256_blendv_pd(t, _mm256_mul_pd(t, _mm256_div_pd(radius, _mm256_sqrt_pd(norms))),
                            outside);
  }
  static __m128d fold(V x) {
    return _mm_add_pd(_mm256_castpd256_pd128(x), _mm256_extractf128_pd(x, 1));
  }
  static void give(double* const* record, V x) {
    double* a = record[0] + 2;
    double* b = record[1] + 2;
    _mm_storeu_pd(a, _mm_sub_pd(_mm_loadu_pd(a), _mm256_castpd256_pd128(x)));
    _mm_storeu_pd(b, _mm_sub_pd(_mm_loadu_pd(b), _mm256_extractf128_pd(x, 1)));
  }
};
using Several = Two;
#else
using Several = One;
#endif

#if defined(__AVX512F__)
struct Four {
  using T = double;
  using V = __m512d;
  static constexpr int edges = 4;
  static V all(double x) { return _mm512_set1_pd(x); }
  static V read(const double* from) { return _mm512_loadu_pd(from); }
  static void write(double* to, V x) { _mm512_storeu_pd(to, x); }
  static V repeat(const double* pair) { return _mm512_broadcast_f64x2(_mm_loadu_pd(pair)); }
  static V weights(const double* from) {
    return _mm512_permutexvar_pd(_mm512_set_epi64(3, 3, 2, 2, 1, 1, 0, 0),
                                 _mm512_castpd256_pd512(_mm256_loadu_pd(from)));
  }
  static V ends(double* const* record) {
    return _mm512_insertf64x4(_mm512_castpd256_pd512(Two::ends(record)), Two::ends(record + 2), 1);
  }
  static V fma(V x, V y, V z) { return _mm512_fmadd_pd(x, y, z); }
  static V clip(V x, V low, V high) { return _mm512_min_pd(_mm512_max_pd(x, low), high); }
  static V intoBall(V t, V radius, V squared) {
    const V squares = _mm512_mul_pd(t, t);
    const V norms = _mm512_add_pd(squares, _mm512_permute_pd(squares, 0x55));
    const __mmask8 outside = _mm512_cmp_pd_mask(norms, squared, _CMP_GT_OQ);
    if (outside == 0) return t;
    return _mm512_mask_mul_pd(t, outside, t, _mm512_div_pd(radius, _mm512_sqrt_pd(norms)));
  }
  static __m128d fold(V x) {
    return Two::fold(_mm256_add_pd(_mm512_castpd512_pd256(x), _mm512_extractf64x4_pd(x, 1)));
  }
  static void give(double* const* record, V x) {
    Two::give(record, _mm512_castpd512_pd256(x));
    Two::give(record + 2, _mm512_extractf64x4_pd(x, 1));
  }
};
using Many = Four;
#else
using Many = Several;
#endif

/// The same in single precision: one edge in the lower half of a register of 128 bits, two in it,
/// four in 256.
struct OneSingle {
  using T = float;
  using V = __m128;
  static constexpr int edges = 1;
  static V all(float x) { return _mm_set1_ps(x); }
  static V read(const float* from) {
    return _mm_loadl_pi(_mm_setzero_ps(), reinterpret_cast<const __m64*>(from));
  }
  static void write(float* to, V x) { _mm_storel_pi(reinterpret_cast<__m64*>(to), x); }
  static V repeat(const float* pair) { return read(pair); }
  static V weights(const float* from) { return _mm_set1_ps(*from); }
  static V ends(float* const* record) { return read(record[0]); }
  static V fma(V x, V y, V z) {
#if defined(__FMA__)
    return _mm_fmadd_ps(x, y, z);
#else
    return _mm_add_ps(_mm_mul_ps(x, y), z);
#endif
  }
  static V clip(V x, V low, V high) { return _mm_min_ps(_mm_max_ps(x, low), high); }
  static V intoBall(V t, V radius, V squared) {
    const V squares = _mm_mul_ps(t, t);
    const V norms = _mm_add_ps(squares, _mm_shuffle_ps(squares, squares, 0xB1));
    const V outside = _mm_cmpgt_ps(norms, squared);
    if (_mm_movemask_ps(outside) == 0) return t;
    const V scaled = _mm_mul_ps(t, _mm_div_ps(radius, _mm_sqrt_ps(norms)));
    return _mm_or_ps(_mm_and_ps(outside, scaled), _mm_andnot_ps(outside, t));
  }
  static V fold(V x) { return x; }
  static void give(float* const* record, V x) {
    float* to = record[0] + 2;
    write(to, _mm_sub_ps(read(to), x));
  }
};

struct TwoSingle : OneSingle {
  static constexpr int edges = 2;
  static V read(const float* from) { return _mm_loadu_ps(from); }
  static void write(float* to, V x) { _mm_storeu_ps(to, x); }
  static V repeat(const float* pair) { return pairs(pair, pair); }
  static V weights(const float* from) {
    const V pair = OneSingle::read(from);
    return _mm_unpacklo_ps(pair, pair);
  }
  static V pairs(const float* a, const float* b) {
    return _mm_loadh_pi(OneSingle::read(a), reinterpret_cast<const __m64*>(b));
  }
  static V ends(float* const* record) { return pairs(record[0], record[1]); }
  static V fold(V x) { return _mm_add_ps(x, _mm_movehl_ps(x, x)); }
  static void give(float* const* record, V x) {
    float* a = record[0] + 2;
    float* b = record[1] + 2;
    const V sums = _mm_sub_ps(pairs(a, b), x);
    OneSingle::write(a, sums);
    _mm_storeh_pi(reinterpret_cast<__m64*>(b), sums);
  }
};

#if defined(__AVX2__)
struct FourSingle {
  using T = float;
  using V = __m256;
  static constexpr int edges = 4;
  static V all(float x) { return _mm256_set1_ps(x); }
  static V read(const float* from) { return _mm256_loadu_ps(from); }
  static void write(float* to, V x) { _mm256_storeu_ps(to, x); }
  static V repeat(const float* pair) {
    const __m128 both = TwoSingle::repeat(pair);
    return _mm256_insertf128_ps(_mm256_castps128_ps256(both), both, 1);
  }
  static V weights(const float* from) {
    return _mm256_permutevar8x32_ps(_mm256_castps128_ps256(_mm_loadu_ps(from)),
                                    _mm256_set_epi32(3, 3, 2, 2, 1, 1, 0, 0));
  }
  static V ends(float* const* record) {
    return _mm256_insertf128_ps(_mm256_castps128_ps256(TwoSingle::ends(record)),
                                TwoSingle::ends(record + 2), 1);
  }
  static V fma(V x, V y, V z) { return _mm256_fmadd_ps(x, y, z); }
  static V clip(V x, V low, V high) { return _mm256_min_ps(_mm256_max_ps(x, low), high); }
  static V intoBall(V t, V radius, V squared) {
    const V squares = _mm256_mul_ps(t, t);
    const V norms = _mm256_add_ps(squares, _mm256_permute_ps(squares, 0xB1));
    const V outside = _mm256_cmp_ps(norms, squared, _CMP_GT_OQ);
    if (_mm256_movemask_ps(outside) == 0) return t;
    return _mm256_blendv_ps(t, _mm256_mul_ps(t, _mm256_div_ps(radius, _mm256_sqrt_ps(norms))),
                            outside);
  }
  static __m128 fold(V x) {
    return TwoSingle::fold(_mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps(x, 1)));
  }
  static void give(float* const* record, V x) {
    TwoSingle::give(record, _mm256_castps256_ps128(x));
    TwoSingle::give(record + 2, _mm256_extractf128_ps(x, 1));
  }
};
#endif

/// The registers of a precision, widest first.
template <class T>
struct Registers;
template <>
struct Registers<double> {
  using Widest = Many;
  using Middle = Several;
  using Single = One;
};
template <>
struct Registers<float> {
#if defined(__AVX2__)
  using Widest = FourSingle;
#else
  using Widest = TwoSingle;
#endif
  using Middle = TwoSingle;
  using Single = OneSingle;
};

constexpr bool isLarger(int a, int b) { return a > b; }
template <class A, class B>
constexpr bool wider = isLarger(A::edges, B::edges);

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
template <class R, EdgeMap Map, Mode M, bool Weighted, bool Sums>
struct Lane {
  using T = typename R::T;
  using V = typename R::V;
  V self, step, radius, squared, a, b, c;
  V own = R::all(0);
  V moved = R::all(0);

  inline Lane(const Sweep<T>& S, int i)
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
    if constexpr (Weighted) weight = R::weights(at.weight + e);
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
        if constexpr (Weighted)
          moved = R::fma(difference * weight, difference, moved);
        else
          moved = R::fma(difference, difference, moved);
      }
      R::write(p, next);
      if constexpr (M == Mode::Restart) R::write(at.anchors + 2 * e, next);
    }
    if constexpr (Sums) {
      if constexpr (Weighted) next = next * weight;
      own = own + next;
      R::give(record, next);
    }
  }
};

template <class T, EdgeMap Map, Mode M, bool Weighted>
struct OwnEdges<T, 2, Map, M, Weighted> {
  using Widest = typename Registers<T>::Widest;
  using Middle = typename Registers<T>::Middle;
  using Single = typename Registers<T>::Single;
  using Sum = typename Single::V;

  template <class R, bool ReadAhead, bool Sums>
  static inline int some(Sweep<T>& S, const Streams<T>& at, int i, int e, int to, Sum& own,
                         double& moved) {
    if (e + R::edges > to) return e;
    Lane<R, Map, M, Weighted, Sums> lane(S, i);
    do {
      if constexpr (ReadAhead)
        for (int k = 0; k < R::edges; ++k)
          __builtin_prefetch(at.nodes + 8L * static_cast<std::uint32_t>(at.tail[e + 8 + k]), 1);
      lane.take(S, at, e);
      e += R::edges;
    } while (e + R::edges <= to);
    own = own + R::fold(lane.own);
    if constexpr (measures(M)) {
      const Sum pair = R::fold(lane.moved);
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
  static inline void thin(const Sweep<T>& S, const T* map, T* v, T* image) {
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
      if (kind == NodeMap::Thin) thin(S, record(S, i), v, image);
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

template <class T, int W, EdgeMap Map, Mode M, Part Half, bool Weighted>
void sweep(Sweep<T>& S) {
  const int width = W == 0 ? S.width : W;
  Totals<T> totals;
  if constexpr (Half == Part::Crossing) {
    for (int e = S.begin; e < S.end;) {
      int to = e + 1;
      while (to < S.end && S.head[to] == S.head[e]) ++to;
      OwnEdges<T, W, Map, M, Weighted>::template edges<false>(S, totals, S.head[e], e, to, nullptr);
      e = to;
    }
  } else {
    for (int i = S.begin; i < S.end; ++i) {
      if constexpr (Half != Part::Nodes) {
        T* sum = S.nodes + 4L * width * i + width;
        OwnEdges<T, W, Map, M, Weighted>::run(S, totals, i, sum);
      }
      if constexpr (Half != Part::Edges) Node<T, W, M>::step(S, totals, i);
    }
  }
  S.change = totals.change;
  S.primalSum = totals.primal;
  S.dualSum = totals.dual;
}

template <class T, EdgeMap Map, Mode M, Part Half, bool Weighted>
SweepFunction<T> ofWidth(int width) {
  switch (width) {
    case 1:
      return sweep<T, 1, Map, M, Half, Weighted>;
    case 2:
      return sweep<T, 2, Map, M, Half, Weighted>;
    case 4:
      return sweep<T, 4, Map, M, Half, Weighted>;
    default:
      return sweep<T, 0, Map, M, Half, Weighted>;
  }
}

template <class T, EdgeMap Map, Mode M, Part Half>
SweepFunction<T> weightedOrNot(int width, bool weighted) {
  return weighted ? ofWidth<T, Map, M, Half, true>(width) : ofWidth<T, Map, M, Half, false>(width);
}

template <class T, EdgeMap Map>
SweepFunction<T> crossing(Mode mode, int width, bool weighted) {
  switch (mode) {
    case Mode::Relax:
      return weightedOrNot<T, Map, Mode::Relax, Part::Crossing>(width, weighted);
    case Mode::Halpern:
      return weightedOrNot<T, Map, Mode::Halpern, Part::Crossing>(width, weighted);
    case Mode::Restart:
      return weightedOrNot<T, Map, Mode::Restart, Part::Crossing>(width, weighted);
    default:
      return weightedOrNot<T, Map, Mode::Plain, Part::Crossing>(width, weighted);
  }
}

template <class T, EdgeMap Map>
SweepFunction<T> ofMode(Mode mode, Part part, int width, bool weighted) {
  if (part == Part::Nodes && mode == Mode::Restart)
    return weightedOrNot<T, EdgeMap::Scale, Mode::Restart, Part::Nodes>(width, weighted);
  if (part == Part::Crossing) return crossing<T, Map>(mode, width, weighted);
  switch (mode) {
    case Mode::Relax:
      return weightedOrNot<T, Map, Mode::Relax, Part::Both>(width, weighted);
    case Mode::Halpern:
      return weightedOrNot<T, Map, Mode::Halpern, Part::Both>(width, weighted);
    case Mode::Restart:
      return weightedOrNot<T, Map, Mode::Restart, Part::Edges>(width, weighted);
    case Mode::Gather:
      return weightedOrNot<T, EdgeMap::Scale, Mode::Gather, Part::Both>(width, weighted);
    default:
      return weightedOrNot<T, Map, Mode::Plain, Part::Both>(width, weighted);
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
