#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "diagnostics/principal_components.h"
#include "ui/widgets/background_task.h"

namespace gtv::ui {

/// The principal components that a plot has as axes. They stay what they are while they still show
/// most of what could be shown, so that the picture does not turn while points move; what is known
/// better (the optimum better than the iterate, that better than the truth) replaces them once.
/// Directions keep their sign then.
class PrincipalAxes : public QObject {
  Q_OBJECT

 public:
  /// Of what they are; a later one is better.
  enum class Source { None, Truth, Iterate, Optimum };

  explicit PrincipalAxes(QObject* parent = nullptr);

  /// Of another network.
  void forget();
  /// Models (d × n) that the axes shall suit; large ones are looked at in the background, the
  /// newest wins, an even sample of their columns if they are huge.
  void offer(Source source, std::shared_ptr<const Matrix> W);
  /// Null until the first offer was looked at.
  const PrincipalComponents* basis() const { return basis_ ? &*basis_ : nullptr; }
  Source source() const { return source_; }
  /// Are there offers that were not looked at yet?
  bool isLooking() const { return task_.isRunning(); }

  /// The share of the variance of the best plane that the present one must show to stay.
  static constexpr double goodShare = 0.9;

 Q_SIGNALS:
  void changed();

 private:
  struct Offer {
    Source source;
    std::shared_ptr<const Matrix> W;
  };
  struct Found {
    Source source = Source::None;
    PrincipalComponents components;
    double shown = 0;  ///< the variance along the directions that were there before
  };
  static Found look(const Offer& offer, const Matrix& directions);
  void take(Found found);

  std::optional<PrincipalComponents> basis_;
  Source source_ = Source::None;
  int turns_ = 0;  ///< how often the axes have turned
  BackgroundTask task_{"for the principal components", BackgroundTask::Priority::Window};
};

}  // namespace gtv::ui
