#include "ui/studies/race_rows.h"

#include <QObject>
#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

struct RaceColumn {
  TableContent::Column says;
  std::function<double(const RacerProgress&)> number = nullptr;
  /// Is it there to be told? Null: always.
  std::function<bool(const RaceProgress&)> isKnown = nullptr;
};

double lastOf(const RacerProgress& racer, double TraceRow::*number) {
  return racer.rows.empty() ? std::nan("") : racer.rows.back().*number;
}

const std::vector<RaceColumn>& raceColumns() {
  static const auto columns = [] {
    const auto last = [](double TraceRow::*number) {
      return [number](const RacerProgress& racer) { return lastOf(racer, number); };
    };
    const auto anyHas = [](auto number) {
      return [number](const RaceProgress& progress) {
        return std::any_of(progress.methods.begin(), progress.methods.end(),
                           [&](const auto& racer) { return std::isfinite(number(racer)); });
      };
    };
    const auto accuracy = [](const RacerProgress& racer) {
      return racer.rows.empty() ? std::nan("") : racer.accuracy;
    };
    const auto ari = [](const RacerProgress& racer) { return racer.ari; };
    const auto conductance = [](const RacerProgress& racer) { return racer.conductance; };
    const auto column = [](const char* id, const QString& title, const QString& help) {
      return TableContent::Column{QString::fromLatin1(id), title, help, false, true};
    };
    using QO = QObject;
    return std::vector<RaceColumn>{
        {{QStringLiteral("place"), QStringLiteral("#"), QO::tr("Place in the list of methods")}},
        {{QStringLiteral("method"), QO::tr("method"),
          QO::tr("The method; methods of the same kind are shown with the parameters in which they "
                 "differ"),
          true}},
        {column("iterations", QO::tr("iterations"), QO::tr("Iterations done")),
         [](const RacerProgress& racer) {
           return racer.rows.empty() ? std::nan("")
                                     : static_cast<double>(racer.rows.back().iteration);
         }},
        {column("seconds", QO::tr("seconds"), QO::tr("Seconds of computing")),
         last(&TraceRow::seconds)},
        {column("messages", QO::tr("messages"), QO::tr("Messages sent")),
         last(&TraceRow::messages)},
        {column("vectors", QO::tr("vectors"), QO::tr("Vectors sent, as long as a local model")),
         last(&TraceRow::vectors)},
        {column("bytes", QO::tr("bytes"), QO::tr("Bytes sent")), last(&TraceRow::bytes)},
        {column("bytesPerRound", QO::tr("bytes/iteration"),
                QO::tr("Mean number of bytes sent per iteration")),
         [](const RacerProgress& racer) {
           return racer.rows.empty() ? std::nan("") : bytesPerRound(racer.rows.back());
         }},
        {column("objective", QO::tr("objective"),
                QO::tr("Sum of the local losses plus λ times the total variation")),
         last(&TraceRow::objective)},
        {column("mse", QO::tr("MSE"), QO::tr("Mean squared distance from the true parameters")),
         last(&TraceRow::mse), anyHas(last(&TraceRow::mse))},
        {column("victims", QO::tr("MSE of honest nodes"),
                QO::tr("Mean squared distance from the true parameters, over the honest nodes")),
         last(&TraceRow::honestMse), anyHas(last(&TraceRow::honestMse))},
        {column("hidden", QO::tr("validation error"),
                QO::tr("Mean squared error on the validation labels")),
         last(&TraceRow::testMse), anyHas(last(&TraceRow::testMse))},
        {column("accuracy", QO::tr("accuracy"),
                QO::tr("Share of right predictions for the validation labels or, without any, for "
                       "all labels")),
         accuracy, anyHas(accuracy)},
        {column("ari", QO::tr("ARI"),
                QO::tr("Adjusted Rand index of the learned and the true clusters: 1 for equal "
                       "clusters, 0 for chance")),
         ari, anyHas(ari)},
        {column("conductance", QO::tr("conductance"),
                QO::tr("Largest conductance of a learned cluster: the share of its edge weight "
                       "that leaves it")),
         conductance, anyHas(conductance)},
        {{QStringLiteral("tuned"), QO::tr("tuned"),
          QO::tr("What the method has chosen by the validation error of its trials"), true},
         nullptr,
         [](const RaceProgress& progress) {
           return std::any_of(progress.methods.begin(), progress.methods.end(),
                              [](const auto& racer) { return !racer.tuned.is_null(); });
         }},
        {{QStringLiteral("status"), QO::tr("status"),
          QO::tr("State of the method, or why it ended"), true, true}}};
  }();
  return columns;
}

/// What is not known for any method is in files only.
std::vector<TableContent::Column> columnsFor(const RaceProgress* progress) {
  std::vector<TableContent::Column> out;
  out.reserve(raceColumns().size());
  for (const auto& column : raceColumns()) {
    out.push_back(column.says);
    out.back().isOffScreen = column.isKnown && (progress == nullptr || !column.isKnown(*progress));
  }
  return out;
}

}  // namespace

QColor raceColor(int method) {
  return QColor::fromRgb(okabeIto[static_cast<std::size_t>(method) % okabeIto.size()]);
}

RaceRows::RaceRows(std::vector<std::string> titles, std::shared_ptr<const RaceProgress> progress)
    : TableContent(columnsFor(progress.get())),
      titles_(std::move(titles)),
      progress_(std::move(progress)) {}

const RacerProgress* RaceRows::racer(int row) const {
  const auto k = static_cast<std::size_t>(row);
  return progress_ && k < progress_->methods.size() ? &progress_->methods[k] : nullptr;
}

double RaceRows::number(int row, int column) const {
  const auto& of = raceColumns()[static_cast<std::size_t>(column)];
  if (!of.number) return row + 1;
  const auto* racer = this->racer(row);
  return racer == nullptr ? std::nan("") : of.number(*racer);
}

QString RaceRows::cellText(int row, int column) const {
  if (columns()[static_cast<std::size_t>(column)].id == QLatin1String("method"))
    return toQString(titles_[static_cast<std::size_t>(row)]);
  const auto* racer = this->racer(row);
  if (columns()[static_cast<std::size_t>(column)].id == QLatin1String("tuned")) {
    QStringList words;
    if (racer != nullptr && racer->tuned.is_object())
      for (const auto& [path, value] : racer->tuned.items())
        words << QStringLiteral("%1 = %2").arg(
            toQString(path), value.is_number() ? QString::number(value.get<double>(), 'g', 4)
                                               : toQString(value.dump()));
    return words.join(QStringLiteral(", "));
  }
  if (racer == nullptr) return QObject::tr("waits for the start");
  if (racer->refusal)
    return QObject::tr("refused: %1").arg(translatedMessage(racer->refusal->message));
  const auto status = translated(statusName(racer->status));
  return racer->message.empty()
             ? status
             : QStringLiteral("%1: %2").arg(status, translatedMessage(racer->message));
}

QColor RaceRows::color(int row) const { return raceColor(row); }

}  // namespace gtv::ui
