#pragma once

#include <QListView>
#include <vector>

#include "experiment/gallery.h"
#include "ui/document/glossary.h"

class QStandardItemModel;

namespace gtv::ui {

/// The bundled experiments as cards, in the groups and the order of the gallery: picture, title,
/// the question that each answers. A click, or Return, picks one. A card whose experiment is there
/// as printed, too, has a switch for it: a click on it, or the space bar.
class PresetView : public QListView {
  Q_OBJECT

 public:
  enum class DisplayMode {
    Cards,      ///< all of them, several beside each other
    Published,  ///< those that hold published numbers, one below the other, by figures
  };
  explicit PresetView(DisplayMode displayMode, QWidget* parent = nullptr);

  /// Only those that have all of these words, or of another name of the same term, in a text of
  /// theirs; those that have them in a title or among their terms come first.
  void setFilter(const QString& words);
  /// How many are shown.
  int count() const;
  /// The first of them; empty if there is none.
  QString first() const;
  /// Of the card at the cursor; empty if there is none.
  QString current() const;
  /// With the switch as this preset needs it.
  void setCurrent(const QString& id);
  QRect cardRect(const QString& id) const;
  /// The switch on its card; empty if there is none.
  QRect switchRect(const QString& id) const;
  void refreshTheme();

 Q_SIGNALS:
  void picked(QString id);
  /// The cursor went to another card.
  void currentMoved(QString id);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

 private:
  QModelIndex indexOf(const QString& id) const;
  void fill();
  void addHeading(const QString& name);
  void addCard(const GalleryCard& card);
  void addCardsByMatch();
  bool isOnSwitch(const QPoint& place) const;
  void flip(const QModelIndex& index);

  DisplayMode displayMode_;
  std::vector<GalleryGroup> groups_;
  Glossary glossary_;
  QString filter_;
  QStandardItemModel* model_;
};

/// Pictures of presets in the present theme are in resources/thumbnails.
inline constexpr QSize thumbnailSize{240, 150};
/// "ID.png" or "ID-dark.png"
QString thumbnailName(const QString& id, bool dark);

}  // namespace gtv::ui
