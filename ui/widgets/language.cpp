#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <QXmlStreamReader>
#include <algorithm>
#include <limits>
#include <memory>

#include "base/check.h"
#include "base/localized.h"

/// A library must say that its resources are used; the macro works outside of namespaces only.
static void addTranslations() { Q_INIT_RESOURCE(translations); }

namespace gtv::ui {
namespace {

constexpr QLatin1String english("en");
constexpr const char* onlyContext = "gtvlab";

/// All texts of the program stand in one context, so that the same words are translated once.
class ProgramTexts : public QTranslator {
 public:
  QString translate(const char* context, const char* source, const char* comment,
                    int number) const override {
    // Words of Qt's own classes are Qt's to translate; functions of ours that are in no class say
    // QObject.
    const QLatin1String asker(context);
    if (asker.startsWith(QLatin1Char('Q')) && asker != QLatin1String("QObject")) return {};
    return QTranslator::translate(onlyContext, source, comment, number);
  }
};

struct PresentLanguage {
  QString code{english};
  std::unique_ptr<ProgramTexts> program;
  std::unique_ptr<QTranslator> qt;  ///< buttons and dialogs of Qt
};

PresentLanguage& present() {
  static PresentLanguage language;
  return language;
}

std::string localize(const char* text, std::int64_t number) {
  // Qt counts in int; all large numbers have the same form.
  constexpr std::int64_t most = std::numeric_limits<int>::max();
  const auto counted = static_cast<int>(std::min(number, most));
  auto out = QCoreApplication::translate(onlyContext, text, nullptr, counted);
  if (number > most) out.replace(QString::number(counted), QString::number(number));
  return out.toStdString();
}

/// The English texts of a .ts file that have places for values.
std::vector<std::string> patternsIn(const QString& name) {
  QFile file(name);
  check(file.open(QIODevice::ReadOnly), "the texts are in the program");
  QXmlStreamReader reader(&file);
  std::vector<std::string> out;
  while (!reader.atEnd()) {
    if (reader.readNext() != QXmlStreamReader::StartElement) continue;
    if (reader.name() != QLatin1String("source")) continue;
    if (auto text = reader.readElementText(); text.contains(QLatin1Char('{')))
      out.push_back(text.toStdString());
  }
  return out;
}

}  // namespace

const std::vector<Language>& languages() {
  static const std::vector<Language> all{{QString(english), QStringLiteral("English")},
                                         {QStringLiteral("fi"), QStringLiteral("suomi")},
                                         {QStringLiteral("de"), QStringLiteral("Deutsch")}};
  return all;
}

bool isLanguage(const QString& code) {
  return std::any_of(languages().begin(), languages().end(),
                     [&](const Language& language) { return language.code == code; });
}

QString systemLanguage() {
  for (const auto& name : QLocale::system().uiLanguages())
    if (auto code = name.section(QLatin1Char('-'), 0, 0); isLanguage(code)) return code;
  return QString(english);
}

void setLanguage(const QString& code) {
  check(QCoreApplication::instance() != nullptr && isLanguage(code), "a language of languages()");
  addTranslations();
  setLocalizer(nullptr);
  present() = {};  // takes the translators out of the application
  present().code = code;
  // Decimal points stay points in every language; a comma between thousands would be read as one.
  auto numbers = QLocale::c();
  numbers.setNumberOptions(code == english ? QLocale::DefaultNumberOptions
                                           : QLocale::OmitGroupSeparator);
  QLocale::setDefault(numbers);
  if (code == english) return;
  auto program = std::make_unique<ProgramTexts>();
  check(program->load(QStringLiteral(":/translations/gtvlab_%1.qm").arg(code)),
        "the translations are in the program");
  auto qt = std::make_unique<QTranslator>();
  // Without the package of Qt's translations its own dialogs stay English.
  if (qt->load(QStringLiteral("qtbase_") + code,
               QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QCoreApplication::installTranslator(qt.get());
  QCoreApplication::installTranslator(program.get());
  present().program = std::move(program);
  present().qt = std::move(qt);
  setLocalizer(localize, patternsIn(QStringLiteral(":/translations/gtvlab_%1.ts").arg(code)));
}

QString currentLanguage() { return present().code; }

QString translated(const std::string& text) {
  return text.empty() ? QString() : QString::fromStdString(localized(text.c_str()));
}

QString translatedPath(const std::string& labels) {
  const QString between = QStringLiteral(" › ");
  auto parts = QString::fromStdString(labels).split(between);
  for (auto& part : parts) part = translated(part.toStdString());
  return parts.join(between);
}

QString translatedMessage(const std::string& english) {
  return QString::fromStdString(localizedMessage(english));
}

QString translatedError(const Error& error) {
  auto message = translatedMessage(error.message);
  if (error.where.empty()) return message;
  return QStringLiteral("%1: %2").arg(QString::fromStdString(error.where), message);
}

QString withinSentence(const QString& label) {
  return currentLanguage() == QLatin1String("de") ? label : label.toLower();
}

QString counted(std::int64_t number, const char* one, const char* many) {
  return QString::fromStdString(localizedCount(number, one, many));
}

}  // namespace gtv::ui
