#include "support/loss_variants.h"

#include <cmath>
#include <utility>

#include "losses/catalogue.h"

namespace gtv::testing {

RowMatrix randomRows(Rng& rng, Eigen::Index rows, Eigen::Index columns) {
  Matrix numbers(columns, rows);
  rng.fillNormal(numbers);
  return numbers.transpose();
}

Vector randomVector(Rng& rng, Eigen::Index size) {
  Matrix numbers(size, 1);
  rng.fillNormal(numbers);
  return numbers.col(0);
}

std::vector<LossData> lossDatasets(double featureScale, bool large) {
  std::vector<LossData> all;
  Rng rng(7);
  std::vector<int> dimensions{1, 2, 3, 4, 5};
  if (large) dimensions.push_back(100);
  for (const int d : dimensions) {
    std::vector<int> counts{1, d, d + 3};
    if (d > 2) counts.push_back(d - 1);
    if (d > 3) counts.push_back(2);
    for (const int m : counts)
      for (const std::string flavour : {"plain", "duplicated", "constant", "zero"}) {
        if (d == 100 && flavour == "constant") continue;
        LossData data{"d=" + std::to_string(d) + " m=" + std::to_string(m) + " " + flavour,
                      featureScale * randomRows(rng, m, d), randomVector(rng, m)};
        if (flavour == "duplicated")
          for (Eigen::Index r = m - 1; r > 0; --r) data.features.row(r) = data.features.row(r / 2);
        if (flavour == "constant") data.features.col(d - 1).setConstant(featureScale);
        if (flavour == "zero") {
          if (d == 1)
            data.features.setZero();
          else
            data.features.col(0).setZero();
        }
        all.push_back(std::move(data));
      }
  }
  return all;
}

std::shared_ptr<const LocalDatasets> oneNode(const LossData& data) {
  return std::make_shared<LocalDatasets>(data.features, data.labels,
                                         std::vector<Eigen::Index>{0, data.labels.size()});
}

std::vector<Json> lossChoices() {
  std::vector<Json> choices;
  for (const auto& entry : lossCatalogue().entries) {
    std::vector<Json> variants{defaultChoice(lossCatalogue().view, entry.info.id).json()};
    const auto vary = [&](const char* key, const std::vector<Json>& values) {
      if (entry.info.parameter(key) == nullptr) return;
      std::vector<Json> next;
      for (const auto& variant : variants)
        for (const auto& value : values) {
          next.push_back(variant);
          next.back()[key] = value;
        }
      variants = std::move(next);
    };
    vary("scale", {"mean", "sum"});
    vary("ridge", {0.0, 0.3});
    vary("lasso", {0.0, 0.2});
    vary("delta", {0.5});
    vary("shape", {2.5});
    choices.insert(choices.end(), variants.begin(), variants.end());
    if (entry.info.parameter("ridgeOnIntercept") != nullptr) {
      choices.push_back(variants.back());
      choices.back()["ridgeOnIntercept"] = true;
    }
  }
  return choices;
}

LossData withFittingLabels(const Json& choice, LossData data) {
  const auto labels = lossCatalogue().find(choice.at("kind").get<std::string>())->make.labels;
  if (labels == LabelKind::Sign)
    data.labels = data.labels.unaryExpr([](double y) { return y < 0 ? -1.0 : 1.0; });
  if (labels == LabelKind::Count)
    data.labels = data.labels.unaryExpr([](double y) { return std::floor(3 * std::abs(y)); });
  if (labels == LabelKind::Positive)
    data.labels = data.labels.unaryExpr([](double y) { return std::exp(y); });
  if (labels == LabelKind::Class)
    data.labels = data.labels.unaryExpr([](double y) {
      return y < -0.5 ? 0.0 : y < 0.5 ? 1.0 : 2.0;
    });
  return data;
}

bool accepts(const Json& choice, const LossData& data) {
  return choice.at("kind") != "clustering" || data.labels.size() == 1;
}

std::shared_ptr<const LocalLoss> makeLoss(const Json& json, const LossData& data, int intercept) {
  const auto choice = readChoice(lossCatalogue().view, json, "loss").value();
  return lossCatalogue()
      .find(choice.kind())
      ->make.make(choice, {oneNode(withFittingLabels(json, data)), intercept, 3}, 0)
      .value();
}

}  // namespace gtv::testing
