#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "instances/problem_instance.h"

class QAction;
class QComboBox;
class QToolBar;

namespace gtv::ui {

/// What the colours of the nodes and the edges of the graph show, as lists in a tool bar; the one
/// for arrows is there while edges show their flow.
class ViewChoices : public QObject {
  Q_OBJECT

 public:
  explicit ViewChoices(QToolBar& bar);

  /// Offers the coordinates of this network; `color` and `edges` are the choices to begin with.
  void setNetwork(const ProblemInstance& network, const QString& color, const QString& edges);
  /// A mode of paintNodes().
  QString color() const;
  /// A view.edges of the document: "weight", "iteration" (the flow of the running method) or
  /// "optimum".
  QString edges() const;
  /// The coordinate of the flow whose direction arrows show, or −1.
  int arrows() const;
  /// What the list calls it; empty without arrows.
  QString arrowName() const;
  QComboBox* edgeChoice() const { return edges_; }
  QComboBox* arrowChoice() const { return arrows_; }

 Q_SIGNALS:
  /// By the user.
  void colorChosen();
  void edgesChosen();
  /// By anybody.
  void edgesChanged();

 private:
  void showArrows();

  QComboBox* color_;
  QComboBox* edges_;
  QList<QAction*> arrowActions_;  ///< of the list of arrows and its label in the bar
  QComboBox* arrows_;
};

}  // namespace gtv::ui
