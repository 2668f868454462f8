#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "base/catalogue.h"
#include "base/rng.h"
#include "data/label_check.h"
#include "data/node_data.h"

namespace gtv {

/// What a feature map may build on.
struct PrivacyContext {
  Rng rng{0};            ///< the stream "privacy"
  std::vector<int> ids;  ///< what the document calls the nodes; noise is drawn by it
  std::stop_token stop = {};
  LabelKind labels = LabelKind::Real;  ///< what the losses want
};

/// Changes what the nodes hold, or an Error at "privacy.…", also after a stop.
using PrivacyMaker = std::function<Result<void>(const Choice&, const PrivacyContext&, NodeData&)>;

/// Perturbed features [LN Alg. 6, (90)]: every node computes with Φ(x) in the place of
/// x, the same Φ everywhere; labels stay. A column of ones (intercept) is no feature, it stays and
/// is the last one. Kinds:
///   none
///   noise              x + σε, ε ~ N(0, I) fresh for every sample
///   linear             z = Fx, F d' × d
///   hide-feature       z = Fx'' of the features x'' but the private one p: the rows of F are an
///                      orthonormal basis of the directions orthogonal to Cov(x'', p), so that z is
///                      the most that is linear in x'' and uncorrelated with p: d − 2 features
///   random-projection  z = Gx, entries of G (d' × d) N(0, 1/d')
///   k-anonymity        features of groups of ≥ k samples become their mean, see anonymousGroups();
///                      several features are brought to standard deviation 1 for the distances
/// Perturbed labels: features stay.
///   randomised-response  of K classes: every label stays with probability e^ε/(e^ε + K − 1) and is
///                        one of the others else, all alike (Warner 1965; Kairouz, Bonawitz &
///                        Ramage 2016). The ratio of probabilities of a label is at most e^ε: every
///                        label is ε-differentially private, however often it is used
///   label-noise          y + σξ of labels that are numbers
/// Covariances and groups are those of the samples of all nodes together, whether accessible or
/// not: what a trusted party would compute. The shared test points are public: linear maps take
/// them along, noise and k-anonymity leave them; the samples held back for validation likewise. The
/// truth says nothing about the coordinates that a linear map makes: there is none then (d × 0).
/// Features of a linear map are called z1, z2, ….
const Catalogue<PrivacyMaker>& privacyCatalogue();

/// The rows of F for hide-feature: an orthonormal basis of all that is orthogonal to c, (d − 1) × d
/// (Householder's reflection of c to the first axis, without its first row); the identity if c = 0.
Matrix orthogonalRows(const Vector& c);

/// The probability with which randomised response keeps one of K labels; ε = log(p(K − 1)/(1 − p)).
double keptLabelProbability(double epsilon, int classes);

}  // namespace gtv
