#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "choice_form.h"
#include "curve_plot.h"
#include "edge_image.h"
#include "experiment/experiment.h"
#include "graph_view.h"
#include "lambda_control.h"
#include "node_paint.h"
#include "number_field.h"
#include "penalties/catalogue.h"
#include "run/network.h"

namespace gtv::ui {
namespace {

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

TEST(ChoiceFormTest, AnInfiniteNumberIsTheTextInf) {
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

TEST(ChoiceFormTest, ListsReadBackAsTheyWereWritten) {
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

TEST(NumberFieldTest, InfinityIsANumberWhereItIsAllowed) {
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

TEST(NumberFieldTest, ArrowsStepBySomethingSensible) {
  NumberField field;
  field.setValue(0.002);
  QTest::keyClick(&field, Qt::Key_Up);
  EXPECT_NEAR(field.value(), 0.0021, 1e-15);
  field.setRange(0, 100, false, true);
  field.setValue(7);
  QTest::keyClick(&field, Qt::Key_Down);
  EXPECT_EQ(field.value(), 6);
}

TEST(LambdaControlTest, SliderAndFieldAgree) {
  LambdaControl control;
  control.centerOn(0.002);
  EXPECT_EQ(control.value(), 0.002);
  QSignalSpy changed(&control, &LambdaControl::changed);
  const int before = control.slider()->value();
  control.slider()->setValue(before + 100);  // one decade
  ASSERT_EQ(changed.size(), 1);
  EXPECT_NEAR(control.value(), 0.02, 0.0002);
  EXPECT_EQ(control.field()->value(), control.value());
  // Outside the slider: the value is taken as it is, without a second signal.
  control.setValue(1e9);
  EXPECT_EQ(control.value(), 1e9);
  EXPECT_EQ(control.slider()->value(), control.slider()->maximum());
  EXPECT_EQ(changed.size(), 1);
}

TEST(CurvePlotTest, LeavesAGapWhereALogarithmHasNoValue) {
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

TEST(EdgeImageTest, DrawsEdgesWhereTheyAre) {
  const auto experiment = Experiment().with("graph", Json{{"kind", "star"}, {"leaves", 1}}).value();
  const auto one =
      experiment.with("data", Json{{"kind", "linear"}, {"truth", {{"kind", "circle"}}}}).value();
  EdgeScene scene;
  scene.network = buildNetwork(one).value();
  Matrix positions(2, 2);
  positions << 0, 1, 0.5, 0.5;
  scene.positions = std::make_shared<Matrix>(positions);
  scene.toScreen = QTransform::fromScale(100, 100);
  scene.size = {100, 100};
  scene.colors = canvasColors();
  int drawn = 0;
  const auto image = renderEdges(scene, 1000, &drawn);
  EXPECT_EQ(drawn, 1);
  EXPECT_GT(qAlpha(image.pixel(50, 50)), 0);
  EXPECT_EQ(qAlpha(image.pixel(50, 20)), 0);
}

TEST(EdgeImageTest, SaysWhenItDrawsASample) {
  const auto experiment = Experiment();
  EdgeScene scene;
  scene.network = buildNetwork(experiment).value();
  scene.positions = std::make_shared<Matrix>(layoutNetwork(experiment, *scene.network).value());
  scene.toScreen = QTransform::fromScale(100, 100);
  scene.size = {100, 100};
  scene.colors = canvasColors();
  int drawn = 0;
  renderEdges(scene, 500, &drawn);
  EXPECT_EQ(drawn, 500);
}

TEST(GraphViewTest, ACrowdIsDrawnAsDotsInTheColoursOfItsPaint) {
  const auto experiment =
      Experiment()
          .with("graph", Json{{"kind", "grid"}, {"rows", 150}, {"columns", 150}})
          .value()
          .with("data.labeledFraction", 0.6)
          .value();
  NetworkPicture picture;
  picture.network = buildNetwork(experiment).value();
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
  EXPECT_THAT(view.legendLines(), ::testing::Contains(QStringLiteral("faint: labels hidden")));
  // What leaves the picture is left out.
  const auto before = view.grab().toImage();
  for (int k = 0; k < 30; ++k) QTest::keyClick(&view, Qt::Key_Plus);
  EXPECT_NE(view.grab().toImage(), before);
}

TEST(NodePaintTest, LargestClustersGetColoursAndSinglesAreGrey) {
  const auto experiment = Experiment();
  const auto network = buildNetwork(experiment).value();
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
