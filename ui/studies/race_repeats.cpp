#include "ui/studies/race_repeats.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "base/parallel.h"
#include "ui/forms/number_field.h"
#include "ui/plots/curve_plot.h"
#include "ui/studies/race_rows.h"
#include "ui/tables/row_table.h"
#include "ui/tables/table_content.h"
#include "ui/widgets/accessible_label.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int usualRepeats = 10;

struct RepeatColumn {
  TableContent::Column says;
  double RacerComparison::*number;
};

const std::vector<RepeatColumn>& repeatColumns() {
  static const auto columns = [] {
    const auto column = [](const char* id, const QString& title, const QString& help) {
      return TableContent::Column{QString::fromLatin1(id), title, help};
    };
    using QO = QObject;
    return std::vector<RepeatColumn>{
        {column("mean", QO::tr("mean error"), QO::tr("Mean of the final errors")),
         &RacerComparison::mean},
        {column("standardError", QO::tr("± s.e."), QO::tr("Standard error of that mean")),
         &RacerComparison::standardError},
        {column("difference", QO::tr("difference"),
                QO::tr("Mean difference to the error of the first method on the same draws")),
         &RacerComparison::difference},
        {column("differenceError", QO::tr("± s.e. of difference"),
                QO::tr("Standard error of the mean difference")),
         &RacerComparison::differenceError},
        {column(
             "meanRank", QO::tr("mean rank"),
             QO::tr("Mean rank of the final error, 1 is the smallest; equal errors share ranks")),
         &RacerComparison::rank}};
  }();
  return columns;
}

/// One row per method of a repeated race.
class RepeatRows : public TableContent {
 public:
  RepeatRows(std::vector<std::string> titles, std::shared_ptr<const RepeatedRace> race)
      : TableContent(allColumns()), titles_(std::move(titles)), race_(std::move(race)) {}

  int rowCount() const override { return static_cast<int>(titles_.size()); }
  double number(int row, int column) const override {
    const auto* racer = this->racer(row);
    if (racer == nullptr || racer->refusal || column == 0) return std::nan("");
    return racer->result.*repeatColumns()[static_cast<std::size_t>(column) - 1].number;
  }
  QString cellText(int row, int column) const override {
    if (column == 0) return toQString(titles_[static_cast<std::size_t>(row)]);
    const auto* racer = this->racer(row);
    if (racer == nullptr) return QObject::tr("waits for the start");
    if (racer->refusal)
      return QObject::tr("refused: %1").arg(translatedMessage(racer->refusal->message));
    const auto failed = std::count_if(racer->errors.begin(), racer->errors.end(),
                                      [](double error) { return !std::isfinite(error); });
    return failed == 0
               ? QObject::tr("finished")
               : QObject::tr("diverged in %1 of %2 repeats").arg(failed).arg(racer->errors.size());
  }
  QColor color(int row) const override { return raceColor(row); }

 private:
  static std::vector<Column> allColumns() {
    std::vector<Column> out{{QStringLiteral("method"), QObject::tr("method"),
                             QObject::tr("The method, with what it has of its own"), true}};
    for (const auto& column : repeatColumns()) out.push_back(column.says);
    out.push_back({QStringLiteral("status"), QObject::tr("status"),
                   QObject::tr("State of the method, or why it ended"), true});
    return out;
  }
  const RepeatedRacer* racer(int row) const {
    const auto k = static_cast<std::size_t>(row);
    return race_ && k < race_->racers.size() ? &race_->racers[k] : nullptr;
  }

  std::vector<std::string> titles_;
  std::shared_ptr<const RepeatedRace> race_;
};

}  // namespace

RaceRepeats::RaceRepeats(QWidget* parent)
    : QWidget(parent),
      start_(new QPushButton(tr("Repeat"))),
      count_(new NumberField),
      progress_(new QProgressBar),
      status_(new QLabel),
      plot_(new CurvePlot(tr("Repeated race"), QStringLiteral("race-repeats"),
                          {{tr("error"), tr("mean error of every method"),
                            [](const TraceRow& row) { return row.objective; }}})),
      table_(new RowTable) {
  setAccessibleName(tr("Repeated race"));
  start_->setObjectName(QStringLiteral("repeatButton"));
  start_->setToolTip(
      tr("Race the methods again and again, each time with a new draw of graph and "
         "data"));
  constexpr int mostRepeats = 1'000'000;
  count_->setRange(2, mostRepeats, false, true);
  count_->setObjectName(QStringLiteral("repeatsField"));
  count_->setAccessibleName(tr("Repeats"));
  count_->setToolTip(tr("Number of draws of graph and data"));
  count_->setMaximumWidth(80);
  auto* label = new QLabel(tr("Repeats"));
  label->setBuddy(count_);
  progress_->setFormat(tr("repeat %v of %m"));
  progress_->setAccessibleName(tr("Repeats done"));
  progress_->hide();
  status_->setWordWrap(true);
  status_->setMinimumWidth(1);
  status_->setContentsMargins(6, 0, 6, 0);
  status_->setAccessibleName(tr("State of the repeated race"));
  table_->setAccessibleName(tr("Final errors of the methods"));
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->setMinimumSize(120, 60);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(6, 0, 6, 0);
  bar->addWidget(start_);
  bar->addWidget(label);
  bar->addWidget(count_);
  bar->addWidget(progress_, 1);
  bar->addStretch();
  auto* panes = new QSplitter(Qt::Vertical);
  panes->addWidget(plot_);
  panes->addWidget(table_);
  panes->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(3);
  layout->addLayout(bar);
  layout->addWidget(status_);
  layout->addWidget(panes, 1);
  connect(start_, &QPushButton::clicked, this, &RaceRepeats::startOrCancel);
  connect(count_, &NumberField::committed, this,
          [this](double value) { Q_EMIT repeatsWanted(static_cast<int>(value)); });
  connect(count_, &NumberField::complained, this,
          [this](const QString& complaint) { showState(complaint, true); });
  showResult();
}

QString RaceRepeats::statusText() const { return status_->text(); }

void RaceRepeats::setRace(const Experiment& experiment, std::vector<std::string> titles,
                          bool stays) {
  experiment_ = experiment;
  count_->setValue(experiment.repeats() > 1 ? experiment.repeats() : usualRepeats);
  if (stays) return;
  titles_ = std::move(titles);
  task_.abandon();
  progress_->hide();
  result_ = nullptr;
  showResult();
}

void RaceRepeats::startOrCancel() {
  if (isBusy()) return task_.requestStop();
  if (!count_->submit() || !checkRace(experiment_) || !mayStart_(experiment_)) return;
  RepeatOptions options;
  options.repeats = static_cast<int>(count_->value());
  // By time they would take the processor from each other.
  options.threads = experiment_.at("raceBy") == "time" ? 1 : std::max(1, processorCount() - 1);
  progress_->setRange(0, options.repeats);
  progress_->setValue(0);
  progress_->show();
  start_->setText(tr("Cancel"));
  showState(tr("Racing…"));
  const auto end = [this](Result<RepeatedRace> found) { take(std::move(found)); };
  task_.start(
      [this, experiment = experiment_, options](const BackgroundTask::Context& context) {
        auto watched = options;
        watched.stop = context.stop;
        watched.progress = [this, context](int done) {
          context.post([this, done] { progress_->setValue(done); });
        };
        return repeatRace(experiment, watched);
      },
      end, [end](const Error& error) { end(error); });
}

void RaceRepeats::take(Result<RepeatedRace> found) {
  progress_->hide();
  result_ = found ? std::make_shared<const RepeatedRace>(std::move(*found)) : nullptr;
  showResult();
  if (!found) showState(translatedError(found.error()), true);
}

void RaceRepeats::showResult() {
  const bool isThere = result_ && result_->repeats > 0;
  table_->setContent(std::make_shared<RepeatRows>(titles_, isThere ? result_ : nullptr), false);
  table_->resizeColumnsToContents();
  std::vector<CurveComparison> curves;
  if (isThere) {
    plot_->setAbscissa(experiment_.at("raceBy") == "time"    ? CurvePlot::Abscissa::Seconds
                       : experiment_.at("raceBy") == "bytes" ? CurvePlot::Abscissa::Bytes
                                                             : CurvePlot::Abscissa::Iteration,
                       false);
    for (std::size_t k = 0; k < result_->racers.size(); ++k) {
      const auto& curve = result_->racers[k].curve;
      const auto method = static_cast<int>(k);
      using Rows = std::shared_ptr<const std::vector<TraceRow>>;
      curves.push_back({toQString(titles_[k]), raceColor(method), Rows(result_, &curve.mean),
                        method, QString::number(method + 1), Rows(result_, &curve.low),
                        Rows(result_, &curve.high)});
    }
  }
  plot_->setComparisons(std::move(curves));
  start_->setText(tr("Repeat"));
  start_->setEnabled(titles_.size() >= 2);
  showState(
      isThere
          ? tr("Mean of %1 repeats, with bands of one standard deviation.").arg(result_->repeats)
          : tr("Repeat races the methods on new draws of graph and data."));
}

void RaceRepeats::showState(const QString& words, bool isProblem) {
  if (words != status_->text()) setTextAndAccessibleName(*status_, words);
  status_->setStyleSheet(isProblem ? problemStyle() : QString());
}

void RaceRepeats::refreshTheme() { plot_->refreshTheme(); }

}  // namespace gtv::ui
