// Edges of two numbers in registers of every width, for sweep_body.h alone, which says what may
// stand here.
#pragma once

#include <immintrin.h>

namespace gtv::kernels {
namespace {

/// One edge in a register of 128 bits, two in 256, four in 512: what the sweep needs of them.
struct Pack1d {
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
  static __m128d sumEdges(V x) { return x; }
  static void subtractFromNeighbours(double* const* record, V x) {
    double* to = record[0] + 2;
    _mm_storeu_pd(to, _mm_sub_pd(_mm_loadu_pd(to), x));
  }
};

#if defined(__AVX2__)
struct Pack2d {
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
  static __m128d sumEdges(V x) {
    return _mm_add_pd(_mm256_castpd256_pd128(x), _mm256_extractf128_pd(x, 1));
  }
  static void subtractFromNeighbours(double* const* record, V x) {
    double* a = record[0] + 2;
    double* b = record[1] + 2;
    _mm_storeu_pd(a, _mm_sub_pd(_mm_loadu_pd(a), _mm256_castpd256_pd128(x)));
    _mm_storeu_pd(b, _mm_sub_pd(_mm_loadu_pd(b), _mm256_extractf128_pd(x, 1)));
  }
};
using MiddlePackD = Pack2d;
#else
using MiddlePackD = Pack1d;
#endif

#if defined(__AVX512F__)
struct Pack4d {
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
    return _mm512_insertf64x4(_mm512_castpd256_pd512(Pack2d::ends(record)),
                              Pack2d::ends(record + 2), 1);
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
  static __m128d sumEdges(V x) {
    return Pack2d::sumEdges(_mm256_add_pd(_mm512_castpd512_pd256(x), _mm512_extractf64x4_pd(x, 1)));
  }
  static void subtractFromNeighbours(double* const* record, V x) {
    Pack2d::subtractFromNeighbours(record, _mm512_castpd512_pd256(x));
    Pack2d::subtractFromNeighbours(record + 2, _mm512_extractf64x4_pd(x, 1));
  }
};
using WidestPackD = Pack4d;
#else
using WidestPackD = MiddlePackD;
#endif

/// The same in single precision: one edge in the lower half of a register of 128 bits, two in it,
/// four in 256.
struct Pack1f {
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
  static V sumEdges(V x) { return x; }
  static void subtractFromNeighbours(float* const* record, V x) {
    float* to = record[0] + 2;
    write(to, _mm_sub_ps(read(to), x));
  }
};

struct Pack2f : Pack1f {
  static constexpr int edges = 2;
  static V read(const float* from) { return _mm_loadu_ps(from); }
  static void write(float* to, V x) { _mm_storeu_ps(to, x); }
  static V repeat(const float* pair) { return pairs(pair, pair); }
  static V weights(const float* from) {
    const V pair = Pack1f::read(from);
    return _mm_unpacklo_ps(pair, pair);
  }
  static V pairs(const float* a, const float* b) {
    return _mm_loadh_pi(Pack1f::read(a), reinterpret_cast<const __m64*>(b));
  }
  static V ends(float* const* record) { return pairs(record[0], record[1]); }
  static V sumEdges(V x) { return _mm_add_ps(x, _mm_movehl_ps(x, x)); }
  static void subtractFromNeighbours(float* const* record, V x) {
    float* a = record[0] + 2;
    float* b = record[1] + 2;
    const V sums = _mm_sub_ps(pairs(a, b), x);
    Pack1f::write(a, sums);
    _mm_storeh_pi(reinterpret_cast<__m64*>(b), sums);
  }
};

#if defined(__AVX2__)
struct Pack4f {
  using T = float;
  using V = __m256;
  static constexpr int edges = 4;
  static V all(float x) { return _mm256_set1_ps(x); }
  static V read(const float* from) { return _mm256_loadu_ps(from); }
  static void write(float* to, V x) { _mm256_storeu_ps(to, x); }
  static V repeat(const float* pair) {
    const __m128 both = Pack2f::repeat(pair);
    return _mm256_insertf128_ps(_mm256_castps128_ps256(both), both, 1);
  }
  static V weights(const float* from) {
    return _mm256_permutevar8x32_ps(_mm256_castps128_ps256(_mm_loadu_ps(from)),
                                    _mm256_set_epi32(3, 3, 2, 2, 1, 1, 0, 0));
  }
  static V ends(float* const* record) {
    return _mm256_insertf128_ps(_mm256_castps128_ps256(Pack2f::ends(record)),
                                Pack2f::ends(record + 2), 1);
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
  static __m128 sumEdges(V x) {
    return Pack2f::sumEdges(_mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps(x, 1)));
  }
  static void subtractFromNeighbours(float* const* record, V x) {
    Pack2f::subtractFromNeighbours(record, _mm256_castps256_ps128(x));
    Pack2f::subtractFromNeighbours(record + 2, _mm256_extractf128_ps(x, 1));
  }
};
#endif

/// The registers of a precision, widest first.
template <class T>
struct Registers;
template <>
struct Registers<double> {
  using Widest = WidestPackD;
  using Middle = MiddlePackD;
  using Single = Pack1d;
};
template <>
struct Registers<float> {
#if defined(__AVX2__)
  using Widest = Pack4f;
#else
  using Widest = Pack2f;
#endif
  using Middle = Pack2f;
  using Single = Pack1f;
};

constexpr bool isLarger(int a, int b) { return a > b; }
template <class A, class B>
constexpr bool wider = isLarger(A::edges, B::edges);

}  // namespace
}  // namespace gtv::kernels
