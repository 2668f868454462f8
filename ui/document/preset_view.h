#pragma once

#include <QListView>

class QStandardItemModel;

namespace gtv::ui {

/// The bundled experiments as cards, in groups by where they come from: picture, title, the
/// question that each answers. A click, or Return, picks one.
class PresetView : public QListView {
  Q_OBJECT

 public:
  enum class DisplayMode {
    Cards,      ///< all of them, several beside each other
    Published,  ///< those that hold published numbers, one below the other
  };
  explicit PresetView(DisplayMode displayMode, QWidget* parent = nullptr);

  /// Only those that have all of these words in title, question, source or id.
  void setFilter(const QString& words);
  /// How many are shown.
  int count() const;
  /// The first of them; empty if there is none.
  QString first() const;
  /// Of the card at the cursor; empty if there is none.
  QString current() const;
  void setCurrent(const QString& id);
  QRect cardRect(const QString& id) const;
  void refreshTheme();

 Q_SIGNALS:
  void picked(QString id);
  /// The cursor went to another card.
  void currentMoved(QString id);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

 private:
  QModelIndex indexOf(const QString& id) const;
  void fill();

  DisplayMode displayMode_;
  QString filter_;
  QStandardItemModel* model_;
};

/// Pictures of presets in the present theme are in resources/thumbnails.
inline constexpr QSize thumbnailSize{240, 150};
/// "ID.png" or "ID-dark.png"
QString thumbnailName(const QString& id, bool dark);

}  // namespace gtv::ui
