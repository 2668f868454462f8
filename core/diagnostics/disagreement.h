#pragma once

#include <vector>

#include "graph/empirical_graph.h"

namespace gtv {

/// How much the models of nodes disagree on m' points [FR 5-8],
///
///   d_ij = (1/m') Σ_r ‖h_i(x'_r) − h_j(x'_r)‖²,   n × n, symmetric, zero diagonal.
///
/// P is m'c × n: column i holds the predictions of node i, all numbers of all points. One-sided and
/// divided by the m' = `points` points, not by the c numbers of a prediction. O(n² m'c), by the
/// Gram matrix; pairs that are close beside what they predict are subtracted first, so that d_ij is
/// accurate to a small multiple of rounding and 0 for equal predictions. Numbers that are not
/// finite stay so.
Matrix disagreement(const Matrix& P, Eigen::Index points);

/// Σ_e A_e d(h_{e₊}, h_{e₋}), the total variation of predictions [FR 5], P and m' as above. Of
/// linear models h_i(x) = w_iᵀx also with P = RW for any R with RᵀR = X'ᵀX', where it is
/// Σ_e A_e v_eᵀCv_e, v_e = w_{e₊} − w_{e₋}, C = X'ᵀX'/m'.
double predictionGtv(const EmpiricalGraph& graph, const Matrix& P, Eigen::Index points);

/// Nodes cluster by cluster, in each by number; of more than `most` nodes so many, evenly spread
/// over that order, so that every cluster keeps its share.
std::vector<int> nodesByCluster(const std::vector<int>& clusters, int most);

}  // namespace gtv
