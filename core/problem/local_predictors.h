#pragma once

#include <stop_token>

#include "base/types.h"

namespace gtv {

/// Local models h_1, …, h_n that are more than one parameter vector each [FR 5-8]:
///   min Σ_i L_i(h_i) + λ Σ_e A_e d(h_{e₊}, h_{e₋}).
class LocalPredictors {
 public:
  virtual ~LocalPredictors() = default;
  LocalPredictors(const LocalPredictors&) = delete;
  LocalPredictors& operator=(const LocalPredictors&) = delete;

  /// What the model of the node says of X (m × d, features as the nodes have them): m × c,
  /// predictions or class probabilities. What comes back after a stop is not to be used.
  virtual Matrix predict(int node, const RowMatrix& X, const std::stop_token& stop = {}) const = 0;
  /// The same of the samples that the node holds, and of those that were held back for validation;
  /// no rows where there are none. An iteration makes them, stops and all, so that asking after it
  /// costs nothing; they stay until the next one.
  virtual const Matrix& onDataset(int node) const = 0;
  virtual const Matrix& onValidation(int node) const = 0;
  /// L_i(h_i); 0 for a node whose data is not accessible.
  virtual double loss(int node) const = 0;
  /// Σ_e A_e d(h_{e₊}, h_{e₋}).
  virtual double totalVariation() const = 0;

 protected:
  LocalPredictors() = default;
};

}  // namespace gtv
