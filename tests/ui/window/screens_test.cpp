// Every level and every scene on screens from 960 × 540 to 3840 × 2160 points: nothing is cut off,
// covered or outside of the window, and every plot can be read.
#include <qcustomplot.h>

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QTabBar>
#include <QTextDocument>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>
#include <map>

#include "lessons/lesson.h"
#include "support/child.h"
#include "support/reference.h"
#include "support/window_driver.h"
#include "ui/lessons/lambda_panel.h"
#include "ui/lessons/lesson_player.h"
#include "ui/lessons/stage.h"
#include "ui/lessons/view_stack.h"
#include "ui/live/lambda_control.h"
#include "ui/live/path_study.h"
#include "ui/plots/path_plot.h"
#include "ui/shell/lesson_controller.h"
#include "ui/shell/window_levels.h"
#include "ui/views/data_models_view.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/view_dock.h"

namespace gtv::ui {
namespace {

using testing::waitFor;

constexpr int leastPlotHeight = 90;
constexpr int leastCurveHeight = 70;  ///< without numbers and names

bool isControl(const QWidget& widget) {
  return qobject_cast<const QLabel*>(&widget) != nullptr ||
         qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
         qobject_cast<const QComboBox*>(&widget) != nullptr ||
         qobject_cast<const QLineEdit*>(&widget) != nullptr ||
         qobject_cast<const QSlider*>(&widget) != nullptr ||
         qobject_cast<const QTabBar*>(&widget) != nullptr ||
         qobject_cast<const QCustomPlot*>(&widget) != nullptr ||
         qobject_cast<const GraphView*>(&widget) != nullptr;
}

/// Qt moves the tabs of docks where none are needed out of the window, and their arrows, too.
bool isOfQt(const QWidget& widget) {
  const auto* above = widget.parentWidget();
  return qobject_cast<const QTabBar*>(above) != nullptr ||
         (qobject_cast<const QTabBar*>(&widget) != nullptr && above->isWindow());
}

/// What is scrolled may be anywhere, and is reached; what stands behind another tab, too.
bool isPlacedByScrolling(const QWidget& widget) {
  for (const auto* above = widget.parentWidget(); above != nullptr; above = above->parentWidget()) {
    if (qobject_cast<const QAbstractScrollArea*>(above) != nullptr) return true;
    if (const auto* dock = qobject_cast<const ViewDock*>(above); dock && !isOnScreen(*dock))
      return true;
  }
  return false;
}

/// Is part of its text not shown?
bool isCutOff(const QWidget& widget) {
  constexpr int slack = 1;  // rounding
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
    if (label->text().isEmpty() || qobject_cast<const ElidedLabel*>(label) != nullptr) return false;
    if (label->wordWrap()) return label->heightForWidth(label->width()) > label->height() + slack;
    return label->sizeHint().width() > label->width() + slack ||
           label->fontMetrics().height() > label->height() + slack;
  }
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
    const bool hasText = !button->text().isEmpty();
    const auto* tool = qobject_cast<const QToolButton*>(button);
    if (!hasText || (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly &&
                     !tool->icon().isNull()))
      return false;
    const int text = button->fontMetrics()
                         .size(Qt::TextShowMnemonic | Qt::TextSingleLine, button->text())
                         .width();
    return text > button->width() + slack ||
           button->fontMetrics().height() > button->height() + slack;
  }
  // What is longer than the field of a list is told by its tip.
  if (const auto* box = qobject_cast<const QComboBox*>(&widget))
    return box->fontMetrics().height() > box->height();
  return false;
}

/// Does the name of an axis, which stands across its middle, end beyond the plot?
bool hasCutOffName(const QCustomPlot& plot) {
  for (auto* rect : plot.axisRects())
    for (const auto* axis : rect->axes()) {
      if (!rect->visible() || !axis->visible() || axis->label().isEmpty()) continue;
      const int length =
          QFontMetrics(axis->labelFont()).size(Qt::TextSingleLine, axis->label()).width();
      const bool isAcross = axis->orientation() == Qt::Horizontal;
      const int middle = isAcross ? rect->rect().center().x() : rect->rect().center().y();
      if (length / 2 > std::min(middle, (isAcross ? plot.width() : plot.height()) - middle))
        return true;
    }
  return false;
}

std::string describe(const QWidget& widget) {
  const auto* button = qobject_cast<const QAbstractButton*>(&widget);
  const auto* label = qobject_cast<const QLabel*>(&widget);
  const auto text = button != nullptr  ? button->text()
                    : label != nullptr ? label->text()
                                       : widget.accessibleName();
  return std::string(widget.metaObject()->className()) + " '" + widget.objectName().toStdString() +
         "' '" + text.left(60).toStdString() + "'";
}

/// 1024 × 700, 1280 × 720, 1920 × 1080, and that at 200 %.
const std::vector<QSize> screens{{960, 540}, {1024, 700}, {1280, 720}, {1920, 1080}};
/// For projectors.
const std::vector<QSize> projectors{{1024, 768}, {1280, 720}, {1920, 1080}};

class ScreensTest : public testing::WindowTest {
 protected:
  void TearDown() override { window.levels().setPresenting(false); }

  void resizeTo(QSize size) {
    settle();  // the least size of a window is known when its layouts have settled
    window.resize(size);
    settle();
  }

  /// Layouts settle, and views move behind tabs or come out of them.
  static void settle() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents();
  }

  /// One line for everything that is wrong; empty if all is well.
  std::string faults() {
    std::string out;
    const auto say = [&](const QWidget& widget, const char* what) {
      out += describe(widget) + ' ' + what + "; ";
    };
    const QRect all(QPoint(), window.size());
    std::map<const QWidget*, std::vector<const QWidget*>> children;
    for (const auto* widget : window.findChildren<QWidget*>()) {
      if (!widget->isVisible() || widget->window() != &window || !isControl(*widget) ||
          isOfQt(*widget))
        continue;
      if (isPlacedByScrolling(*widget)) {
        const auto* dock = widget;
        while (dock != nullptr && qobject_cast<const ViewDock*>(dock) == nullptr)
          dock = dock->parentWidget();
        if (dock != nullptr && !isOnScreen(*dock)) continue;
      } else if (!all.contains(QRect(widget->mapTo(&window, QPoint()), widget->size()))) {
        say(*widget, "is outside of the window");
      }
      if (isCutOff(*widget)) say(*widget, "is cut off");
      if (const auto* plot = qobject_cast<const QCustomPlot*>(widget);
          plot != nullptr && plot->height() < leastPlotHeight)
        say(*widget, "is too low");
      if (const auto* plot = qobject_cast<const QCustomPlot*>(widget);
          plot != nullptr && window.stage()->isAncestorOf(plot)) {
        if (hasCutOffName(*plot)) say(*plot, "cuts the name of an axis off");
        for (const auto* rect : plot->axisRects())
          if (rect->visible() && rect->height() < leastCurveHeight) say(*plot, "has no room");
      }
      children[widget->parentWidget()].push_back(widget);
    }
    // Qt lays the arrow of a full tool bar over the button that it hides next.
    const auto isArrow = [](const QWidget* widget) {
      return widget->objectName() == QStringLiteral("qt_toolbar_ext_button");
    };
    for (const auto& [parent, siblings] : children)
      for (std::size_t a = 0; a < siblings.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
          if (!isArrow(siblings[a]) && !isArrow(siblings[b]) &&
              siblings[a]->geometry().intersects(siblings[b]->geometry())) {
            say(*siblings[a], "covers");
            say(*siblings[b], "");
          }
    return out;
  }

  void expectNoFaults(const std::vector<QSize>& sizes) {
    for (const auto& size : sizes) {
      resizeTo(size);
      EXPECT_EQ(window.size(), size) << "the window is larger than its screen";
      // What a background task has found changes plots once more.
      for (int turn = 0; turn < 50 && !faults().empty(); ++turn) settle();
      EXPECT_EQ(faults(), "") << size.width() << " × " << size.height()
                              << (window.levels().isPresenting() ? ", presenting" : "");
    }
  }

  void expectNoFaultsInLessons(const std::vector<QSize>& sizes) {
    window.resize(sizes.front());
    window.show();
    auto& player = *window.stage()->player();
    for (const auto& lesson : listLessons()) {
      ASSERT_TRUE(window.lessons().start(toQString(lesson.id)));
      for (std::size_t k = 0; k < lesson.scenes.size(); ++k) {
        if (gtv::testing::isSet("GTV_BRIEF") && k > 0) break;
        SCOPED_TRACE(lesson.id + ": " + lesson.scenes[k].title);
        player.goTo(k);
        ASSERT_TRUE(waitFor([&] { return window.run().shownIteration() >= 0; }));
        if (player.isCurtainClosed()) {
          expectNoFaults({sizes.front()});
          player.openCurtain();
        }
        expectNoFaults(sizes);
      }
    }
  }

  void expectNoFaultsInLevels() {
    auto sizes = screens;
    sizes.emplace_back(3840, 2160);
    for (const auto level : {Level::Lesson, Level::Explore, Level::Lab}) {
      SCOPED_TRACE(levelName(level).toStdString());
      window.resize(1280, 720);
      window.levels().setLevel(level);
      openPreset("lambda");
      expectNoFaults(sizes);
      window.levels().setPresenting(true);
      expectNoFaults(projectors);
      window.levels().setPresenting(false);
    }
  }
};

TEST_F(ScreensTest, EverySceneFitsEveryScreen) { expectNoFaultsInLessons(screens); }

TEST_F(ScreensTest, EverySceneFitsEveryProjector) {
  window.show();
  window.levels().setLevel(Level::Lesson);
  window.levels().setPresenting(true);
  expectNoFaultsInLessons(projectors);
}

TEST_F(ScreensTest, EveryLevelFitsEveryScreen) { expectNoFaultsInLevels(); }

struct InFinnish : testing::InLanguage {
  InFinnish() : InLanguage("fi") {}
};
struct InGerman : testing::InLanguage {
  InGerman() : InLanguage("de") {}
};

/// The language is there before the window.
template <class Spoken>
class LanguageScreensTest : private Spoken, public ScreensTest {};

using OtherLanguages = ::testing::Types<InFinnish, InGerman>;
TYPED_TEST_SUITE(LanguageScreensTest, OtherLanguages);

TYPED_TEST(LanguageScreensTest, EverySceneFitsEveryScreen) {
  this->expectNoFaultsInLessons(screens);
}

TYPED_TEST(LanguageScreensTest, EverySceneFitsEveryProjector) {
  this->window.show();
  this->window.levels().setLevel(Level::Lesson);
  this->window.levels().setPresenting(true);
  this->expectNoFaultsInLessons(projectors);
}

TYPED_TEST(LanguageScreensTest, EveryLevelFitsEveryScreen) { this->expectNoFaultsInLevels(); }

TEST_F(ScreensTest, LabThatWasArrangedOnALargeScreenFitsASmallOne) {
  window.resize(1920, 1080);
  openPreset("star");
  resizeTo({1920, 1080});
  const auto large = window.arrangement();
  MainWindow small;
  small.resize(1024, 700);
  ASSERT_TRUE(small.restoreArrangement(large));
  small.show();
  for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents();
  EXPECT_EQ(small.size(), QSize(1024, 700));
  for (const auto* plot : small.findChildren<QCustomPlot*>()) {
    if (!isOnScreen(*plot)) continue;
    EXPECT_GE(plot->height(), leastPlotHeight);
  }
}

TEST_F(ScreensTest, LabThatWasBegunAsALessonFitsTheScreen) {
  window.levels().setLevel(Level::Lesson);
  window.show();
  resizeTo({1280, 720});
  window.levels().setLevel(Level::Lab);
  openPreset("star");
  resizeTo({1280, 720});
  for (const auto* plot : window.findChildren<QCustomPlot*>()) {
    if (!isOnScreen(*plot)) continue;
    EXPECT_GE(plot->height(), leastPlotHeight) << plot->parent()->objectName().toStdString();
  }
}

TEST_F(ScreensTest, ViewsBesideTheGraphStandBehindTabsWhereTheyWouldBeTooLow) {
  window.resize(1280, 720);
  window.show();
  window.levels().setLevel(Level::Explore);
  openPreset("lambda");
  auto* side = window.stage()->side();
  resizeTo({1280, 720});
  EXPECT_FALSE(side->hasTabs());
  resizeTo({960, 500});
  ASSERT_TRUE(side->hasTabs());
  auto* tabs = side->tabs();
  ASSERT_EQ(tabs->count(), 2);
  EXPECT_EQ(tabs->tabText(1), QStringLiteral("Error"));
  EXPECT_TRUE(window.stage()->dataModels()->isVisible());
  tabs->setCurrentIndex(1);
  EXPECT_FALSE(window.stage()->dataModels()->isVisible());
  resizeTo({1280, 720});
  EXPECT_FALSE(side->hasTabs());
  EXPECT_TRUE(window.stage()->dataModels()->isVisible());
}

TEST_F(ScreensTest, SizeOfAViewIsItsShareOfTheScene) {
  window.resize(1280, 720);
  window.show();
  auto lesson = loadLesson("lambda").value();
  lesson.scenes.resize(1);
  lesson.scenes[0].views = {"graph", "dataModels", "lambda"};
  const auto shares = [&](const std::map<std::string, double>& sizes) {
    lesson.scenes[0].sizes = sizes;
    window.levels().setLevel(Level::Lesson);
    window.stage()->player()->start(lesson);
    resizeTo({1280, 720});
    const auto* stage = window.stage();
    return std::pair{window.graphView()->width() / static_cast<double>(stage->side()->width()),
                     stage->lambda()->height() / static_cast<double>(stage->side()->height())};
  };
  const auto [usual, usualHeight] = shares({});
  EXPECT_NEAR(usual, 1.5, 0.05);
  EXPECT_NEAR(shares({{"graph", 2}}).first, 2 * usual, 0.1);
  EXPECT_NEAR(shares({{"dataModels", 2}}).first, usual / 2, 0.05);
  EXPECT_GT(shares({{"lambda", 2}}).second, 1.5 * usualHeight);
}

TEST_F(ScreensTest, PresentationShowsTheErrorAloneWhereBothPlotsOverLambdaHaveNoRoom) {
  window.resize(1280, 720);
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("lambda")));
  ASSERT_TRUE(waitFor([&] { return window.run().path().isComplete(); }));
  auto* panel = window.stage()->lambda();
  const auto buttons = panel->findChildren<QToolButton*>();
  ASSERT_EQ(buttons.size(), 2);
  EXPECT_FALSE(buttons[0]->isVisible());
  window.levels().setPresenting(true);
  resizeTo({1280, 720});
  ASSERT_TRUE(buttons[0]->isVisible());
  EXPECT_TRUE(buttons[0]->isChecked());
  const auto shown = [&](int rect) { return panel->plot()->plot()->axisRect(rect)->visible(); };
  EXPECT_FALSE(shown(0));
  EXPECT_TRUE(shown(1));
  EXPECT_GE(panel->plot()->plot()->axisRect(1)->height(), 80);
  // The error of the run is marked among those of the path.
  const auto disc = panel->plot()->runDisc();
  ASSERT_FALSE(disc.isEmpty());
  const auto picture = panel->plot()->plot()->toPixmap().toImage();
  EXPECT_EQ(picture.pixelColor(disc.center().toPoint()), QColor::fromRgb(okabeIto[0]));
  buttons[1]->click();
  EXPECT_TRUE(shown(0));
  EXPECT_FALSE(shown(1));
}

TEST_F(ScreensTest, NameOfAnAxisThatIsCutOffIsFound) {
  window.resize(1280, 720);
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("lambda")));
  resizeTo({1280, 720});
  const auto found = [&] { return faults().find("cuts the name") != std::string::npos; };
  EXPECT_FALSE(found());
  auto* errors = window.stage()->lambda()->plot()->plot()->axisRect(1);
  errors->axis(QCPAxis::atRight)->setLabel(QString(80, QLatin1Char('m')));
  errors->axis(QCPAxis::atRight)->setVisible(true);
  EXPECT_TRUE(found());
}

TEST_F(ScreensTest, TipOfAListSaysWhatIsCutOff) {
  openPreset("star");
  resizeTo({1024, 700});
  auto* box = testing::child<QComboBox>(window, "colorChoice");
  box->setItemText(box->currentIndex(), QString(80, QLatin1Char('m')));
  QHelpEvent help(QEvent::ToolTip, QPoint(5, 5), box->mapToGlobal(QPoint(5, 5)));
  QCoreApplication::sendEvent(box, &help);
  EXPECT_TRUE(QToolTip::text().contains(box->currentText()));
  EXPECT_TRUE(QToolTip::text().contains(box->toolTip()));
}

TEST_F(ScreensTest, HandleOfLambdaGrowsWithTheLettersOfAPresentation) {
  window.resize(1280, 720);
  window.show();
  ASSERT_TRUE(window.lessons().start(QStringLiteral("lambda")));
  auto* slider = window.stage()->lambda()->control()->slider();
  const auto handle = [&] {
    QStyleOptionSlider option;
    option.initFrom(slider);
    return slider->style()->pixelMetric(QStyle::PM_SliderLength, &option, slider);
  };
  const int usual = handle();
  window.levels().setPresenting(true);
  EXPECT_GE(handle(), 1.5 * usual);
}

}  // namespace
}  // namespace gtv::ui
