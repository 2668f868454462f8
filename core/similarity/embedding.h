#pragma once

#include <optional>
#include <stop_token>

#include "base/catalogue.h"
#include "base/types.h"

namespace gtv {

/// The scores of the first principal components, N × min(count, D), of N × D samples: the columns
/// of (X − 1μᵀ)V, V the eigenvectors of the largest eigenvalues of the covariance, whose entry of
/// largest size is positive [LN] Ch. 9.
RowMatrix principalComponents(const RowMatrix& samples, int count);

/// The points of all samples (rows) by a choice of embeddingKinds(), see graph/similarity_kinds.h.
/// An Error at `path`, or one that a stop was asked for.
Result<RowMatrix> embedSamples(const Choice& embedding, const RowMatrix& samples,
                               const std::string& path, const std::stop_token& stop);

}  // namespace gtv
