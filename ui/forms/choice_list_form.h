#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "base/json.h"
#include "ui/forms/choice_form.h"

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace gtv::ui {

/// A form for a list of choices from one catalogue: each a ChoiceForm that can be removed, and a
/// button that adds one. Knows nothing of what they mean.
class ChoiceListForm : public QWidget {
  Q_OBJECT

 public:
  /// `path` is the document path of the list, e.g. "attacks". `what` is said while it is empty.
  ChoiceListForm(const CatalogueView& catalogue, QString path, const QString& what,
                 QWidget* parent = nullptr);

  /// Where the value of one parameter can be taken from, besides typing it.
  struct Source {
    std::string key;  ///< of the parameter; entries without it have no button
    QString name;     ///< of the button
    QString tip;
    /// Nothing: there is none now.
    std::function<std::optional<Json>(bool aloud)> value;
  };
  void setSource(Source source);
  /// What a new choice of a kind is; by default all parameters have their defaults. A source is
  /// asked afterwards.
  void setMaker(std::function<Json(const std::string& kind)> maker) { maker_ = std::move(maker); }

  /// Shows a complete list; no signal.
  void show(const Json& list);
  /// As ChoiceForm; paths into the list are "attacks[0].nodes" or "attacks.0.nodes".
  void showProblem(const QString& path, const QString& message);

  int count() const { return static_cast<int>(rows_.size()); }
  ChoiceForm* item(int index) const { return rows_[static_cast<std::size_t>(index)].form; }
  QToolButton* removeButton(int index) const;
  QToolButton* sourceButton(int index) const;
  /// Its menu has the kinds.
  QPushButton* addButton() const { return add_; }

 Q_SIGNALS:
  /// The user set a field of a choice, or the list: its document path and the new value.
  void edited(QString path, gtv::Json value);

 private:
  struct Row {
    QWidget* whole;
    ChoiceForm* form;
    QToolButton* take;
    QToolButton* remove;
  };
  Row makeRow(int index);
  void append(const std::string& kind);
  void erase(int index);
  void fill(int index);
  QString pathOf(int index) const;

  const CatalogueView& catalogue_;
  QString path_;
  Source source_;
  std::function<Json(const std::string& kind)> maker_;
  Json list_ = Json::array();
  QVBoxLayout* forms_;
  std::vector<Row> rows_;
  QLabel* explanation_;
  QLabel* problem_;
  QPushButton* add_;
};

}  // namespace gtv::ui
