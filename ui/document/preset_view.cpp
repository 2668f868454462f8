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
#include "ui/widgets/display_text.h"
#include "ui/widgets/language.h"
#include "ui/widgets/theme.h"

namespace gtv::ui {
namespace {

constexpr int presetRole = Qt::UserRole;
constexpr int presetQuestionRole = Qt::UserRole + 1;
/// The two presets of a card with a switch, and which of them it shows.
constexpr int presetTwinsRole = Qt::UserRole + 2;
constexpr int cardMargin = 8;
constexpr int presetRowHeight = 92;

/// What was typed: its meanings, and the terms of the glossary that have this name.
struct SearchedWords {
  QStringList meanings;
  std::vector<const GlossaryTerm*> terms;
};

/// How a card has what was typed: 0 in its title, 1 among its terms, 2 in its notes or in the name
/// of its group; 3 not at all.
int matchOf(const GalleryCard& card, const std::string& group, const SearchedWords& wanted) {
  auto title = card.preset.title + '\n' + card.preset.id;
  auto terms = card.terms + '\n' + card.preset.source + '\n' + card.preset.figure;
  auto notes = card.preset.question + '\n' + card.preset.notes + '\n' + group + '\n' +
               translated(group).toStdString();
  if (card.printed) {
    title += '\n' + card.printed->title + '\n' + card.printed->id;
    terms += '\n' + card.printed->source;
    notes += '\n' + card.printed->question + '\n' + card.printed->notes;
  }
  for (const auto* preset : {&card.preset, card.printed ? &*card.printed : nullptr}) {
    if (preset == nullptr) continue;
    title += '\n' + translated(preset->title).toStdString();
    notes +=
        '\n' + (translated(preset->question) + u'\n' + translated(preset->notes)).toStdString();
  }
  if (hasMeaning(toQString(title), wanted.meanings)) return 0;
  const bool shows =
      std::any_of(wanted.terms.begin(), wanted.terms.end(), [&](const GlossaryTerm* term) {
        return !term->example.hasFragment() && term->example.path() == toQString(card.preset.id);
      });
  if (shows || hasMeaning(toQString(terms), wanted.meanings)) return 1;
  return hasMeaning(toQString(title + '\n' + terms + '\n' + notes), wanted.meanings) ? 2 : 3;
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

/// Those that hold published numbers, each on a card of its own, as one group.
std::vector<GalleryGroup> cardsOfFigures() {
  GalleryGroup group;
  for (auto& preset : listPresets())
    if (!preset.figure.empty()) group.cards.push_back({preset, std::nullopt, ""});
  QCollator byFigure;
  byFigure.setNumericMode(true);  // F3 before F11
  std::stable_sort(
      group.cards.begin(), group.cards.end(), [&](const GalleryCard& a, const GalleryCard& b) {
        return byFigure.compare(toQString(a.preset.figure), toQString(b.preset.figure)) < 0;
      });
  return {group};
}

/// Shows one of the two presets of a card.
void showOnCard(QStandardItem& item, const GalleryCard& card, bool isPrinted) {
  const auto& preset = isPrinted ? *card.printed : card.preset;
  auto tip = QStringLiteral("%1\n%2").arg(translated(preset.question), toQString(preset.source));
  item.setText(translated(preset.title));
  item.setData(toQString(preset.id), presetRole);
  item.setData(translated(preset.question), presetQuestionRole);
  if (card.printed) {
    item.setData(isPrinted ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
    tip +=
        QLatin1Char('\n') + QCoreApplication::translate(
                                "PresetView",
                                "As printed (space bar): what the text prints, in the place of the "
                                "settings that made the figure");
  }
  item.setToolTip(tip);
  item.setAccessibleText(QStringLiteral("%1. %2").arg(item.text(), translated(preset.question)));
}

QString switchText() { return QCoreApplication::translate("PresetView", "As printed"); }

/// Where a card with this place has its switch: in the lower right corner of its picture.
QRect switchPlace(const QRect& card, const QFontMetrics& metrics) {
  const QSize size(metrics.horizontalAdvance(switchText()) + metrics.height() + 3 * cardMargin,
                   metrics.height() + cardMargin);
  const QPoint corner(cardMargin + thumbnailSize.width(), cardMargin + thumbnailSize.height());
  return {card.topLeft() + corner - QPoint(size.width(), size.height()), size};
}

void drawSwitch(QPainter& painter, const QRect& place, bool isOn,
                const QStyleOptionViewItem& option) {
  painter.setPen(QPen(option.palette.color(QPalette::Mid), 1));
  painter.setBrush(option.palette.color(QPalette::Base));
  painter.drawRoundedRect(place, 4, 4);
  const int side = option.fontMetrics.height();
  const QRect box(place.left() + cardMargin, place.top() + cardMargin / 2, side, side);
  painter.setFont(option.font);
  painter.setPen(option.palette.color(QPalette::Text));
  painter.drawRect(box.adjusted(1, 1, -2, -2));
  if (isOn) painter.drawText(box, Qt::AlignCenter, QStringLiteral("✓"));
  painter.drawText(place.adjusted(side + 2 * cardMargin, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                   switchText());
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
    if (!index.data(Qt::CheckStateRole).isNull())
      drawSwitch(*painter, switchPlace(option.rect, option.fontMetrics),
                 index.data(Qt::CheckStateRole).toInt() == Qt::Checked, option);
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
    : QListView(parent),
      displayMode_(displayMode),
      groups_(displayMode == DisplayMode::Cards ? presetGallery() : cardsOfFigures()),
      glossary_(readGlossary()),
      model_(new QStandardItemModel(this)) {
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

void PresetView::addHeading(const QString& name) {
  auto* heading = new QStandardItem(name);
  heading->setFlags(Qt::ItemIsEnabled);
  heading->setEditable(false);
  model_->appendRow(heading);
}

void PresetView::addCard(const GalleryCard& card) {
  auto* item = new QStandardItem;
  item->setEditable(false);
  if (card.printed) item->setData(QVariant::fromValue(card), presetTwinsRole);
  showOnCard(*item, card, false);
  if (displayMode_ == DisplayMode::Published)
    item->setText(QStringLiteral("%1: %2").arg(toQString(card.preset.figure), item->text()));
  model_->appendRow(item);
}

void PresetView::addCardsByMatch() {
  const SearchedWords wanted{glossary_.sameMeaning(filter_), glossary_.named(filter_.simplified())};
  std::array<std::vector<const GalleryCard*>, 4> found;
  for (const auto& group : groups_)
    for (const auto& card : group.cards)
      found[static_cast<std::size_t>(matchOf(card, group.name, wanted))].push_back(&card);
  if (!found[0].empty() || !found[1].empty()) addHeading(tr("Best matches"));
  for (const auto* card : found[0]) addCard(*card);
  for (const auto* card : found[1]) addCard(*card);
  if (!found[2].empty()) addHeading(tr("In the notes or the group"));
  for (const auto* card : found[2]) addCard(*card);
}

void PresetView::fill() {
  const auto before = current();
  model_->clear();
  if (displayMode_ == DisplayMode::Cards && !filter_.trimmed().isEmpty()) {
    addCardsByMatch();
  } else {
    for (const auto& group : groups_) {
      if (displayMode_ == DisplayMode::Cards) addHeading(translated(group.name));
      for (const auto& card : group.cards) addCard(card);
    }
  }
  if (!before.isEmpty()) setCurrent(before);
}

void PresetView::flip(const QModelIndex& index) {
  const auto card = index.data(presetTwinsRole).value<GalleryCard>();
  showOnCard(*model_->itemFromIndex(index), card,
             index.data(Qt::CheckStateRole).toInt() != Qt::Checked);
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
  for (int row = 0; row < model_->rowCount(); ++row) {
    const auto index = model_->index(row, 0);
    if (index.data(presetRole).isNull()) continue;
    const auto card = index.data(presetTwinsRole).value<GalleryCard>();
    const bool isTwin =
        card.printed && (id == toQString(card.preset.id) || id == toQString(card.printed->id));
    if (id.isEmpty() || isTwin || index.data(presetRole).toString() == id) return index;
  }
  return {};
}

void PresetView::setCurrent(const QString& id) {
  const auto index = indexOf(id);
  if (!index.isValid()) return;
  if (!id.isEmpty() && index.data(presetRole).toString() != id) flip(index);
  setCurrentIndex(index);
}

QRect PresetView::cardRect(const QString& id) const { return visualRect(indexOf(id)); }

QRect PresetView::switchRect(const QString& id) const {
  const auto index = indexOf(id);
  return index.data(presetTwinsRole).isNull() ? QRect()
                                              : switchPlace(visualRect(index), fontMetrics());
}

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
  else if (event->key() == Qt::Key_Space && !currentIndex().data(presetTwinsRole).isNull())
    flip(currentIndex());
  else
    QListView::keyPressEvent(event);
}

bool PresetView::isOnSwitch(const QPoint& place) const {
  const auto id = indexAt(place).data(presetRole).toString();
  return !id.isEmpty() && switchRect(id).contains(place);
}

void PresetView::mousePressEvent(QMouseEvent* event) {
  if (!isOnSwitch(event->pos())) QListView::mousePressEvent(event);
}

void PresetView::mouseReleaseEvent(QMouseEvent* event) {
  if (!isOnSwitch(event->pos()))
    QListView::mouseReleaseEvent(event);
  else if (event->button() == Qt::LeftButton)
    flip(indexAt(event->pos()));
}

void PresetView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QListView::currentChanged(current, previous);
  if (!current.data(presetRole).isNull()) Q_EMIT currentMoved(current.data(presetRole).toString());
}

}  // namespace gtv::ui
