#pragma once

#include <QWidget>
#include <map>

#include "base/catalogue.h"
#include "base/json.h"

class QComboBox;
class QFormLayout;
class QLabel;

namespace gtv::ui {

/// A form for one choice from a catalogue, generated from its entries: the kind, one field per
/// parameter, nested kinds as nested forms. Knows nothing of what the parameters mean. Of a
/// catalogue with one entry it is a form for an object without a kind, too.
class ChoiceForm : public QWidget {
  Q_OBJECT

 public:
  /// `path` is the document path of the choice, e.g. "graph" or "data.truth".
  ChoiceForm(const CatalogueView& catalogue, QString path, QWidget* parent = nullptr);

  /// The choice may be none: null.
  void allowNone();
  /// Shows a complete choice, or none where that is allowed; no signal.
  void show(const Json& choice);
  /// Marks the field that a problem names, and says it below the form; empty clears.
  void showProblem(const QString& path, const QString& message);
  QWidget* fieldOf(const QString& key) const;
  /// Shows or hides the row of a field, if there is one.
  void setFieldShown(const QString& key, bool shown);
  QComboBox* kindBox() const { return kind_; }

 Q_SIGNALS:
  /// The user set a field: its document path and the new value.
  void edited(QString path, gtv::Json value);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void build(const EntryInfo& entry);
  void clear();
  QWidget* makeField(const Parameter& parameter);
  QWidget* makeNumberField(const Parameter& parameter, const QString& path);
  QWidget* makeFileField(const Parameter& parameter, const QString& path);
  QWidget* makeTextField(const Parameter& parameter, const QString& path);
  /// A link that sets the field as the message asks for ("must be sign for …"), if it does.
  QString fixFor(const QString& path, const QString& message) const;
  /// Below the form: what is wrong with what is typed, or else with the choice.
  void refreshProblem();
  void showValue(const Parameter& parameter, QWidget* field, const Json& value);

  const CatalogueView& catalogue_;
  QString path_;
  QComboBox* kind_;
  QLabel* explanation_;
  QLabel* problem_;
  QFormLayout* rows_;
  const EntryInfo* entry_ = nullptr;
  std::map<std::string, QWidget*> fields_;
  std::map<std::string, QString> complaints_;  ///< about what is typed, by key
  QString said_;                               ///< by showProblem(), as rich text
};

/// Nothing of a form that goes says anything any more, whatever was being typed in it.
void disconnectEditors(QWidget& form);

/// Where forms say what is wrong; hidden.
QLabel* makeProblemLabel();

/// How lists and matrices are typed: "100, 100" or "2, 2; -2, 2" (rows apart by semicolons) or
/// JSON.
QString listText(const Parameter& parameter, const Json& value);
/// Empty if the text cannot be read.
std::optional<Json> parseListText(const Parameter& parameter, const QString& text);

}  // namespace gtv::ui
