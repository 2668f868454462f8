// The languages of the window: what is translated, counted and left alone.
#include "ui/widgets/language.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QPushButton>
#include <array>
#include <cmath>
#include <vector>

#include "base/broken_promise.h"
#include "base/localized.h"
#include "experiment/experiment.h"
#include "federated/catalogue.h"
#include "lessons/lesson.h"
#include "problem/dual_bound.h"
#include "run/run.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

class LanguageTest : public ::testing::Test {
 protected:
  void TearDown() override { setLanguage(QStringLiteral("en")); }
};

TEST_F(LanguageTest, EnglishIsAsWritten) {
  EXPECT_EQ(currentLanguage(), QStringLiteral("en"));
  EXPECT_EQ(translated("Network Lasso"), QStringLiteral("Network Lasso"));
  EXPECT_EQ(counted(1, "node"), QStringLiteral("1 node"));
  EXPECT_EQ(counted(3, "node"), QStringLiteral("3 nodes"));
}

TEST_F(LanguageTest, TextsOfTheWindowAreTranslatedWhateverTheirContext) {
  for (const char* context : {"gtv::ui::MainWindow", "anything"}) {
    setLanguage(QStringLiteral("de"));
    EXPECT_EQ(QCoreApplication::translate(context, "Preferences"), QStringLiteral("Einstellungen"));
    setLanguage(QStringLiteral("fi"));
    EXPECT_EQ(QCoreApplication::translate(context, "Preferences"), QStringLiteral("Asetukset"));
  }
}

TEST_F(LanguageTest, NumbersChooseTheFormOfTheNoun) {
  setLanguage(QStringLiteral("fi"));
  EXPECT_EQ(counted(1, "node"), QStringLiteral("1 solmu"));
  EXPECT_EQ(counted(3, "node"), QStringLiteral("3 solmua"));
  setLanguage(QStringLiteral("de"));
  EXPECT_EQ(counted(1, "edge"), QStringLiteral("1 Kante"));
  EXPECT_EQ(counted(3, "edge"), QStringLiteral("3 Kanten"));
  EXPECT_EQ(counted(5'000'000'000, "edge"), QStringLiteral("5000000000 Kanten"));
}

TEST_F(LanguageTest, LabelsWithinASentenceKeepTheCapitalsOfGermanNouns) {
  EXPECT_EQ(withinSentence(QStringLiteral("Local model")), QStringLiteral("local model"));
  setLanguage(QStringLiteral("de"));
  EXPECT_EQ(withinSentence(QStringLiteral("Lokales Modell")), QStringLiteral("Lokales Modell"));
}

TEST_F(LanguageTest, CommaBetweenThousandsIsNotReadAsADecimalComma) {
  const auto shown = [] { return QStringLiteral("%L1").arg(1000); };
  setLanguage(QStringLiteral("en"));
  EXPECT_EQ(shown(), QStringLiteral("1,000"));
  setLanguage(QStringLiteral("de"));
  EXPECT_EQ(shown(), QStringLiteral("1000"));
}

TEST_F(LanguageTest, RefusalsOfTheCoreAreTranslated) {
  const std::vector<std::pair<std::string, Json>> changes{
      {"lambda", -1},
      {"lambda", "much"},
      {"seed", 0.5},
      {"penalty", 3},
      {"penalty", {{"kind", "lasso"}}},
      {"penalty", {{"kind", "nlasso"}, {"strength", 2}}},
      {"data", {{"kind", "linear"}, {"noise", -1}}},
      {"data", {{"kind", "linear"}, {"samples", 1e12}}},
      {"solver", {{"kind", "fedavg"}, {"averaging", "median"}}},
      {"stop", {{"maxIterations", -1}}}};
  for (const char* language : {"de", "fi"}) {
    setLanguage(QString::fromLatin1(language));
    for (const auto& [field, value] : changes) {
      const auto refused = Experiment().with(field, value);
      ASSERT_FALSE(refused) << field << ' ' << value;
      const auto shown = translatedError(refused.error());
      EXPECT_TRUE(shown.startsWith(QString::fromStdString(refused.error().where)));
      for (const char* english : {"must", "expected", "got", "unknown", "appears", " of "})
        EXPECT_FALSE(shown.contains(QLatin1String(english)))
            << refused.error().text() << ": " << shown.toStdString();
    }
  }
}

TEST_F(LanguageTest, RefusalsOfMethodsAreTranslated) {
  const std::vector<std::pair<std::string, Json>> changes{
      {"solver", {{"kind", "chain-dp"}}},
      {"solver", {{"kind", "direct"}}},
      {"data", {{"kind", "csv"}, {"file", "no.csv"}}},
      {"graph", {{"kind", "csv"}, {"file", "no.csv"}}},
      {"graph", {{"kind", "explicit"}, {"edges", {{0, 0}}}}},
      {"edits", {{"removed", {1000}}}},
      {"attacks", {{{"kind", "label-flip"}, {"nodes", {0, 1000}}}}}};
  for (const char* language : {"de", "fi"}) {
    setLanguage(QString::fromLatin1(language));
    for (const auto& [field, value] : changes) {
      const auto changed = Experiment().with(field, value);
      ASSERT_TRUE(changed) << changed.error().text();
      const auto run = Run::start(*changed);
      ASSERT_FALSE(run) << field << ' ' << value;
      const auto shown = translatedError(run.error());
      for (const char* english : {"must", "expected", "needs", "exist", "such", "there", " no "})
        EXPECT_FALSE(shown.contains(QLatin1String(english)))
            << run.error().text() << ": " << shown.toStdString();
    }
  }
}

TEST_F(LanguageTest, MethodsThatARefusalListsAreTranslated) {
  const auto changed =
      Experiment().with("solver", {{"kind", "newton"}})->with("network", {{"delay", 2}});
  ASSERT_TRUE(changed) << changed.error().text();
  const auto run = Run::start(*changed);
  ASSERT_FALSE(run);
  ASSERT_NE(run.error().text().find(" and "), std::string::npos) << run.error().text();
  for (const char* language : {"de", "fi"}) {
    setLanguage(QString::fromLatin1(language));
    const auto shown = translatedError(run.error());
    EXPECT_FALSE(shown.contains(QLatin1String(" and "))) << shown.toStdString();
    for (const auto& entry : solverCatalogue().entries) {
      const auto label = QString::fromStdString(entry.info.label);
      const auto english = QStringLiteral("%1 (%2)").arg(label, toQString(entry.info.id));
      const bool isTranslated = translated(entry.info.label) != label;
      EXPECT_FALSE(isTranslated && shown.contains(english)) << shown.toStdString();
    }
  }
}

TEST_F(LanguageTest, TextOfAUserStaysAsItIs) {
  setLanguage(QStringLiteral("de"));
  EXPECT_EQ(translated("My own lesson, %1 and {}"), QStringLiteral("My own lesson, %1 and {}"));
  EXPECT_EQ(translated(""), QString());
}

TEST_F(LanguageTest, CoreSpeaksTheSameLanguageInSentencesWithValues) {
  setLanguage(QStringLiteral("de"));
  const auto text = localized("The error is smallest at λ = {:.3g}.", 0.25);
  EXPECT_NE(text, "The error is smallest at λ = 0.25.");
  EXPECT_NE(text.find("λ = 0.25"), std::string::npos) << text;
  setLanguage(QStringLiteral("en"));
  EXPECT_EQ(localized("The error is smallest at λ = {:.3g}.", 0.25),
            "The error is smallest at λ = 0.25.");
}

TEST_F(LanguageTest, ButtonsOfQtAreTranslatedWithTheWindow) {
  setLanguage(QStringLiteral("de"));
  QDialogButtonBox box(QDialogButtonBox::Abort);  // no word of the program itself
  EXPECT_EQ(box.button(QDialogButtonBox::Abort)->text().remove(QLatin1Char('&')),
            QStringLiteral("Abbrechen"));
}

TEST_F(LanguageTest, LabelsOfEveryCatalogueAndSentencesOfEveryLessonAreTranslated) {
  for (const char* code : {"fi", "de"}) {
    setLanguage(QString::fromLatin1(code));
    int same = 0;
    int all = 0;
    const auto count = [&](const std::string& text) {
      ++all;
      same += translated(text).toStdString() == text ? 1 : 0;
    };
    for (const auto& [name, catalogue] : documentCatalogues())
      for (const auto& entry : catalogue->entries) count(entry.explanation);
    for (const auto& lesson : listLessons())
      for (const auto& scene : lesson.scenes)
        if (!scene.sentence.empty()) count(scene.sentence);
    EXPECT_GT(all, 150);
    EXPECT_EQ(same, 0) << code;
  }
}

TEST_F(LanguageTest, LabelsOfAPathAreTranslatedOneByOne) {
  setLanguage(QStringLiteral("de"));
  EXPECT_EQ(translatedPath("Graph › Seed"),
            translated("Graph") + QStringLiteral(" › ") + translated("Seed"));
  EXPECT_NE(translatedPath("Graph › Seed"), QStringLiteral("Graph › Seed"));
}

TEST_F(LanguageTest, EveryWordOfACertificateIsTranslated) {
  setLanguage(QStringLiteral("de"));
  for (const auto& [primal, dual, gap, relative] :
       std::vector<std::array<double, 4>>{{INFINITY, 0, 0, 0},
                                          {1, NAN, 0, 0},
                                          {1, 0, INFINITY, 1},
                                          {1, 1, 0, 1e-16},
                                          {10, 1, 9, 0.9},
                                          {1.5, 1, 0.5, 0.3},
                                          {1, 1, 1e-3, 1e-3},
                                          {1, 0, 0.5, 0.5},
                                          {1, 0, 1, 1}}) {
    DualBound bound;
    bound.primal = primal;
    bound.dual = dual;
    bound.gap = gap;
    bound.relative = relative;
    const auto words = describeBound(bound);
    EXPECT_NE(translatedMessage(words).toStdString(), words);
  }
}

TEST_F(LanguageTest, UnknownLanguageIsAnError) {
  EXPECT_FALSE(isLanguage(QStringLiteral("tlh")));
  EXPECT_THROW(setLanguage(QStringLiteral("tlh")), BrokenPromise);
  EXPECT_TRUE(isLanguage(systemLanguage()));
}

}  // namespace
}  // namespace gtv::ui
