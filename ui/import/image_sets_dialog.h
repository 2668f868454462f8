#pragma once

#include <QDialog>
#include <vector>

#include "datasets/image_sets.h"
#include "ui/widgets/background_task.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace gtv::ui {

/// The image sets that do not come with the program: which are installed, and a button for each of
/// the others. One is fetched at a time, in the background; what is under way can be stopped, and
/// ends with the dialog. Does not block: use open().
class ImageSetsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ImageSetsDialog(QWidget* parent = nullptr);

  QPushButton* installButton(std::size_t set) const { return rows_[set].install; }
  QPushButton* stopButton() const { return stop_; }
  /// What is said of a set.
  QString stateText(std::size_t set) const;
  QString messageText() const;

 Q_SIGNALS:
  void installed(const QString& id);

 private:
  struct Row {
    QLabel* state;
    QPushButton* install;
  };
  void install(const ImageSet& set);
  void finish(const ImageSet& set, const Result<void>& done);
  void showStates();

  std::vector<Row> rows_;
  QLabel* message_;
  QProgressBar* progress_;
  QPushButton* stop_;
  BackgroundTask task_{"for the images"};
};

}  // namespace gtv::ui
