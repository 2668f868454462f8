#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "base/types.h"

namespace gtv::bench {

enum class Verdict { Pass, Fail, NotMeasured };
enum class Better { Higher, Lower };

/// One row of the table of goals.
struct Row {
  std::string id;        ///< of the table, "1"; a second condition of a row is "1-d100"
  std::string quantity;  ///< what is compared with what
  std::string unit;      ///< of what is held against the goal: "×", "ms", "sweeps", "%"
  double goal = 0;
  Better better = Better::Higher;
  Json ours = nullptr;    ///< with their units in `detail`; null where there is no such thing
  Json theirs = nullptr;  ///< of the comparator
  double ratio = 0;       ///< what is held against the goal
  Verdict verdict = Verdict::NotMeasured;
  Json detail = Json::object();

  /// Sets the ratio and the verdict; `complete` is false where something besides the number was
  /// asked for and is missing (a certificate, an agreement).
  void judge(double measured, bool complete = true);
  /// "not measured", and why.
  void leaveOut(const std::string& reason);
};

/// What a run of the driver was asked for.
struct Settings {
  bool quick = false;  ///< smaller problems and fewer repeats, for trying out; the report says so
};

/// {"cpu", "cores", "isa", "triadGBs"}; the triad on arrays far beyond the caches.
Json describeMachine(bool quick);

Json reportJson(const std::vector<Row>& rows, const Json& machine, bool quick);
/// One line of the readable table.
std::string tableLine(const Row& row);

}  // namespace gtv::bench
