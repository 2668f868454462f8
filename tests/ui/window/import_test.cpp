#include <fmt/format.h>
#include <gmock/gmock.h>

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QUndoStack>
#include <QUrl>

#include "base/json.h"
#include "experiment/documents.h"
#include "instances/problem_instance.h"
#include "run/run.h"
#include "support/child.h"
#include "support/window_driver.h"
#include "ui/canvas/view_choices.h"
#include "ui/document/file_controller.h"
#include "ui/forms/choice_form.h"
#include "ui/forms/number_field.h"
#include "ui/import/graph_exchange.h"
#include "ui/import/import_dialog.h"
#include "ui/import/table_preview.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

using testing::child;
using ::testing::HasSubstr;
using testing::waitFor;

/// Tables of other people, dropped on the window.
class ImportTest : public testing::WindowTest {
 protected:
  QString write(const char* name, const std::string& content) {
    auto file = folder.filePath(QString::fromLatin1(name));
    EXPECT_TRUE(writeTextFile(file.toStdString(), content).ok());
    return file;
  }
  /// The dialog that opens when the file is dropped; null if there is none.
  ImportDialog* drop(const QString& file) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &enter);
    QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &event);
    return window.findChild<ImportDialog*>();
  }
  static bool waitForVerdict(const ImportDialog& dialog) {
    return waitFor([&] { return !dialog.isChecking(); });
  }
  static std::string reasonOf(const ImportDialog& dialog) { return dialog.reason().toStdString(); }
  /// By mouse: a row of the list, then the use.
  static void use(ImportDialog& dialog, int column, ColumnRole role) {
    dialog.showPage(ImportDialog::Page::Columns);
    auto* list = dialog.columns();
    const auto place = list->visualItemRect(list->topLevelItem(column));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, place.center());
    pick(*child<QComboBox>(dialog, "roleBox"), static_cast<int>(role));
  }
  /// By keys: up and down in a list until the value is there.
  static void pick(QComboBox& box, const QVariant& value) {
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    for (int k = 0; k < box.count() && box.currentData() != value; ++k)
      QTest::keyClick(&box, Qt::Key_Down);
    EXPECT_EQ(box.currentData(), value);
  }
  /// Beside its text a wide box is not sensitive.
  static void tick(QCheckBox& box) {
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
  }
  static std::string houses(int count) {
    std::string text = "town,rooms,area,price,lon,lat\n";
    for (int i = 0; i < count; ++i)
      text += fmt::format("t{},{},{},{},{:.1f},{:.2f}\n", i % 7, 1 + (i * 3) % 5,
                          30 + 10 * ((i * 7) % 11), 100 + 9 * (i % 13), 24 + 0.1 * i,
                          60 + 0.05 * (i % 6));
    return text;
  }
  QTemporaryDir folder;
};

TEST_F(ImportTest, TableBecomesDataAndGraphInOneUndoStep) {
  openPreset("star");
  const auto before = window.run().experiment();
  auto* dialog = drop(write("houses.csv", houses(40)));
  ASSERT_NE(dialog, nullptr);
  EXPECT_FALSE(dialog->choices().roles.empty());
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Feature),
            (std::vector<std::string>{"rooms", "area"}));
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Label), std::vector<std::string>{"price"});
  ASSERT_TRUE(waitForVerdict(*dialog));
  EXPECT_EQ(reasonOf(*dialog), "");
  // The star has 50 nodes: the first graph that fits is the one on the map.
  EXPECT_EQ(dialog->choices().graph, GraphSource::Map);
  ASSERT_TRUE(child<QPushButton>(*dialog, "importButton")->isEnabled());
  // The columns are called lon and lat, and all are degrees.
  EXPECT_TRUE(dialog->choices().isOnGlobe);
  QTest::mouseClick(child<QPushButton>(*dialog, "importButton"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() && window.run().snapshot()->network->nodeCount() == 40;
  })) << window.panel()->problemText().toStdString();
  EXPECT_EQ(window.run().snapshot()->network->data->datasets.dimension(), 3);
  EXPECT_EQ(window.run().document().steps()->count(), 1);
  EXPECT_EQ(window.run().experiment().title(), "houses");
  EXPECT_EQ(window.run().experiment().graph().text("metric"), "haversine");
  EXPECT_TRUE(waitFor([&] { return window.findChild<ImportDialog*>() == nullptr; }));
  // A document that is saved says the same without the window.
  const auto file = folder.filePath(QStringLiteral("e.json"));
  ASSERT_TRUE(window.files().save(file.toStdString()));
  const auto saved = readExperimentFile(file.toStdString());
  ASSERT_TRUE(saved.ok());
  const auto rebuilt = drawProblemInstance(*saved);
  ASSERT_TRUE(rebuilt.ok()) << rebuilt.error().text();
  EXPECT_EQ(*(*rebuilt)->graph, *window.run().snapshot()->network->graph);
  EXPECT_EQ((*rebuilt)->data->datasets.allLabels(),
            window.run().snapshot()->network->data->datasets.allLabels());
  window.run().document().undo();
  EXPECT_EQ(window.run().experiment(), before);
  EXPECT_TRUE(waitFor([&] {
    return window.run().snapshot() && window.run().snapshot()->network->nodeCount() == 50;
  }));
}

TEST_F(ImportTest, FormOpensImportDialogForForeignTable) {
  const auto file = write("houses.csv", houses(21));
  auto* form = window.panel()->form(QStringLiteral("data"));
  const auto type = [&](const QString& kind, const QString& name) {
    form->kindBox()->setCurrentIndex(form->kindBox()->findData(kind));
    Q_EMIT form->kindBox()->activated(form->kindBox()->currentIndex());
    auto* field = form->fieldOf(QStringLiteral("file"))->findChild<QLineEdit*>();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, name);
    QTest::keyClick(field, Qt::Key_Return);
    return window.findChild<ImportDialog*>();
  };
  auto* dialog = type(QStringLiteral("csv"), file);
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->isVisible());
  // Nothing is changed yet.
  EXPECT_EQ(window.run().experiment().at("data").at("file"), "");
  dialog->reject();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  // What is no table is said by the form, and one of our own needs no questions.
  EXPECT_EQ(type(QStringLiteral("csv"), file + QStringLiteral(".gone")), nullptr);
  EXPECT_TRUE(waitFor([&] { return !window.panel()->problemText().isEmpty(); }));
  EXPECT_NE(type(QStringLiteral("table"), file), nullptr);
}

TEST_F(ImportTest, RolesSeparatorAndMissingValuesCanBeChosen) {
  openPreset("star");
  auto* dialog = drop(write("t.csv",
                            "who;age;height;score\nann;30;1.7;5\nbob;n/a;1.8;6\nann;32;1.75;7\n"
                            "cid;44;1.6;9\n"));
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(child<QComboBox>(*dialog, "separatorBox")->currentData().toString(),
            QStringLiteral("semicolon"));
  ASSERT_TRUE(waitForVerdict(*dialog));
  EXPECT_EQ(reasonOf(*dialog),
            "Line 3, column “age”: is missing, expected a value; Missing values (data.missing) "
            "drops such rows or fills "
            "such cells");
  EXPECT_FALSE(child<QPushButton>(*dialog, "importButton")->isEnabled());
  auto* model = qobject_cast<TablePreview*>(dialog->preview()->model());
  EXPECT_TRUE(model->isMarked(1, 1));
  if (const auto to = qEnvironmentVariable("GTV_PICTURES"); !to.isEmpty()) {
    dialog->grab().save(to + QStringLiteral("/import-problem.png"));
  }
  EXPECT_FALSE(model->isMarked(0, 1));
  ASSERT_EQ(dialog->problems()->topLevelItemCount(), 1);
  EXPECT_EQ(dialog->problems()->topLevelItem(0)->text(0), QStringLiteral("3"));
  EXPECT_EQ(dialog->problems()->topLevelItem(0)->text(1), QStringLiteral("age"));
  pick(*child<QComboBox>(*dialog, "data.missing"), QStringLiteral("mean"));
  ASSERT_TRUE(waitForVerdict(*dialog));
  // Four nodes have no five neighbours.
  EXPECT_THAT(reasonOf(*dialog), HasSubstr("4 nodes are too few for 5 neighbours each"));
  use(*dialog, 0, ColumnRole::Node);
  child<NumberField>(*dialog, "neighboursField")->setFocus();
  child<NumberField>(*dialog, "neighboursField")->selectAll();
  QTest::keyClicks(child<NumberField>(*dialog, "neighboursField"), QStringLiteral("1"));
  QTest::keyClick(child<NumberField>(*dialog, "neighboursField"), Qt::Key_Return);
  ASSERT_TRUE(waitForVerdict(*dialog));
  ASSERT_EQ(reasonOf(*dialog), "");
  EXPECT_EQ(dialog->verdict()->check.keys, (std::vector<std::string>{"ann", "bob", "cid"}));
  EXPECT_EQ(dialog->verdict()->check.filled, 1);
  tick(*child<QCheckBox>(*dialog, "data.standardise"));
  ASSERT_TRUE(waitForVerdict(*dialog));
  QTest::mouseClick(child<QPushButton>(*dialog, "importButton"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() && window.run().snapshot()->network->nodeCount() == 3;
  })) << window.panel()->problemText().toStdString();
  const auto& network = *window.run().snapshot()->network;
  EXPECT_EQ(network.data->datasets.sampleCount(0), 2);
  EXPECT_NEAR(network.data->datasets.features(1)(0, 0), (30.0 + 32 + 44) / 3, 1e-12);
}

TEST_F(ImportTest, CheckListsWhatIsGuessedAndWhatIsNotUsed) {
  openPreset("star");
  auto* dialog =
      drop(write("s.csv", "station,when,fixed,x,y\nA,noon,7,1,2\nB,night,7,2,5\nC,noon,7,4,1\n"));
  ASSERT_NE(dialog, nullptr);
  ASSERT_TRUE(waitForVerdict(*dialog));
  const auto listed = [&] {
    std::string out;
    for (const auto* list : dialog->findChildren<QTreeWidget*>())
      for (int k = 0; k < list->topLevelItemCount(); ++k)
        out += list->topLevelItem(k)->text(0).toStdString() + '\n';
    return out;
  };
  EXPECT_THAT(listed(), HasSubstr("Guessed: station is used as node key."));
  EXPECT_THAT(listed(), HasSubstr("Not used, as they hold texts: when."));
  EXPECT_THAT(listed(), HasSubstr("Not used, as they never change: fixed."));
  EXPECT_THAT(listed(), HasSubstr("λ becomes 0.1"));
  // What the user has chosen is no guess.
  use(*dialog, 0, ColumnRole::Ignore);
  ASSERT_TRUE(waitForVerdict(*dialog));
  EXPECT_THAT(listed(), ::testing::Not(HasSubstr("Guessed: station")));
}

TEST_F(ImportTest, AtMostOneColumnIsTheLabel) {
  openPreset("star");
  auto* dialog = drop(write("houses.csv", houses(40)));
  ASSERT_NE(dialog, nullptr);
  use(*dialog, 2, ColumnRole::Label);
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Label), std::vector<std::string>{"area"});
  EXPECT_EQ(dialog->choices().roles[3], ColumnRole::Ignore);
  // Another use for the same selection: as if the first had not been chosen.
  pick(*child<QComboBox>(*dialog, "roleBox"), static_cast<int>(ColumnRole::Feature));
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Label), std::vector<std::string>{"price"});
  // Without a label, without a feature: no OK, and the reason.
  use(*dialog, 2, ColumnRole::Ignore);
  use(*dialog, 3, ColumnRole::Ignore);
  EXPECT_THAT(reasonOf(*dialog), HasSubstr("the loss needs one"));
  EXPECT_FALSE(child<QPushButton>(*dialog, "importButton")->isEnabled());
  use(*dialog, 1, ColumnRole::Label);
  tick(*child<QCheckBox>(*dialog, "data.intercept"));
  EXPECT_THAT(reasonOf(*dialog), HasSubstr("at least one feature"));
  // All at once by the keyboard.
  dialog->columns()->setFocus();
  QTest::keyClick(dialog->columns(), Qt::Key_A, Qt::ControlModifier);
  pick(*child<QComboBox>(*dialog, "roleBox"), static_cast<int>(ColumnRole::Feature));
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Feature).size(), 6U);
  // A click on a column of the preview selects it in the list.
  dialog->preview()->horizontalHeader()->resizeSections(QHeaderView::ResizeToContents);
  auto* header = dialog->preview()->horizontalHeader();
  QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                    QPoint(header->sectionViewportPosition(3) + header->sectionSize(3) / 2, 8));
  EXPECT_EQ(dialog->columns()->indexOfTopLevelItem(dialog->columns()->currentItem()), 3);
  QTest::keyClick(dialog, Qt::Key_Escape);
  EXPECT_TRUE(waitFor([&] { return window.findChild<ImportDialog*>() == nullptr; }));
  EXPECT_EQ(window.run().document().steps()->count(), 0);
}

TEST_F(ImportTest, KeepsPresentGraphIfItFits) {
  openPreset("star");
  auto* dialog = drop(write("houses.csv", houses(50)));
  ASSERT_NE(dialog, nullptr);
  ASSERT_TRUE(waitForVerdict(*dialog));
  EXPECT_EQ(dialog->choices().graph, GraphSource::Present);
  EXPECT_EQ(reasonOf(*dialog), "");
  QTest::mouseClick(child<QPushButton>(*dialog, "importButton"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() && window.run().snapshot()->network->data->truth.cols() == 0;
  }));
  EXPECT_EQ(window.run().experiment().graph().kind(), "star");
}

TEST_F(ImportTest, UsesGeographicCoordinatesOnlyForDegrees) {
  openPreset("star");
  std::string far = houses(39);
  far += "t1,1,50,170,24,400\n";
  auto* dialog = drop(write("far.csv", far));
  ASSERT_NE(dialog, nullptr);
  ASSERT_TRUE(waitForVerdict(*dialog));
  EXPECT_EQ(reasonOf(*dialog), "");
  EXPECT_FALSE(dialog->choices().isOnGlobe);
  // Nor columns of another name.
  use(*dialog, 5, ColumnRole::Feature);
  use(*dialog, 2, ColumnRole::Y);
  ASSERT_TRUE(waitForVerdict(*dialog));
  EXPECT_FALSE(dialog->choices().isOnGlobe);
}

TEST_F(ImportTest, PrefersFeatureGraphIfKeptGraphNeedsCoordinates) {
  openPreset("star");
  auto* first = drop(write("houses.csv", houses(40)));
  ASSERT_NE(first, nullptr);
  ASSERT_TRUE(waitForVerdict(*first));
  QTest::mouseClick(child<QPushButton>(*first, "importButton"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() && window.run().snapshot()->network->nodeCount() == 40;
  }));
  // How many nodes there are the table says.
  const auto isHidden = [&](const char* key) {
    return window.panel()->form(QStringLiteral("graph"))->fieldOf(QLatin1String(key))->isHidden();
  };
  EXPECT_TRUE(isHidden("nodes") && isHidden("clusters"));
  EXPECT_FALSE(isHidden("neighbours"));
  Q_EMIT window.panel()->edited(QStringLiteral("layout.kind"), Json("geographic"));
  ASSERT_TRUE(waitFor([&] { return window.findChild<ImportDialog*>() == nullptr; }));
  // As many nodes, but no map: their neighbours would be drawn at random.
  std::string plain = "rooms,area,price\n";
  for (int i = 0; i < 40; ++i) plain += fmt::format("{},{},{}\n", i % 5, (i * 7) % 11, i % 13);
  auto* second = drop(write("plain.csv", plain));
  ASSERT_NE(second, nullptr);
  ASSERT_TRUE(waitForVerdict(*second));
  EXPECT_EQ(second->choices().graph, GraphSource::Features);
  // Who insists gets it, but not a layout by coordinates that are gone.
  pick(*child<QComboBox>(*second, "graphBox"), static_cast<int>(GraphSource::Present));
  ASSERT_TRUE(waitForVerdict(*second));
  EXPECT_EQ(reasonOf(*second), "");
  QTest::mouseClick(child<QPushButton>(*second, "importButton"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() &&
           window.run().snapshot()->network->data->featureNames.front() == "rooms" &&
           window.run().snapshot()->network->drawing.coordinates.cols() == 0;
  })) << window.panel()->problemText().toStdString();
  EXPECT_EQ(window.run().experiment().layout().kind(), "auto");
}

TEST_F(ImportTest, InvalidFieldPreventsImport) {
  openPreset("star");
  auto* dialog = drop(write("houses.csv", houses(40)));
  ASSERT_NE(dialog, nullptr);
  ASSERT_TRUE(waitForVerdict(*dialog));
  ASSERT_TRUE(child<QPushButton>(*dialog, "importButton")->isEnabled());
  const auto type = [&](const QString& typed) {
    child<NumberField>(*dialog, "neighboursField")->setFocus();
    child<NumberField>(*dialog, "neighboursField")->selectAll();
    QTest::keyClicks(child<NumberField>(*dialog, "neighboursField"), typed);
  };
  type(QStringLiteral("many"));
  EXPECT_EQ(reasonOf(*dialog), "Neighbours: “many” is not a number");
  EXPECT_FALSE(child<QPushButton>(*dialog, "importButton")->isEnabled());
  for (auto* label : dialog->findChildren<QLabel*>())
    if (label->text() == dialog->reason()) {
      EXPECT_TRUE(label->accessibleName().endsWith(label->text()));
    }
  // Something else is changed meanwhile, and the number that was there comes back.
  tick(*child<QCheckBox>(*dialog, "data.standardise"));
  EXPECT_FALSE(dialog->isChecking());
  type(QStringLiteral("5"));
  QTest::keyClick(child<NumberField>(*dialog, "neighboursField"), Qt::Key_Return);
  ASSERT_TRUE(waitForVerdict(*dialog));
  EXPECT_EQ(reasonOf(*dialog), "");
  EXPECT_TRUE(waitFor([&] { return child<QPushButton>(*dialog, "importButton")->isEnabled(); }));
}

TEST_F(ImportTest, EdgesCanBeReadFromFile) {
  openPreset("star");
  const auto edges = write("edges.csv", "source,target\na,b\nb,c\n");
  auto* dialog = drop(write("t.csv", "id,x,y\na,1,2\nb,2,3\nc,4,4\n"));
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Node), std::vector<std::string>{"id"});
  pick(*child<QComboBox>(*dialog, "graphBox"), static_cast<int>(GraphSource::File));
  EXPECT_EQ(reasonOf(*dialog), "Choose the file with the edges");
  auto* field = child<QWidget>(*dialog, "graph.file")->findChild<QLineEdit*>();
  ASSERT_NE(field, nullptr);
  const auto type = [&](const QString& file) {
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, file);
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_TRUE(waitForVerdict(*dialog));
  };
  type(QStringLiteral("/no/such.csv"));
  EXPECT_THAT(reasonOf(*dialog), HasSubstr("no such file"));
  type(edges);
  EXPECT_EQ(reasonOf(*dialog), "");
  QTest::mouseClick(child<QPushButton>(*dialog, "importButton"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() && window.run().snapshot()->network->nodeCount() == 3;
  }));
  EXPECT_EQ(window.run().snapshot()->network->graph->edgeCount(), 2);
}

TEST_F(ImportTest, DocumentBesideTheTableUsesRelativeName) {
  openPreset("star");
  ASSERT_TRUE(window.files().save(folder.filePath(QStringLiteral("e.json")).toStdString()));
  const auto table = write("houses.csv", houses(40));
  EXPECT_EQ(nameInDocument(window.run().experiment(), table), "houses.csv");
  EXPECT_EQ(nameInDocument(window.run().experiment(), QStringLiteral("/elsewhere/houses.csv")),
            "/elsewhere/houses.csv");
  EXPECT_EQ(nameInDocument(Experiment(), table), QFileInfo(table).absoluteFilePath().toStdString());
}

TEST_F(ImportTest, InvalidFileIsReportedAndNotImported) {
  openPreset("star");
  const std::pair<std::string, std::string> cases[] = {
      {"", "empty"},
      {"\n\n\n", "empty"},
      {"a,b,c\n", "has a header but no rows"},
      {"a,b,c\n1,2,3\n1,2\n3,4,5\n7,8,9\n", "Line 3: has 2 cells, the header has 3"},
      {std::string("a,b\n1,\0\n", 8), "not a text file"},
      {std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), "not a text file"},
      {"a,b,c\n1,2,\"3\n4,5,6\n7,8,9\n", "quote"},
      {"a;b;c\n1,5;2;3\n2.5;3;4\n", "decimal points, not commas"},
      {"hello\nworld\n", "the loss needs one"}};
  for (const auto& [content, reason] : cases) {
    auto* dialog = drop(write("n.csv", content));
    ASSERT_NE(dialog, nullptr) << content;
    // A column of texts is a feature only if somebody insists.
    if (content.starts_with("a;b;c")) {
      use(*dialog, 0, ColumnRole::Feature);
    }
    ASSERT_TRUE(waitForVerdict(*dialog)) << content;
    EXPECT_THAT(reasonOf(*dialog), HasSubstr(reason)) << content;
    EXPECT_FALSE(child<QPushButton>(*dialog, "importButton")->isEnabled()) << content;
    QTest::keyClick(dialog, Qt::Key_Return);
    dialog->close();
    ASSERT_TRUE(waitFor([&] { return window.findChild<ImportDialog*>() == nullptr; }));
  }
  EXPECT_EQ(window.run().document().steps()->count(), 0);
}

TEST_F(ImportTest, ReadsFilesOfOtherPrograms) {
  openPreset("star");
  // Byte order mark, CRLF, quotes, separators and line breaks in cells.
  std::string text = "\xEF\xBB\xBF\"the\r\nname\",\"a,b\",c\r\n";
  for (int i = 0; i < 8; ++i)
    text += fmt::format("\"line\nbreak, and \"\"quotes\"\"\",{},{}\r\n", i, (i * 5) % 7);
  auto* dialog = drop(write("o.csv", text));
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->choices().header[1], "a,b");
  EXPECT_EQ(dialog->choices().roles,
            (std::vector<ColumnRole>{ColumnRole::Ignore, ColumnRole::Feature, ColumnRole::Label}));
  ASSERT_TRUE(waitForVerdict(*dialog));
  EXPECT_EQ(reasonOf(*dialog), "");
  EXPECT_EQ(dialog->verdict()->check.rows, 8);
}

TEST_F(ImportTest, TenThousandColumnsAndManyRowsDoNotBlock) {
  openPreset("star");
  std::string header = "y";
  std::string row = "1";
  for (int j = 0; j < 10'000; ++j) {
    header += fmt::format(",c{}", j);
    row += fmt::format(",{}", j % 10);
  }
  auto* wide = drop(write("wide.csv", header + "\n" + row + "\n" + row + "\n"));
  ASSERT_NE(wide, nullptr);
  EXPECT_EQ(wide->columns()->topLevelItemCount(), 10'001);
  wide->close();
  ASSERT_TRUE(waitFor([&] { return window.findChild<ImportDialog*>() == nullptr; }));

  std::string text = "a,b,y\n";
  for (int i = 0; i < 300'000; ++i) text += fmt::format("{},{},{}\n", i % 97, i % 89, i % 5);
  text += "1,oops,2\n";
  auto* dialog = drop(write("long.csv", text));
  ASSERT_NE(dialog, nullptr);
  // There is a preview while the file is still being read.
  EXPECT_TRUE(dialog->isChecking());
  EXPECT_EQ(dialog->preview()->model()->rowCount(), 100);
  EXPECT_THAT(reasonOf(*dialog), HasSubstr("Reading the whole file"));
  ASSERT_TRUE(waitForVerdict(*dialog));
  EXPECT_EQ(reasonOf(*dialog), "Line 300002, column “b”: must be a finite number, got 'oops'");
  // Another change gives the reading up, and so does closing.
  pick(*child<QComboBox>(*dialog, "data.missing"), QStringLiteral("drop"));
  EXPECT_TRUE(dialog->isChecking());
  dialog->close();
  EXPECT_TRUE(waitFor([&] { return window.findChild<ImportDialog*>() == nullptr; }));
}

TEST_F(ImportTest, StepsPrepareTheTableAndTheirColumnsGetAUse) {
  openPreset("star");
  std::string text = "when,name,temp\n";
  for (int i = 0; i < 24; ++i)
    text +=
        fmt::format("2024-01-{:02} {:02}:00,s{},{}\n", 1 + i / 3, 6 * (i % 3), i % 4, i * 7 % 11);
  auto* dialog = drop(write("t.csv", text));
  ASSERT_NE(dialog, nullptr);
  // A column with the names of stations is the node.
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Node), std::vector<std::string>{"name"});
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Label), std::vector<std::string>{"temp"});
  dialog->showPage(ImportDialog::Page::Preparation);
  const auto edit = [&](const char* path, const Json& value) {
    Q_EMIT dialog->preparation()->form()->edited(QString::fromLatin1(path), value);
    return waitForVerdict(*dialog);
  };
  ASSERT_TRUE(edit("data.prepare", Json::array({Json{{"kind", "parse-time"}}})));
  EXPECT_THAT(reasonOf(*dialog), HasSubstr("data.prepare[0].column"));
  ASSERT_TRUE(edit("data.prepare.0.column", "when"));
  ASSERT_TRUE(edit("data.prepare.0.parts", {"day", "hour"}));
  EXPECT_EQ(dialog->preparation()->stepChoice()->count(), 1);
  EXPECT_EQ(dialog->preparation()->before()->model()->columnCount(), 3);
  EXPECT_EQ(dialog->preparation()->after()->model()->columnCount(), 5);
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Feature),
            (std::vector<std::string>{"when.day", "when.hour"}));
  // Nothing was taken from the label by new numbers.
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Label), std::vector<std::string>{"temp"});
  pick(*child<QComboBox>(*dialog, "graphBox"), static_cast<int>(GraphSource::Similar));
  pick(*child<QComboBox>(*dialog, "graphBox"), static_cast<int>(GraphSource::None));
  ASSERT_TRUE(waitForVerdict(*dialog));
  ASSERT_EQ(reasonOf(*dialog), "");
  QTest::mouseClick(child<QPushButton>(*dialog, "importButton"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() && window.run().snapshot()->network->nodeCount() == 4;
  })) << window.panel()->problemText().toStdString();
  EXPECT_THAT(window.run().network()->data->featureNames,
              ::testing::ElementsAre("when.day", "when.hour", "intercept"));
}

TEST_F(ImportTest, PresentTableCanBePreparedAgainWithEverythingElseKept) {
  openPreset("star");
  auto* first = drop(write("houses.csv", houses(40)));
  ASSERT_NE(first, nullptr);
  ASSERT_TRUE(waitForVerdict(*first));
  QTest::mouseClick(child<QPushButton>(*first, "importButton"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() && window.run().snapshot()->network->nodeCount() == 40 &&
           window.findChild<ImportDialog*>() == nullptr;
  }));
  // What the dialog has no fields for.
  auto& document = window.run().document();
  document.change(document.experiment()
                      .with("data.features", {"rooms", "area", "lon"})
                      .value()
                      .with("data.standardiseLabel", false)
                      .value()
                      .with("title", "My houses")
                      .value()
                      .with("lambda", 0.3)
                      .value(),
                  QStringLiteral("changes"));
  const auto before = document.experiment();
  ImportDialog again(before, window.run().network(), &window);
  again.setAttribute(Qt::WA_DeleteOnClose, false);
  std::optional<Experiment> after;
  QObject::connect(&again, &ImportDialog::imported, &again,
                   [&](const Experiment& next, const QString&) { after = next; });
  again.open();
  ASSERT_TRUE(waitForVerdict(again));
  ASSERT_EQ(reasonOf(again), "");
  EXPECT_EQ(again.choices().roles[4], ColumnRole::FeatureAndX);
  // Nothing was changed: the same data.
  EXPECT_EQ(dataOf(again.choices(), before), before.at("data"));
  Q_EMIT again.preparation()->form()->edited(
      QStringLiteral("data.prepare"),
      Json::array({Json{{"kind", "filter"}, {"where", "rooms < 5"}}}));
  ASSERT_TRUE(waitForVerdict(again));
  ASSERT_EQ(reasonOf(again), "");
  QTest::mouseClick(child<QPushButton>(again, "importButton"), Qt::LeftButton);
  ASSERT_TRUE(after.has_value());
  const auto expected =
      before.with("data.prepare", Json::array({Json{{"kind", "filter"}, {"where", "rooms < 5"}}}))
          .value();
  EXPECT_EQ(*after, expected);
}

TEST_F(ImportTest, AllOtherColumnsBecomeFeaturesOrNoneDoes) {
  openPreset("star");
  auto* dialog = drop(write("houses.csv", houses(40)));
  ASSERT_NE(dialog, nullptr);
  dialog->showPage(ImportDialog::Page::Columns);
  const auto press = [&](const char* text) {
    for (auto* button : dialog->findChildren<QPushButton*>())
      if (button->text() == QLatin1String(text)) button->click();
  };
  press("N&one");
  EXPECT_TRUE(dialog->choices().titles(ColumnRole::Feature).empty());
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Label), std::vector<std::string>{"price"});
  press("A&ll features");
  EXPECT_EQ(dialog->choices().titles(ColumnRole::Feature),
            (std::vector<std::string>{"town", "rooms", "area"}));
  EXPECT_EQ(dialog->choices().titles(ColumnRole::X), std::vector<std::string>{"lon"});
}

TEST_F(ImportTest, PreviewIsValidItemModel) {
  TablePreview model;
  const QAbstractItemModelTester tester(&model);
  model.setStart(readTableStart(write("r.csv", "a,b\n1,2,3\n4\n\"5\n6\",7\n")));
  EXPECT_EQ(model.rowCount(), 3);
  EXPECT_EQ(model.columnCount(), 3);
  EXPECT_EQ(model.rowOfLine(4), 2);
  EXPECT_EQ(model.rowOfLine(5), -1);
  EXPECT_EQ(model.index(2, 0).data().toString(), QStringLiteral("5 6"));
  model.setProblems({{3, -1, {}, "has 1 cell, the header has 2", {}}});
  EXPECT_TRUE(model.isMarked(1, 0) && model.isMarked(1, 1));
  model.setStart(readTableStart(write("e.csv", "")));
  EXPECT_EQ(model.rowCount(), 0);
}

TEST_F(ImportTest, EveryControlHasNameTooltipAndKeys) {
  openPreset("star");
  auto* dialog = drop(write("houses.csv", houses(40)));
  ASSERT_NE(dialog, nullptr);
  ASSERT_TRUE(waitForVerdict(*dialog));
  for (auto* widget : dialog->findChildren<QWidget*>()) {
    const bool control = qobject_cast<QAbstractButton*>(widget) ||
                         qobject_cast<QComboBox*>(widget) || qobject_cast<QLineEdit*>(widget) ||
                         qobject_cast<QAbstractItemView*>(widget);
    const bool inside = widget->parentWidget() != nullptr &&
                        (qobject_cast<QComboBox*>(widget->parentWidget()) != nullptr ||
                         widget->objectName().startsWith(QLatin1String("qt_")));
    if (!control || inside || qobject_cast<QHeaderView*>(widget) || widget->window() != dialog) {
      continue;
    }
    const auto* button = qobject_cast<QAbstractButton*>(widget);
    const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
    EXPECT_TRUE(named) << widget->metaObject()->className();
    EXPECT_FALSE(widget->toolTip().isEmpty())
        << widget->metaObject()->className() << " " << widget->accessibleName().toStdString();
  }
  for (const auto theme : {Theme::Light, Theme::Dark}) {
    window.setTheme(theme);
    QCoreApplication::processEvents();
    const auto picture = dialog->grab();
    EXPECT_GE(picture.width(), 700);
    EXPECT_EQ(picture.toImage().pixelColor(3, 3).lightness() < 128, theme == Theme::Dark);
    if (const auto to = qEnvironmentVariable("GTV_PICTURES"); !to.isEmpty()) {
      picture.save(to + QStringLiteral("/import-%1.png").arg(themeName(theme)));
    }
  }
  window.setTheme(Theme::Light);
}

}  // namespace
}  // namespace gtv::ui
