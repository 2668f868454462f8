#pragma once

#include <QDialog>

class QLineEdit;

namespace gtv::ui {

class PresetView;

/// Where the lab begins: every preset as a card, found by typing, opened by one click.
class PresetGallery : public QDialog {
  Q_OBJECT

 public:
  explicit PresetGallery(QWidget* parent = nullptr);

  PresetView* view() const { return view_; }

 Q_SIGNALS:
  void presetChosen(QString id);
  void publishedWanted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  PresetView* view_;
  QLineEdit* search_;
};

}  // namespace gtv::ui
