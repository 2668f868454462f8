#include "ui/diagnostics/cluster_study.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "diagnostics/metrics.h"
#include "ui/diagnostics/cluster_reasons.h"
#include "ui/forms/export_dialog.h"
#include "ui/plots/session_values.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"

namespace gtv::ui {
namespace {

enum Column { Name, Verdict, FromLambda, Bound, ColumnCount };

QString numberOrDash(const std::optional<double>& x) {
  return x ? number(*x) : QStringLiteral("–");
}

std::vector<std::vector<int>> groups(const std::vector<int>& clusters) {
  std::vector<std::vector<int>> out(static_cast<std::size_t>(clusterCount(clusters)));
  for (std::size_t i = 0; i < clusters.size(); ++i) out[clusters[i]].push_back(static_cast<int>(i));
  return out;
}

QString bracketText(const LambdaBracket& bracket) {
  if (bracket.exact || number(bracket.low) == number(bracket.high)) return number(bracket.high);
  return QStringLiteral("%1 … %2").arg(number(bracket.low), number(bracket.high));
}

}  // namespace

ClusterStudy::ClusterStudy(QWidget* parent)
    : QWidget(parent),
      button_(new QPushButton(tr("Test clusters"))),
      summary_(new QLabel),
      progress_(new QProgressBar),
      table_(new QTreeWidget),
      why_(new QLabel),
      picture_(QStringLiteral("cluster-tests"), *table_->model()) {
  button_->setToolTip(
      tr("Test whether the true and the learned clusters are well-connected and from which λ on, "
         "and find the critical λ. The tests run in the background."));
  summary_->setWordWrap(true);
  summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  summary_->setAccessibleName(tr("Result of the cluster tests"));
  progress_->setFormat(tr("%v of %m"));
  progress_->setAccessibleName(tr("Tests done"));
  table_->setAccessibleName(tr("Cluster tests"));
  table_->setRootIsDecorated(false);
  table_->setHeaderLabels({tr("Cluster"), tr("Answer"), tr("from λ"), tr("‖ŵ − w̄‖ ≤")});
  table_->headerItem()->setToolTip(Verdict, tr("Is the cluster well-connected?"));
  table_->headerItem()->setToolTip(FromLambda, tr("The smallest λ for which the test succeeds"));
  table_->headerItem()->setToolTip(
      Bound, tr("Bound on the distance of the common model from the cluster's own optimum, at the "
                "λ of the test (it grows in proportion to λ)"));
  table_->header()->setResizeContentsPrecision(20);
  table_->header()->setStretchLastSection(false);
  table_->header()->setMinimumSectionSize(40);
  table_->setMinimumHeight(140);
  table_->viewport()->installEventFilter(this);
  table_->setToolTip(tr("Ctrl+C copies the table; a right click exports it"));
  offerFigure(*table_, picture_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(button_);
  layout->addWidget(progress_);
  layout->addWidget(summary_);
  layout->addWidget(table_);
  layout->addWidget(why_);
  why_->setWordWrap(true);
  why_->setTextFormat(Qt::RichText);
  why_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  why_->setAccessibleName(tr("Why the chosen cluster is well-connected or not"));
  why_->hide();
  progress_->hide();
  table_->hide();
  connect(button_, &QPushButton::clicked, this, [this] {
    if (busy_)
      cancel();
    else
      begin();
  });
  const auto choose = [this](QTreeWidgetItem* item) {
    const auto row = static_cast<std::size_t>(table_->indexOfTopLevelItem(item));
    if (row < nodes_.size()) Q_EMIT nodesChosen(nodes_[row], network_);
    showReasons(static_cast<int>(row));
  };
  connect(table_, &QTreeWidget::itemClicked, this, choose);
  connect(table_, &QTreeWidget::itemActivated, this, choose);  // by keyboard
}

QString ClusterStudy::summary() const { return summary_->text(); }

QString ClusterStudy::reasons() const { return why_->isHidden() ? QString() : why_->text(); }

void ClusterStudy::begin() {
  busy_ = true;
  button_->setText(tr("Cancel"));
  clear();
  Q_EMIT wanted();
}

bool ClusterStudy::start(std::shared_ptr<const IterateSnapshot> iterates) {
  if (!busy_ || iterates_) return false;
  if (!iterates || iterates->learned) {
    finish(iterates ? tr("Models that fit and predict have no parameters by which they could be "
                         "equal.")
                    : tr("There is no run to test."));
    return false;
  }
  clear();
  iterates_ = std::move(iterates);
  network_ = iterates_->network;
  const auto learned = learnedClusters(iterates_->experiment, *iterates_->network->graph,
                                       iterates_->W, iterates_->iteration);
  const auto& truth = iterates_->network->clusters;
  const bool hasTruth =
      iterates_->network->knowsClusters() && iterates_->network->truth().cols() > 0;
  const bool same = hasTruth && !learned.empty() && adjustedRandIndex(learned, truth) == 1;
  hasTruth_ = hasTruth;
  int partitions = 0;
  const auto add = [&](const QString& name, const std::vector<int>& partition) {
    int c = 0;
    for (auto& nodes : groups(partition)) {
      ++c;
      if (nodes.size() > 1) clusters_.push_back({name.arg(c), std::move(nodes), partitions, c - 1});
    }
    ++partitions;
  };
  if (hasTruth) add(same ? tr("both %1") : tr("true %1"), truth);
  if (!same) add(tr("learned %1"), learned);
  summary_->setText(tr("Well-connected? For λ = %1, iteration %L2. A single node always is, and is "
                       "not listed. Click a row to see its nodes, or the subset that violates the "
                       "condition.")
                        .arg(iterates_->problem.lambda)
                        .arg(iterates_->iteration));
  progress_->setRange(0, testCount());
  progress_->setValue(0);
  progress_->show();
  table_->show();
  test(0);
  return true;
}

void ClusterStudy::test(std::size_t next) {
  const auto fail = [this](const Error& error) { finish(translatedError(error)); };
  if (next == clusters_.size()) {
    task_.start(
        [iterates = iterates_](const BackgroundTask::Context& context) {
          return criticalLambda(iterates->problem, {}, context.stop);
        },
        [this](const CriticalLambda& critical) {
          addCritical(critical);
          fitColumns();
          progress_->setValue(progress_->value() + 1);
          testClusterGraph();
        },
        fail);
    return;
  }
  task_.start(
      [iterates = iterates_,
       nodes = clusters_[next].nodes](const BackgroundTask::Context& context) {
        return wellConnected(iterates->problem, nodes, {}, context.stop);
      },
      [this, next](const WellConnected& answer) {
        addAnswer(clusters_[next], answer);
        fitColumns();
        progress_->setValue(static_cast<int>(next) + 1);
        test(next + 1);
      },
      fail);
}

int ClusterStudy::testCount() const {
  return static_cast<int>(clusters_.size()) + (hasTruth_ ? 2 : 1);
}

void ClusterStudy::testClusterGraph() {
  if (!hasTruth_) return finish({});
  task_.start(
      [iterates = iterates_](const BackgroundTask::Context& context) {
        return clusterMinimum(iterates->problem, iterates->network->clusters, {}, context.stop);
      },
      [this](const ClusterMinimum& minimum) {
        models_ = minimum.models;
        finish(clusterMinimumText(minimum, *iterates_));
      },
      [this](const Error& error) { finish(translatedError(error)); });
}

void ClusterStudy::explain(bool all) {
  reasons_.clear();
  std::vector<std::optional<double>> limits;
  for (std::size_t k = 0; k < answers_.size(); ++k) {
    const auto same = [&](std::size_t other) {
      return clusters_[other].partition == clusters_[k].partition;
    };
    if (all && (k == 0 || !same(k - 1))) {
      std::vector<WellConnected> partition;
      for (std::size_t other = k; other < answers_.size() && same(other); ++other)
        partition.push_back(answers_[other]);
      for (auto& limit : separationLimits(partition)) limits.push_back(limit);
    }
    const auto& cluster = clusters_[k];
    std::optional<Vector> model;
    if (hasTruth_ && cluster.partition == 0 && cluster.number < models_.cols())
      model = models_.col(cluster.number);
    reasons_.push_back(clusterReasons(cluster.name, answers_[k], *iterates_,
                                      all ? limits[k] : std::nullopt, std::move(model)));
  }
}

void ClusterStudy::showReasons(int row) {
  const bool known = row >= 0 && row < std::ssize(reasons_);
  why_->setText(known ? reasons_[static_cast<std::size_t>(row)] : QString());
  why_->setVisible(known && !why_->text().isEmpty());
}

QString ClusterStudy::nodeNames(const std::vector<int>& nodes) const {
  constexpr std::size_t most = 30;
  QStringList names;
  for (std::size_t k = 0; k < std::min(most, nodes.size()); ++k)
    names << QString::fromStdString(iterates_->network->nodeKeys[nodes[k]]);
  if (nodes.size() > most) names << QStringLiteral("…");
  return names.join(QStringLiteral(", "));
}

void ClusterStudy::addAnswer(const Cluster& cluster, WellConnected answer) {
  auto* row = new QTreeWidgetItem(table_);
  row->setText(Name, cluster.name);
  QString verdict;
  QString tip;
  switch (answer.answer) {
    case WellConnected::Answer::Yes:
      verdict = tr("yes");
      tip = tr("All its nodes share one model in every solution (root: node %1).")
                .arg(nodeNames({answer.root}));
      break;
    case WellConnected::Answer::No:
      verdict = tr("no: %1").arg(counted(std::ssize(answer.violating), "node"));
      tip = tr("The edges to the rest of the cluster are too weak for these nodes: %1")
                .arg(nodeNames(answer.violating));
      break;
    default:
      verdict = tr("not tested");
      tip = translatedMessage(answer.why);
  }
  row->setText(Verdict, verdict);
  row->setText(FromLambda, numberOrDash(answer.smallestLambda));
  const auto perLambda = answer.boundPerLambda;
  // It holds only where the test succeeds.
  row->setText(Bound, perLambda && answer.answer == WellConnected::Answer::Yes
                          ? number(*perLambda * iterates_->problem.lambda)
                          : QStringLiteral("–"));
  for (int column = 0; column < ColumnCount; ++column) row->setToolTip(column, tip);
  row->setToolTip(Name, tr("%1: %2; “both” is true and learned")
                            .arg(cluster.name, counted(std::ssize(cluster.nodes), "node")));
  if (perLambda) row->setToolTip(Bound, tr("%1 · λ").arg(number(*perLambda)));
  nodes_.push_back(answer.violating.empty() ? answer.nodes : answer.violating);
  answers_.push_back(std::move(answer));
}

void ClusterStudy::addCritical(const CriticalLambda& critical) {
  if (!critical.why.empty()) {
    summary_->setText(summary_->text() + QStringLiteral("<br>") +
                      tr("Critical λ: %1").arg(translatedMessage(critical.why)));
    return;
  }
  int count = 0;
  for (const auto& component : critical.components) {
    auto* row = new QTreeWidgetItem(table_);
    row->setText(Name, tr("component %1").arg(++count));
    row->setToolTip(Name, tr("The connected component of node %1: %2")
                              .arg(nodeNames({component.nodes.front()}),
                                   counted(std::ssize(component.nodes), "node")));
    row->setText(Verdict, tr("consensus"));
    row->setText(FromLambda, bracketText(component.bracket));
    row->setToolTip(FromLambda, tr("Critical λ between %1 and %2")
                                    .arg(component.bracket.low, 0, 'g', 8)
                                    .arg(component.bracket.high, 0, 'g', 8));
  }
}

void ClusterStudy::fitColumns() {
  // The numbers are what was asked for: where there is little room, the names are cut.
  int numbers = 0;
  for (int column = Name + 1; column < ColumnCount; ++column) {
    table_->resizeColumnToContents(column);
    numbers += table_->columnWidth(column);
  }
  table_->resizeColumnToContents(Name);
  const int room = table_->viewport()->width() - numbers;
  table_->setColumnWidth(Name, std::clamp(table_->columnWidth(Name), 60, std::max(60, room)));
}

bool ClusterStudy::eventFilter(QObject* watched, QEvent* event) {
  // What a session brought back was filled in before the table had its place.
  if (watched == table_->viewport() && event->type() == QEvent::Resize) fitColumns();
  return QWidget::eventFilter(watched, event);
}

void ClusterStudy::cancel() {
  if (!busy_) return;
  task_.abandon();
  finish(tr("Cancelled after %1 of %2.").arg(answers_.size()).arg(counted(testCount(), "test")));
}

void ClusterStudy::forget() {
  cancel();
  clear();
}

void ClusterStudy::clear() {
  iterates_ = nullptr;
  network_ = nullptr;
  clusters_.clear();
  answers_.clear();
  nodes_.clear();
  reasons_.clear();
  models_.resize(0, 0);
  hasTruth_ = false;
  showReasons(-1);
  table_->clear();
  table_->hide();
  summary_->clear();
  kept_.clear();
}

Json ClusterStudy::json() const {
  if (busy_) return {{"goesOn", true}};
  return kept_.empty() ? Json() : Json(kept_);
}

void ClusterStudy::keep() {
  Json rows = Json::array();
  for (int k = 0; k < table_->topLevelItemCount(); ++k) {
    const auto* item = table_->topLevelItem(k);
    Json row{{"texts", Json::array()}, {"tips", Json::array()}};
    for (int column = 0; column < ColumnCount; ++column) {
      row["texts"].push_back(item->text(column).toStdString());
      row["tips"].push_back(item->toolTip(column).toStdString());
    }
    if (static_cast<std::size_t>(k) < nodes_.size())
      row["nodes"] = nodes_[static_cast<std::size_t>(k)];
    if (k < std::ssize(reasons_))
      row["reasons"] = reasons_[static_cast<std::size_t>(k)].toStdString();
    rows.push_back(std::move(row));
  }
  kept_ = Json{{"summary", summary_->text().toStdString()}, {"rows", std::move(rows)}}.dump();
}

void ClusterStudy::restore(const Json& shown, std::shared_ptr<const ProblemInstance> network) {
  if (busy_) return;
  if (shown.is_object() && shown.value("goesOn", Json()) == Json(true)) return begin();
  if (!shown.is_string()) return;
  const auto parsed = parseJson(shown.get<std::string>(), "");
  if (!parsed || !parsed->is_object()) return;
  const auto& content = *parsed;
  const auto jsonText = [](const Json& value) {
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
  };
  forget();
  summary_->setText(jsonText(content.value("summary", Json())));
  network_ = std::move(network);
  const auto rows = content.value("rows", Json());
  for (const auto& row : rows.is_array() ? rows : Json::array()) {
    if (!row.is_object()) continue;
    const auto texts = row.value("texts", Json());
    const auto tips = row.value("tips", Json());
    auto* item = new QTreeWidgetItem(table_);
    for (std::size_t column = 0; column < ColumnCount; ++column) {
      const auto at = static_cast<int>(column);
      if (texts.is_array() && column < texts.size()) item->setText(at, jsonText(texts[column]));
      if (tips.is_array() && column < tips.size()) item->setToolTip(at, jsonText(tips[column]));
    }
    // Clusters come before what has no nodes.
    if (const auto nodes = row.value("nodes", Json()); nodes.is_array())
      nodes_.push_back(indicesIn(nodes, network_->nodeCount()));
    if (const auto reasons = jsonText(row.value("reasons", Json())); !reasons.isEmpty())
      reasons_.push_back(reasons);
  }
  table_->setVisible(table_->topLevelItemCount() > 0);
  fitColumns();
  keep();
}

void ClusterStudy::finish(const QString& how) {
  busy_ = false;
  button_->setText(tr("Test clusters"));
  progress_->hide();
  if (!how.isEmpty())
    summary_->setText(iterates_ ? summary_->text() + QStringLiteral("<br>") + how : how);
  if (iterates_) {
    explain(std::ssize(answers_) == std::ssize(clusters_));
    showReasons(0);
  }
  if (!summary_->text().isEmpty()) keep();
}

}  // namespace gtv::ui
