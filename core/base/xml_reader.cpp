#include "base/xml_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/json.h"
#include "base/text_encoding.h"

namespace gtv {
namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::size_t mostDepth = 256;
constexpr std::size_t mostAttributes = 1000;
// What must not be taken for a part of the end: "<!-->" is no comment.
constexpr std::size_t commentOpening = 4;
constexpr std::size_t instructionOpening = 2;

bool isBlank(char c) { return blanks.find(c) != std::string_view::npos; }

/// Names end where one of these stands; all else may be in one.
bool endsName(char c) {
  return isBlank(c) || std::string_view("/>=<\"'&").find(c) != std::string_view::npos;
}

std::string_view withoutPrefix(std::string_view name) {
  return name.substr(name.find(':') + 1);  // npos + 1 is 0
}

}  // namespace

XmlReader::XmlReader(std::string_view text, std::string name)
    : text_(text), name_(std::move(name)) {}

Error XmlReader::error(int line, std::string message) const {
  return {fmt::format("{}:{}", name_, line), std::move(message)};
}

const std::string* XmlReader::attribute(std::string_view attributeName) const {
  for (const auto& [key, value] : attributes_)
    if (key == attributeName) return &value;
  return nullptr;
}

bool XmlReader::startsWith(std::string_view beginning) const {
  return text_.substr(at_).starts_with(beginning);
}

void XmlReader::goTo(std::size_t place) {
  place = std::min(place, text_.size());
  const auto passed = text_.substr(at_, place - at_);
  line_ += static_cast<int>(std::count(passed.begin(), passed.end(), '\n'));
  at_ = place;
}

bool XmlReader::skipPast(std::string_view end, std::size_t opening) {
  const auto found = text_.find(end, at_ + opening);
  goTo(found == std::string_view::npos ? text_.size() : found + end.size());
  return found != std::string_view::npos;
}

/// `<!DOCTYPE name "…" [ … ]>`; what is declared inside is not looked at.
bool XmlReader::skipDocumentType() {
  int depth = 0;
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (startsWith("<!--")) {
      if (!skipPast("-->", commentOpening)) return false;
      continue;
    }
    goTo(at_ + 1);
    if (c == '"' || c == '\'') {
      if (!skipPast(std::string_view(&c, 1), 0)) return false;
    } else if (c == '[') {
      ++depth;
    } else if (c == ']') {
      --depth;
    } else if (c == '>' && depth == 0) {
      return true;
    }
  }
  return false;
}

void XmlReader::skipBlanks() {
  const auto end = text_.find_first_not_of(blanks, at_);
  goTo(end == std::string_view::npos ? text_.size() : end);
}

std::string_view XmlReader::readName() {
  auto end = at_;
  while (end < text_.size() && !endsName(text_[end])) ++end;
  const auto found = text_.substr(at_, end - at_);
  goTo(end);
  return found;
}

Result<void> XmlReader::decode(std::string_view raw, bool isAttribute, std::string& out) const {
  constexpr std::array<std::pair<std::string_view, char>, 5> known{
      {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};
  for (std::size_t at = 0; at < raw.size(); ++at) {
    const char c = raw[at];
    if (c == '\r') {  // line ends are \n [XML 1.0, 2.11]
      if (at + 1 >= raw.size() || raw[at + 1] != '\n') out += isAttribute ? ' ' : '\n';
      continue;
    }
    if (isAttribute && (c == '\n' || c == '\t')) {
      out += ' ';
      continue;
    }
    if (c != '&') {
      out += c;
      continue;
    }
    const auto end = raw.find(';', at);
    const auto entity = end == std::string_view::npos ? "" : raw.substr(at + 1, end - at - 1);
    const auto found = std::find_if(known.begin(), known.end(),
                                    [&](const auto& item) { return item.first == entity; });
    if (found != known.end()) {
      out += found->second;
    } else if (!appendCharacterReference(out, entity)) {
      return error(line_ + static_cast<int>(std::count(raw.begin(), raw.begin() + at, '\n')),
                   entity.empty()
                       ? std::string("an & stands alone, expected &amp;")
                       : fmt::format("the entity {} is not known, expected the character itself",
                                     shown(fmt::format("&{};", entity))));
    }
    at = end;
  }
  return {};
}

Result<XmlReader::Piece> XmlReader::readStart() {
  goTo(at_ + 1);
  const auto qualified = readName();
  if (qualified.empty()) return error(pieceLine_, "a < stands alone, expected &lt;");
  if (open_.empty() && hadRoot_)
    return error(pieceLine_, "a second document begins after the end of the first");
  if (open_.size() >= mostDepth)
    return error(pieceLine_, fmt::format("elements are nested deeper than {} levels", mostDepth));
  element_ = withoutPrefix(qualified);
  attributes_.clear();
  attributeNames_.clear();
  for (;;) {
    skipBlanks();
    if (at_ >= text_.size())
      return error(pieceLine_, fmt::format("the tag <{}> is not closed", element_));
    if (startsWith("/>") || text_[at_] == '>') break;
    const auto key = readName();
    skipBlanks();
    if (key.empty() || !startsWith("="))
      return error(line_, fmt::format("an attribute of <{}> does not have the form name=\"value\"",
                                      element_));
    if (!attributeNames_.insert(key).second)
      return error(line_,
                   fmt::format("the attribute {} of <{}> appears twice", shown(key), element_));
    if (attributes_.size() >= mostAttributes)
      return error(line_, fmt::format("<{}> has more than {} attributes, expected at most that",
                                      element_, mostAttributes));
    goTo(at_ + 1);
    skipBlanks();
    const char quote = at_ < text_.size() ? text_[at_] : '\0';
    const auto end =
        quote == '"' || quote == '\'' ? text_.find(quote, at_ + 1) : std::string_view::npos;
    if (end == std::string_view::npos)
      return error(line_,
                   fmt::format("the value of {} of <{}> is not in quotes", shown(key), element_));
    std::string value;
    if (auto done = decode(text_.substr(at_ + 1, end - at_ - 1), true, value); !done)
      return done.error();
    // Of two that differ in their prefixes alone the first is found.
    attributes_.emplace_back(withoutPrefix(key), std::move(value));
    goTo(end + 1);
  }
  endsItself_ = text_[at_] == '/';
  goTo(at_ + (endsItself_ ? 2 : 1));
  open_.emplace_back(element_, pieceLine_);
  hadRoot_ = true;
  return Piece::Start;
}

Result<XmlReader::Piece> XmlReader::readEnd() {
  goTo(at_ + 2);
  const auto qualified = readName();
  skipBlanks();
  if (!startsWith(">"))
    return error(pieceLine_, fmt::format("the tag </{}> is not closed", qualified));
  goTo(at_ + 1);
  element_ = withoutPrefix(qualified);
  if (open_.empty()) return error(pieceLine_, fmt::format("</{}> ends nothing", element_));
  if (open_.back().first != element_)
    return error(pieceLine_, fmt::format("</{}> stands where <{}> of line {} should end", element_,
                                         open_.back().first, open_.back().second));
  open_.pop_back();
  return Piece::End;
}

Result<XmlReader::Piece> XmlReader::next() {
  if (endsItself_) {
    endsItself_ = false;
    open_.pop_back();
    return Piece::End;
  }
  for (;;) {
    pieceLine_ = line_;
    if (at_ >= text_.size()) {
      if (!open_.empty())
        return error(open_.back().second, fmt::format("<{}> is not closed, the file ends before it",
                                                      open_.back().first));
      if (!hadRoot_) return error(line_, "holds no XML element");
      return Piece::Finished;
    }
    bool closed = true;
    if (startsWith("<!--")) {
      closed = skipPast("-->", commentOpening);
    } else if (startsWith("<![CDATA[")) {
      constexpr std::size_t opening = 9;
      const auto begin = at_ + opening;
      closed = skipPast("]]>", opening);
      if (closed && !open_.empty()) {
        content_ = text_.substr(begin, at_ - 3 - begin);
        return Piece::Text;
      }
    } else if (startsWith("<?")) {
      closed = skipPast("?>", instructionOpening);
    } else if (startsWith("<!")) {
      closed = skipDocumentType();
    } else if (startsWith("</")) {
      return readEnd();
    } else if (text_[at_] == '<') {
      return readStart();
    } else {
      const auto end = std::min(text_.find('<', at_), text_.size());
      const auto raw = text_.substr(at_, end - at_);
      if (open_.empty()) {
        if (raw.find_first_not_of(blanks) != std::string_view::npos)
          return error(line_, "text appears outside of all elements, expected XML");
        goTo(end);
        continue;
      }
      content_.clear();
      if (auto done = decode(raw, false, content_); !done) return done.error();
      goTo(end);
      return Piece::Text;
    }
    if (!closed) return error(pieceLine_, "what begins here with <! or <? is not closed");
  }
}

std::string_view declaredEncoding(std::string_view text) {
  if (!text.starts_with("<?xml")) return {};
  const auto declaration = text.substr(0, text.find("?>"));
  auto at = declaration.find("encoding");
  if (at == std::string_view::npos) return {};
  at = declaration.find_first_of("\"'", at);
  if (at == std::string_view::npos) return {};
  const auto end = declaration.find(declaration[at], at + 1);
  return end == std::string_view::npos ? std::string_view()
                                       : declaration.substr(at + 1, end - at - 1);
}

}  // namespace gtv
