#include "ui/forms/export_dialog.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <memory>

#include "ui/forms/number_field.h"
#include "ui/widgets/accessible_label.h"
#include "ui/widgets/background_task.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr const char* ownSize = "own";

/// What a picture is made for. Slides of 13⅓ × 7½ inches, columns of a journal.
struct Purpose {
  const char* id;
  const char* name;
  PaperSize paper;
};
const std::array<Purpose, 6>& purposes() {
  static const std::array<Purpose, 6> all{
      {{"screen", QT_TRANSLATE_NOOP("ExportDialog", "As on the screen"), {}},
       {"slide", QT_TRANSLATE_NOOP("ExportDialog", "Slide, 16:9"), {{339, 191}, 18}},
       {"half", QT_TRANSLATE_NOOP("ExportDialog", "Half a slide"), {{160, 140}, 16}},
       {"column", QT_TRANSLATE_NOOP("ExportDialog", "One column of a paper"), {{85, 60}, 8}},
       {"columns", QT_TRANSLATE_NOOP("ExportDialog", "Two columns of a paper"), {{170, 80}, 8}},
       {ownSize, QT_TRANSLATE_NOOP("ExportDialog", "Own size"), {{120, 80}, 9}}}};
  return all;
}

QString startFolder() {
  auto folder = QSettings().value(QStringLiteral("exportFolder")).toString();
  if (!folder.isEmpty() && QFileInfo(folder).isDir()) return folder;
  const auto pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
  return QFileInfo(pictures).isDir() ? pictures : QDir::homePath();
}

QComboBox* newPurposeBox() {
  auto* box = new QComboBox;
  box->setObjectName(QStringLiteral("purposeBox"));
  box->setAccessibleName(ExportDialog::tr("Purpose"));
  box->setToolTip(
      ExportDialog::tr("What the picture is for: its size, and letters that can be read there"));
  for (const auto& purpose : purposes())
    box->addItem(ExportDialog::tr(purpose.name), QString::fromLatin1(purpose.id));
  const auto last = QSettings().value(QStringLiteral("exportPurpose"));
  box->setCurrentIndex(std::max(0, box->findData(last)));
  return box;
}

}  // namespace

int preferredResolution() {
  const int dpi = QSettings().value(QStringLiteral("exportDpi"), 192).toInt();
  return std::find(resolutions.begin(), resolutions.end(), dpi) == resolutions.end() ? 192 : dpi;
}

ExportDialog::ExportDialog(std::unique_ptr<Figure> figure, QWidget* parent)
    : ExportDialog(*figure, parent) {
  owned_ = std::move(figure);
}

ExportDialog::ExportDialog(Figure& figure, QWidget* parent) : QDialog(parent), figure_(figure) {
  setObjectName(QStringLiteral("exportDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Export"));
  format_ = new QComboBox;
  format_->setObjectName(QStringLiteral("formatBox"));
  format_->setAccessibleName(tr("Format"));
  format_->setToolTip(tr("PNG has a fixed resolution; PDF and SVG are sharp at any size"));
  format_->addItem(tr("PNG, a picture"), QStringLiteral("png"));
  format_->addItem(tr("PDF"), QStringLiteral("pdf"));
  format_->addItem(tr("SVG"), QStringLiteral("svg"));
  if (figure_.hasData()) {
    format_->addItem(tr("CSV, the numbers behind it"), QStringLiteral("csv"));
    format_->addItem(tr("LaTeX, a table of the numbers"), QStringLiteral("tex"));
  }
  const QSettings settings;
  const auto last =
      format_->findData(settings.value(QStringLiteral("exportFormat"), QStringLiteral("png")));
  format_->setCurrentIndex(std::max(0, last));
  resolution_ = new QComboBox;
  resolution_->setAccessibleName(tr("Resolution"));
  resolution_->setToolTip(tr("Dots per inch of a PNG; 96 is the size on the screen"));
  for (const int dpi : resolutions)
    resolution_->addItem(dpi == 96    ? tr("%1 dpi, as on the screen").arg(dpi)
                         : dpi == 192 ? tr("%1 dpi, for slides").arg(dpi)
                                      : tr("%1 dpi, for print").arg(dpi),
                         dpi);
  resolution_->setCurrentIndex(resolution_->findData(preferredResolution()));
  purpose_ = newPurposeBox();
  makeOwnSize();
  size_ = new QLabel;
  size_->setAccessibleName(tr("Size"));
  file_ = new QLineEdit(
      QDir(startFolder()).filePath(figure_.figureName() + QLatin1Char('.') + ending()));
  file_->setObjectName(QStringLiteral("fileField"));
  file_->setAccessibleName(tr("File"));
  file_->setToolTip(tr("File to write; its ending determines the format"));
  auto* browse = new QToolButton;
  browse->setIcon(themeIcon("document-open"));
  browse->setToolTip(tr("Choose folder and name"));
  browse->setAccessibleName(tr("Choose folder and name"));
  note_ = new QLabel;
  note_->setAccessibleName(tr("Problem"));
  note_->setWordWrap(true);
  note_->setTextFormat(Qt::PlainText);
  // Always there, so that the dialog does not jump.
  note_->setMinimumHeight(2 * fontMetrics().height());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  export_ = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
  export_->setToolTip(tr("Write the file"));
  auto* cancel = buttons->button(QDialogButtonBox::Cancel);
  cancel->setToolTip(tr("Close without writing (Esc)"));

  auto* fileRow = new QHBoxLayout;
  fileRow->addWidget(file_, 1);
  fileRow->addWidget(browse);
  auto* form = new QFormLayout(this);
  form->addRow(tr("&Format"), format_);
  form->addRow(tr("&Purpose"), purpose_);
  form->addRow(tr("Own size"), own_);
  form->addRow(tr("&Resolution"), resolution_);
  form->addRow(tr("Size"), size_);
  auto* fileLabel = new QLabel(tr("F&ile"));
  fileLabel->setBuddy(file_);
  form->addRow(fileLabel, fileRow);
  form->addRow(note_);
  form->addRow(buttons);
  // Return writes; it takes a button that is in its dialog.
  cancel->setAutoDefault(false);
  export_->setDefault(true);
  file_->setMinimumWidth(static_cast<int>(scaled(360)));

  connect(format_, &QComboBox::activated, this, &ExportDialog::followFormat);
  connect(purpose_, &QComboBox::activated, this, [this] {
    // An own size begins with what was there.
    if (!isOwnSize() && !paper().millimetres.isEmpty()) {
      width_->setValue(paper().millimetres.width());
      height_->setValue(paper().millimetres.height());
      letters_->setValue(paper().letterPoints);
    }
    drawn_ = drawnSize(figure_, paper());
    showState();
  });
  connect(resolution_, &QComboBox::activated, this, &ExportDialog::showState);
  connect(file_, &QLineEdit::textEdited, this, &ExportDialog::followName);
  connect(browse, &QToolButton::clicked, this, &ExportDialog::chooseFile);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::start);
  drawn_ = drawnSize(figure_, paper());
  showState();
}

QList<QAction*> offerFigure(QWidget& view, Figure& figure) {
  auto* copy = new QAction(QObject::tr("&Copy"), &view);
  copy->setShortcut(QKeySequence::Copy);
  copy->setShortcutContext(Qt::WidgetShortcut);
  copy->setToolTip(QObject::tr("Copy to the clipboard, as a picture and as numbers (Ctrl+C)"));
  QObject::connect(copy, &QAction::triggered, &view, [&figure] { copyFigure(figure); });
  auto* save = new QAction(QObject::tr("&Export as PNG, PDF, SVG, CSV or LaTeX…"), &view);
  save->setToolTip(QObject::tr("Write the picture or the numbers to a file"));
  QObject::connect(save, &QAction::triggered, &view,
                   [&figure, &view] { (new ExportDialog(figure, view.window()))->open(); });
  view.addActions({copy, save});
  view.setContextMenuPolicy(Qt::ActionsContextMenu);
  return {copy, save};
}

QString ExportDialog::ending() const { return format_->currentData().toString(); }

QString ExportDialog::target() const {
  const auto file = file_->text().trimmed();
  return file.isEmpty() || !QFileInfo(file).suffix().isEmpty() ? file
                                                               : file + QLatin1Char('.') + ending();
}

void ExportDialog::reject() {
  if (!writing_) QDialog::reject();
}

QString ExportDialog::sizeText() const { return size_->text(); }

QString ExportDialog::noteText() const { return note_->text(); }

void ExportDialog::chooseFile() {
  const auto file =
      QFileDialog::getSaveFileName(this, tr("Export"), file_->text(),
                                   format_->currentText() + QStringLiteral(" (*.%1)").arg(ending()),
                                   nullptr, QFileDialog::DontConfirmOverwrite);
  if (file.isEmpty()) return;
  file_->setText(file);
  followName();
}

void ExportDialog::followFormat() {
  const QFileInfo file(file_->text());
  const bool known = format_->findData(file.suffix().toLower()) >= 0;
  const auto stem = known ? file_->text().chopped(file.suffix().size() + 1) : file_->text();
  file_->setText(stem + QLatin1Char('.') + ending());
  problem_.clear();
  showState();
}

void ExportDialog::followName() {
  const int format = format_->findData(QFileInfo(file_->text()).suffix().toLower());
  if (format >= 0) format_->setCurrentIndex(format);
  problem_.clear();
  showState();
}

bool ExportDialog::isOwnSize() const {
  return purpose_->currentData() == QString::fromLatin1(ownSize);
}

PaperSize ExportDialog::paper() const {
  if (isOwnSize()) return {{width_->value(), height_->value()}, letters_->value()};
  return purposes()[static_cast<std::size_t>(purpose_->currentIndex())].paper;
}

void ExportDialog::makeOwnSize() {
  own_ = new QWidget;
  auto* row = new QHBoxLayout(own_);
  row->setContentsMargins(0, 0, 0, 0);
  const QSettings settings;
  const auto& usual = purposes().back().paper;
  const auto add = [&](const char* name, const QString& accessible, double value, double high,
                       const QString& unit) {
    auto* field = new NumberField;
    constexpr double least = 3;
    field->setRange(least, high, false, false);
    const double before = settings.value(QLatin1String(name), value).toDouble();
    field->setValue(before >= least && before <= high ? before : value);
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(accessible);
    field->setToolTip(accessible);
    field->setMaximumWidth(static_cast<int>(scaled(70)));
    connect(field, &NumberField::committed, this, [this] {
      drawn_ = drawnSize(figure_, paper());
      showState();
    });
    row->addWidget(field);
    row->addWidget(new QLabel(unit));
    return field;
  };
  constexpr double widest = 1500;
  constexpr double largest = 72;
  width_ = add("exportWidth", tr("Width in millimetres"), usual.millimetres.width(), widest,
               QStringLiteral("×"));
  height_ = add("exportHeight", tr("Height in millimetres"), usual.millimetres.height(), widest,
                tr("mm, letters of"));
  letters_ = add("exportLetters", tr("Size of the letters in points"), usual.letterPoints, largest,
                 tr("pt"));
  row->addStretch();
}

bool ExportDialog::isTable() const {
  return ending() == QLatin1String("csv") || ending() == QLatin1String("tex");
}

void ExportDialog::showState() {
  const auto& size = drawn_;
  const bool isPicture = ending() == QLatin1String("png");
  const int dpi = resolution_->currentData().toInt();
  const auto millimetres = [](double pixels) {
    return QString::number(std::lround(pixels / screenDpi * millimetresPerInch));
  };
  const auto dots = (size * (dpi / screenDpi)).toSize();
  auto onPaper = tr("%1 × %2 mm").arg(millimetres(size.width()), millimetres(size.height()));
  if (paper().letterPoints > 0) onPaper += tr(", letters of %1 pt").arg(paper().letterPoints);
  setTextAndAccessibleName(
      *size_, isTable() ? tr("one line per row")
              : isPicture
                  ? tr("%1 × %2 pixels, %3").arg(dots.width()).arg(dots.height()).arg(onPaper)
                  : onPaper);
  resolution_->setEnabled(isPicture);
  purpose_->setEnabled(!isTable());
  own_->setEnabled(!isTable() && isOwnSize());
  const auto file = target();
  const bool exists = QFileInfo(file).isFile();
  export_->setText(exists ? tr("&Overwrite") : tr("&Export"));
  QString note = problem_;
  if (note.isEmpty() && exists) note = tr("The file exists already and will be replaced.");
  if (isPicture && std::max(dots.width(), dots.height()) > mostPixels)
    note = tr("The picture would have too many dots; choose a lower resolution.");
  else if (file.isEmpty())
    note = tr("Give the file a name.");
  setTextAndAccessibleName(*note_, writing_ ? tr("Writing…") : note);
  note_->setStyleSheet(problem_.isEmpty() ? QString() : QStringLiteral("color: #d55e00"));
  export_->setEnabled(!writing_ && !file.isEmpty());
}

void ExportDialog::start() {
  if (writing_) return;
  for (auto* field : {width_, height_, letters_})
    if (isOwnSize() && !field->submit()) return field->setFocus();
  const auto file = target();
  file_->setText(file);
  const auto suffix = QFileInfo(file).suffix().toLower();
  const auto drawn = drawFigureFor(figure_, suffix, resolution_->currentData().toInt(), paper());
  if (!drawn) {
    problem_ = translatedMessage(drawn.error().message);
    showState();
    return;
  }
  writing_ = true;
  problem_.clear();
  showState();
  // A large picture takes seconds to pack. Written to the end, even if the dialog goes.
  auto* task = new BackgroundTask("for this picture", BackgroundTask::Priority::Window, qApp);
  const auto guard = std::make_shared<QPointer<ExportDialog>>(this);
  const auto end = [guard, file, task](const Result<void>& written) {
    task->deleteLater();
    if (*guard != nullptr) (*guard)->finish(written, file);
  };
  task->start(
      [drawn = *drawn, file](const BackgroundTask::Context&) -> Result<void> {
        const auto content = contentOf(drawn);
        if (!content) return Error{file.toStdString(), content.error().message};
        return writeFigure(*content, file);
      },
      end,
      [end, file](const Error& error) {
        end(Error{file.toStdString(), error.message});
      });
}

void ExportDialog::finish(const Result<void>& written, const QString& file) {
  writing_ = false;
  if (!written) {
    problem_ = translatedError(written.error());
    showState();
    return;
  }
  QSettings settings;
  settings.setValue(QStringLiteral("exportFolder"), QFileInfo(file).absolutePath());
  settings.setValue(QStringLiteral("exportFormat"), ending());
  settings.setValue(QStringLiteral("exportPurpose"), purpose_->currentData());
  if (isOwnSize())
    for (const auto* field : {width_, height_, letters_})
      settings.setValue(field->objectName(), field->value());
  if (ending() == QLatin1String("png"))
    settings.setValue(QStringLiteral("exportDpi"), resolution_->currentData());
  Q_EMIT exported(file);
  accept();
}

}  // namespace gtv::ui
