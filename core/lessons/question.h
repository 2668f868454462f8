#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "exact/optimum_path.h"
#include "run/snapshot.h"

namespace gtv {

/// What an answer is: a number, the index of a node, that of an edge, or a point in the plane of
/// the first two parameters.
enum class AnswerKind { Number, Node, Edge, Point };

struct Answer {
  Answer(double number, double second = 0)  // NOLINT(google-explicit-constructor)
      : x(number), y(second) {}

  double x;      ///< the number or index, or the first parameter
  double y = 0;  ///< the second parameter

  friend auto operator<=>(const Answer&, const Answer&) = default;
};

/// What a class is asked before it sees the picture.
struct Question {
  std::string text;
  std::string about;  ///< an id of questionKinds()

  friend bool operator==(const Question&, const Question&) = default;
};

/// A quantity that can be asked for, as the picture shows it in the end.
struct QuestionKind {
  std::string id;
  AnswerKind answer;
  std::string title;  ///< in lists
};

/// "clusters": their number, a node of its own being one; "bestLambda": the λ with the smallest
/// error to the truth on the path; "worstNode": the node whose model is farthest from its truth;
/// "widestEdge": the edge whose models differ most; "fullestEdge": the edge with the largest flow,
/// which is known where the picture shows the flow of the iterates; "commonModel": the mean of all
/// models.
const std::vector<QuestionKind>& questionKinds();
/// Null if there is none of this id.
const QuestionKind* findQuestionKind(const std::string& id);

/// What is right, in words and as ranges of answers.
struct RightAnswer {
  std::string text;                              ///< a sentence that names λ where it counts
  std::vector<std::pair<double, double>> right;  ///< of numbers and indices; both ends count
  std::optional<Answer> point;                   ///< of points, with all that are within
  double radius = 0;                             ///< this distance

  bool accepts(const Answer& answer) const;
};

/// Of the iterate that is shown and the exact path of its problem, as far as it is computed.
/// Nothing while one of them does not tell yet, or where there is no truth to compare with.
/// "bestLambda" accepts every λ whose error is at most a tenth above the smallest one, "worstNode",
/// "widestEdge" and "fullestEdge" all that are within 1e-6 of the largest, "commonModel" points
/// within a quarter of the diagonal of the box around the true models, or of the largest of them
/// where all are equal.
std::optional<RightAnswer> rightAnswer(const Question& question, const Snapshot& snapshot,
                                       const OptimumPath& path);

/// "3 answers: 2 (2 times), 4.", the most frequent first; `name` writes one answer.
std::string tallyOf(const std::vector<Answer>& answers,
                    const std::function<std::string(const Answer&)>& name);

}  // namespace gtv
