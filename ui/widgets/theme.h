#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>
#include <array>
#include <optional>

class QCPAxis;
class QCustomPlot;

namespace gtv::ui {

enum class Theme { Light, Dark, HighContrast };

/// Sets the application's style, palette and icon theme.
void applyTheme(Theme theme);
Theme currentTheme();
/// "light", "dark", "contrast"; nothing for another name.
std::optional<Theme> themeNamed(const QString& name);
QString themeName(Theme theme);

/// The size of fonts, lines and markers, 1 at a desk, up to 2.5 before a class.
void setScale(double scale);
double currentScale();
/// A length in pixels at that scale.
inline double scaled(double length) { return length * currentScale(); }

/// A Breeze icon in the theme's colour.
QIcon themeIcon(const char* name);
/// Gives it to an action or a button, which keeps its name for when the theme changes.
template <class Bearer>
void setThemeIcon(Bearer& bearer, const char* name) {
  bearer.setIcon(themeIcon(name));
  bearer.setProperty("themeIcon", QString::fromLatin1(name));
}

/// Okabe and Ito's colour-blind-safe colours, in the order we hand them out.
inline constexpr std::array<QRgb, 8> okabeIto{0xff0072b2, 0xffd55e00, 0xff009e73, 0xffcc79a7,
                                              0xffe69f00, 0xff56b4e9, 0xfff0e442, 0xff7f7f7f};

/// The style sheet of a text that says what is wrong.
QString problemStyle();

/// Position t in [0, 1] on a perceptually even blue-green-yellow scale. Other colours in a dark
/// theme than in a light one.
QColor sequentialColor(double t);
/// Of the k-th group of nodes, k = 0, 1, …: those of okabeIto, as they can be seen on the ground,
/// and from the eighth group on other tones of them.
QColor groupColor(int group);

/// Colours of the graph canvas and plots.
struct CanvasColors {
  QColor background;
  QColor text;
  QColor grid;
  QColor edge;
  QColor nodeBorder;
  QColor muted;  ///< nodes that belong to no group
};
CanvasColors canvasColors();

void styleAxis(QCPAxis& axis);
/// Gives a plot the theme's colours and the application's font.
void stylePlot(QCustomPlot& plot);
/// Of a plot whose curves, above an axis with numbers and a name, have `inner` pixels.
int heightWithAxis(const QCustomPlot& plot, int inner);

}  // namespace gtv::ui
