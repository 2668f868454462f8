#include "similarity/embedding.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/decompositions.h"
#include "similarity/tsne.h"

namespace gtv {

RowMatrix principalComponents(const RowMatrix& samples, int count) {
  const Eigen::RowVectorXd mean = samples.colwise().mean();
  const RowMatrix centred = samples.rowwise() - mean;
  const auto kept = std::min<Eigen::Index>(count, samples.cols());
  const auto eigen = symmetricEigen(centred.transpose() * centred);
  Matrix V = eigen.vectors.rowwise().reverse().leftCols(kept);
  for (auto column : V.colwise()) {
    Eigen::Index largest = 0;
    column.cwiseAbs().maxCoeff(&largest);
    if (column[largest] < 0) column = -column;
  }
  return centred * V;
}

Result<RowMatrix> embedSamples(const Choice& embedding, const RowMatrix& samples,
                               const std::string& path, const std::stop_token& stop) {
  if (embedding.kind() == "pca")
    return principalComponents(samples, embedding.integer("dimensions"));
  const double perplexity = embedding.number("perplexity");
  if (3 * perplexity > static_cast<double>(samples.rows() - 1))
    return Error{path + ".perplexity",
                 fmt::format("must be at most a third of the number of other samples, {}, got {}",
                             samples.rows() - 1, perplexity)};
  auto points = tsne(samples, {perplexity, embedding.integer("iterations")}, stop);
  if (!points) return Error{"graph", "stopped before the nodes were compared"};
  return std::move(*points);
}

}  // namespace gtv
