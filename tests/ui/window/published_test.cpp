// The gallery of presets and the published figures.
#include <gmock/gmock.h>
#include <qcustomplot.h>

#include <QCheckBox>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <array>
#include <utility>
#include <vector>

#include "base/resources.h"
#include "experiment/documents.h"
#include "support/child.h"
#include "support/sessions.h"
#include "support/window_driver.h"
#include "ui/document/file_controller.h"
#include "ui/document/preset_gallery.h"
#include "ui/document/preset_view.h"
#include "ui/document/session_keeper.h"
#include "ui/live/experiment_panel.h"
#include "ui/live/run_controller.h"
#include "ui/shell/window_commands.h"
#include "ui/studies/published_window.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

using testing::child;
using ::testing::HasSubstr;
using testing::waitFor;

class PresetGalleryTest : public testing::WindowTest {
 protected:
  PresetGallery& openGallery() {
    openPreset("star");
    window.commands()->gallery->trigger();
    auto* gallery = window.findChild<PresetGallery*>();
    EXPECT_NE(gallery, nullptr);
    return *gallery;
  }
  bool isOpen(const char* id) { return window.files().nameToOpen() == QString::fromLatin1(id); }
};

TEST_F(PresetGalleryTest, HasCardForEveryPreset) {
  auto& gallery = openGallery();
  EXPECT_TRUE(gallery.isVisible());
  int printed = 0;
  for (const auto& preset : listPresets()) {
    EXPECT_TRUE(gallery.view()->cardRect(toQString(preset.id)).isValid()) << preset.id;
    printed += preset.id.ends_with("-printed") ? 1 : 0;
  }
  EXPECT_EQ(printed, 7);
  EXPECT_EQ(gallery.view()->count(), static_cast<int>(listPresets().size()) - printed);
}

TEST_F(PresetGalleryTest, FirstCardIsTheFirstScreen) {
  EXPECT_EQ(openGallery().view()->first(), QStringLiteral("lambda"));
}

TEST_F(PresetGalleryTest, SwitchOfCardOpensExperimentAsPrinted) {
  auto& gallery = openGallery();
  auto* view = gallery.view();
  EXPECT_TRUE(view->switchRect(QStringLiteral("convex-clustering")).isEmpty());
  view->setCurrent(QStringLiteral("chain"));
  view->scrollTo(view->currentIndex());
  QCoreApplication::processEvents();
  const auto place = view->switchRect(QStringLiteral("chain")).center();
  ASSERT_TRUE(view->viewport()->rect().contains(place));
  QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, place);
  EXPECT_TRUE(gallery.isVisible());  // it only turned the card
  EXPECT_EQ(view->current(), QStringLiteral("chain-printed"));
  EXPECT_EQ(view->currentIndex().data(Qt::CheckStateRole).toInt(), Qt::Checked);
  QTest::keyClick(view, Qt::Key_Space);
  EXPECT_EQ(view->current(), QStringLiteral("chain"));
  view->setCurrent(QStringLiteral("chain-printed"));
  QTest::keyClick(view, Qt::Key_Return);
  EXPECT_TRUE(waitFor([&] { return isOpen("chain-printed"); }));
}

TEST_F(PresetGalleryTest, SearchFindsTermsSynonymsAndFigures) {
  auto* view = openGallery().view();
  const std::vector<std::pair<const char*, const char*>> wanted{
      {"lambda", "lambda"},
      {"overfitting", "overfitting"},
      {"fuse", "closed-forms"},
      {"Fig. 9", "sbm-two-clusters"},
      {"figure 13", "star"},
      {"SGD", "gradient-batches"},
      {"exercise 6.2", "neighbour-degrees"},
      {"avg", "fedavg-lambda"}};
  for (const auto& [words, id] : wanted) {
    view->setFilter(QString::fromLatin1(words));
    bool isBest = false;
    for (int row = 1; row < view->model()->rowCount() && !isBest; ++row) {
      const auto card = view->model()->index(row, 0);
      if (card.data(Qt::UserRole).isNull()) break;  // the next heading
      isBest = card.data(Qt::UserRole).toString() == QString::fromLatin1(id);
    }
    EXPECT_TRUE(isBest) << words;
  }
}

TEST_F(PresetGalleryTest, SearchFindsAllPresetsOfAGroup) {
  auto* view = openGallery().view();
  view->setFilter(QStringLiteral("attacks privacy chapters"));
  for (const char* id : {"poison-huber", "backdoor-image", "byzantine-server"})
    EXPECT_TRUE(view->cardRect(QString::fromLatin1(id)).isValid()) << id;
  EXPECT_FALSE(view->cardRect(QStringLiteral("star")).isValid());
}

TEST_F(PresetGalleryTest, ShortWordsBeginAWord) {
  auto* view = openGallery().view();
  view->setFilter(QStringLiteral("ederat"));
  EXPECT_TRUE(view->cardRect(QStringLiteral("centralised")).isValid());
  view->setFilter(QStringLiteral("erat"));  // within "federated" alone
  EXPECT_FALSE(view->cardRect(QStringLiteral("centralised")).isValid());
}

TEST_F(PresetGalleryTest, NumberOfFigureIsAWholeNumber) {
  auto* view = openGallery().view();
  view->setFilter(QStringLiteral("Fig. 1"));
  EXPECT_TRUE(view->cardRect(QStringLiteral("hetfl-known-graph")).isValid());
  EXPECT_FALSE(view->cardRect(QStringLiteral("star")).isValid());  // Fig. 13
}

TEST_F(PresetGalleryTest, IsStartScreenUnlessDocumentIsGiven) {
  gtv::testing::ScratchFolder scratch;
  window.keeper().setRoot(scratch.file("open"));
  window.resize(1280, 800);
  window.show();
  EXPECT_TRUE(window.files().openAtStart({}));
  ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
  auto* gallery = window.findChild<PresetGallery*>();
  ASSERT_NE(gallery, nullptr);
  EXPECT_TRUE(gallery->isVisible());
  EXPECT_EQ(window.run().experiment().title(), loadPreset("sbm-two-clusters").value().title());

  MainWindow asked;
  asked.keeper().setRoot(scratch.file("open"));
  asked.show();
  EXPECT_TRUE(asked.files().openAtStart(QStringLiteral("star")));
  EXPECT_EQ(asked.findChild<PresetGallery*>(), nullptr);
  EXPECT_FALSE(asked.files().openAtStart(QStringLiteral("no such thing")));
  EXPECT_FALSE(asked.panel()->problemText().isEmpty());
}

TEST_F(PresetGalleryTest, OneClickOpensPreset) {
  auto& gallery = openGallery();
  auto* view = gallery.view();
  view->setCurrent(QStringLiteral("convex-clustering"));
  view->scrollTo(view->currentIndex());
  QCoreApplication::processEvents();
  const auto card = view->cardRect(QStringLiteral("convex-clustering"));
  ASSERT_TRUE(view->viewport()->rect().intersects(card));
  QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                    card.intersected(view->viewport()->rect()).center());
  EXPECT_TRUE(waitFor([&] { return isOpen("convex-clustering"); }));
  EXPECT_TRUE(waitFor([&] { return window.findChild<PresetGallery*>() == nullptr; }));
}

TEST_F(PresetGalleryTest, TypingFiltersAndReturnOpensFirstMatch) {
  auto& gallery = openGallery();
  QTest::keyClicks(child<QLineEdit>(gallery, "searchField"), QStringLiteral("convex clouds"));
  EXPECT_EQ(gallery.view()->count(), 1);
  QTest::keyClick(child<QLineEdit>(gallery, "searchField"), Qt::Key_Return);
  EXPECT_TRUE(waitFor([&] { return isOpen("convex-clustering"); }));
}

TEST_F(PresetGalleryTest, SearchWithoutMatchOpensNothing) {
  auto& gallery = openGallery();
  child<QLineEdit>(gallery, "searchField")->setText(QStringLiteral("xyzzy"));
  EXPECT_EQ(gallery.view()->count(), 0);
  QTest::keyClick(child<QLineEdit>(gallery, "searchField"), Qt::Key_Return);
  EXPECT_TRUE(gallery.isVisible());
  EXPECT_TRUE(isOpen("star"));
}

TEST(ThumbnailTest, EveryPresetHasThumbnailsForBothThemes) {
  std::uintmax_t total = 0;
  const auto before = currentTheme();
  std::array<QColor, 2> grounds;
  for (const auto theme : {Theme::Dark, Theme::Light}) {
    applyTheme(theme);
    grounds[theme == Theme::Dark ? 1 : 0] = canvasColors().background;
  }
  applyTheme(before);
  for (const auto& preset : listPresets())
    for (const bool dark : {false, true}) {
      const auto file =
          resourceFolder() / "thumbnails" / thumbnailName(toQString(preset.id), dark).toStdString();
      const QImage picture(toQString(file.string()));
      ASSERT_FALSE(picture.isNull()) << file;
      EXPECT_EQ(picture.size(), thumbnailSize) << file;
      // The colours are those of the theme.
      EXPECT_EQ(picture.pixelColor(0, 0), dark ? grounds[1] : grounds[0]) << file;
      const auto size = std::filesystem::file_size(file);
      EXPECT_LT(size, 20'000U) << file;
      total += size;
    }
  EXPECT_LT(total, 1'500'000U);
}

class PublishedWindowTest : public testing::WindowTest {
 protected:
  PublishedWindow& openPublished(const char* preset) {
    openPreset("star");
    window.commands()->published->trigger();
    auto* published = window.findChild<PublishedWindow*>();
    EXPECT_NE(published, nullptr);
    published->choose(QString::fromLatin1(preset));
    return *published;
  }
  static QString cell(PublishedWindow& published, int row, int column) {
    return published.table()->item(row, column)->text();
  }
};

TEST_F(PublishedWindowTest, ListsFiguresAndNumbersBeforeRun) {
  auto& published = openPublished("fedavg-lambda");
  int figures = 0;
  for (const auto& preset : listPresets()) figures += preset.figure.empty() ? 0 : 1;
  EXPECT_EQ(published.view()->count(), figures);
  ASSERT_EQ(published.table()->rowCount(), 4);
  EXPECT_THAT(cell(published, 0, 1).toStdString(), HasSubstr("theory"));
  EXPECT_THAT(cell(published, 0, 2).toStdString(), HasSubstr("0.1"));
  EXPECT_EQ(cell(published, 0, 3), QString());
  EXPECT_THAT(published.summary().toStdString(), HasSubstr("Not run yet"));
}

TEST_F(PublishedWindowTest, RerunShowsVerdictsAndReproducedOverPublishedNumbers) {
  auto& published = openPublished("fedavg-lambda");
  child<QPushButton>(published, "rerunButton")->click();
  EXPECT_TRUE(published.isBusy());
  ASSERT_TRUE(waitFor([&] { return !published.isBusy(); }));
  ASSERT_EQ(published.found().size(), 4U);
  for (int row = 0; row < 4; ++row)
    EXPECT_THAT(cell(published, row, 0).toStdString(), HasSubstr("pass"));
  EXPECT_THAT(published.summary().toStdString(), HasSubstr("theory: 4 pass."));
  // Theirs and ours, four points each.
  ASSERT_EQ(published.plot()->graphCount(), 2);
  for (int graph = 0; graph < 2; ++graph) EXPECT_EQ(published.plot()->graph(graph)->dataCount(), 4);
  EXPECT_THAT(published.figureData().toStdString(), HasSubstr("fedavg-lambda,0,"));
  // What was found stays while another figure is looked at.
  published.choose(QStringLiteral("closed-forms"));
  EXPECT_TRUE(published.found().empty());
  published.choose(QStringLiteral("fedavg-lambda"));
  EXPECT_EQ(published.found().size(), 4U);
}

TEST_F(PublishedWindowTest, WhatNumbersAreHeldAgainstIsInSightOnSmallScreen) {
  auto& published = openPublished("covariance");
  EXPECT_LE(published.height(), 720);
  published.resize(1280, 720);
  QCoreApplication::processEvents();
  const auto* table = published.table();
  constexpr int heldAgainst = 1;
  EXPECT_EQ(table->horizontalHeaderItem(heldAgainst)->text(), QStringLiteral("held against"));
  for (int row = 0; row < 2; ++row) {
    const auto place = table->visualItemRect(table->item(row, heldAgainst));
    EXPECT_TRUE(table->viewport()->rect().contains(place)) << row;
    EXPECT_GE(place.width(),
              table->fontMetrics().horizontalAdvance(table->item(row, heldAgainst)->text()));
    EXPECT_TRUE(published.rect().contains(
        QRect(table->viewport()->mapTo(&published, place.topLeft()), place.size())));
  }
}

TEST_F(PublishedWindowTest, RowsAreSortedAndCountedByWhatTheyAreHeldAgainst) {
  auto& published = openPublished("covariance");
  QStringList origins;
  for (int row = 0; row < published.table()->rowCount(); ++row)
    if (origins.isEmpty() || origins.back() != cell(published, row, 1))
      origins << cell(published, row, 1);
  EXPECT_EQ(origins, QStringList({QStringLiteral("published"), QStringLiteral("independent run"),
                                  QStringLiteral("explanation")}));
  published.rerun();
  ASSERT_TRUE(waitFor([&] { return !published.isBusy(); }));
  EXPECT_THAT(published.summary().toStdString(),
              HasSubstr("published: 1 pass, 1 could not be reproduced; independent run: 6 pass; "
                        "explanation: 2 pass."));
  EXPECT_EQ(published.found().front().origin, "published");
}

TEST_F(PublishedWindowTest, RunCanBeStopped) {
  auto& published = openPublished("hetfl-2a-p50");
  child<QCheckBox>(published, "quickBox")->setChecked(false);
  published.rerun();
  ASSERT_TRUE(published.isBusy());
  EXPECT_EQ(child<QPushButton>(published, "rerunButton")->text(), QStringLiteral("Stop"));
  child<QPushButton>(published, "rerunButton")->click();
  ASSERT_TRUE(waitFor([&] { return !published.isBusy(); }));
  EXPECT_EQ(child<QPushButton>(published, "rerunButton")->text(), QStringLiteral("Rerun"));
  EXPECT_LT(published.found().size(), static_cast<std::size_t>(published.table()->rowCount()));
  EXPECT_THAT(published.summary().toStdString(), HasSubstr("Stopped"));
}

TEST_F(PublishedWindowTest, ClosingEndsARun) {
  auto& published = openPublished("hetfl-2a-p50");
  published.rerun();
  published.close();
  EXPECT_TRUE(waitFor([&] { return window.findChild<PublishedWindow*>() == nullptr; }));
}

TEST_F(PublishedWindowTest, PresetOfFigureOpensInMainWindow) {
  auto& published = openPublished("closed-forms");
  child<QPushButton>(published, "openButton")->click();
  EXPECT_TRUE(
      waitFor([&] { return window.files().nameToOpen() == QStringLiteral("closed-forms"); }));
  EXPECT_TRUE(published.isVisible());
}

}  // namespace
}  // namespace gtv::ui
