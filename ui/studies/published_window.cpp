#include "ui/studies/published_window.h"

#include <qcustomplot.h>

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>

#include "base/parallel.h"
#include "experiment/documents.h"
#include "ui/document/preset_view.h"
#include "ui/forms/export_dialog.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int progressMilliseconds = 100;
constexpr int barSteps = 1000;

enum NumberColumn {
  VerdictColumn,
  OriginColumn,
  QuantityColumn,
  OursColumn,
  TheirsColumn,
  ReasonColumn
};

QString verdictWords(Verdict verdict) {
  switch (verdict) {
    case Verdict::Pass:
      return QObject::tr("✓ pass");
    case Verdict::Fail:
      return QObject::tr("✗ fail");
    case Verdict::CouldNotReproduce:
      return QObject::tr("? could not reproduce");
  }
  return {};
}

QColor verdictColor(Verdict verdict) {
  switch (verdict) {
    case Verdict::Pass:
      return QColor::fromRgb(okabeIto[2]);
    case Verdict::Fail:
      return QColor::fromRgb(okabeIto[1]);
    case Verdict::CouldNotReproduce:
      return QColor::fromRgb(okabeIto[3]);
  }
  return {};
}

/// "published: 12 pass, 3 could not be reproduced"; verdicts that none has are left out.
QString countsInWords(const VerdictCounts& counts) {
  QStringList parts;
  if (counts.passed > 0) parts << QObject::tr("%1 pass").arg(counts.passed);
  if (counts.failed > 0) parts << QObject::tr("%1 fail").arg(counts.failed);
  if (counts.couldNotReproduce > 0)
    parts << QObject::tr("%1 could not be reproduced").arg(counts.couldNotReproduce);
  return QStringLiteral("%1: %2").arg(translated(originLabel(counts.origin)),
                                      parts.join(QStringLiteral(", ")));
}

/// The range of an axis.
struct AxisSpan {
  double low = 1e300;
  double high = -1e300;
  double smallest = 1e300;  ///< above zero

  void add(double x) {
    if (!std::isfinite(x)) return;
    low = std::min(low, x);
    high = std::max(high, x);
    if (x > 0) smallest = std::min(smallest, x);
  }
  bool isLogarithmic(double ratio) const { return low > 0 && high / low >= ratio; }
};

void setSpan(QCPAxis& axis, const AxisSpan& span, double ratio) {
  const bool logarithmic = span.isLogarithmic(ratio);
  axis.setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
  axis.setTicker(logarithmic ? QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog)
                             : QSharedPointer<QCPAxisTicker>(new QCPAxisTicker));
  axis.setNumberFormat(logarithmic ? QStringLiteral("eb") : QStringLiteral("gb"));
  axis.setNumberPrecision(logarithmic ? 0 : 4);
  if (span.low > span.high) return axis.setRange(0, 1);
  if (logarithmic) return axis.setRange(span.low / 1.6, span.high * 1.6);
  const double room = span.high > span.low ? 0.08 * (span.high - span.low) : 0.5;
  axis.setRange(span.low - room, span.high + room);
}

}  // namespace

PublishedWindow::PublishedWindow(QWidget* parent)
    : QDialog(parent),
      view_(new PresetView(PresetView::DisplayMode::Published)),
      title_(new QLabel),
      words_(new QLabel),
      plot_(new QCustomPlot),
      table_(new QTableWidget),
      summary_(new QLabel),
      bar_(new QProgressBar),
      rerun_(new QPushButton(tr("Rerun"))),
      open_(new QPushButton(tr("Open preset"))),
      quick_(new QCheckBox(tr("Quick"))) {
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Published figures"));
  auto* panes = new QSplitter;
  panes->addWidget(makeList());
  panes->addWidget(makeResults());
  panes->setStretchFactor(1, 1);
  panes->setSizes({360, 800});
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(panes);
  connect(&poll_, &QTimer::timeout, this, [this] {
    const double share = static_cast<double>(progress_->done) /
                         static_cast<double>(std::max<std::int64_t>(1, progress_->planned));
    bar_->setValue(static_cast<int>(barSteps * std::min(1.0, share)));
  });
  resize(1180, 680);  // also fits a screen of 1280 × 720
  showButtons();
  if (const auto first = view_->first(); !first.isEmpty()) choose(first);
  rerun_->setObjectName(QStringLiteral("rerunButton"));
  open_->setObjectName(QStringLiteral("openButton"));
  quick_->setObjectName(QStringLiteral("quickBox"));
}

QWidget* PublishedWindow::makeList() {
  view_->setMinimumWidth(260);
  connect(view_, &PresetView::currentMoved, this, &PublishedWindow::showFigure);
  auto* list = new QWidget;
  auto* layout = new QVBoxLayout(list);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(view_, 1);
  // What the window cannot show is named all the same.
  for (const auto& figure : absentFigures()) {
    auto* note = new QLabel(
        tr("Not here: %1 (%2).").arg(translated(figure.title), toQString(figure.figure)));
    note->setWordWrap(true);
    note->setToolTip(QStringLiteral("<p>%1</p><p>%2</p>")
                         .arg(toQString(figure.stated).toHtmlEscaped(),
                              translatedMessage(figure.reason).toHtmlEscaped()));
    note->setObjectName(QStringLiteral("absentFigure"));
    layout->addWidget(note);
  }
  return list;
}

QWidget* PublishedWindow::makeResults() {
  title_->setWordWrap(true);
  title_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  title_->setAccessibleName(tr("Figure"));
  words_->setWordWrap(true);
  words_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  words_->setAccessibleName(tr("Question and description"));
  summary_->setAccessibleName(tr("Summary"));
  summary_->setTextFormat(Qt::PlainText);
  summary_->setWordWrap(true);
  bar_->setRange(0, barSteps);
  bar_->setFormat(tr("%p %"));
  bar_->setAccessibleName(tr("Progress"));
  table_->setColumnCount(ReasonColumn + 1);
  table_->setHorizontalHeaderLabels(
      {tr("verdict"), tr("held against"), tr("quantity"), tr("ours"), tr("stated"), tr("reason")});
  table_->horizontalHeaderItem(OriginColumn)
      ->setToolTip(
          tr("Who states the number: the published text, its official code, theory or an "
             "independent run. An explanation shows under which other quantity or settings a "
             "stated number arises."));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setAccessibleName(tr("Numbers"));
  table_->setToolTip(tr("Every stated number, our number, and whether ours is within the band"));
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  table_->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
  plot_->setPlottingHint(QCP::phFastPolylines);
  plot_->setAccessibleName(tr("Our curves over the stated points"));
  plot_->setToolTip(
      tr("Lines and discs: our numbers ± standard deviation; squares: the stated ones with "
         "their band"));
  plot_->setMinimumSize(360, 200);
  plot_->plotLayout()->addElement(0, 1, new QCPLayoutGrid);
  auto* side = static_cast<QCPLayoutGrid*>(plot_->plotLayout()->element(0, 1));
  side->addElement(0, 0, plot_->legend);
  side->addElement(1, 0, new QCPLayoutElement);  // what the names leave over
  side->setRowStretchFactor(0, 0.001);
  plot_->plotLayout()->setColumnStretchFactor(1, 0.001);
  plot_->legend->setVisible(true);
  stylePlot(*plot_);
  prepareForFigure(*plot_);
  rerun_->setToolTip(tr("Run what the figure shows, in the background"));
  rerun_->setAutoDefault(false);
  connect(rerun_, &QPushButton::clicked, this, [this] { isBusy() ? stop() : rerun(); });
  quick_->setChecked(true);
  quick_->setToolTip(tr("Fewer draws: seconds instead of minutes, and wider scatter"));
  open_->setToolTip(tr("Open the experiment behind the figure in the main window"));
  open_->setAutoDefault(false);
  connect(open_, &QPushButton::clicked, this, [this] { Q_EMIT presetChosen(preset_); });
  auto* share = new QPushButton(tr("Copy or export"));
  share->setToolTip(tr("The plot as a picture, or the numbers behind it"));
  share->setAutoDefault(false);
  auto* menu = new QMenu(share);
  menu->addActions(offerFigure(*plot_, *this));
  share->setMenu(menu);
  auto* bar = new QHBoxLayout;
  bar->addWidget(rerun_);
  bar->addWidget(quick_);
  bar->addWidget(bar_, 1);
  bar->addStretch();
  bar->addWidget(share);
  bar->addWidget(open_);
  auto* both = new QSplitter(Qt::Vertical);
  both->addWidget(plot_);
  both->addWidget(table_);
  both->setSizes({340, 260});
  auto* results = new QWidget;
  auto* layout = new QVBoxLayout(results);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(title_);
  layout->addWidget(words_);
  layout->addWidget(both, 1);
  layout->addWidget(summary_);
  layout->addLayout(bar);
  return results;
}

void PublishedWindow::choose(const QString& preset) {
  view_->setCurrent(preset);
  showFigure(preset);
}

void PublishedWindow::showFigure(const QString& preset) {
  if (preset == preset_) return;
  const auto experiment = loadPreset(preset.toStdString());
  if (!experiment) return;
  auto figure = publishedFigure(*experiment, preset.toStdString());
  preset_ = preset;
  figure_.reset();
  if (figure) figure_ = std::move(*figure);
  title_->setText(QStringLiteral("<b>%1</b> — %2")
                      .arg(translated(experiment->title()).toHtmlEscaped(),
                           toQString(experiment->source()).toHtmlEscaped()));
  words_->setText(figure_ ? QStringLiteral("<i>%1</i> %2")
                                .arg(translated(figure_->question).toHtmlEscaped(),
                                     translated(figure_->lookAt).toHtmlEscaped())
                          : translatedError(figure.error()).toHtmlEscaped());
  note_ = figure_ ? translatedMessage(figure_->absent) : QString();
  showTable();
  showPlot();
  showSummary();
  showButtons();
}

void PublishedWindow::rerun() {
  if (isBusy() || !figure_) return;
  // Its images may have been installed meanwhile.
  if (!figure_->absent.empty()) {
    const auto preset = std::exchange(preset_, QString());
    showFigure(preset);
    if (!figure_ || !figure_->absent.empty()) return;
  }
  running_ = preset_;
  found_[running_].clear();
  note_.clear();
  progress_ = std::make_shared<Progress>();
  task_.start(
      [this, figure = *figure_, preset = running_, quick = quick_->isChecked(),
       progress = progress_](const BackgroundTask::Context& context) {
        ReproductionOptions options;
        options.quick = quick;
        options.threads = std::max(1, processorCount() - 1);  // one belongs to the window
        options.stop = context.stop;
        options.progress = [&](std::int64_t done, std::int64_t planned) {
          progress->done = done;
          progress->planned = planned;
        };
        options.found = [&](const ReproducedNumber& number) {
          context.post([this, preset, number] { add(preset, number); });
        };
        return reproduce({figure}, options).stopped;
      },
      [this, preset = running_](bool stopped) {
        finish(preset, stopped ? tr("Stopped; the results so far are kept.") : QString());
      },
      [this, preset = running_](const Error& error) { finish(preset, translatedError(error)); });
  poll_.start(progressMilliseconds);
  showTable();
  showPlot();
  showSummary();
  showButtons();
}

void PublishedWindow::stop() { task_.requestStop(); }

void PublishedWindow::add(const QString& preset, const ReproducedNumber& number) {
  const Place place{number.series, number.point};
  found_[preset][place] = number;
  if (preset != preset_) return;
  const auto row = std::find(rows_.begin(), rows_.end(), place);
  if (row != rows_.end()) showRow(static_cast<int>(row - rows_.begin()), &number);
  showPlot();
  showSummary();
}

void PublishedWindow::finish(const QString& preset, const QString& note) {
  running_.clear();
  poll_.stop();
  if (preset == preset_ && !note.isEmpty()) note_ = note;
  showSummary();
  showButtons();
}

std::vector<ReproducedNumber> PublishedWindow::found() const {
  std::vector<ReproducedNumber> out;
  if (const auto numbers = found_.find(preset_); numbers != found_.end())
    for (const auto& [place, number] : numbers->second) out.push_back(number);
  sortByOrigin(out);
  return out;
}

QString PublishedWindow::summary() const { return summary_->text(); }

void PublishedWindow::sortRows() {
  rows_.clear();
  if (!figure_) return;
  const auto& series = figure_->series;
  for (std::size_t s = 0; s < series.size(); ++s)
    for (std::size_t k = 0; k < series[s].points.size(); ++k) rows_.emplace_back(s, k);
  std::stable_sort(rows_.begin(), rows_.end(), [&](const Place& a, const Place& b) {
    return originPlace(series[a.first].origin) < originPlace(series[b.first].origin);
  });
}

void PublishedWindow::showTable() {
  sortRows();
  table_->setRowCount(0);
  if (!figure_) return;
  table_->setRowCount(static_cast<int>(rows_.size()));
  const auto numbers = found_.find(preset_);
  for (std::size_t row = 0; row < rows_.size(); ++row) {
    const ReproducedNumber* number = nullptr;
    if (numbers != found_.end())
      if (const auto at = numbers->second.find(rows_[row]); at != numbers->second.end())
        number = &at->second;
    showRow(static_cast<int>(row), number);
  }
  table_->resizeColumnsToContents();
  table_->setColumnWidth(
      VerdictColumn,
      table_->fontMetrics().horizontalAdvance(verdictWords(Verdict::CouldNotReproduce)) + 24);
  table_->setColumnWidth(
      OursColumn,
      table_->fontMetrics().horizontalAdvance(QStringLiteral("1.234e-05 ± 1.2e-05")) + 16);
}

void PublishedWindow::showRow(int row, const ReproducedNumber* number) {
  if (!figure_) return;
  const auto [s, k] = rows_[static_cast<std::size_t>(row)];
  const auto& series = figure_->series[s];
  const auto& point = series.points[k];
  const auto cell = [&](int column, const QString& words, const QColor& color = {}) {
    auto* item = new QTableWidgetItem(words);
    item->setToolTip(words);
    if (color.isValid()) item->setForeground(color);
    table_->setItem(row, column, item);
  };
  cell(VerdictColumn, number != nullptr ? verdictWords(number->verdict) : QStringLiteral("–"),
       number != nullptr ? verdictColor(number->verdict) : QColor());
  cell(QuantityColumn, point.name.empty()
                           ? translatedMessage(series.name)
                           : QStringLiteral("%1, %2").arg(translatedMessage(series.name),
                                                          translatedMessage(point.name)));
  cell(OursColumn, number == nullptr  ? QString()
                   : number->runs > 1 ? QStringLiteral("%1 ± %2").arg(ui::number(number->ours),
                                                                      ui::number(number->std, 2))
                                      : ui::number(number->ours));
  QString theirs = QStringLiteral("–");
  if (!series.theirs.empty()) {
    theirs = ui::number(series.theirs[k]);
    if (!series.theirsTo.empty() && series.theirsTo[k] != series.theirs[k])
      theirs += QStringLiteral(" … %1").arg(ui::number(series.theirsTo[k]));
    const auto band = bandAround(series.theirs[k],
                                 series.theirsTo.empty() ? series.theirs[k] : series.theirsTo[k],
                                 series.rule, series.tolerance);
    theirs += QStringLiteral("  [%1, %2]").arg(ui::number(band.low, 3), ui::number(band.high, 3));
  }
  cell(TheirsColumn, theirs);
  cell(OriginColumn, translated(originLabel(series.origin)));
  cell(ReasonColumn, number != nullptr ? translated(number->reason) : QString());
}

void PublishedWindow::showPlot() {
  plot_->clearPlottables();
  plot_->clearGraphs();
  if (!figure_) return plot_->replot(QCustomPlot::rpQueuedReplot);
  // What has no place on the axis is drawn only if nothing has: side by side.
  const auto& all = figure_->series;
  const bool curves = std::any_of(all.begin(), all.end(),
                                  [](const auto& series) { return series.points.size() > 1; });
  const auto numbers = found_.find(preset_);
  AxisSpan across;
  AxisSpan up;
  std::size_t color = 0;
  for (std::size_t s = 0; s < all.size(); ++s) {
    const auto& series = all[s];
    if (curves && !std::isfinite(series.points.front().x)) continue;
    // Colours come again with other markers.
    constexpr std::array shapes{QCPScatterStyle::ssDisc, QCPScatterStyle::ssTriangle,
                                QCPScatterStyle::ssDiamond, QCPScatterStyle::ssCross,
                                QCPScatterStyle::ssStar};
    const auto colors = okabeIto.size() - 2;
    const auto shape = shapes[color / colors % shapes.size()];
    const auto pen = QColor::fromRgb(okabeIto[color++ % colors]);
    auto* theirs = plot_->addGraph();
    auto* band = new QCPErrorBars(plot_->xAxis, plot_->yAxis);
    auto* ours = plot_->addGraph();
    auto* spread = new QCPErrorBars(plot_->xAxis, plot_->yAxis);
    band->setDataPlottable(theirs);
    spread->setDataPlottable(ours);
    band->removeFromLegend();
    spread->removeFromLegend();
    theirs->removeFromLegend();
    for (std::size_t k = 0; k < series.points.size(); ++k) {
      const auto row = std::find(rows_.begin(), rows_.end(), Place{s, k}) - rows_.begin();
      const double x = curves ? series.points[k].x : static_cast<double>(row + 1);
      across.add(x);
      if (!series.theirs.empty()) {
        const double low = series.theirs[k];
        const double high = series.theirsTo.empty() ? low : series.theirsTo[k];
        const auto room = bandAround(low, high, series.rule, series.tolerance);
        const double middle = (low + high) / 2;
        theirs->addData(x, middle);
        band->addData(middle - room.low, room.high - middle);
        up.add(middle);
      }
      if (numbers == found_.end()) continue;
      if (const auto at = numbers->second.find({s, k});
          at != numbers->second.end() && std::isfinite(at->second.ours)) {
        ours->addData(x, at->second.ours);
        spread->addData(at->second.std);
        up.add(at->second.ours);
      }
    }
    auto faint = pen;
    faint.setAlpha(120);
    theirs->setLineStyle(QCPGraph::lsNone);
    theirs->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssSquare, pen, 9));
    band->setPen(QPen(faint, 1, Qt::DotLine));
    ours->setName(translatedMessage(series.name));
    ours->setPen(QPen(pen, 1.8));
    ours->setScatterStyle(QCPScatterStyle(shape, pen, pen, 6));
    spread->setPen(QPen(pen, 1));
  }
  constexpr double wide = 30;
  setSpan(*plot_->xAxis, across, curves ? wide : 1e300);
  setSpan(*plot_->yAxis, up, wide);
  plot_->xAxis->setLabel(curves ? translated(figure_->xLabel) : tr("row of the table"));
  plot_->yAxis->setLabel(translated(figure_->yLabel));
  // Names that do not fit are no help.
  const auto mostNames = static_cast<std::size_t>(plot_->height() / (fontMetrics().height() + 3));
  plot_->legend->setVisible(curves && color <= mostNames);
  stylePlot(*plot_);
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PublishedWindow::showSummary() {
  const auto numbers = found();
  if (numbers.empty()) {
    summary_->setText(note_.isEmpty() && !isBusy() ? tr("Not run yet: press Rerun.") : note_);
    return;
  }
  QStringList parts;
  for (const auto& counts : countByOrigin(numbers)) parts << countsInWords(counts);
  auto words = tr("%1 of %2. %3.")
                   .arg(numbers.size())
                   .arg(counted(std::ssize(rows_), "number"))
                   .arg(parts.join(QStringLiteral("; ")));
  if (!note_.isEmpty()) words += QLatin1Char(' ') + note_;
  summary_->setText(words);
}

void PublishedWindow::showButtons() {
  rerun_->setText(isBusy() ? tr("Stop") : tr("Rerun"));
  rerun_->setToolTip(isBusy() ? tr("Stop and keep the results so far")
                              : tr("Run what the figure shows, in the background"));
  rerun_->setEnabled(isBusy() || figure_);
  open_->setEnabled(!preset_.isEmpty());
  quick_->setEnabled(!isBusy());
  bar_->setVisible(isBusy());
  if (isBusy()) bar_->setValue(0);
}

void PublishedWindow::refreshTheme() {
  view_->refreshTheme();
  showPlot();
}

QSizeF PublishedWindow::figureSize() const { return plot_->size(); }

void PublishedWindow::drawFigure(QCPPainter& painter) { drawPlot(*plot_, painter); }

QString PublishedWindow::figureData() const {
  return toQString(reproductionCsv(found(), figure_ ? figure_->figure : std::string()));
}

}  // namespace gtv::ui
