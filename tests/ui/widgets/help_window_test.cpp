#include "ui/shell/help_window.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QUrl>
#include <algorithm>
#include <set>
#include <string>

#include "base/json.h"
#include "base/resources.h"
#include "experiment/documents.h"
#include "lessons/lesson.h"
#include "ui/document/glossary.h"
#include "ui/shell/view_docks.h"
#include "ui/widgets/display_text.h"

namespace gtv::ui {
namespace {

QStringList pageFiles() {
  return QDir(toQString((resourceFolder() / "help").string()))
      .entryList({QStringLiteral("*.md")}, QDir::Files);
}

/// Titles of the pages and sections that can be seen in the contents.
QStringList visibleTitles(const HelpWindow& help) {
  QStringList titles;
  for (QTreeWidgetItemIterator at(help.contents(), QTreeWidgetItemIterator::NotHidden); *at; ++at)
    titles << (*at)->text(0);
  return titles;
}

QTreeWidgetItem* item(const HelpWindow& help, const char* title) {
  const auto found =
      help.contents()->findItems(QString::fromUtf8(title), Qt::MatchExactly | Qt::MatchRecursive);
  return found.isEmpty() ? nullptr : found.front();
}

TEST(HelpWindowTest, ContentsListEveryPageAndCatalogue) {
  const HelpWindow help;
  ASSERT_GE(pageFiles().size(), 9);
  EXPECT_EQ(help.contents()->topLevelItemCount(), pageFiles().size() + 2);
  EXPECT_EQ(help.contents()->topLevelItem(0)->text(0), QStringLiteral("A first tour"));
  EXPECT_TRUE(help.browser()->toPlainText().contains(QStringLiteral("λ slider")));
}

TEST(HelpWindowTest, EveryLinkLeadsToExistingPage) {
  int links = 0;
  HelpWindow help;
  for (int k = 0; k < help.contents()->topLevelItemCount(); ++k) {
    help.contents()->setCurrentItem(help.contents()->topLevelItem(k));
    const auto* document = help.browser()->document();
    for (auto block = document->begin(); block.isValid(); block = block.next())
      for (auto at = block.begin(); !at.atEnd(); ++at) {
        const auto link = at.fragment().charFormat().anchorHref();
        if (link.isEmpty() || !QUrl(link).isRelative()) continue;
        ++links;
        EXPECT_TRUE(pageFiles().contains(link)) << link.toStdString();
      }
  }
  EXPECT_GT(links, 0);
}

TEST(HelpWindowTest, LinkShowsItsPage) {
  const HelpWindow help;
  Q_EMIT help.browser()->anchorClicked(QUrl(QStringLiteral("03-views.md")));
  EXPECT_EQ(help.contents()->currentItem()->text(0), QStringLiteral("The views"));
  EXPECT_TRUE(help.browser()->toPlainText().startsWith(QStringLiteral("The views")));
}

TEST(HelpWindowTest, ChosenSectionIsScrolledToTheTop) {
  HelpWindow help;
  help.show();
  auto* keys = item(help, "Keys");
  ASSERT_NE(keys, nullptr);
  help.contents()->setCurrentItem(keys);
  EXPECT_EQ(help.browser()->textCursor().block().text(), QStringLiteral("Keys"));
  const auto top = help.browser()->cursorRect().top();
  const bool isAtEnd = help.browser()->verticalScrollBar()->value() ==
                       help.browser()->verticalScrollBar()->maximum();
  EXPECT_TRUE(isAtEnd || (top >= 0 && top < 40)) << top;
  EXPECT_GT(help.browser()->verticalScrollBar()->value(), 0);
}

TEST(HelpWindowTest, SearchShowsSectionsWithAllWords) {
  const HelpWindow help;
  const auto all = visibleTitles(help);
  help.search()->setText(QStringLiteral("K-ANONYMITY groups"));
  const auto found = visibleTitles(help);
  EXPECT_LT(found.size(), all.size() / 2);
  EXPECT_TRUE(found.contains(QStringLiteral("Attacks and privacy")));
  EXPECT_FALSE(found.contains(QStringLiteral("Keys")));
  EXPECT_TRUE(help.browser()->toPlainText().contains(QStringLiteral("k-anonymity")));
  EXPECT_FALSE(help.browser()->extraSelections().isEmpty());
  help.search()->clear();
  EXPECT_EQ(visibleTitles(help), all);
  EXPECT_TRUE(help.browser()->extraSelections().isEmpty());
}

TEST(HelpWindowTest, SearchScrollsToTheFirstHitInItsSection) {
  HelpWindow help;
  help.resize(920, 300);
  help.show();
  int scrolled = 0;
  // Every last line of a section, which is not to be seen with its title.
  for (const char* words : {"Ctrl+K", "k-anonymity", "GraphML", "back-tracking", "certificate"}) {
    help.search()->setText(QString::fromLatin1(words));
    ASSERT_NE(help.contents()->currentItem(), nullptr) << words;
    const auto begin = help.browser()->textCursor().position();
    auto hit = help.browser()->document()->find(QString::fromLatin1(words), begin);
    ASSERT_FALSE(hit.isNull()) << words;
    const auto place = help.browser()->cursorRect(hit);
    EXPECT_GE(place.top(), 0) << words;
    EXPECT_LE(place.bottom(), help.browser()->viewport()->height()) << words;
    if (help.browser()->cursorRect().top() < 0) ++scrolled;
  }
  EXPECT_GT(scrolled, 0);
}

TEST(HelpWindowTest, SearchWithoutResultReportsItAndKeepsPage) {
  HelpWindow help;
  help.show();
  const auto before = help.browser()->toPlainText();
  help.search()->setText(QStringLiteral("xyzzy"));
  EXPECT_TRUE(visibleTitles(help).isEmpty());
  EXPECT_EQ(help.browser()->toPlainText(), before);
  bool isSaid = false;
  for (const auto* label : help.findChildren<QLabel*>())
    isSaid = isSaid || (label->isVisible() && label->text().contains(QStringLiteral("No page")));
  EXPECT_TRUE(isSaid);
}

Json glossaryTerms() {
  const auto file = resourceFolder() / "glossary.json";
  return parseJson(readTextFile(file).value(), file.string())->at("terms");
}

TEST(GlossaryTest, EveryTermHasItsOwnSection) {
  HelpWindow help;
  const auto titles = visibleTitles(help);
  EXPECT_GE(glossaryTerms().size(), 130U);
  for (const auto& term : glossaryTerms())
    EXPECT_TRUE(titles.contains(toQString(term.at("term").get<std::string>()))) << term;
}

TEST(GlossaryTest, EveryLinkLeadsToATermASceneOrAPresetAndAView) {
  std::set<std::string> names;
  for (const auto& term : glossaryTerms()) names.insert(term.at("term").get<std::string>());
  EXPECT_EQ(names.size(), glossaryTerms().size());
  for (const auto& term : glossaryTerms()) {
    for (const auto& other : term.value("see", Json::array()))
      EXPECT_EQ(names.count(other.get<std::string>()), 1U) << term;
    if (!term.contains("show")) continue;
    const auto& show = term.at("show");
    if (show.contains("lesson")) {
      const auto lesson = loadLesson(show.at("lesson").get<std::string>());
      ASSERT_TRUE(lesson.ok()) << term;
      const auto scene = show.at("scene").get<std::size_t>();
      EXPECT_TRUE(scene >= 1 && scene <= lesson->scenes.size()) << term;
      EXPECT_FALSE(show.contains("preset") || show.contains("view")) << term;
      continue;
    }
    EXPECT_TRUE(isPreset(show.at("preset").get<std::string>())) << term;
    const auto view = show.value("view", std::string());
    const bool isThere =
        view.empty() || view == "diagnostics" ||
        std::any_of(viewEntries().begin(), viewEntries().end(),
                    [&](const ViewEntry& entry) { return entry.dock == view + "Dock"; });
    EXPECT_TRUE(isThere) << term;
  }
}

TEST(GlossaryTest, SearchFindsATermByItsSynonym) {
  HelpWindow help;
  help.search()->setText(QStringLiteral("average loss"));
  EXPECT_TRUE(visibleTitles(help).contains(QStringLiteral("empirical risk")));
}

TEST(GlossaryTest, LinksShowTermsAndExperiments) {
  HelpWindow help;
  Q_EMIT help.browser()->anchorClicked(QUrl(QStringLiteral("term:risk")));
  ASSERT_NE(help.contents()->currentItem(), nullptr);
  EXPECT_EQ(help.contents()->currentItem()->text(0), QStringLiteral("risk"));
  QSignalSpy wanted(&help, &HelpWindow::showWanted);
  Q_EMIT help.browser()->anchorClicked(QUrl(QStringLiteral("show:star?path")));
  ASSERT_EQ(wanted.size(), 1);
  EXPECT_EQ(wanted[0][0].toUrl(), exampleLink({{"preset", "star"}, {"view", "path"}}));
  Q_EMIT help.browser()->anchorClicked(QUrl(QStringLiteral("show:lambda#3")));
  ASSERT_EQ(wanted.size(), 2);
  EXPECT_EQ(wanted[1][0].toUrl(), exampleLink({{"lesson", "lambda"}, {"scene", 3}}));
  EXPECT_TRUE(exampleLink(Json()).isEmpty());
}

}  // namespace
}  // namespace gtv::ui
