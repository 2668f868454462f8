#pragma once

#include <QObject>
#include <QString>

#include "run/network.h"

class QComboBox;
class QToolBar;

namespace gtv::ui {

/// What the colours of the nodes and the edges of the graph show, as two lists in a tool bar.
class ViewChoices : public QObject {
  Q_OBJECT

 public:
  explicit ViewChoices(QToolBar& bar);

  /// Offers the coordinates of this network; `color` is the choice to begin with.
  void setNetwork(const Network& network, const QString& color);
  /// A mode of paintNodes().
  QString color() const;
  /// "weight", "iteration" (the flow of the running method) or "optimum".
  QString edges() const;
  QComboBox* edgeChoice() const { return edges_; }
  QComboBox* colorChoice() const { return color_; }

 Q_SIGNALS:
  /// By the user.
  void colorChosen();
  void edgesChanged();

 private:
  QComboBox* color_;
  QComboBox* edges_;
};

}  // namespace gtv::ui
