#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

#include "support/child.h"
#include "support/window_driver.h"
#include "ui/canvas/graph_view.h"
#include "ui/diagnostics/cluster_study.h"
#include "ui/diagnostics/diagnostics_dock.h"
#include "ui/diagnostics/status_line.h"
#include "ui/forms/export_dialog.h"
#include "ui/forms/number_field.h"
#include "ui/live/run_controller.h"
#include "ui/shell/view_docks.h"
#include "ui/shell/window_figure.h"
#include "ui/studies/run_list_view.h"
#include "ui/views/run_curves.h"
#include "ui/views/scatter_plot.h"
#include "ui/widgets/latex_table.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::child;
using ::testing::HasSubstr;
using testing::waitFor;

/// Pictures of views and of the window.
class ExportTest : public testing::WindowTest {
 protected:
  void SetUp() override { QSettings().clear(); }
  void TearDown() override { QSettings().clear(); }
  ExportDialog* dialog() { return window.findChild<ExportDialog*>(); }
  void choose(QComboBox& box, const QVariant& value) {
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    for (int k = 0; k < box.count() && box.currentData() != value; ++k)
      QTest::keyClick(&box, Qt::Key_Down);
    ASSERT_EQ(box.currentData(), value);
  }
  static void name(ExportDialog& dialog, const QString& file) {
    child<QLineEdit>(dialog, "fileField")->setFocus();
    child<QLineEdit>(dialog, "fileField")->selectAll();
    QTest::keyClicks(child<QLineEdit>(dialog, "fileField"), file);
  }
  /// The first action with this name, & aside.
  QAction* command(const QString& name) {
    for (auto* action : window.findChildren<QAction*>())
      if (QString(action->text()).remove(QLatin1Char('&')) == name) return action;
    return nullptr;
  }
  static QByteArray contentIn(const QString& file) {
    QFile in(file);
    EXPECT_TRUE(in.open(QIODevice::ReadOnly)) << file.toStdString();
    return in.readAll();
  }
  /// Share of dots that differ by more than a little.
  static double difference(const QImage& a, const QImage& b) {
    EXPECT_EQ(a.size(), b.size());
    constexpr int little = 40;
    int differing = 0;
    for (int y = 0; y < a.height(); ++y)
      for (int x = 0; x < a.width(); ++x) {
        const QColor p = a.pixelColor(x, y);
        const QColor q = b.pixelColor(x, y);
        if (std::abs(p.red() - q.red()) + std::abs(p.green() - q.green()) +
                std::abs(p.blue() - q.blue()) >
            little)
          ++differing;
      }
    return static_cast<double>(differing) / (a.width() * a.height());
  }
  QTemporaryDir folder;
};

TEST_F(ExportTest, ExportsWholeWindowAsPictureAndVectors) {
  openPreset("star");
  runTo(40);
  ASSERT_TRUE(waitFor([&] { return window.pictureIsComplete(); }));
  WindowFigure figure(window);
  const auto file = [&](const char* ending) {
    return folder.filePath(QStringLiteral("w.") + QLatin1String(ending));
  };
  ASSERT_TRUE(exportFigure(figure, file("png"), 96).ok());
  const QImage picture(file("png"));
  const auto screen = window.grab().toImage().convertToFormat(QImage::Format_RGB32);
  EXPECT_LT(difference(picture, screen), 0.02);
  ASSERT_TRUE(exportFigure(figure, file("png"), 192).ok());
  EXPECT_EQ(QImage(file("png")).size(), window.size() * 2);
  EXPECT_NEAR(QImage(file("png")).dotsPerMeterX() * 0.0254, 192, 0.5);

  ASSERT_TRUE(exportFigure(figure, file("svg")).ok());
  const auto svg = contentIn(file("svg"));
  // Plots are lines and letters.
  EXPECT_GT(svg.count("<text"), 10);
  QSvgRenderer renderer(svg);
  ASSERT_TRUE(renderer.isValid());
  QImage drawn(window.size(), QImage::Format_RGB32);
  drawn.fill(Qt::white);
  QPainter painter(&drawn);
  renderer.render(&painter);
  painter.end();
  EXPECT_LT(difference(drawn, screen), 0.06);

  ASSERT_TRUE(exportFigure(figure, file("pdf")).ok());
  const auto pdf = contentIn(file("pdf"));
  EXPECT_TRUE(pdf.startsWith("%PDF"));
  EXPECT_TRUE(pdf.contains("/Font"));
  EXPECT_THAT(exportFigure(figure, file("csv")).error().text(), HasSubstr(".png, .pdf or .svg"));
  if (const auto to = qEnvironmentVariable("GTV_PICTURES"); !to.isEmpty()) {
    EXPECT_TRUE(exportFigure(figure, to + QStringLiteral("/window.png"), 192).ok());
    EXPECT_TRUE(exportFigure(figure, to + QStringLiteral("/window.pdf")).ok());
    EXPECT_TRUE(drawn.save(to + QStringLiteral("/window-svg.png")));
  }
}

TEST_F(ExportTest, MenuOpensDialogAndWritesFile) {
  openPreset("star");
  runTo(5);
  auto* action = command(QStringLiteral("Export window…"));
  ASSERT_NE(action, nullptr);
  action->trigger();
  ASSERT_NE(dialog(), nullptr);
  EXPECT_EQ(child<QComboBox>(*dialog(), "formatBox")->findData(QStringLiteral("csv")), -1);
  choose(*dialog()->resolutionBox(), 96);
  EXPECT_THAT(
      dialog()->sizeText().toStdString(),
      HasSubstr(
          QStringLiteral("%1 × %2 pixels").arg(window.width()).arg(window.height()).toStdString()));
  const auto file = folder.filePath(QStringLiteral("whole.png"));
  name(*dialog(), file);
  QTest::mouseClick(dialog()->exportButton(), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] { return dialog() == nullptr; }));
  EXPECT_EQ(QImage(file).size(), window.size());
  EXPECT_THAT(window.status().text().toStdString(), HasSubstr("whole.png"));
}

TEST_F(ExportTest, FormatFolderAndResolutionAreRemembered) {
  openPreset("star");
  runTo(5);
  auto* dock = window.views().dock<ScatterPlot>();
  Q_EMIT dock->exportWanted(dock);
  ASSERT_NE(dialog(), nullptr);
  EXPECT_TRUE(child<QLineEdit>(*dialog(), "fileField")
                  ->text()
                  .endsWith(QStringLiteral("local-models.png")));
  choose(*dialog()->resolutionBox(), 300);
  const auto size = window.views().find<ScatterPlot>()->figureSize() * (300 / 96.0);
  EXPECT_THAT(dialog()->sizeText().toStdString(),
              HasSubstr(std::to_string(size.toSize().width()) + " × "));
  name(*dialog(), folder.filePath(QStringLiteral("a.png")));
  QTest::keyClick(child<QLineEdit>(*dialog(), "fileField"), Qt::Key_Return);
  ASSERT_TRUE(waitFor([&] { return dialog() == nullptr; }));
  EXPECT_NEAR(QImage(folder.filePath(QStringLiteral("a.png"))).dotsPerMeterX() * 0.0254, 300, 0.5);

  Q_EMIT dock->exportWanted(dock);
  ASSERT_NE(dialog(), nullptr);
  EXPECT_EQ(dialog()->resolutionBox()->currentData().toInt(), 300);
  EXPECT_EQ(QFileInfo(child<QLineEdit>(*dialog(), "fileField")->text()).path(), folder.path());
  // The format writes the ending, the ending chooses the format.
  choose(*child<QComboBox>(*dialog(), "formatBox"), QStringLiteral("svg"));
  EXPECT_TRUE(child<QLineEdit>(*dialog(), "fileField")
                  ->text()
                  .endsWith(QStringLiteral("local-models.svg")));
  EXPECT_FALSE(dialog()->resolutionBox()->isEnabled());
  name(*dialog(), folder.filePath(QStringLiteral("b.csv")));
  EXPECT_EQ(child<QComboBox>(*dialog(), "formatBox")->currentData().toString(),
            QStringLiteral("csv"));
  QTest::keyClick(child<QLineEdit>(*dialog(), "fileField"), Qt::Key_Return);
  ASSERT_TRUE(waitFor([&] { return dialog() == nullptr; }));
  EXPECT_EQ(QString::fromUtf8(contentIn(folder.filePath(QStringLiteral("b.csv")))),
            window.views().find<ScatterPlot>()->figureData());
  Q_EMIT dock->exportWanted(dock);
  EXPECT_EQ(child<QComboBox>(*dialog(), "formatBox")->currentData().toString(),
            QStringLiteral("csv"));
}

TEST_F(ExportTest, SlidesAndColumnsHaveTheirSizeAndLetters) {
  openPreset("star");
  runTo(5);
  auto& plot = *window.views().find<ErrorCurves>();
  auto* dock = window.views().dock<ErrorCurves>();
  const auto before = plot.size();
  struct Expected {
    const char* id;
    QSize dots;  ///< of 300 to an inch
    const char* text;
  };
  for (const auto& [id, dots, text] :
       {Expected{"slide", {4004, 2256}, "339 × 191 mm, letters of 18 pt"},
        Expected{"half", {1890, 1654}, "160 × 140 mm, letters of 16 pt"},
        Expected{"column", {1004, 709}, "85 × 60 mm, letters of 8 pt"},
        Expected{"columns", {2008, 945}, "170 × 80 mm, letters of 8 pt"}}) {
    SCOPED_TRACE(id);
    Q_EMIT dock->exportWanted(dock);
    ASSERT_NE(dialog(), nullptr);
    choose(*child<QComboBox>(*dialog(), "formatBox"), QStringLiteral("png"));
    choose(*child<QComboBox>(*dialog(), "purposeBox"), QString::fromLatin1(id));
    choose(*dialog()->resolutionBox(), 300);
    EXPECT_THAT(dialog()->sizeText().toStdString(), HasSubstr(text));
    const auto file = folder.filePath(QString::fromLatin1(id) + QStringLiteral(".png"));
    name(*dialog(), file);
    QTest::mouseClick(dialog()->exportButton(), Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return dialog() == nullptr; }));
    EXPECT_NEAR(QImage(file).width(), dots.width(), 0.01 * dots.width());
    EXPECT_NEAR(QImage(file).height(), dots.height(), 0.02 * dots.height());
    EXPECT_EQ(plot.size(), before);
  }
  Q_EMIT dock->exportWanted(dock);
  EXPECT_EQ(child<QComboBox>(*dialog(), "purposeBox")->currentData().toString(),
            QStringLiteral("columns"));
}

TEST_F(ExportTest, OwnSizeIsTypedAndRemembered) {
  openPreset("star");
  runTo(5);
  auto* dock = window.views().dock<ErrorCurves>();
  Q_EMIT dock->exportWanted(dock);
  choose(*child<QComboBox>(*dialog(), "formatBox"), QStringLiteral("png"));
  auto* width = child<NumberField>(*dialog(), "exportWidth");
  EXPECT_FALSE(width->isEnabled());
  choose(*child<QComboBox>(*dialog(), "purposeBox"), QStringLiteral("own"));
  EXPECT_TRUE(width->isEnabled());
  const auto type = [&](const char* field, const char* text) {
    child<NumberField>(*dialog(), field)->selectAll();
    QTest::keyClicks(child<NumberField>(*dialog(), field), QString::fromLatin1(text));
    EXPECT_TRUE(child<NumberField>(*dialog(), field)->submit());
  };
  type("exportWidth", "100");
  type("exportHeight", "50.8");
  type("exportLetters", "10");
  choose(*dialog()->resolutionBox(), 300);
  EXPECT_THAT(dialog()->sizeText().toStdString(), HasSubstr("100 × 51 mm, letters of 10 pt"));
  const auto file = folder.filePath(QStringLiteral("own.png"));
  name(*dialog(), file);
  QTest::mouseClick(dialog()->exportButton(), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] { return dialog() == nullptr; }));
  EXPECT_NEAR(QImage(file).width(), 1181, 12);
  EXPECT_NEAR(QImage(file).height(), 600, 12);
  Q_EMIT dock->exportWanted(dock);
  EXPECT_EQ(child<NumberField>(*dialog(), "exportWidth")->value(), 100);
}

TEST_F(ExportTest, NumbersBecomeATableOfLatex) {
  const auto table =
      latexTable(QStringLiteral("name,mse_%,count\n\"a & b\",0.000123456,12\nc_1,-2.5,\n"));
  EXPECT_EQ(table.toStdString(),
            "% Numbers are rounded to 4 significant digits; needs \\usepackage{booktabs}.\n"
            "\\begin{tabular}{lrr}\n\\toprule\nname & mse\\_\\% & count \\\\\n\\midrule\n"
            "a \\& b & 0.0001235 & 12 \\\\\nc\\_1 & $-$2.5 &  \\\\\n\\bottomrule\n"
            "\\end{tabular}\n");
  EXPECT_THAT(latexTable(QStringLiteral("x\n4.2e-9\n")).toStdString(),
              HasSubstr("$4.2 \\times 10^{-9}$"));
  openPreset("star");
  runTo(5);
  auto* dock = window.views().dock<ErrorCurves>();
  Q_EMIT dock->exportWanted(dock);
  const auto file = folder.filePath(QStringLiteral("errors.tex"));
  name(*dialog(), file);
  EXPECT_EQ(child<QComboBox>(*dialog(), "formatBox")->currentData().toString(),
            QStringLiteral("tex"));
  QTest::mouseClick(dialog()->exportButton(), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] { return dialog() == nullptr; }));
  QFile written(file);
  ASSERT_TRUE(written.open(QIODevice::ReadOnly));
  EXPECT_THAT(written.readAll().toStdString(), HasSubstr("\\begin{tabular}"));
}

TEST_F(ExportTest, ExportErrorIsShownInDialog) {
  openPreset("star");
  runTo(5);
  auto* dock = window.views().dock<ErrorCurves>();
  Q_EMIT dock->exportWanted(dock);
  ASSERT_NE(dialog(), nullptr);
  const auto note = [&] { return dialog()->noteText().toStdString(); };
  name(*dialog(), folder.filePath(QStringLiteral("no/such/a.png")));
  QTest::mouseClick(dialog()->exportButton(), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] { return !dialog()->isWriting(); }));
  EXPECT_THAT(note(), HasSubstr("cannot be written"));
  name(*dialog(), folder.filePath(QStringLiteral("a.gif")));
  QTest::mouseClick(dialog()->exportButton(), Qt::LeftButton);
  EXPECT_THAT(note(), HasSubstr(".png, .pdf, .svg, .csv or .tex"));
  child<QLineEdit>(*dialog(), "fileField")->clear();
  name(*dialog(), QStringLiteral(" "));
  EXPECT_FALSE(dialog()->exportButton()->isEnabled());
  // What is there is replaced only by a button that says so, also where the ending is left out.
  QFile there(folder.filePath(QStringLiteral("there.svg")));
  ASSERT_TRUE(there.open(QIODevice::WriteOnly));
  there.close();
  name(*dialog(), there.fileName());
  EXPECT_EQ(dialog()->exportButton()->text(), QStringLiteral("&Overwrite"));
  name(*dialog(), there.fileName().chopped(4));
  EXPECT_EQ(child<QComboBox>(*dialog(), "formatBox")->currentData().toString(),
            QStringLiteral("svg"));
  EXPECT_EQ(dialog()->exportButton()->text(), QStringLiteral("&Overwrite"));
  EXPECT_THAT(note(), HasSubstr("will be replaced"));
  QTest::mouseClick(dialog()->exportButton(), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] { return dialog() == nullptr; }));
  EXPECT_GT(there.size(), 100);
}

TEST_F(ExportTest, EscWhileWritingKeepsDialogUntilResult) {
  openPreset("star");
  runTo(5);
  auto* dock = window.views().dock<ErrorCurves>();
  Q_EMIT dock->exportWanted(dock);
  ASSERT_NE(dialog(), nullptr);
  name(*dialog(), folder.filePath(QStringLiteral("no/such/a.png")));
  QTest::mouseClick(dialog()->exportButton(), Qt::LeftButton);
  ASSERT_TRUE(dialog()->isWriting());
  QTest::keyClick(dialog(), Qt::Key_Escape);
  ASSERT_TRUE(waitFor([&] { return dialog() == nullptr || !dialog()->isWriting(); }));
  ASSERT_NE(dialog(), nullptr);
  EXPECT_THAT(dialog()->noteText().toStdString(), HasSubstr("cannot be written"));
  QTest::keyClick(dialog(), Qt::Key_Escape);
  EXPECT_TRUE(waitFor([&] { return dialog() == nullptr; }));
}

TEST_F(ExportTest, EveryDockCopiesPictureAndNumbers) {
  openPreset("sbm-two-clusters");
  runTo(20);
  int copied = 0;
  for (auto* dock : window.findChildren<ViewDock*>()) {
    const bool isForm = dock->objectName() == QStringLiteral("experimentDock") ||
                        dock->objectName() == QStringLiteral("historyDock");
    EXPECT_EQ(dock->figure() == nullptr, isForm) << dock->objectName().toStdString();
    if (dock->figure() == nullptr) continue;
    dock->show();
    dock->raise();
    ASSERT_TRUE(waitFor([&] { return isOnScreen(*dock); })) << dock->objectName().toStdString();
    QGuiApplication::clipboard()->clear();
    Q_EMIT dock->copyWanted(dock);
    const auto* data = QGuiApplication::clipboard()->mimeData();
    ASSERT_NE(data, nullptr);
    EXPECT_TRUE(data->hasImage()) << dock->objectName().toStdString();
    const auto picture = qvariant_cast<QImage>(data->imageData());
    EXPECT_EQ(picture.size(), (dock->figure()->figureSize() * 2).toSize());
    EXPECT_FALSE(data->text().isEmpty()) << dock->objectName().toStdString();
    ++copied;
  }
  EXPECT_EQ(copied, static_cast<int>(viewEntries().size()) + 1);  // and Diagnostics
}

TEST_F(ExportTest, DiagnosticsAndRunsAreExportedAsTables) {
  openPreset("sbm-two-clusters");
  runTo(20);
  window.diagnostics()->raise();
  ASSERT_TRUE(waitFor([&] { return window.diagnostics()->isCurrent(); }));
  const auto numbers = window.diagnostics()->figure()->figureData();
  const auto gap = window.diagnostics()->textOf(QStringLiteral("gap"));
  EXPECT_TRUE(numbers.contains(QStringLiteral("certified gap,%1\n").arg(gap)));
  EXPECT_TRUE(numbers.contains(QStringLiteral("iteration,20\n")));
  // It is a view like the others.
  window.maximize(window.diagnostics());
  EXPECT_TRUE(waitFor([&] { return !window.graphView()->isVisible(); }));
  window.maximize(nullptr);
  const auto runs =
      window.views().dock<RunListView>()->figure()->figureData().split(QLatin1Char('\n'));
  EXPECT_EQ(runs[0], QStringLiteral("Run,Method,λ,Iterations,MSE,Status,Pinned"));
  const auto cells = runs[1].split(QLatin1Char(','));
  EXPECT_EQ(cells[2].toDouble(), window.run().experiment().lambda());
  EXPECT_EQ(cells[4].toDouble(), window.run().snapshot()->numbers.mse) << "with all digits";
  const auto svg =
      renderFigure(*window.views().dock<RunListView>()->figure(), QStringLiteral("svg"));
  EXPECT_TRUE(svg->contains("Iterations"));
}

TEST_F(ExportTest, TablesAndPlotsOutsideDocksCanBeExported) {
  openPreset("sbm-two-clusters");
  runTo(20);
  window.diagnostics()->raise();
  auto* study = window.diagnostics()->study();
  QTest::mouseClick(study->button(), Qt::LeftButton);
  ASSERT_TRUE(waitFor([&] { return !study->answers().empty(); }));
  study->cancel();
  QGuiApplication::clipboard()->clear();
  study->table()->setFocus();
  QTest::keyClick(study->table(), Qt::Key_C, Qt::ControlModifier);
  const auto copied = QGuiApplication::clipboard()->text();
  EXPECT_TRUE(copied.startsWith(QStringLiteral("Cluster,Answer")));
  EXPECT_GE(copied.count(QLatin1Char('\n')), 2);
  ASSERT_EQ(study->table()->actions().size(), 2);
  study->table()->actions()[1]->trigger();
  ASSERT_NE(dialog(), nullptr);
  EXPECT_TRUE(
      child<QLineEdit>(*dialog(), "fileField")->text().contains(QStringLiteral("cluster-tests")));
  dialog()->reject();
}

TEST_F(ExportTest, DialogControlsHaveTooltipsInBothThemes) {
  openPreset("star");
  runTo(5);
  auto* dock = window.views().dock<ScatterPlot>();
  for (const auto theme : {Theme::Light, Theme::Dark}) {
    window.setTheme(theme);
    Q_EMIT dock->exportWanted(dock);
    ASSERT_NE(dialog(), nullptr);
    for (auto* widget : dialog()->findChildren<QWidget*>())
      if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget) ||
          qobject_cast<QLineEdit*>(widget)) {
        EXPECT_FALSE(widget->toolTip().isEmpty()) << widget->metaObject()->className();
      }
    if (const auto to = qEnvironmentVariable("GTV_PICTURES"); !to.isEmpty()) {
      dialog()->grab().save(to + QStringLiteral("/export-%1.png").arg(themeName(theme)));
    }
    QTest::keyClick(dialog(), Qt::Key_Escape);
    ASSERT_TRUE(waitFor([&] { return dialog() == nullptr; }));
  }
  window.setTheme(Theme::Light);
}

}  // namespace
}  // namespace gtv::ui
