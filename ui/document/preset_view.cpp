#include "ui/document/preset_view.h"

#include <QCollator>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPixmapCache>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <algorithm>
#include <array>
#include <vector>

#include "base/resources.h"
#include "experiment/documents.h"
#include "ui/widgets/display_text.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int presetRole = Qt::UserRole;
constexpr int presetQuestionRole = Qt::UserRole + 1;
constexpr int cardMargin = 8;
constexpr int presetRowHeight = 92;

/// Where presets come from, in the order of the gallery; the first that a source begins with.
struct PresetGroup {
  std::vector<const char*> sources;
  const char* name;
};
const std::array<PresetGroup, 4>& presetGroups() {
  static const std::array<PresetGroup, 4> list{
      {{{"[CFL]", "[CODE]"}, QT_TRANSLATE_NOOP("PresetView", "Clustered federated learning [CFL]")},
       {{"[HET]"}, QT_TRANSLATE_NOOP("PresetView", "Known and unknown graphs [HET]")},
       {{"[LN]", "[FR]"}, QT_TRANSLATE_NOOP("PresetView", "Lecture notes [LN] and [FR]")},
       {{""}, QT_TRANSLATE_NOOP("PresetView", "This laboratory, and others")}}};
  return list;
}

std::size_t groupOf(const std::string& source) {
  for (std::size_t g = 0; g < presetGroups().size(); ++g)
    for (const auto* begin : presetGroups()[g].sources)
      if (source.starts_with(begin)) return g;
  return presetGroups().size() - 1;
}

bool hasWords(const PresetInfo& preset, const QString& words) {
  const auto where = toQString(preset.title + '\n' + preset.question + '\n' + preset.source + '\n' +
                               preset.id + '\n' + preset.figure);
  const auto list = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  return std::all_of(list.begin(), list.end(), [&](const QString& word) {
    return where.contains(word, Qt::CaseInsensitive);
  });
}

QPixmap thumbnailOf(const QString& id) {
  const auto name = thumbnailName(id, currentTheme() != Theme::Light);
  QPixmap picture;
  if (QPixmapCache::find(name, &picture)) return picture;
  picture.load(toQString((resourceFolder() / "thumbnails" / name.toStdString()).string()));
  QPixmapCache::insert(name, picture);
  return picture;
}

/// So many lines as there is room for, the last one cut; returns where the next may begin.
int drawWords(QPainter& painter, const QString& words, const QRect& room, int most) {
  QTextLayout layout(words, painter.font());
  const auto metrics = painter.fontMetrics();
  int y = room.top();
  layout.beginLayout();
  for (int k = 0; k < most; ++k) {
    auto line = layout.createLine();
    if (!line.isValid() || y + metrics.height() > room.bottom() + 1) break;
    line.setLineWidth(room.width());
    const bool last = k + 1 == most || y + 2 * metrics.height() > room.bottom() + 1;
    auto part = words.mid(line.textStart(), last ? -1 : line.textLength());
    if (last) part = metrics.elidedText(part, Qt::ElideRight, room.width());
    painter.drawText(room.left(), y + metrics.ascent(), part);
    y += metrics.height();
  }
  layout.endLayout();
  return y;
}

class CardPainter : public QStyledItemDelegate {
 public:
  CardPainter(const PresetView& view, PresetView::DisplayMode displayMode)
      : view_(view), displayMode_(displayMode) {}

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto width = view_.viewport()->width();
    const auto line = option.fontMetrics.height();
    if (index.data(presetRole).isNull()) return {width - 2 * cardMargin, 2 * line};
    if (displayMode_ == PresetView::DisplayMode::Published)
      return {width - cardMargin, presetRowHeight};
    return {thumbnailSize.width() + 2 * cardMargin,
            thumbnailSize.height() + 4 * line + 4 * cardMargin};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    painter->save();
    const auto& palette = option.palette;
    const auto title = index.data(Qt::DisplayRole).toString();
    auto bold = option.font;
    bold.setBold(true);
    if (index.data(presetRole).isNull()) {
      painter->setFont(bold);
      painter->setPen(palette.color(QPalette::Text));
      painter->drawText(option.rect, Qt::AlignLeft | Qt::AlignBottom, title);
      painter->restore();
      return;
    }
    const auto card = option.rect.adjusted(2, 2, -2, -2);
    const bool marked = (option.state & (QStyle::State_HasFocus | QStyle::State_MouseOver |
                                         QStyle::State_Selected)) != 0U;
    painter->setPen(
        QPen(palette.color(marked ? QPalette::Highlight : QPalette::Mid), marked ? 2 : 1));
    painter->setBrush(palette.color(QPalette::Base));
    painter->drawRoundedRect(card, 4, 4);
    const bool beside = displayMode_ == PresetView::DisplayMode::Published;
    auto size = thumbnailSize;
    if (beside)
      size.scale(presetRowHeight, presetRowHeight - 2 * cardMargin, Qt::KeepAspectRatioByExpanding);
    const QRect place(card.topLeft() + QPoint(cardMargin - 2, cardMargin - 2), size);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    if (const auto picture = thumbnailOf(index.data(presetRole).toString()); !picture.isNull())
      painter->drawPixmap(place, picture);
    auto room =
        beside ? card.adjusted(size.width() + 2 * cardMargin, cardMargin, -cardMargin, -cardMargin)
               : card.adjusted(cardMargin, size.height() + 2 * cardMargin - 2, -cardMargin, -2);
    painter->setPen(palette.color(QPalette::Text));
    painter->setFont(bold);
    room.setTop(drawWords(*painter, title, room, beside ? 1 : 2));
    painter->setFont(option.font);
    drawWords(*painter, index.data(presetQuestionRole).toString(), room, 3);
    painter->restore();
  }

 private:
  const PresetView& view_;
  PresetView::DisplayMode displayMode_;
};

}  // namespace

QString thumbnailName(const QString& id, bool dark) {
  return id + (dark ? QStringLiteral("-dark.png") : QStringLiteral(".png"));
}

PresetView::PresetView(DisplayMode displayMode, QWidget* parent)
    : QListView(parent), displayMode_(displayMode), model_(new QStandardItemModel(this)) {
  auto* painter = new CardPainter(*this, displayMode);
  painter->setParent(this);
  setItemDelegate(painter);
  setModel(model_);
  if (displayMode == DisplayMode::Cards) {
    setViewMode(QListView::IconMode);
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setSpacing(4);
  }
  setMovement(QListView::Static);
  setMouseTracking(true);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setAccessibleName(displayMode == DisplayMode::Cards ? tr("Presets") : tr("Published figures"));
  connect(this, &QListView::clicked, this, [this](const QModelIndex& index) {
    if (!index.data(presetRole).isNull()) Q_EMIT picked(index.data(presetRole).toString());
  });
  fill();
}

void PresetView::fill() {
  const auto before = current();
  model_->clear();
  std::array<std::vector<QStandardItem*>, 4> members;
  for (const auto& preset : listPresets()) {
    if (displayMode_ == DisplayMode::Published && preset.figure.empty()) continue;
    if (!hasWords(preset, filter_)) continue;
    auto* item = new QStandardItem(
        displayMode_ == DisplayMode::Published
            ? QStringLiteral("%1: %2").arg(toQString(preset.figure), toQString(preset.title))
            : toQString(preset.title));
    item->setData(toQString(preset.id), presetRole);
    item->setData(toQString(preset.question), presetQuestionRole);
    item->setToolTip(
        QStringLiteral("%1\n%2").arg(toQString(preset.question), toQString(preset.source)));
    item->setAccessibleText(QStringLiteral("%1. %2").arg(item->text(), toQString(preset.question)));
    item->setEditable(false);
    members[groupOf(preset.source)].push_back(item);
  }
  QCollator byFigure;
  byFigure.setNumericMode(true);  // F3 before F11
  for (std::size_t g = 0; g < members.size(); ++g) {
    if (members[g].empty()) continue;
    if (displayMode_ == DisplayMode::Published)
      std::stable_sort(members[g].begin(), members[g].end(), [&](const auto* a, const auto* b) {
        return byFigure.compare(a->text().section(u':', 0, 0), b->text().section(u':', 0, 0)) < 0;
      });
    auto* heading =
        new QStandardItem(QCoreApplication::translate("PresetView", presetGroups()[g].name));
    heading->setFlags(Qt::ItemIsEnabled);
    heading->setEditable(false);
    model_->appendRow(heading);
    for (auto* item : members[g]) model_->appendRow(item);
  }
  if (!before.isEmpty()) setCurrent(before);
}

void PresetView::setFilter(const QString& words) {
  if (filter_ == words) return;
  filter_ = words;
  fill();
}

QString PresetView::first() const {
  for (int row = 0; row < model_->rowCount(); ++row)
    if (const auto id = model_->item(row)->data(presetRole); !id.isNull()) return id.toString();
  return {};
}

int PresetView::count() const {
  int cards = 0;
  for (int row = 0; row < model_->rowCount(); ++row)
    cards += model_->index(row, 0).data(presetRole).isNull() ? 0 : 1;
  return cards;
}

QString PresetView::current() const { return currentIndex().data(presetRole).toString(); }

QModelIndex PresetView::indexOf(const QString& id) const {
  for (int row = 0; row < model_->rowCount(); ++row)
    if (const auto index = model_->index(row, 0);
        id.isEmpty() ? !index.data(presetRole).isNull() : index.data(presetRole).toString() == id)
      return index;
  return {};
}

void PresetView::setCurrent(const QString& id) {
  if (const auto index = indexOf(id); index.isValid()) setCurrentIndex(index);
}

QRect PresetView::cardRect(const QString& id) const { return visualRect(indexOf(id)); }

void PresetView::refreshTheme() { viewport()->update(); }

void PresetView::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  // Headings are as wide as the view.
  scheduleDelayedItemsLayout();
}

void PresetView::keyPressEvent(QKeyEvent* event) {
  const bool picks = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (picks && !current().isEmpty())
    Q_EMIT picked(current());
  else
    QListView::keyPressEvent(event);
}

void PresetView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QListView::currentChanged(current, previous);
  if (!current.data(presetRole).isNull()) Q_EMIT currentMoved(current.data(presetRole).toString());
}

}  // namespace gtv::ui
