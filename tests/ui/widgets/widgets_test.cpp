#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <qcustomplot.h>

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "experiment/documents.h"
#include "experiment/experiment.h"
#include "federated/catalogue.h"
#include "graph/generators.h"
#include "instances/network_layout.h"
#include "instances/problem_instance.h"
#include "models/catalogue.h"
#include "penalties/catalogue.h"
#include "ui/canvas/backdrop.h"
#include "ui/canvas/edge_image.h"
#include "ui/canvas/graph_tools.h"
#include "ui/canvas/graph_view.h"
#include "ui/canvas/hover_card.h"
#include "ui/forms/choice_form.h"
#include "ui/forms/decimal_spin_box.h"
#include "ui/forms/number_field.h"
#include "ui/live/lambda_control.h"
#include "ui/plots/curve_plot.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/line_raster.h"
#include "ui/widgets/node_paint.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(ChoiceFormTest, ShowsEveryParameterOfEveryCatalogueEntry) {
  for (const auto& [name, catalogue] : documentCatalogues()) {
    ChoiceForm form(*catalogue, QString::fromStdString(name));
    for (const auto& entry : catalogue->entries) {
      form.show(defaultChoice(*catalogue, entry.id).json());
      for (const auto& parameter : entry.parameters) {
        auto* field = form.fieldOf(QString::fromStdString(parameter.key));
        ASSERT_NE(field, nullptr) << entry.id << "." << parameter.key;
        EXPECT_FALSE(field->toolTip().isEmpty()) << entry.id << "." << parameter.key;
        EXPECT_FALSE(field->accessibleName().isEmpty()) << entry.id << "." << parameter.key;
      }
    }
  }
}

TEST(ChoiceFormTest, ShowsAndReadsInfinityAsInf) {
  ChoiceForm form(penaltyCatalogue().view, QStringLiteral("penalty"));
  form.show(Json{{"kind", "lp"}, {"p", "inf"}});
  auto* field = qobject_cast<NumberField*>(form.fieldOf(QStringLiteral("p")));
  ASSERT_NE(field, nullptr);
  EXPECT_EQ(field->text(), QStringLiteral("inf"));
  Json edited;
  QObject::connect(&form, &ChoiceForm::edited,
                   [&](const QString&, const Json& value) { edited = value; });
  const auto type = [&](const char* text) {
    field->selectAll();
    QTest::keyClicks(field, QString::fromLatin1(text));
    QTest::keyClick(field, Qt::Key_Return);
  };
  type("3");
  EXPECT_EQ(edited, 3.0);
  type("inf");
  EXPECT_EQ(edited, "inf");
}

TEST(ChoiceFormTest, AllowsChoiceToBeNone) {
  ChoiceForm form(solverCatalogue().view, QStringLiteral("race.1"));
  std::vector<std::pair<QString, Json>> edits;
  QObject::connect(&form, &ChoiceForm::edited, [&](const QString& path, const Json& value) {
    edits.emplace_back(path, value);
  });
  auto pooled = defaultChoice(solverCatalogue().view, "pooled").json();
  form.show(pooled);
  auto* model = qobject_cast<ChoiceForm*>(form.fieldOf(QStringLiteral("model")));
  ASSERT_NE(model, nullptr);
  EXPECT_EQ(model->kindBox()->currentIndex(), 0);
  EXPECT_EQ(model->fieldOf(QStringLiteral("depth")), nullptr);
  const auto choose = [&](const char* id) {
    const int index = model->kindBox()->findData(QString::fromLatin1(id));
    ASSERT_GE(index, 0) << id;
    model->kindBox()->setCurrentIndex(index);
    Q_EMIT model->kindBox()->activated(index);
  };
  choose("decision-tree");
  ASSERT_EQ(edits.size(), 1U);
  EXPECT_EQ(edits[0].first, QStringLiteral("race.1.model"));
  EXPECT_EQ(edits[0].second, (Json{{"kind", "decision-tree"}}));
  pooled["model"] = defaultChoice(modelCatalogue().view, "decision-tree").json();
  form.show(pooled);
  EXPECT_NE(model->fieldOf(QStringLiteral("depth")), nullptr);
  choose("random-forest");
  ASSERT_EQ(edits.size(), 2U);
  EXPECT_EQ(edits[1].first, QStringLiteral("race.1.model.kind"));
  EXPECT_EQ(edits[1].second, "random-forest");
  model->kindBox()->setCurrentIndex(0);
  Q_EMIT model->kindBox()->activated(0);
  ASSERT_EQ(edits.size(), 3U);
  EXPECT_EQ(edits[2].first, QStringLiteral("race.1.model"));
  EXPECT_TRUE(edits[2].second.is_null());
  pooled["model"] = nullptr;
  form.show(pooled);
  EXPECT_EQ(model->fieldOf(QStringLiteral("depth")), nullptr);
  EXPECT_EQ(model->kindBox()->currentIndex(), 0);
}

TEST(ChoiceFormTest, ListsRoundTrip) {
  Parameter integers;
  integers.type = ParameterType::IntegerList;
  Parameter matrix;
  matrix.type = ParameterType::Matrix;
  Parameter texts;
  texts.type = ParameterType::TextList;
  Parameter matrices;
  matrices.type = ParameterType::MatrixList;
  const std::vector<std::pair<const Parameter*, Json>> cases{
      {&integers, Json::array({100, 7})},
      {&integers, Json::array()},
      {&matrix, Json::parse("[[2,2],[-2,0.5]]")},
      {&texts, Json::array({"beds", "sqft"})},
      {&matrices, Json::parse("[[[1,0],[0,1]]]")}};
  for (const auto& [parameter, value] : cases) {
    const auto read = parseListText(*parameter, listText(*parameter, value));
    ASSERT_TRUE(read.has_value()) << value;
    EXPECT_EQ(*read, value);
  }
  EXPECT_FALSE(parseListText(integers, QStringLiteral("1, two")).has_value());
  EXPECT_FALSE(parseListText(matrix, QStringLiteral("[[1,")).has_value());
}

TEST(NumberFieldTest, CommitsOnlyNumbersInRange) {
  NumberField field;
  field.setRange(0, 10, true, false);
  field.setValue(1);
  QSignalSpy committed(&field, &NumberField::committed);
  const auto type = [&](const char* text) {
    field.selectAll();
    QTest::keyClicks(&field, QString::fromLatin1(text));
    QTest::keyClick(&field, Qt::Key_Return);
  };
  for (const char* bad : {"0", "11", "x", "0x10", "inf", "1e400", "1 2"}) {
    type(bad);
    EXPECT_EQ(committed.size(), 0) << bad;
    EXPECT_EQ(field.value(), 1) << bad;
  }
  type("2.5");
  type("0,5");
  ASSERT_EQ(committed.size(), 2);
  EXPECT_EQ(committed[0][0].toDouble(), 2.5);
  EXPECT_EQ(committed[1][0].toDouble(), 0.5);
}

TEST(NumberFieldTest, EscRevertsTypedTextBeforeItClosesTheDialog) {
  QDialog dialog;
  auto* field = new NumberField(&dialog);
  field->setValue(3);
  dialog.show();
  field->setFocus();
  QTest::keyClicks(field, QStringLiteral("x"));
  QTest::keyClick(field, Qt::Key_Escape);
  EXPECT_EQ(field->text(), QStringLiteral("3"));
  EXPECT_TRUE(dialog.isVisible());
  QTest::keyClick(field, Qt::Key_Escape);
  EXPECT_FALSE(dialog.isVisible());
}

TEST(ChoiceFormTest, FieldClearsOnlyItsOwnError) {
  ChoiceForm form(graphCatalogue().view, QStringLiteral("graph"));
  form.show(defaultChoice(graphCatalogue().view, "sbm").json());
  const auto* label = form.findChild<QLabel*>(QStringLiteral("problem"));
  ASSERT_NE(label, nullptr);
  form.showProblem(QStringLiteral("graph.clusterSizes"), QStringLiteral("is too large"));
  const auto said = label->text();
  ASSERT_FALSE(said.isEmpty());
  auto* field = qobject_cast<NumberField*>(form.fieldOf(QStringLiteral("pIn")));
  ASSERT_NE(field, nullptr);
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("0."));
  EXPECT_EQ(label->text(), said);
  QTest::keyClicks(field, QStringLiteral("x"));
  EXPECT_NE(label->text(), said);
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("0.5"));
  EXPECT_EQ(label->text(), said);
}

TEST(NumberFieldTest, AcceptsDecimalCommaButNoOtherCommas) {
  NumberField field;
  field.setRange(-1e6, 1e6, false, false);
  field.setValue(7);
  QString complaint;
  QObject::connect(&field, &NumberField::complained,
                   [&](const QString& said) { complaint = said; });
  const auto type = [&](const char* text) {
    field.selectAll();
    QTest::keyClicks(&field, QString::fromLatin1(text));
    QTest::keyClick(&field, Qt::Key_Return);
  };
  const std::pair<const char*, double> numbers[] = {
      {"0,5", 0.5}, {"-1,25", -1.25}, {",5", 0.5}, {"2,5e-3", 0.0025}, {" 3,0 ", 3}};
  for (const auto& [typed, value] : numbers) {
    type(typed);
    EXPECT_EQ(field.value(), value) << typed;
    EXPECT_TRUE(complaint.isEmpty()) << typed;
    // It is seen how it was read.
    EXPECT_FALSE(field.text().contains(QLatin1Char(','))) << typed;
    EXPECT_EQ(field.text().toDouble(), value) << typed;
  }
  field.setValue(7);
  for (const char* bad : {"1.000,5", "1,000.5", "1,000,000", "1 000", "1'000", "0,5,"}) {
    type(bad);
    EXPECT_EQ(field.value(), 7) << bad;
    EXPECT_FALSE(complaint.isEmpty()) << bad;
  }
  type("1.000,5");
  EXPECT_TRUE(complaint.contains(QStringLiteral("ambiguous"))) << complaint.toStdString();
  QTest::keyClick(&field, Qt::Key_Escape);
  EXPECT_EQ(field.text(), QStringLiteral("7"));
}

TEST(DecimalSpinBoxTest, AcceptsDecimalPointAndComma) {
  DecimalSpinBox box;
  box.setRange(1, 2.5);
  box.setDecimals(2);
  for (const auto& [typed, value] : {std::pair("1,75", 1.75), std::pair("2.25", 2.25)}) {
    box.selectAll();
    QTest::keyClicks(&box, QString::fromLatin1(typed));
    QTest::keyClick(&box, Qt::Key_Return);
    EXPECT_EQ(box.value(), value);
  }
  EXPECT_EQ(box.text(), QStringLiteral("2.25"));
}

TEST(NumberFieldTest, AcceptsInfinityWhereAllowed) {
  NumberField field;
  field.setRange(1, 1e300, false, false, true);
  field.setValue(2);
  QSignalSpy committed(&field, &NumberField::committed);
  const auto type = [&](const QString& text) {
    field.selectAll();
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
  };
  type(QStringLiteral("inf"));
  ASSERT_EQ(committed.size(), 1);
  EXPECT_TRUE(std::isinf(committed[0][0].toDouble()));
  QTest::keyClick(&field, Qt::Key_Up);  // from there no step leads anywhere
  EXPECT_EQ(committed.size(), 1);
  EXPECT_TRUE(std::isinf(field.value()));
  type(QStringLiteral("-inf"));
  type(QStringLiteral("0.5"));
  EXPECT_EQ(committed.size(), 1);
  type(QStringLiteral("3"));
  ASSERT_EQ(committed.size(), 2);
  EXPECT_EQ(committed[1][0].toDouble(), 3);
}

TEST(NumberFieldTest, ArrowKeysStepInProportionToTheValue) {
  NumberField field;
  field.setValue(0.002);
  QTest::keyClick(&field, Qt::Key_Up);
  EXPECT_NEAR(field.value(), 0.0021, 1e-15);
  field.setRange(0, 100, false, true);
  field.setValue(7);
  QTest::keyClick(&field, Qt::Key_Down);
  EXPECT_EQ(field.value(), 6);
}

TEST(NumberFieldTest, ComplainsOnlyWhenTheComplaintChanges) {
  NumberField field;
  field.setRange(0, 100, false, true);
  QSignalSpy complained(&field, &NumberField::complained);
  field.setValue(7);
  field.setValue(8);
  EXPECT_EQ(complained.size(), 0);
  QTest::keyClicks(&field, QStringLiteral("x"));
  QTest::keyClick(&field, Qt::Key_Return);
  EXPECT_EQ(complained.size(), 1);
  field.setValue(9);
  ASSERT_EQ(complained.size(), 2);
  EXPECT_EQ(complained.back()[0].toString(), QString());
}

TEST(LambdaControlTest, SliderAndFieldShowSameValue) {
  LambdaControl control;
  control.setScale({0.001, 10});
  control.setValue(0.002);
  EXPECT_EQ(control.value(), 0.002);
  QSignalSpy changed(&control, &LambdaControl::changed);
  control.slider()->setValue(control.slider()->maximum() / 2);
  ASSERT_EQ(changed.size(), 1);
  EXPECT_NEAR(control.value(), control.scale().lambda(0.5), 0.001);
  EXPECT_EQ(control.field()->value(), control.value());
  // Outside the slider: the value is taken as it is, without a second signal.
  control.setValue(1e9);
  EXPECT_EQ(control.value(), 1e9);
  EXPECT_EQ(control.slider()->value(), control.slider()->maximum());
  EXPECT_EQ(changed.size(), 1);
}

TEST(LambdaControlTest, LeftEndOfTheSliderIsZero) {
  LambdaControl control;
  control.setScale({0.001, 10});
  control.setValue(1);
  control.slider()->setValue(control.slider()->minimum());
  EXPECT_EQ(control.value(), 0);
}

TEST(LambdaControlTest, ScaleStaysWhileTheHandleIsHeld) {
  LambdaControl control;
  control.setScale({0.001, 10});
  control.setValue(1);
  control.slider()->setSliderDown(true);
  control.setScale({0.1, 2});
  EXPECT_EQ(control.scale(), (LambdaScale{0.001, 10}));
  control.slider()->setSliderDown(false);
  EXPECT_EQ(control.scale(), (LambdaScale{0.1, 2}));
  EXPECT_EQ(control.value(), 1);
}

TEST(LambdaControlTest, NewScaleLeavesWhatIsBeingTyped) {
  LambdaControl control;
  control.setValue(1);
  QSignalSpy complained(control.field(), &NumberField::complained);
  control.field()->selectAll();
  QTest::keyClicks(control.field(), QStringLiteral("0.2x"));
  ASSERT_EQ(complained.size(), 1);
  control.setScale({0.1, 2});
  EXPECT_EQ(control.field()->text(), QStringLiteral("0.2x"));
  EXPECT_EQ(complained.size(), 1);
}

TEST(LambdaControlTest, MoveByAShareOfItsWayChangesLambda) {
  LambdaControl control;
  control.setScale({0.001, 10});
  control.setValue(control.scale().lambda(0.4));
  QSignalSpy changed(&control, &LambdaControl::changed);
  control.moveBy(0.2);
  ASSERT_EQ(changed.size(), 1);
  EXPECT_NEAR(control.scale().position(control.value()), 0.6, 0.002);
}

TEST(CurvePlotTest, NumbersOfManyIterationsDoNotRunTogether) {
  CurvePlot plot(QStringLiteral("t"), QStringLiteral("t"),
                 {{QStringLiteral("MSE"), QString(), [](const TraceRow& row) { return row.mse; }}});
  std::vector<TraceRow> rows(2);
  rows[0].mse = rows[1].mse = 1;
  rows[1].iteration = 160'000;
  plot.append(rows);
  // As another abscissa was chosen, and this one again.
  plot.setAbscissa(CurvePlot::Abscissa::Seconds, false);
  plot.setAbscissa(CurvePlot::Abscissa::Iteration, false);
  for (const int width : {180, 240, 320, 700}) {
    plot.resize(width, 200);
    plot.show();
    plot.plot()->replot();
    const auto* axis = plot.plot()->xAxis;
    const QFontMetricsF letters(axis->tickLabelFont());
    const auto ticks = axis->tickVector();
    const auto labels = axis->tickVectorLabels();
    for (int k = 1; k < ticks.size(); ++k) {
      const double apart = axis->coordToPixel(ticks[k]) - axis->coordToPixel(ticks[k - 1]);
      const double needed =
          (letters.horizontalAdvance(labels[k]) + letters.horizontalAdvance(labels[k - 1])) / 2;
      EXPECT_GT(apart, needed) << width;
    }
    EXPECT_GE(ticks.size(), 2) << width;
  }
}

TEST(CurvePlotTest, CurveThatAnotherStandsForWaitsToBeAskedFor) {
  CurvePlot plot(QStringLiteral("t"), QStringLiteral("t"),
                 {{QStringLiteral("MSE"), {}, [](const TraceRow& row) { return row.mse; }},
                  {QStringLiteral("MSE of honest nodes"),
                   {},
                   [](const TraceRow& row) { return row.honestMse; },
                   false,
                   0}});
  std::vector<TraceRow> rows(2);
  rows[0].mse = rows[1].mse = 1;
  rows[1].iteration = 1;
  plot.append(rows);
  EXPECT_TRUE(plot.isShown(0));
  plot.clear();
  rows[0].honestMse = rows[1].honestMse = 0.5;
  plot.append(rows);
  EXPECT_FALSE(plot.isShown(0));
  EXPECT_EQ(plot.pointCount(0), 0);
  EXPECT_EQ(plot.pointCount(1), 2);
  const auto heading = [&] { return plot.heading()->text().toStdString(); };
  EXPECT_THAT(heading(), HasSubstr("all&nbsp;nodes"));
  Q_EMIT plot.heading()->linkActivated(QStringLiteral("all"));
  EXPECT_TRUE(plot.isShown(0));
  EXPECT_THAT(heading(), Not(HasSubstr("all&nbsp;nodes")));
  plot.setShown(0, std::nullopt);
  EXPECT_FALSE(plot.isShown(0));
  // Without attackers it is there again.
  plot.clear();
  rows[0].honestMse = rows[1].honestMse = std::nan("");
  plot.append(rows);
  EXPECT_TRUE(plot.isShown(0));
}

TEST(CurvePlotTest, LeavesGapWhereLogarithmIsUndefined) {
  CurvePlot plot(QStringLiteral("t"), QStringLiteral("t"),
                 {{QStringLiteral("mse"), {}, [](const TraceRow& row) { return row.mse; }}});
  std::vector<TraceRow> rows(5);
  for (int k = 0; k < 5; ++k) rows[k].iteration = k;
  rows[0].mse = 1;
  rows[1].mse = 0;
  rows[2].mse = -3;
  rows[3].mse = std::nan("");
  rows[4].mse = 1e-300;
  plot.append(rows);
  EXPECT_EQ(plot.pointCount(0), 2);
  plot.resize(300, 200);
  EXPECT_FALSE(plot.grab().isNull());
  plot.clear();
  EXPECT_EQ(plot.pointCount(0), 0);
}

TEST(EdgeImageTest, DrawsEdgesAtTheirPositions) {
  const auto experiment = Experiment().with("graph", Json{{"kind", "star"}, {"leaves", 1}}).value();
  const auto one =
      experiment.with("data", Json{{"kind", "linear"}, {"truth", {{"kind", "circle"}}}}).value();
  EdgeScene scene;
  scene.network = drawProblemInstance(one).value();
  Matrix positions(2, 2);
  positions << 0, 1, 0.5, 0.5;
  scene.positions = std::make_shared<Matrix>(positions);
  scene.toScreen = QTransform::fromScale(100, 100);
  scene.size = {100, 100};
  scene.colors = canvasColors();
  const auto picture = renderEdges(scene, 1000);
  EXPECT_EQ(picture.drawn, 1);
  EXPECT_EQ(picture.visible, 1);
  EXPECT_GT(qAlpha(picture.image.pixel(50, 50)), 0);
  EXPECT_EQ(qAlpha(picture.image.pixel(50, 20)), 0);
}

TEST(EdgeImageTest, ReportsWhenItDrawsSample) {
  const auto experiment = Experiment();
  EdgeScene scene;
  scene.network = drawProblemInstance(experiment).value();
  scene.positions = std::make_shared<Matrix>(layoutNetwork(experiment, *scene.network).value());
  scene.toScreen = QTransform::fromScale(100, 100);
  scene.size = {100, 100};
  scene.colors = canvasColors();
  const auto picture = renderEdges(scene, 500);
  EXPECT_EQ(picture.drawn, 500);
  EXPECT_EQ(picture.visible, scene.network->graph->edgeCount());
}

TEST(EdgeImageTest, SampleIncludesSaturatedEdges) {
  const auto experiment = Experiment();
  EdgeScene scene;
  scene.network = drawProblemInstance(experiment).value();
  scene.positions = std::make_shared<Matrix>(layoutNetwork(experiment, *scene.network).value());
  scene.toScreen = QTransform::fromScale(100, 100);
  scene.size = {100, 100};
  scene.colors = canvasColors();
  const int count = scene.network->graph->edgeCount();
  ASSERT_GT(count, 600);
  Vector saturation = Vector::Constant(count, 0.5);
  for (int k = 0; k < 100; ++k) saturation[k * count / 100] = 1;
  scene.saturation = std::make_shared<Vector>(saturation);
  const auto strokes = edgeStrokes(scene, 500);
  EXPECT_EQ(strokes.drawn, 500);
  EXPECT_EQ(strokes.groups.back().lines.size(), 100U);
  EXPECT_EQ(edgeStrokes(scene, 60).groups.back().lines.size(), 60U);
}

/// From left to right across a picture of 200 × 200 pixels.
EdgeScene chainOfThree() {
  EdgeScene scene;
  scene.network =
      drawProblemInstance(Experiment()
                              .with("graph", Json{{"kind", "chain"}, {"clusterSizes", {3}}})
                              .value()
                              .with("data.truth", Json{{"kind", "circle"}})
                              .value())
          .value();
  Matrix positions(2, 3);
  positions << 0, 0.5, 1, 0.5, 0.5, 0.5;
  scene.positions = std::make_shared<Matrix>(positions);
  scene.toScreen = QTransform::fromScale(200, 200);
  scene.size = {200, 200};
  return scene;
}

TEST(EdgeImageTest, EdgesThatAreNotUsedAreFaint) {
  auto scene = chainOfThree();
  scene.colors = canvasColors();
  const auto contrast = [&] {
    for (const auto& group : edgeStrokes(scene, 10).groups)
      if (!group.lines.empty())
        return std::abs(group.color.lightness() - scene.colors.background.lightness());
    return 0;
  };
  const int used = contrast();
  scene.isUnused = true;
  EXPECT_GT(contrast(), 0);
  EXPECT_LT(contrast(), 0.5 * used);
}

TEST(EdgeImageTest, ArrowsPointFromHeadForPositiveFlow) {
  auto scene = chainOfThree();
  scene.colors = canvasColors();
  EXPECT_TRUE(edgeStrokes(scene, 10).arrows.empty());
  scene.flow = std::make_shared<Vector>(Vector{{2.0, -1.0}});
  const auto strokes = edgeStrokes(scene, 10);
  ASSERT_EQ(strokes.arrows.size(), 2U);
  // The tip comes first.
  EXPECT_GT(strokes.arrows[0][0].x(), strokes.arrows[0][1].x());
  EXPECT_NEAR(strokes.arrows[0].boundingRect().center().x(), 50, 5);
  EXPECT_LT(strokes.arrows[1][0].x(), strokes.arrows[1][1].x());
  EXPECT_GT(strokes.arrows[0].boundingRect().width(), strokes.arrows[1].boundingRect().width());
  // A flow that is not there has no direction.
  scene.flow = std::make_shared<Vector>(Vector{{2.0, 0.0}});
  EXPECT_EQ(edgeStrokes(scene, 10).arrows.size(), 1U);
}

TEST(EdgeImageTest, SaturatedEdgesAreDistinctInEveryTheme) {
  auto scene = chainOfThree();
  scene.saturation = std::make_shared<Vector>(Vector{{1.0, 0.2}});
  for (const auto theme : {Theme::Dark, Theme::HighContrast, Theme::Light}) {
    applyTheme(theme);
    scene.colors = canvasColors();
    const auto picture = renderEdges(scene, 10);
    EXPECT_EQ(picture.image.pixelColor(50, 100), scene.colors.text);
    // Three pixels thick; the other is thin.
    EXPECT_GT(qAlpha(picture.image.pixel(50, 101)), 200);
    EXPECT_LT(qAlpha(picture.image.pixel(150, 102)), 60);
    EXPECT_NE(picture.image.pixelColor(150, 100), scene.colors.text);
  }
}

TEST(LineRasterTest, ClipsLinesAtTheBorder) {
  const QRectF area(0, 0, 10, 10);
  const auto inside = clipped(QLineF(-5, 5, 15, 5), area);
  ASSERT_TRUE(inside.has_value());
  EXPECT_EQ(*inside, QLineF(0, 5, 10, 5));
  EXPECT_FALSE(clipped(QLineF(-5, -1, 15, -1), area).has_value());
  EXPECT_FALSE(clipped(QLineF(-5, 8, 3, 16), area).has_value());
  EXPECT_EQ(clipped(QLineF(2, 2, 2, 2), area), QLineF(2, 2, 2, 2));
  EXPECT_FALSE(clipped(QLineF(12, 2, 12, 2), area).has_value());
}

TEST(LineRasterTest, AgreesWithPainter) {
  for (const bool smooth : {false, true})
    for (const auto& line :
         {QLineF(3.2, 4.1, 55.7, 31.4), QLineF(50, 2, 8, 60), QLineF(-20, 30, 90, 33),
          QLineF(30, -1e5, 31, 1e5), QLineF(10, 10, 10, 10)}) {
      QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::transparent);
      LineRaster(image).draw(line, QColor(255, 0, 0).rgb(), 3, smooth);
      QImage other(image.size(), image.format());
      other.fill(Qt::transparent);
      QPainter painter(&other);
      painter.setRenderHint(QPainter::Antialiasing, smooth);
      painter.setPen(QPen(QColor(255, 0, 0), smooth ? 3 : 0, Qt::SolidLine, Qt::FlatCap));
      painter.drawLine(line);
      painter.end();
      double ours = 0;
      double theirs = 0;
      double apart = 0;
      for (int y = 0; y < 64; ++y)
        for (int x = 0; x < 64; ++x) {
          ours += qAlpha(image.pixel(x, y)) / 255.0;
          theirs += qAlpha(other.pixel(x, y)) / 255.0;
          apart += std::abs(qAlpha(image.pixel(x, y)) - qAlpha(other.pixel(x, y))) / 255.0;
        }
      EXPECT_NEAR(ours, theirs, 8 + 0.05 * theirs) << line.x1();
      EXPECT_LE(apart, smooth ? 8 + 0.1 * theirs : 2 * theirs + 3) << line.x1();
    }
}

TEST(BackdropTest, UsesRoundSteps) {
  EXPECT_DOUBLE_EQ(roundStep(0.13), 0.2);
  EXPECT_DOUBLE_EQ(roundStep(0.2), 0.2);
  EXPECT_DOUBLE_EQ(roundStep(3), 5);
  EXPECT_DOUBLE_EQ(roundStep(51), 100);
}

TEST(BackdropTest, FindsCoordinateMapOfGeographicLayout) {
  const auto experiment = loadPreset("sacramento").value();
  const auto network = drawProblemInstance(experiment).value();
  auto positions = layoutNetwork(experiment, *network).value();
  positions.col(17) << 0.9, 0.1;  // moved by hand
  const auto map = coordinateMap(*network, positions);
  ASSERT_TRUE(map.has_value());
  EXPECT_TRUE(map->degrees);
  const auto& coordinates = network->drawing.coordinates;
  for (const int i : {0, 400, 900})
    for (const int axis : {0, 1})
      EXPECT_NEAR(map->offset[axis] + map->scale[axis] * positions(axis, i), coordinates(axis, i),
                  1e-6);
  // Forces know nothing of longitudes.
  const auto circle = experiment.with("layout.kind", "circular").value();
  EXPECT_FALSE(coordinateMap(*network, layoutNetwork(circle, *network).value()).has_value());
  const auto plain = drawProblemInstance(Experiment()).value();
  EXPECT_FALSE(coordinateMap(*plain, layoutNetwork(Experiment(), *plain).value()).has_value());
}

TEST(NodePaintTest, NodesWithOwnDataFormGroup) {
  const Json rows = Json::array({{{"node", 3}, {"features", {{1, 0}}}, {"labels", {2}}}});
  const auto network = drawProblemInstance(Experiment().with("nodes", rows).value()).value();
  const auto paint = paintNodes(*network, nullptr, QStringLiteral("labeled"));
  EXPECT_EQ(paint.bucketOf[3], 2);
  EXPECT_EQ(paint.bucketOf[4], 0);
  EXPECT_NE(paint.buckets[2].marker, paint.buckets[0].marker);
  EXPECT_TRUE(paint.note.contains(QStringLiteral("1 node")));
}

TEST(NodePaintTest, CoordinateLabelsIncludeFeatureNames) {
  auto network = *drawProblemInstance(Experiment()).value();
  network.coordinates.names = {"w1", "w2 (xray<dose)"};
  EXPECT_EQ(coordinateLabel(network, 0), QStringLiteral("w1"));
  EXPECT_EQ(coordinateLabel(network, 1), QStringLiteral("w2 (xray<dose)"));
  Snapshot snapshot;
  snapshot.W = Matrix::Zero(2, network.nodeCount());
  EXPECT_TRUE(describeNode(network, &snapshot, 3).contains(QStringLiteral("(xray&lt;dose)")));
}

TEST(HoverCardTest, UsesSingularForOneNeighbour) {
  auto chain =
      Experiment().with("graph", Json{{"kind", "chain"}, {"clusterSizes", {2, 1}}}).value();
  chain = chain.with("data.samples", 1).value();
  const auto network = drawProblemInstance(chain).value();
  const auto wordsOf = [&](int node) {
    return describeNode(*network, nullptr, node).toStdString();
  };
  EXPECT_THAT(wordsOf(0), ::testing::HasSubstr("1 neighbour, 1 sample"));
  EXPECT_THAT(wordsOf(1), ::testing::HasSubstr("2 neighbours, 1 sample"));
}

TEST(GraphViewTest, DraggingTinyNodesPansUntilTheyAreSelected) {
  const auto experiment =
      Experiment().with("graph", Json{{"kind", "grid"}, {"rows", 60}, {"columns", 60}}).value();
  NetworkPicture picture;
  picture.network = drawProblemInstance(experiment).value();
  picture.positions = std::make_shared<Matrix>(layoutNetwork(experiment, *picture.network).value());
  GraphView view;
  view.resize(400, 400);
  view.show();
  view.setNetwork(picture);
  ASSERT_TRUE(view.nodesAreTiny());
  const int node = 30 * 60 + 30;
  const QPoint way(20, 30);
  const auto drag = [&] {
    const auto from = view.screenPosition(node).toPoint();
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    QTest::mouseMove(&view, from + way / 2);
    QTest::mouseMove(&view, from + way);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, from + way);
  };
  const QSignalSpy moved(view.tools(), &GraphTools::moveWanted);
  const auto before = view.screenPosition(node);
  drag();
  EXPECT_EQ(moved.count(), 0);
  EXPECT_LE((view.screenPosition(node) - before - way).manhattanLength(), 1);
  EXPECT_LE((view.screenPosition(0) - view.screenPosition(node)).manhattanLength(), 400);
  QTest::mouseClick(&view, Qt::LeftButton, {}, view.screenPosition(node).toPoint());
  ASSERT_EQ(view.selectedNodes(), std::vector<int>{node});
  const auto corner = view.screenPosition(0);
  drag();
  EXPECT_EQ(moved.count(), 1);
  EXPECT_EQ(view.screenPosition(0), corner);
  // Not everything near a node is the node.
  const auto between =
      (view.screenPosition(0) + view.screenPosition(61)) / 2;  // in the middle of a square
  EXPECT_LT(view.nodeAt(between), 0);
}

TEST(DisplayTextTest, LongTipsAreInLines) {
  const auto text = QStringLiteral(
      "No sample pulls hard, however far away its label is. Every loss "
      "has its own scale of λ: choose λ again afterwards.");
  const auto lines = inLines(text).split(QLatin1Char('\n'));
  EXPECT_EQ(lines.size(), 2);
  for (const auto& line : lines) EXPECT_LE(line.size(), 60);
  EXPECT_EQ(lines.join(QLatin1Char(' ')), text);
  EXPECT_EQ(inLines(QString()), QString());
  EXPECT_EQ(inLines(QString(80, QLatin1Char('x'))).size(), 80);
}

TEST(GraphViewTest, LegendIsPlacedInCornerWithoutNodes) {
  NetworkPicture picture;
  picture.network = drawProblemInstance(Experiment()).value();
  const int n = picture.network->nodeCount();
  Matrix positions(2, n);
  for (int i = 0; i < n; ++i) positions.col(i) << 0.4 * i / n, 1 - 0.05 * (i % 5);
  positions.col(n - 1) << 1, 0;
  picture.positions = std::make_shared<Matrix>(positions);
  GraphView view;
  view.resize(500, 500);
  view.setNetwork(picture);
  EXPECT_FALSE(view.grab().isNull());
  EXPECT_EQ(view.legendBox().right(), 500 - 9);
  EXPECT_EQ(view.legendBox().top(), 8);
}

TEST(GraphViewTest, ManyNodesAreDrawnInBackgroundAndPanImmediately) {
  const auto experiment =
      Experiment().with("graph", Json{{"kind", "grid"}, {"rows", 250}, {"columns", 250}}).value();
  NetworkPicture picture;
  picture.network = drawProblemInstance(experiment).value();
  const int n = picture.network->nodeCount();
  picture.positions = std::make_shared<Matrix>(layoutNetwork(experiment, *picture.network).value());
  GraphView view;
  view.resize(400, 400);
  view.setNetwork(picture);
  NodePaint paint;
  paint.bucketOf.assign(static_cast<std::size_t>(n), 0);
  paint.buckets = {{QColor(200, 10, 30), Marker::Circle}};
  view.setPaint(paint);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view.isCurrent(); }, 60'000));
  const int node = n / 2 + 125;
  const auto isDrawn = [&] {
    const auto image = view.grab().toImage();
    const auto at = view.screenPosition(node).toPoint();
    for (const auto& away : {QPoint(0, 0), QPoint(-1, 0), QPoint(0, -1), QPoint(-1, -1)})
      if (const auto color = image.pixelColor(at + away); color.red() > color.green() + 60)
        return true;
    return false;
  };
  EXPECT_TRUE(isDrawn());
  EXPECT_FALSE(view.legendLines().filter(QStringLiteral("dots")).isEmpty());
  // The corner of the grid is panned to where nothing was; no worker has had time.
  const auto corner = view.screenPosition(n - 1);
  for (int k = 0; k < 3; ++k) QTest::keyClick(&view, Qt::Key_Up);
  EXPECT_FALSE(view.isCurrent());
  const auto moved = view.screenPosition(n - 1);
  EXPECT_NEAR((moved - corner).y(), 120, 1e-9);
  EXPECT_TRUE(isDrawn());
  EXPECT_TRUE(QTest::qWaitFor([&] { return view.isCurrent(); }, 60'000));
}

TEST(GraphViewTest, ManyNodesAreDrawnAsColouredDots) {
  const auto experiment =
      Experiment()
          .with("graph", Json{{"kind", "grid"}, {"rows", 150}, {"columns", 150}})
          .value()
          .with("data.labeledFraction", 0.6)
          .value();
  NetworkPicture picture;
  picture.network = drawProblemInstance(experiment).value();
  const int n = picture.network->nodeCount();
  ASSERT_EQ(n, 22'500);
  picture.positions = std::make_shared<Matrix>(layoutNetwork(experiment, *picture.network).value());
  GraphView view;
  view.resize(500, 500);
  view.setNetwork(picture);
  // In the middle of the picture, where no legend covers it.
  int node = n / 2 + 75;
  while (!picture.network->data->labeled[node]) ++node;
  NodePaint paint;
  paint.bucketOf.assign(static_cast<std::size_t>(n), 0);
  for (const auto& color : {QColor(200, 10, 30), QColor(10, 60, 220)}) {
    paint.buckets = {{color, Marker::Circle}};
    view.setPaint(paint);
    const auto image = view.grab().toImage();
    const auto at = view.screenPosition(node);
    EXPECT_EQ(image.pixelColor(static_cast<int>(at.x()), static_cast<int>(at.y())), color);
  }
  EXPECT_THAT(view.legendLines(), ::testing::Contains(QStringLiteral("faint: unlabelled")));
  // What leaves the picture is left out.
  const auto before = view.grab().toImage();
  for (int k = 0; k < 30; ++k) QTest::keyClick(&view, Qt::Key_Plus);
  EXPECT_NE(view.grab().toImage(), before);
}

TEST(NodePaintTest, LargestClustersAreColouredAndSingleNodesGrey) {
  const auto experiment = Experiment();
  const auto network = drawProblemInstance(experiment).value();
  Snapshot snapshot;
  snapshot.W = Matrix::Zero(2, 200);
  snapshot.clusters.assign(200, 0);
  for (int i = 100; i < 190; ++i) snapshot.clusters[i] = 1;
  for (int i = 190; i < 200; ++i) snapshot.clusters[i] = i - 188;  // ten nodes on their own
  snapshot.clusterCount = 12;
  const auto paint = paintNodes(*network, &snapshot, QStringLiteral("learned"));
  EXPECT_EQ(paint.groups, 2);
  EXPECT_NE(paint.bucketOf[0], paint.bucketOf[150]);
  EXPECT_EQ(paint.bucketOf[195], paint.bucketOf[199]);
  EXPECT_NE(paint.buckets[paint.bucketOf[0]].color, paint.buckets[paint.bucketOf[150]].color);
  EXPECT_NE(paint.buckets[paint.bucketOf[0]].marker, paint.buckets[paint.bucketOf[150]].marker);
}

}  // namespace
}  // namespace gtv::ui
