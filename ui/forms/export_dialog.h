#pragma once

#include <QDialog>
#include <QList>
#include <array>
#include <memory>

#include "ui/widgets/figure.h"

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace gtv::ui {

class NumberField;

/// Asks how and where a figure is exported: format, what for, dots per inch, file; says how large
/// it becomes. All but the name is remembered. A picture is drawn here and written in the
/// background; what goes wrong is said in the dialog. Does not block: use open().
class ExportDialog : public QDialog {
  Q_OBJECT

 public:
  /// The figure outlives the dialog.
  explicit ExportDialog(Figure& figure, QWidget* parent = nullptr);
  explicit ExportDialog(std::unique_ptr<Figure> figure, QWidget* parent = nullptr);

  QComboBox* resolutionBox() const { return resolution_; }
  QPushButton* exportButton() const { return export_; }
  /// "2880 × 1800 pixels, 381 × 238 mm"
  QString sizeText() const;
  QString noteText() const;
  bool isWriting() const { return writing_; }
  /// Not while it writes: what comes of it is said here.
  void reject() override;

 Q_SIGNALS:
  /// It is written.
  void exported(const QString& file);

 private:
  void chooseFile();
  void followFormat();
  void followName();
  void showState();
  void start();
  void finish(const Result<void>& written, const QString& file);
  QString ending() const;
  PaperSize paper() const;
  void makeOwnSize();
  bool isOwnSize() const;
  bool isTable() const;
  /// The file that would be written; empty without a name.
  QString target() const;

  std::unique_ptr<Figure> owned_;
  Figure& figure_;
  QSizeF drawn_;  ///< logical pixels on the paper
  bool writing_ = false;
  QString problem_;  ///< of the last attempt
  QComboBox* format_;
  QComboBox* purpose_;
  QWidget* own_;  ///< the fields of the next three
  NumberField* width_;
  NumberField* height_;
  NumberField* letters_;
  QComboBox* resolution_;
  QLabel* size_;
  QLineEdit* file_;
  QLabel* note_;
  QPushButton* export_;
};

/// The resolutions that are offered, and the one that is taken if nothing was chosen yet.
inline constexpr std::array<int, 4> resolutions{96, 192, 300, 600};
int preferredResolution();

/// Ctrl+C on `view` copies the figure, and the menu of the right button offers that and the export;
/// returns both commands. The figure lives as long as the view.
QList<QAction*> offerFigure(QWidget& view, Figure& figure);

}  // namespace gtv::ui
