// The product of matrices, compiled once per instruction set: included by
// matrix_product_baseline.cpp, matrix_product_avx2.cpp and matrix_product_avx512.cpp only. What
// sweep_body.h says of templates holds here too.
#pragma once

#include "kernels/matrix_product.h"
#include "kernels/sweep_packs.h"

namespace gtv::kernels {
namespace {

/// The product of a few rows of A with a panel of B is summed up in registers: `productRows` rows,
/// `productPacks` packs of columns.
#if defined(__AVX512F__)
constexpr int productRows() { return 6; }
constexpr int productPacks() { return 4; }
#elif defined(__AVX2__)
constexpr int productRows() { return 3; }
constexpr int productPacks() { return 4; }
#else
constexpr int productRows() { return 2; }
constexpr int productPacks() { return 4; }
#endif
constexpr int productColumns() { return productPacks() * widest<double>; }
/// Columns of A, and rows of B, that are taken together: of B so many stay in the cache.
constexpr long productDepth() { return 256; }

/// In an aligned place: with others g++ 12 goes through memory at the level of AVX2.
using ProductPack [[gnu::vector_size(widest<double> * sizeof(double)), gnu::may_alias]] = double;

inline long lesser(long a, long b) { return a < b ? a : b; }

/// Rows p … p + depth − 1 of B, columns j … j + columns − 1, one row behind the other, filled up
/// with zeros.
inline void copyPanel(const MatrixProduct& P, long p, long depth, long j, long columns) {
  double* to = P.scratch;
  for (long row = 0; row < depth; ++row, to += productColumns()) {
    const double* from = P.b + (p + row) * P.bRow + j * P.bColumn;
    for (long column = 0; column < columns; ++column) to[column] = from[column * P.bColumn];
    for (long column = columns; column < productColumns(); ++column) to[column] = 0;
  }
}

/// The first `count` lanes are added; all of them, if it is larger.
inline void addPack(double* c, ProductPack sum, long count) {
  if (count >= widest<double>) return storePack(c, loadPack<ProductPack>(c) + sum);
  double lanes[widest<double>];
  storePack(lanes, sum);
  for (long lane = 0; lane < count; ++lane) c[lane] += lanes[lane];
}

/// c += A[i … i + Rows − 1, p … p + depth − 1] times the panel, of which `columns` count.
template <int Rows, int Packs>
inline void multiplyTile(const MatrixProduct& P, long i, long p, long depth, double* c,
                         long columns) {
  ProductPack sums[Rows][Packs] = {};
  const double* a = P.a + i * P.aRow + p * P.aColumn;
  const double* panel = P.scratch;
  for (long step = 0; step < depth; ++step, a += P.aColumn, panel += productColumns())
    for (int pack = 0; pack < Packs; ++pack) {
      const auto b = *reinterpret_cast<const ProductPack*>(panel + pack * widest<double>);
      for (int row = 0; row < Rows; ++row) sums[row][pack] += a[row * P.aRow] * b;
    }
  for (int row = 0; row < Rows; ++row, c += P.cRow)
    for (int pack = 0; pack < Packs; ++pack)
      addPack(c + pack * widest<double>, sums[row][pack], columns - pack * widest<double>);
}

/// The same for fewer rows than a tile has.
template <int Rows, int Packs>
inline void multiplyRows(const MatrixProduct& P, long i, long rows, long p, long depth, double* c,
                         long columns) {
  if (rows == Rows) return multiplyTile<Rows, Packs>(P, i, p, depth, c, columns);
  if constexpr (Rows > 1) multiplyRows<Rows - 1, Packs>(P, i, rows, p, depth, c, columns);
}

template <int Packs>
inline void multiplyPanel(const MatrixProduct& P, long p, long depth, long j, long columns) {
  copyPanel(P, p, depth, j, columns);
  for (long i = 0; i < P.m; i += productRows())
    multiplyRows<productRows(), Packs>(P, i, lesser(productRows(), P.m - i), p, depth,
                                       P.c + i * P.cRow + j, columns);
}

/// With as many packs as the columns need.
template <int Packs>
inline void multiplyColumns(const MatrixProduct& P, long p, long depth, long j, long columns) {
  if constexpr (Packs > 1)
    if (columns <= static_cast<long>(Packs - 1) * widest<double>)
      return multiplyColumns<Packs - 1>(P, p, depth, j, columns);
  multiplyPanel<Packs>(P, p, depth, j, columns);
}

inline void multiplyAll(const MatrixProduct& P) {
  for (long p = 0; p < P.k; p += productDepth())
    for (long j = 0; j < P.n; j += productColumns())
      multiplyColumns<productPacks()>(P, p, lesser(productDepth(), P.k - p), j,
                                      lesser(productColumns(), P.n - j));
}

}  // namespace
}  // namespace gtv::kernels
