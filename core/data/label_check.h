#pragma once

#include <map>
#include <optional>
#include <string>

#include "base/result.h"
#include "data/node_data.h"

namespace gtv {

/// Nodes whose data the document gives itself, each with its path: 3 → "nodes[0]".
using OwnData = std::map<int, std::string>;

/// Brings the labels of all nodes into the form that `loss` wants.
///
/// Sign: every label is −1 or 1. If all are 0 or 1 and some are 0, then 0 becomes −1 and a note
/// says so; data of the document's own is looked at node by node. Class: every label is a class 0,
/// 1, …; −1 and 1, some of them −1, become 0 and 1 in the same way. NodeData::classes is K = 1 +
/// the largest label of all nodes, at least 2. Count: whole numbers ≥ 0. Positive: above 0. None: a
/// node has at most one point, of data that is
/// drawn exactly one.
///
/// Errors stand at the line of the file, at the data the document gives ("nodes[0].labels[2]"), or
/// for data that is drawn at the field to change.
Result<void> fitLabels(NodeData& data, LabelKind wanted, const std::string& loss,
                       const OwnData& own = {});

/// As many classes can be told apart.
inline constexpr int mostClasses = 1000;
/// Is it 0, 1, …, mostClasses − 1?
bool isClass(double label);
/// Can a loss that wants such labels read this one?
bool isLabel(LabelKind kind, double label);
/// The label that is nearest to a number, of signs, counts and positive labels; others are numbers.
double nearestLabel(LabelKind kind, double number);

/// How a prediction is read as a class.
struct LabelClasses {
  LabelKind labels = LabelKind::Sign;  ///< what the loss wants
  /// Of two classes that a model tells apart by one number h: the larger label if h ≥ middle, as
  /// [LN 6] for −1 and 1.
  double middle = 0;
};
/// Signs and classes are classes. So are the labels that a loss of numbers reads if all of them are
/// −1 or 1, or all are 0 or 1, and both occur. Nothing: they are numbers, or there are none. `data`
/// as it is before attacks, which may write any label.
std::optional<LabelClasses> labelClasses(const NodeData& data, LabelKind wanted);

/// "real labels", "labels -1 and 1", "classes 0, 1, …", "counts 0, 1, 2, …", "no labels"
std::string describeLabels(LabelKind kind);

}  // namespace gtv
