#include <gmock/gmock.h>

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>
#include <QUrl>
#include <filesystem>

#include "base/json.h"
#include "graph_files/graph_file.h"
#include "support/child.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/status_line.h"
#include "ui/document/file_controller.h"
#include "ui/document/import_export_controller.h"
#include "ui/import/graph_exchange.h"
#include "ui/import/graph_import_dialog.h"
#include "ui/import/import_dialog.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"

namespace gtv::ui {
namespace {

using testing::child;
using ::testing::HasSubstr;
using testing::waitFor;

/// Files that come into the window and leave it.
class FilesTest : public testing::WindowTest {
 protected:
  QString write(const char* name, const std::string& content) {
    auto file = folder.filePath(QString::fromLatin1(name));
    EXPECT_TRUE(writeTextFile(file.toStdString(), content).ok());
    return file;
  }
  void drop(const QString& file) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &enter);
    ASSERT_TRUE(enter.isAccepted());
    QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &event);
  }
  /// The dialog for the graph of a file once the file is read; null if there is none.
  static GraphImportDialog* graphDialog(MainWindow& of) {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    auto* dialog = of.findChild<GraphImportDialog*>();
    EXPECT_NE(dialog, nullptr);
    if (dialog == nullptr) return nullptr;
    EXPECT_TRUE(waitFor([&] { return dialog->verdict() != nullptr; }));
    return dialog;
  }
  /// By the button, if the file can be read.
  static void importGraph(MainWindow& of) {
    auto* dialog = graphDialog(of);
    ASSERT_NE(dialog, nullptr);
    auto* import = child<QPushButton>(*dialog, "importGraphButton");
    ASSERT_TRUE(import->isEnabled());
    QTest::mouseClick(import, Qt::LeftButton);
  }
  const ProblemInstance& network() { return *window.run().snapshot()->network; }
  /// After a restart there is no snapshot for a moment.
  bool waitForNodes(int count, MainWindow& of) {
    return waitFor(
        [&] { return of.run().snapshot() && of.run().snapshot()->network->nodeCount() == count; });
  }
  QTemporaryDir folder;
};

TEST_F(FilesTest, GraphRoundTripsInEveryFormat) {
  openPreset("star");
  // A change by hand goes with it.
  Q_EMIT window.graphView()->tools()->edgeWanted(3, 7);
  ASSERT_TRUE(waitFor([&] { return network().graph->edgeBetween(3, 7) >= 0; }));
  const auto graph = *network().graph;
  const Matrix positions = window.graphView()->positions();
  for (const char* ending : {"graphml", "gml", "net", "json", "csv"}) {
    const auto file = folder.filePath(QStringLiteral("g.") + QLatin1String(ending));
    window.exchange().exportGraphTo(file, {});
    ASSERT_TRUE(waitFor([&] { return kindOfFile(file) == FileKind::Graph; })) << ending;
    EXPECT_EQ(kindOfFile(file), FileKind::Graph) << ending;
    MainWindow other;
    other.show();
    other.files().open(Experiment(), {}, false);
    ASSERT_TRUE(waitFor([&] { return other.run().shownIteration() >= 0; }));
    other.exchange().take(file);
    importGraph(other);
    ASSERT_TRUE(waitForNodes(50, other))
        << ending << ": " << other.panel()->problemText().toStdString();
    EXPECT_EQ(*other.run().snapshot()->network->graph, graph) << ending;
    if (ending == std::string("csv")) continue;
    // The picture is the same up to the box it is fitted into.
    const auto shape = [](const Matrix& at) {
      return Vector((at.colwise() - at.col(0)).colwise().norm().transpose() /
                    (at.col(1) - at.col(0)).norm());
    };
    EXPECT_LE((shape(other.graphView()->positions()) - shape(positions)).norm(), 1e-6) << ending;
  }
}

TEST_F(FilesTest, GraphCarriesWhatIsChosen) {
  openPreset("star");
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  runTo(5);
  const auto exported = [&](const char* name, const GraphContents& contents) {
    const auto file = folder.filePath(QString::fromLatin1(name));
    window.exchange().exportGraphTo(file, contents);
    // The next one is refused until this one is announced.
    EXPECT_TRUE(waitFor([&] { return window.status().text().contains(file); }));
    QFile written(file);
    EXPECT_TRUE(written.open(QIODevice::ReadOnly));
    return QString::fromUtf8(written.readAll());
  };
  const auto bare = exported("bare.graphml", {false, false, false, false, false});
  for (const char* name : {"\"w1\"", "\"flow\"", "\"features\""})
    EXPECT_FALSE(bare.contains(QLatin1String(name))) << name;
  const auto full = exported("full.graphml", {true, true, true, true, true});
  for (const char* name : {"\"w1\"", "\"flow\"", "\"features\"", "\"labels\""})
    EXPECT_TRUE(full.contains(QLatin1String(name))) << name;
}

TEST_F(FilesTest, UndoStepsUseDataFilesOfSavedDocument) {
  openPreset("star");
  const auto edges = write("e.csv", "source,target,weight\na,b,1\nb,c,2\n");
  drop(edges);
  importGraph(window);
  ASSERT_TRUE(waitForNodes(3, window));
  const auto other = folder.filePath(QStringLiteral("elsewhere")).toStdString();
  std::filesystem::create_directory(other);
  ASSERT_TRUE(window.files().save(other + "/copy.json"));
  const auto saved = window.run().document().experiment();
  ASSERT_EQ(saved.graph().text("file"), "e.csv");
  auto* document = &window.run().document();
  document->undo();
  EXPECT_TRUE(waitForNodes(50, window));
  // The copy is what it reads now.
  ASSERT_TRUE(QFile::remove(edges));
  document->redo();
  EXPECT_EQ(document->experiment().json(), saved.json());
  EXPECT_EQ(document->experiment().folder(), saved.folder());
  EXPECT_TRUE(waitForNodes(3, window)) << window.panel()->problemText().toStdString();
}

TEST_F(FilesTest, DataForWhichAGeneratedGraphHasNoNodesIsImportedByTheDialog) {
  openPreset("star");
  drop(write("d.csv", "node,y,x1\na,1,1\nb,2,1\nc,9,1\nd,3,2\ne,4,2\nf,3,3\n"));
  auto* dialog = window.findChild<ImportDialog*>();
  ASSERT_NE(dialog, nullptr);
  ASSERT_TRUE(waitFor([&] { return !dialog->isChecking(); }));
  EXPECT_EQ(dialog->reason(), QString());
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Node), std::vector<std::string>{"node"});
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Label), std::vector<std::string>{"y"});
  dialog->findChild<QPushButton*>(QStringLiteral("importButton"))->click();
  EXPECT_TRUE(waitForNodes(6, window));
}

TEST_F(FilesTest, DroppedFileIsOpenedByItsType) {
  openPreset("star");
  drop(write("e.csv", "source,target,weight\na,b,1\nb,c,2\n"));
  importGraph(window);
  EXPECT_TRUE(waitForNodes(3, window));
  EXPECT_EQ(network().nodeKeys, (std::vector<std::string>{"a", "b", "c"}));
  drop(write("d.csv", "node,y,x1\na,1,1\nb,2,1\nc,9,1\n"));
  EXPECT_TRUE(waitFor(
      [&] { return window.run().snapshot() && network().data->datasets.dimension() == 1; }));
  EXPECT_EQ(window.run().document().steps()->count(), 2);
  window.run().document().steps()->undo();
  window.run().document().steps()->undo();
  EXPECT_TRUE(waitForNodes(50, window));
  // One column more, and it is a table of other people.
  EXPECT_EQ(kindOfFile(write("k.csv", "node,x1,x2,price\na,1,2,3\n")), FileKind::Table);
  EXPECT_EQ(kindOfFile(write("k.csv", "node,x2\na,1\n")), FileKind::Table);
  EXPECT_EQ(kindOfFile(write("k.csv", "\"node\",x1,x2\r\na,1,2\n")), FileKind::Data);
  std::string wide = "y,node";
  for (int j = 1; j <= 2000; ++j) wide += ",x" + std::to_string(j);
  EXPECT_EQ(kindOfFile(write("k.csv", wide + "\n")), FileKind::Data);
  // Nonsense says so and changes nothing.
  drop(write("n.txt", "hello"));
  EXPECT_THAT(window.status().text().toStdString(), HasSubstr("neither an experiment"));
  drop(write("broken.graphml", "<graphml><graph><node id='1'/>"));
  auto* dialog = graphDialog(window);
  ASSERT_NE(dialog, nullptr);
  ASSERT_TRUE(dialog->verdict()->problem);
  EXPECT_THAT(dialog->verdict()->problem->text(), HasSubstr("broken.graphml"));
  EXPECT_FALSE(child<QPushButton>(*dialog, "importGraphButton")->isEnabled());
  dialog->reject();
  EXPECT_EQ(network().nodeCount(), 50);
  EXPECT_EQ(window.run().document().steps()->count(), 2);
}

TEST_F(FilesTest, WhatIsAmbiguousInAGraphFileIsChosenInItsDialog) {
  openPreset("star");
  drop(write("e.csv", "source,target,weight\na,b,1\nb,a,3\nb,c,2\nc,c,1\n"));
  auto* dialog = graphDialog(window);
  ASSERT_NE(dialog, nullptr);
  ASSERT_TRUE(dialog->verdict()->problem);
  EXPECT_FALSE(child<QPushButton>(*dialog, "importGraphButton")->isEnabled());
  const auto choose = [&](const char* field, const char* value) {
    auto* box = child<QComboBox>(*dialog, field);
    box->setCurrentIndex(box->findData(QString::fromLatin1(value)));
    Q_EMIT box->activated(box->currentIndex());
    EXPECT_TRUE(waitFor([&] { return dialog->verdict() != nullptr; }));
  };
  choose("graph.selfLoops", "drop");
  ASSERT_TRUE(dialog->verdict()->problem);
  choose("graph.directions", "mean");
  EXPECT_FALSE(dialog->verdict()->problem);
  EXPECT_EQ(dialog->verdict()->nodes, 3);
  EXPECT_EQ(dialog->verdict()->edges, 2);
  EXPECT_EQ(dialog->verdict()->mostWeight, 2);
  EXPECT_FALSE(dialog->verdict()->notes.empty());
  importGraph(window);
  ASSERT_TRUE(waitForNodes(3, window));
  EXPECT_EQ(network().graph->edges(), (std::vector<Edge>{{0, 1, 2}, {1, 2, 2}}));
  EXPECT_EQ(window.run().experiment().graph().text("selfLoops"), "drop");
}

TEST_F(FilesTest, AttributesOfTheNodesOfAGraphCanBecomeTheData) {
  openPreset("star");
  drop(write("g.json", R"({"nodes":[{"id":"a","u":1,"y":2},{"id":"b","u":2,"y":3},
      {"id":"c","u":4,"y":1}],"links":[{"source":"a","target":"b","weight":2},
      {"source":"b","target":"a","weight":4},{"source":"b","target":"c"}]})"));
  auto* graph = graphDialog(window);
  ASSERT_NE(graph, nullptr);
  auto* box = child<QComboBox>(*graph, "graph.directions");
  box->setCurrentIndex(box->findData(QStringLiteral("max")));
  Q_EMIT box->activated(box->currentIndex());
  ASSERT_TRUE(waitFor([&] { return graph->verdict() != nullptr; }));
  EXPECT_EQ(graph->verdict()->attributes, (std::vector<std::string>{"u", "y"}));
  QTest::mouseClick(child<QPushButton>(*graph, "graphDataButton"), Qt::LeftButton);
  auto* dialog = window.findChild<ImportDialog*>();
  ASSERT_NE(dialog, nullptr);
  ASSERT_TRUE(waitFor([&] { return !dialog->isChecking(); }));
  EXPECT_EQ(dialog->reason(), QString());
  EXPECT_EQ(dialog->choices().graph, GraphSource::File);
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Feature), std::vector<std::string>{"u"});
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Label), std::vector<std::string>{"y"});
  QTest::mouseClick(child<QPushButton>(*dialog, "importButton"), Qt::LeftButton);
  ASSERT_TRUE(waitForNodes(3, window));
  EXPECT_EQ(network().graph->edges(), (std::vector<Edge>{{0, 1, 4}, {1, 2, 1}}));
  EXPECT_EQ(network().data->datasets.allLabels().size(), 3);
}

TEST_F(FilesTest, AcceptsArbitraryClusterNumbersInFile) {
  openPreset("star");
  drop(write("c.json", R"({"nodes":[{"id":"a","cluster":90001},{"id":"b","cluster":17},
      {"id":"c","cluster":17}],"links":[{"source":"a","target":"b"}]})"));
  importGraph(window);
  ASSERT_TRUE(waitForNodes(3, window)) << window.panel()->problemText().toStdString();
  EXPECT_EQ(network().clusters, (std::vector<int>{1, 0, 0}));
  EXPECT_EQ(network().graph->degree(2), 0);
}

TEST_F(FilesTest, EdgesThatAFileIsRefusedForAreJoinedByAButton) {
  openPreset("star");
  const auto file = write("e.csv", "source,target,weight\na,b,1\nb,a,3\nb,c,2\n");
  const auto next =
      window.run().experiment().with("graph", Json{{"kind", "csv"}, {"file", file.toStdString()}});
  ASSERT_TRUE(next.ok());
  window.run().document().change(*next, QStringLiteral("Graph"));
  QPushButton* join = nullptr;
  ASSERT_TRUE(waitFor([&] {
    join = window.findChild<QPushButton*>(QStringLiteral("remedyButton"));
    return join != nullptr && join->isVisible();
  }));
  EXPECT_EQ(join->text(), QStringLiteral("Add up the weights of the two directions"));
  QTest::mouseClick(join, Qt::LeftButton);
  ASSERT_TRUE(waitForNodes(3, window)) << window.panel()->problemText().toStdString();
  EXPECT_EQ(network().graph->edges(), (std::vector<Edge>{{0, 1, 4}, {1, 2, 2}}));
  EXPECT_EQ(window.run().experiment().graph().text("directions"), "sum");
}

TEST_F(FilesTest, ResultsAreWrittenIntoAFolderOfTheirOwn) {
  openPreset("star");
  runTo(20);
  const auto isWritten = [&](const char* name) {
    const QDir written(QDir(folder.path()).filePath(QLatin1String(name)));
    return waitFor([&] { return written.exists(QStringLiteral("report.json")); });
  };
  window.exchange().exportResultsTo(folder.path());
  ASSERT_TRUE(isWritten("results"));
  window.exchange().exportResultsTo(folder.path());
  ASSERT_TRUE(isWritten("results-2"));
  const QDir results(QDir(folder.path()).filePath(QStringLiteral("results")));
  for (const char* file : {"trace.csv", "weights.csv", "edges.csv", "flows.csv", "predictions.csv",
                           "nodes.csv", "columns.csv", "graph.graphml"})
    EXPECT_TRUE(results.exists(QLatin1String(file))) << file;
  const auto text = readTextFile(results.filePath(QStringLiteral("report.json")).toStdString());
  ASSERT_TRUE(text.ok());
  const auto report = parseJson(*text, "report.json");
  ASSERT_TRUE(report.ok());
  EXPECT_EQ(report->at("nodes"), network().nodeCount());
  EXPECT_EQ(report->at("iterations"), 20);
}

}  // namespace
}  // namespace gtv::ui
