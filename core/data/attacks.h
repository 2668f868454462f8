#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/catalogue.h"
#include "base/json.h"
#include "base/rng.h"
#include "data/byzantine_updates.h"
#include "data/node_data.h"

namespace gtv {

/// One attack, with its nodes looked up.
struct AttackContext {
  std::string path;                    ///< "attacks[0]"
  Rng rng{0};                          ///< of this kind; every node has a stream of its own
  std::vector<int> nodes;              ///< attackers, ascending
  std::vector<int> ids;                ///< what the document calls every node
  LabelKind labels = LabelKind::Real;  ///< what the losses want
  int classes = 0;                     ///< K of labels that are classes
  Eigen::Index reported = 0;           ///< how many numbers a node reports
};

/// Changes the data of the attackers, or what they report. Errors begin with the path.
using AttackMaker =
    std::function<Result<void>(const Choice&, const AttackContext&, NodeData&, ByzantineUpdates&)>;

/// Poisoning [LN 12]. Every kind has `nodes`, the attackers as the document numbers
/// them. Kinds:
///   label-flip      y → −cy; signs: −y; points of the clustering loss: a → −ca; with a permutation
///                   π of the classes 0 … K − 1: y → π(y); classes without one: y → K − 1 − y
///   label-shift     y → y + s, of real labels
///   label-constant  y → the same for all samples
///   trigger         backdoor: named features of some samples take given values, and their label
///                   becomes the target. ⌈share·m_i⌉ samples, drawn, or those with given numbers;
///                   in place, or on so many copies of each, appended behind the node's samples
///   report          the data stays, but the node reports something else, see TamperedUpdate
const Catalogue<AttackMaker>& attackCatalogue();

/// An attack of this kind that shows in this data, without nodes; what a user may want who only
/// chose the kind. Labels move by three standard deviations of all labels; those that become
/// constant, or the target of a trigger, stand that far above the mean (1 for signs). The trigger
/// is twice the largest absolute value of the first feature. To two digits.
Json usualAttack(std::string_view kind, const NodeData& data, LabelKind labels);

/// What the attacks come to.
struct Attacked {
  std::vector<int> attackers;  ///< nodes, ascending
  ByzantineUpdates byzantine;
};

/// Applies the document's field "attacks" in its order to what the nodes hold. `ids` is what the
/// document calls the nodes, ascending; `reported` how many numbers a vector that
/// they report has; `idCount` how
/// many numbers it has given: nodes that were removed by hand attack no more. Errors:
/// "attacks[0].nodes[1]: no node 17, expected 0 to 15".
Result<Attacked> applyAttacks(const std::vector<Choice>& attacks, const Rng& rng,
                              const std::vector<int>& ids, int idCount, LabelKind labels,
                              Eigen::Index reported, NodeData& data);

}  // namespace gtv
