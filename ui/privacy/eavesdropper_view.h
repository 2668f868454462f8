#pragma once

#include <optional>
#include <vector>

#include "base/types.h"
#include "diagnostics/eavesdropper.h"
#include "privacy/gradient_inversion.h"
#include "ui/optimisation/plot_view.h"

class QCPPainter;

namespace gtv::ui {

/// What somebody who reads the message that the selected node sends in the next iteration can tell
/// of its samples: every sample beside what is reconstructed from the message without clipping and
/// noise, and from the message as it is sent. Images are drawn as images, other samples as numbers
/// over the features, of the sample that is told best.
class EavesdropperView : public PlotView {
  Q_OBJECT

 public:
  EavesdropperView();

  /// A sample and what is told of it.
  struct Told {
    Vector sample;
    Reading bare;  ///< without protection
    Reading sent;
  };
  /// Of the first samples of the node; empty while there is no plot.
  const std::vector<Told>& told() const { return told_; }
  /// Of square images in pixels; 0: the samples are none.
  int side() const { return side_; }
  /// One row per sample: the distances and the shares that are known.
  QString figureData() const override;

  static constexpr Eigen::Index mostSamples = 40;

 protected:
  void refresh() override;
  void forget(bool another) override;
  void style() override {}

 private:
  QString whyNothing() const;
  void read();
  /// The sample that is told best without protection; there is one.
  const Told& bestTold() const;
  void drawNumbers();
  void paint(QCPPainter& painter);
  /// Distance as written below an image.
  QString distanceText(const Reading& reading) const;
  QString title() const;
  QString key() const;

  std::vector<Told> told_;
  Eavesdropped::Kind kind_ = Eavesdropped::Kind::Gradient;
  bool knowsLength_ = false;
  bool isPrivate_ = false;
  Eigen::Index rank_ = 0;
  int side_ = 0;
};

}  // namespace gtv::ui
