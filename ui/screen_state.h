#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "base/json.h"
#include "run/network.h"
#include "session/session.h"

class QComboBox;

namespace gtv::ui {

class Arrangement;
class GraphView;
class LambdaControl;
class LinkedTable;
class PlotDocks;
class RowTable;
class ViewChoices;

/// The numbers from 0 to `end` − 1 in a list, ascending; what else is in it is left.
std::vector<int> indicesIn(const Json& list, int end);

/// What a session keeps of the screen: where the views are, what edges, arrows and axes show, how
/// fast it runs, which λ the slider has, what is selected, where canvas and plots were zoomed to by
/// hand, how tables are sorted and filtered, what the privacy view shows, and the λ path.
class ScreenState {
 public:
  ScreenState(Arrangement& views, ViewChoices& choices, QComboBox& speed, LambdaControl& lambda,
              GraphView& canvas, PlotDocks& plots);

  Json json() const;
  /// What the views have found, by name; of a run that stands, also how the models came here.
  Studies studies(bool running);
  /// Of the run of this number, whose network is shown already; what is not understood stays as it
  /// is. The views stay where they are unless they are `visible`.
  void restore(const Json& screen, const Studies& studies, int runNumber, const Network& network,
               bool visible);

 private:
  std::vector<std::pair<const char*, QComboBox*>> lists() const;
  std::vector<std::pair<const char*, LinkedTable*>> tables() const;
  std::vector<std::pair<const char*, RowTable*>> otherTables() const;

  Arrangement& views_;
  ViewChoices& choices_;
  QComboBox& speed_;
  LambdaControl& lambda_;
  GraphView& canvas_;
  PlotDocks& plots_;
};

}  // namespace gtv::ui
