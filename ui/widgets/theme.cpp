#include "ui/widgets/theme.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QStyleFactory>
#include <algorithm>
#include <cmath>
#include <typeinfo>

#include "ui/widgets/fitting_ticker.h"

namespace gtv::ui {
namespace {

Theme theme = Theme::Light;
double scale = 1;
constexpr double largestScale = 2.5;

/// White on black with a yellow accent; grey is nowhere darker than it must be to be read.
QPalette contrastPalette() {
  QPalette p;
  const QColor black(0, 0, 0);
  const QColor white(255, 255, 255);
  const QColor yellow(255, 230, 0);
  for (const auto role : {QPalette::Window, QPalette::ToolTipBase, QPalette::HighlightedText})
    p.setColor(role, black);
  // Fusion draws no borders brighter than the ground: fields and buttons stand out by their fill.
  p.setColor(QPalette::Base, QColor(45, 45, 45));
  p.setColor(QPalette::AlternateBase, QColor(60, 60, 60));
  p.setColor(QPalette::Button, QColor(85, 85, 85));
  for (const auto role :
       {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText,
        QPalette::BrightText, QPalette::Light, QPalette::Midlight, QPalette::Mid})
    p.setColor(role, white);
  p.setColor(QPalette::Highlight, yellow);
  p.setColor(QPalette::Link, yellow);
  p.setColor(QPalette::PlaceholderText, QColor(200, 200, 200));
  p.setColor(QPalette::Dark, QColor(160, 160, 160));
  p.setColor(QPalette::Shadow, QColor(110, 110, 110));
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    p.setColor(QPalette::Disabled, role, QColor(170, 170, 170));
  return p;
}

QPalette makePalette(bool dark) {
  const auto color = [&](QRgb light, QRgb night) { return QColor::fromRgb(dark ? night : light); };
  QPalette p;
  const auto window = color(0xfff4f5f7, 0xff23272e);
  const auto base = color(0xffffffff, 0xff1b1e24);
  const auto text = color(0xff1d2129, 0xffe6e8eb);
  const auto faint = color(0xff8a919c, 0xff7c8490);
  p.setColor(QPalette::Window, window);
  p.setColor(QPalette::WindowText, text);
  p.setColor(QPalette::Base, base);
  p.setColor(QPalette::AlternateBase, color(0xffeef0f3, 0xff2a2f37));
  p.setColor(QPalette::Text, text);
  p.setColor(QPalette::Button, color(0xffe9ebef, 0xff2e333c));
  p.setColor(QPalette::ButtonText, text);
  p.setColor(QPalette::ToolTipBase, color(0xffffffff, 0xff2e333c));
  p.setColor(QPalette::ToolTipText, text);
  p.setColor(QPalette::BrightText, QColor::fromRgb(0xffff5555));
  p.setColor(QPalette::Highlight, color(0xff0b6fb8, 0xff3b9ae0));
  p.setColor(QPalette::HighlightedText, color(0xffffffff, 0xff10131a));
  p.setColor(QPalette::Link, color(0xff0b6fb8, 0xff6cb8f0));
  p.setColor(QPalette::PlaceholderText, faint);
  p.setColor(QPalette::Light, color(0xffffffff, 0xff3a404a));
  p.setColor(QPalette::Midlight, color(0xffe3e6ea, 0xff343a43));
  p.setColor(QPalette::Mid, color(0xffb8bec7, 0xff4a515c));
  p.setColor(QPalette::Dark, color(0xff9aa1ab, 0xff16191e));
  p.setColor(QPalette::Shadow, color(0xff6b727c, 0xff0c0e11));
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    p.setColor(QPalette::Disabled, role, faint);
  return p;
}

}  // namespace

void applyTheme(Theme wanted) {
  theme = wanted;
  const bool dark = theme != Theme::Light;
  QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
  QApplication::setPalette(theme == Theme::HighContrast ? contrastPalette() : makePalette(dark));
  auto paths = QIcon::themeSearchPaths();
  if (!paths.contains(QStringLiteral("/usr/share/icons")))
    paths << QStringLiteral("/usr/share/icons");
  QIcon::setThemeSearchPaths(paths);
  QIcon::setThemeName(dark ? QStringLiteral("breeze-dark") : QStringLiteral("breeze"));
  // Widgets with a style sheet of their own keep the colours of before (Qt 6.4).
  for (auto* widget : QApplication::allWidgets()) {
    const auto sheet = widget->styleSheet();
    if (sheet.isEmpty()) continue;
    widget->setStyleSheet({});
    widget->setStyleSheet(sheet);
  }
}

Theme currentTheme() { return theme; }

std::optional<Theme> themeNamed(const QString& name) {
  for (const auto each : {Theme::Light, Theme::Dark, Theme::HighContrast})
    if (name == themeName(each)) return each;
  return std::nullopt;
}

QString themeName(Theme named) {
  switch (named) {
    case Theme::Light:
      return QStringLiteral("light");
    case Theme::Dark:
      return QStringLiteral("dark");
    default:
      return QStringLiteral("contrast");
  }
}

void setScale(double wanted) {
  static const double atDesk = QApplication::font().pointSizeF();
  scale = std::clamp(wanted, 1.0, largestScale);
  auto font = QApplication::font();
  font.setPointSizeF(atDesk * scale);
  QApplication::setFont(font);
}

double currentScale() { return scale; }

QString problemStyle() { return QStringLiteral("color: #d55e00"); }

QIcon themeIcon(const char* name) { return QIcon::fromTheme(QString::fromLatin1(name)); }

QColor sequentialColor(double t) {
  // The lightness changes evenly, and every colour can be seen as a line on the ground: its
  // contrast is at least 3:1.
  using Stops = std::array<std::array<double, 3>, 6>;
  static constexpr Stops onLight{
      {{48, 18, 99}, {52, 78, 143}, {33, 118, 141}, {30, 140, 105}, {95, 146, 45}, {160, 142, 0}}};
  static constexpr Stops onDark{{{104, 104, 214},
                                 {70, 134, 208},
                                 {50, 166, 176},
                                 {70, 192, 118},
                                 {150, 214, 80},
                                 {249, 226, 55}}};
  const auto& stops = theme == Theme::Light ? onLight : onDark;
  t = std::isfinite(t) ? std::clamp(t, 0.0, 1.0) : 0;
  const double at = t * (stops.size() - 1);
  const auto k = std::min<std::size_t>(static_cast<std::size_t>(at), stops.size() - 2);
  const double share = at - static_cast<double>(k);
  const auto channel = [&](std::size_t c) {
    return static_cast<int>(std::lround(stops[k][c] * (1 - share) + stops[k + 1][c] * share));
  };
  return {channel(0), channel(1), channel(2)};
}

QColor groupColor(int group) {
  constexpr int kinds = 7;  // the last colour of all is for what belongs to no group
  constexpr int yellow = 6;
  constexpr int tone = 150;  // per cent
  const bool isLight = theme == Theme::Light;
  const int kind = group % kinds;
  auto color = QColor::fromRgb(okabeIto[static_cast<std::size_t>(kind)]);
  // On white it could not be seen.
  if (isLight && kind == yellow) color = QColor(0x9a, 0x8a, 0x00);
  for (int round = group / kinds; round > 0; --round)
    color = isLight ? color.darker(tone) : color.lighter(tone);
  return color;
}

CanvasColors canvasColors() {
  if (theme == Theme::HighContrast)
    return {QColor(0, 0, 0),       QColor(255, 255, 255), QColor(80, 80, 80),
            QColor(170, 170, 170), QColor(0, 0, 0),       QColor(190, 190, 190)};
  if (theme == Theme::Dark)
    return {QColor(0x1b, 0x1e, 0x24), QColor(0xe6, 0xe8, 0xeb), QColor(0x3a, 0x40, 0x4a),
            QColor(0x6b, 0x75, 0x83), QColor(0x10, 0x13, 0x1a), QColor(0x8d, 0x95, 0xa1)};
  return {QColor(0xff, 0xff, 0xff), QColor(0x1d, 0x21, 0x29), QColor(0xdd, 0xe1, 0xe6),
          QColor(0x9a, 0xa3, 0xaf), QColor(0xff, 0xff, 0xff), QColor(0x9a, 0xa1, 0xab)};
}

void styleAxis(QCPAxis& axis) {
  const auto colors = canvasColors();
  const auto font = QApplication::font();
  const auto& ticker = *axis.ticker();
  if (typeid(ticker) == typeid(QCPAxisTicker))
    axis.setTicker(QSharedPointer<QCPAxisTicker>(new FittingTicker(axis)));
  axis.setBasePen(QPen(colors.grid, scale));
  axis.setTickPen(QPen(colors.grid, scale));
  axis.setSubTickPen(QPen(colors.grid, scale));
  axis.setTickLabelColor(colors.text);
  axis.setLabelColor(colors.text);
  axis.setTickLabelFont(font);
  axis.setLabelFont(font);
  axis.grid()->setPen(QPen(colors.grid, scale, Qt::SolidLine));
  axis.grid()->setZeroLinePen(QPen(colors.grid.darker(110), scale));
  axis.grid()->setSubGridVisible(false);
}

void stylePlot(QCustomPlot& plot) {
  const auto colors = canvasColors();
  plot.setBackground(QBrush(colors.background));
  // All that changed in one turn is painted at once, not every plot by itself.
  plot.setPlottingHint(QCP::phImmediateRefresh, false);
  // The first axis rectangle; a plot with several styles the axes of the others.
  for (auto* axis : {plot.xAxis, plot.yAxis, plot.xAxis2, plot.yAxis2})
    if (axis != nullptr) styleAxis(*axis);
  if (plot.legend == nullptr) return;
  plot.legend->setBrush(QBrush(
      QColor(colors.background.red(), colors.background.green(), colors.background.blue(), 200)));
  plot.legend->setBorderPen(Qt::NoPen);
  plot.legend->setTextColor(colors.text);
  plot.legend->setFont(QApplication::font());
}

int heightWithAxis(const QCustomPlot& plot, int inner) {
  const auto* axis = plot.xAxis;
  const auto margins = plot.axisRect()->minimumMargins();
  constexpr int paddings = 12;
  return inner + QFontMetrics(axis->tickLabelFont()).height() +
         QFontMetrics(axis->labelFont()).height() + margins.top() + margins.bottom() + paddings;
}

}  // namespace gtv::ui
