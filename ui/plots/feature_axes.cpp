#include "ui/plots/feature_axes.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

/// A column of ones, or −1.
int columnOfOnes(const ProblemInstance& network) {
  const auto& data = *network.data;
  if (data.intercept >= 0) return data.intercept;
  const auto& X = data.datasets.allFeatures();
  for (int j = 0; j < data.datasets.dimension(); ++j) {
    bool ones = X.rows() > 0;
    for (Eigen::Index r = 0; r < X.rows() && ones; ++r) ones = X(r, j) == 1;
    if (ones) return j;
  }
  return -1;
}

}  // namespace

std::vector<int> drawnFeatures(const ProblemInstance& network) {
  const int ones = columnOfOnes(network);
  const int d = network.data->datasets.dimension();
  std::vector<int> out;
  out.reserve(static_cast<std::size_t>(d));
  for (int j = 0; j < d; ++j)
    if (j != ones) out.push_back(j);
  return out;
}

int onlyFeature(const ProblemInstance& network) {
  if (network.data->datasets.dimension() > 2) return -1;
  const auto features = drawnFeatures(network);
  return features.size() == 1 ? features.front() : -1;
}

QString featureName(const ProblemInstance& network, int feature) {
  const auto& names = network.data->featureNames;
  return feature < static_cast<int>(names.size())
             ? toQString(names[static_cast<std::size_t>(feature)])
             : QStringLiteral("x%1").arg(feature + 1);
}

QString className(const ProblemInstance& network, int k) {
  const auto name = network.data->source.nameOfClass(k, {});
  if (!name.empty()) return toQString(name).simplified();
  if (network.labels != LabelKind::Sign) return QString::number(k);
  return k == 1 ? QStringLiteral("+1") : QStringLiteral("−1");
}

void Extent::add(double x) {
  if (!std::isfinite(x)) return;
  low = std::min(low, x);
  high = std::max(high, x);
}

QCPRange rangeAround(double low, double high) {
  if (!(low <= high)) return {-1, 1};
  const double room = std::max(0.12 * (high - low), 0.02 * (1 + std::abs(high)));
  return {low - room, high + room};
}

}  // namespace gtv::ui
