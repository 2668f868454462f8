#include <gmock/gmock.h>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QUndoStack>
#include <set>

#include "support/window_driver.h"
#include "ui/forms/choice_form.h"
#include "ui/live/experiment_document.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/live/run_list.h"

namespace gtv::ui {
namespace {

using ::testing::HasSubstr;
using testing::waitFor;

class FormsTest : public testing::WindowTest {
 protected:
  ChoiceForm* form(const char* section) {
    return window.panel()->form(QString::fromLatin1(section));
  }
  void choose(const char* section, const QString& kind) {
    auto* box = form(section)->kindBox();
    box->setCurrentIndex(box->findData(kind));
    Q_EMIT box->activated(box->currentIndex());
  }
  void type(const char* section, const char* key, const char* typed) {
    auto* field = qobject_cast<QLineEdit*>(form(section)->fieldOf(QString::fromLatin1(key)));
    ASSERT_NE(field, nullptr) << section << "." << key;
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QString::fromLatin1(typed));
    QTest::keyClick(field, Qt::Key_Return);
  }
  /// What the form of this section says is wrong.
  std::string said(const char* section) {
    for (const auto* label : form(section)->findChildren<QLabel*>(QStringLiteral("problem")))
      if (!label->text().isEmpty()) return label->text().toStdString();
    return {};
  }
  bool says(const char* section) {
    return waitFor([&] { return !said(section).empty(); });
  }
  /// The network iterates on, or all is done that the method does.
  bool runs() {
    const auto before = window.run().shownIteration();
    window.run().setRunning(true);
    return waitFor([&] {
      return window.run().shownIteration() > before ||
             (window.run().snapshot() && window.run().snapshot()->status == RunStatus::Converged);
    });
  }
};

TEST_F(FormsTest, FieldsOfOneSectionHaveDifferentNames) {
  openPreset("star");
  std::set<QString> names;
  for (const char* part : {"model", "loss"})
    for (const auto* label : form(part)->findChildren<QLabel*>()) {
      if (label->buddy() == nullptr) continue;
      EXPECT_TRUE(names.insert(label->text()).second) << label->text().toStdString();
    }
  EXPECT_TRUE(names.count(QStringLiteral("Ridge μ")) == 1);
}

TEST_F(FormsTest, StartIsChosenAndTakenBackAtTheAlgorithm) {
  openPreset("sbm-two-clusters");
  EXPECT_TRUE(window.run().experiment().at("start").is_null());
  choose("start", QStringLiteral("uniform"));
  EXPECT_EQ(window.run().experiment().at("start").at("size"), 1);
  ASSERT_TRUE(waitFor([&] {
    return window.run().snapshot() && window.run().snapshot()->experiment.at("start").is_object();
  }));
  EXPECT_TRUE(runs());
  choose("start", QStringLiteral("file"));
  EXPECT_TRUE(says("start"));
  EXPECT_THAT(said("start"), HasSubstr("names no file"));
  choose("start", QString());
  EXPECT_TRUE(window.run().experiment().at("start").is_null());
  EXPECT_TRUE(runs());
}

TEST_F(FormsTest, EveryKindRunsOrShowsErrorAtItsForm) {
  // Only these do not fit real labels, five samples a node, a graph with cycles, nodes with all
  // columns and the network Lasso.
  const std::map<QString, const char*> refused{
      {QStringLiteral("logistic"), "data"},      {QStringLiteral("hinge"), "data"},
      {QStringLiteral("poisson"), "data"},       {QStringLiteral("gamma"), "data"},
      {QStringLiteral("exponential"), "data"},   {QStringLiteral("clustering"), "data"},
      {QStringLiteral("cross-entropy"), "data"}, {QStringLiteral("direct"), "solver"},
      {QStringLiteral("gradient"), "solver"},    {QStringLiteral("ama"), "solver"},
      {QStringLiteral("tree-newton"), "solver"}, {QStringLiteral("conjugate-gradient"), "solver"},
      {QStringLiteral("chain-dp"), "solver"},    {QStringLiteral("vertical"), "solver"}};
  for (const char* section : {"penalty", "loss", "solver"}) {
    const auto* box = form(section)->kindBox();
    for (int k = 0; k < box->count(); ++k) {
      const auto kind = box->itemData(k).toString();
      if (kind.isEmpty()) continue;  // a separator
      openPreset("sbm-two-clusters");
      runTo(3);
      choose(section, kind);
      const auto place = refused.find(kind);
      if (place != refused.end()) {
        EXPECT_TRUE(says(place->second)) << kind.toStdString();
      }
      EXPECT_TRUE(runs()) << kind.toStdString();
      if (place == refused.end()) {
        EXPECT_EQ(window.panel()->problemText(), QString());
      }
    }
  }
}

TEST_F(FormsTest, EveryModelRunsOrShowsErrorAtItsForm) {
  // Trees and neighbours have no parameter vector; logistic regression wants classes; the loss is
  // that of numbers. The intercept stays switched off, as linear has it.
  const std::map<QString, std::pair<const char*, int>> wanted{
      {QStringLiteral("linear"), {"", 2}},
      {QStringLiteral("polynomial"), {"", 5}},
      {QStringLiteral("spline"), {"", 8}},
      {QStringLiteral("random-fourier"), {"", 100}},
      {QStringLiteral("time-series"), {"", 2}},
      {QStringLiteral("mlp"), {"", 2 * 32 + 32 + 32 + 1}},
      {QStringLiteral("logistic"), {"loss", 0}},
      {QStringLiteral("nearest-neighbours"), {"model", 0}},
      {QStringLiteral("decision-tree"), {"model", 0}},
      {QStringLiteral("random-forest"), {"model", 0}},
      {QStringLiteral("boosted-trees"), {"model", 0}}};
  const auto* box = form("model")->kindBox();
  for (int k = 0; k < box->count(); ++k) {
    const auto kind = box->itemData(k).toString();
    if (kind.isEmpty() || !wanted.contains(kind)) continue;
    openPreset("classification");
    window.run().document().change(window.run()
                                       .experiment()
                                       .with("loss", Json{{"kind", "squared"}})
                                       .value()
                                       .with("graph.clusterSizes", Json{6, 6})
                                       .value(),
                                   QStringLiteral("smaller"));
    ASSERT_TRUE(waitFor(
        [&] { return window.run().snapshot() && window.run().snapshot()->W.cols() == 12; }));
    runTo(3);
    choose("model", kind);
    const auto [place, dimension] = wanted.at(kind);
    if (*place != '\0') {
      EXPECT_TRUE(says(place)) << kind.toStdString();
      EXPECT_TRUE(runs()) << kind.toStdString();
      continue;
    }
    const int d = dimension;
    // Several have as many parameters as the model before.
    EXPECT_TRUE(waitFor([&] {
      return window.run().snapshot() && window.run().snapshot()->W.rows() == d &&
             window.run().snapshot()->experiment.model().kind() == kind.toStdString();
    })) << kind.toStdString();
    EXPECT_EQ(window.panel()->problemText(), QString()) << kind.toStdString();
    EXPECT_TRUE(runs()) << kind.toStdString();
    // And back, as it was.
    window.run().document().undo();
    EXPECT_TRUE(waitFor([&] {
      return window.run().snapshot() &&
             window.run().snapshot()->experiment.model().kind() == "linear";
    }));
  }
}

TEST_F(FormsTest, PenaltyParametersAreEditableAndInvalidOnesMarked) {
  openPreset("sbm-two-clusters");
  struct Case {
    const char* kind;
    const char* key;
    const char* right;
    std::vector<const char*> wrong;
  };
  const Case cases[] = {{"mahalanobis", "Q", "2, 1; 1, 2", {"1, 2; 3", "abc", "1, 2; 0, 1"}},
                        {"mixed", "blocks", "1:l1,2:mocha*0.5", {"1-9:l1", "1:none", "1:l1,1:l1"}},
                        {"lp", "p", "inf", {"0.5", "abc"}},
                        {"lp", "p", "1.5", {"-inf"}},
                        {"squared", "kappa", "0.5", {"0", "nan"}}};
  for (const auto& [kind, key, right, wrong] : cases) {
    choose("penalty", QString::fromLatin1(kind));
    for (const char* typed : wrong) {
      type("penalty", key, typed);
      EXPECT_TRUE(says("penalty")) << kind << " " << typed;
      type("penalty", key, right);
      EXPECT_TRUE(waitFor([&] { return window.panel()->problemText().isEmpty(); }))
          << kind << " " << right;
    }
    EXPECT_TRUE(runs()) << kind << " " << right;
  }
  choose("loss", QStringLiteral("huber"));
  type("loss", "delta", "0");
  EXPECT_TRUE(says("loss"));
  type("loss", "delta", "0.3");
  EXPECT_TRUE(waitFor([&] { return window.panel()->problemText().isEmpty(); }));
  EXPECT_EQ(window.run().experiment().loss().number("delta"), 0.3);
}

TEST_F(FormsTest, UnfinishedInputIsDiscardedWithItsField) {
  openPreset("sbm-two-clusters");
  const auto before = window.run().experiment();
  window.run().document().change(before.with("graph.kind", "chain").value(),
                                 QStringLiteral("chain"));
  ASSERT_TRUE(waitFor([&] { return window.run().snapshot() != nullptr; }));
  auto* sizes = qobject_cast<QLineEdit*>(form("graph")->fieldOf(QStringLiteral("clusterSizes")));
  ASSERT_NE(sizes, nullptr);
  sizes->setFocus();
  sizes->selectAll();
  QTest::keyClicks(sizes, QStringLiteral("nonsense"));
  // The form of another kind takes its place; nothing is committed, and nothing breaks.
  window.run().document().undo();
  EXPECT_EQ(window.run().experiment(), before);
  EXPECT_EQ(window.panel()->problemText(), QString());
  EXPECT_EQ(window.run().document().steps()->index(), 0);
}

TEST_F(FormsTest, LongInputDoesNotWidenWindow) {
  openPreset("star");
  const int before = window.minimumSizeHint().width();
  const std::string word(500, '9');
  type("data", "dimension", (word + "x").c_str());
  EXPECT_THAT(said("data"), HasSubstr("is not a number"));
  QCoreApplication::processEvents();
  EXPECT_LE(window.minimumSizeHint().width(), before + 100);
  EXPECT_EQ(window.width(), 1280);
}

TEST_F(FormsTest, ClassificationLossOffersSignLabels) {
  openPreset("sbm-two-clusters");
  choose("loss", QStringLiteral("logistic"));
  ASSERT_TRUE(says("data"));
  EXPECT_THAT(said("data"), HasSubstr("set labels to sign"));
  // It stays while something else is typed, and is read out.
  auto* samples = qobject_cast<QLineEdit*>(form("data")->fieldOf(QStringLiteral("samples")));
  samples->setFocus();
  QTest::keyClicks(samples, QStringLiteral("x"));
  EXPECT_THAT(said("data"), HasSubstr("is not a number"));
  QTest::keyClick(samples, Qt::Key_Backspace);
  ASSERT_THAT(said("data"), HasSubstr("set labels to sign"));
  for (auto* label : form("data")->findChildren<QLabel*>(QStringLiteral("problem")))
    if (!label->text().isEmpty()) {
      EXPECT_THAT(label->accessibleName().toStdString(), HasSubstr("Problem: "));
      EXPECT_THAT(label->accessibleName().toStdString(), HasSubstr("set labels to sign"));
      EXPECT_FALSE(label->accessibleName().contains(QLatin1Char('<')));
    }
  for (auto* label : form("data")->findChildren<QLabel*>(QStringLiteral("problem")))
    Q_EMIT label->linkActivated(QStringLiteral("data.labels=sign"));
  EXPECT_TRUE(waitFor([&] { return window.panel()->problemText().isEmpty(); }));
  EXPECT_EQ(window.run().experiment().data().text("labels"), "sign");
  EXPECT_TRUE(runs());
}

TEST_F(FormsTest, AddsSharedTestSetForMethodsThatComparePredictions) {
  openPreset("sbm-two-clusters");
  ASSERT_EQ(window.run().experiment().data().integer("testSetSize"), 0);
  choose("solver", QStringLiteral("agnostic-fedrelax"));
  EXPECT_EQ(window.run().experiment().data().integer("testSetSize"), 100);
  EXPECT_TRUE(runs());
  EXPECT_EQ(window.panel()->problemText(), QString());
  // One step, which can be undone.
  window.run().document().undo();
  EXPECT_EQ(window.run().experiment().solver().kind(), "primal-dual");
  EXPECT_EQ(window.run().experiment().data().integer("testSetSize"), 0);
  // Others compare parameters until they are told to compare predictions.
  choose("solver", QStringLiteral("fedrelax"));
  EXPECT_EQ(window.run().experiment().data().integer("testSetSize"), 0);
  Q_EMIT window.panel()->edited(QStringLiteral("solver.compare"), "predictions");
  EXPECT_EQ(window.run().experiment().data().integer("testSetSize"), 100);
  EXPECT_TRUE(runs());
}

TEST_F(FormsTest, UnsupportedMethodIsResolvedByOtherPenalty) {
  openPreset("sbm-two-clusters");
  choose("solver", QStringLiteral("direct"));
  ASSERT_TRUE(says("solver"));
  EXPECT_THAT(said("solver"), HasSubstr("quadratic penalty"));
  choose("penalty", QStringLiteral("mocha"));
  EXPECT_TRUE(waitFor([&] { return window.panel()->problemText().isEmpty(); }));
  EXPECT_TRUE(runs());
}

TEST_F(FormsTest, MessageLossChangesWhileRunning) {
  openPreset("sbm-two-clusters");
  runTo(20);
  type("network", "loss", "0.3");
  EXPECT_EQ(window.run().experiment().network().at("loss"), 0.3);
  runTo(40);
  EXPECT_EQ(window.run().shownIteration(), 40);  // it did not begin anew
  EXPECT_EQ(window.panel()->problemText(), QString());
  // A method that sees everything in one place says so beside the field.
  choose("penalty", QStringLiteral("mocha"));
  choose("solver", QStringLiteral("direct"));
  EXPECT_TRUE(says("network"));
  EXPECT_THAT(said("network"), HasSubstr("this method runs on the ideal network only"));
  type("network", "loss", "0");
  EXPECT_TRUE(waitFor([&] { return window.panel()->problemText().isEmpty(); }));
  EXPECT_TRUE(runs());
}

TEST_F(FormsTest, TooLargeStepIsWarnedAboutBeforeRunning) {
  openPreset("sbm-two-clusters");
  const auto* warning = window.panel()->findChild<QLabel*>(QStringLiteral("warning"));
  ASSERT_NE(warning, nullptr);
  const auto path = [](const char* name) { return QString::fromLatin1(name); };
  Q_EMIT window.panel()->edited(path("solver"),
                                Json{{"kind", "fedgd"}, {"steps", "fixed"}, {"stepSize", 1000}});
  EXPECT_TRUE(waitFor([&] { return !warning->text().isEmpty(); }));
  EXPECT_THAT(warning->text().toStdString(), HasSubstr("larger than 2/β"));
  EXPECT_FALSE(warning->isHidden());
  Q_EMIT window.panel()->edited(path("solver.stepSize"), Json(0.001));
  EXPECT_TRUE(waitFor([&] { return warning->isHidden(); }));
}

TEST_F(FormsTest, WarnsAboutLateMessagesOfAlgorithmOne) {
  openPreset("sbm-two-clusters");
  const auto* warning = window.panel()->findChild<QLabel*>(QStringLiteral("warning"));
  ASSERT_NE(warning, nullptr);
  EXPECT_EQ(warning->text(), QString());
  choose("solver", QStringLiteral("primal-dual"));
  type("network", "delay", "3");
  EXPECT_TRUE(waitFor([&] { return !warning->text().isEmpty(); }));
  EXPECT_THAT(warning->text().toStdString(), HasSubstr("come up to 3 iterations late"));
  EXPECT_FALSE(warning->isHidden());
  // The button sets the way that converges.
  auto* button = window.panel()->findChild<QPushButton*>(QStringLiteral("suggestionButton"));
  ASSERT_NE(button, nullptr);
  button->click();
  EXPECT_TRUE(waitFor([&] { return warning->isHidden(); }));
  EXPECT_EQ(window.run().experiment().solver().text("flowOwner"), "both");
  EXPECT_EQ(window.run().experiment().network().at("delay"), 3);
  EXPECT_TRUE(waitFor([&] {
    return window.panel()->findChild<QPushButton*>(QStringLiteral("suggestionButton")) == nullptr;
  }));
}

}  // namespace
}  // namespace gtv::ui
