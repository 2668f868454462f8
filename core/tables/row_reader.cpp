#include "tables/row_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <unordered_set>
#include <utility>

#include "base/counted.h"
#include "base/json.h"

namespace gtv {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 20U;
constexpr std::size_t sampleSize = std::size_t{1} << 16U;
constexpr std::size_t mostSampleLines = 200;
/// A row beyond is one whose quote is not closed.
constexpr std::size_t longestRow = std::size_t{1} << 26U;

/// What files of other programs begin with, and what they are called.
constexpr std::array<std::pair<std::string_view, const char*>, 3> binaryFiles{
    {{"PK\x03\x04", "is an Excel workbook or another zip archive: save it as CSV"},
     {"PAR1", "is a Parquet file: save it as CSV"},
     {"\xD0\xCF\x11\xE0", "is an old Excel workbook: save it as CSV"}}};

/// That the file is no text but one of another program, if so.
Result<void> checkIsText(ByteSource& bytes, const std::string& name) {
  std::string begin(8, '\0');
  const auto got = bytes.read(begin.data(), begin.size());
  if (!got) return got.error();
  for (const auto& [magic, what] : binaryFiles)
    if (begin.starts_with(magic)) return Error{name, what};
  return bytes.rewind();
}

/// The separator of a first line such as sep=; or "SEP=|", if it is one.
std::optional<char> separatorOf(std::string_view line) {
  constexpr std::string_view word = "sep=";
  if (line.size() > 1 && line.starts_with('"') && line.ends_with('"'))
    line = line.substr(1, line.size() - 2);
  if (line.size() != word.size() + 1) return std::nullopt;
  const bool isWord = std::equal(word.begin(), word.end(), line.begin(), [](char a, char b) {
    return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b);
  });
  return isWord ? std::optional(line.back()) : std::nullopt;
}

/// The first cells, as a message shows them.
std::string beginOf(const std::vector<std::string_view>& cells) {
  constexpr std::size_t most = 4;
  const auto shownCells = std::min(most, cells.size());
  return fmt::format(
      "{}{}",
      fmt::join(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(shownCells), ", "),
      cells.size() > most ? ", …" : "");
}

/// The later ones of equal names get numbers: x, x.1, x.2. Names of the file go before those that
/// were invented.
std::vector<std::string> differentNames(std::vector<std::string> names,
                                        const std::vector<bool>& areInvented,
                                        std::vector<std::string>& notes) {
  constexpr std::size_t mostNamed = 12;
  std::unordered_set<std::string> inFile;
  for (std::size_t k = 0; k < names.size(); ++k)
    if (!areInvented[k]) inFile.insert(names[k]);
  auto taken = inFile;
  std::unordered_set<std::string> seen;
  std::size_t renamed = 0;
  for (std::size_t k = 0; k < names.size(); ++k) {
    if (areInvented[k] ? !inFile.contains(names[k]) : seen.insert(names[k]).second) continue;
    std::string other;
    for (int number = 1; other.empty() || taken.contains(other); ++number)
      other = fmt::format("{}.{}", names[k], number);
    if (++renamed <= mostNamed)
      notes.push_back(fmt::format("column {} is called {}, as another one is called {}", k + 1,
                                  shown(other), shown(names[k])));
    taken.insert(other);
    names[k] = std::move(other);
  }
  if (renamed > mostNamed)
    notes.push_back(fmt::format("{} further columns get such names, too", renamed - mostNamed));
  return names;
}

/// Text has no zero bytes, unless it is UTF-16: then every second one of plain letters is zero.
std::optional<TextEncoding> unmarkedUtf16(std::string_view bytes) {
  std::array<std::size_t, 2> zeros{};
  for (std::size_t k = 0; k < bytes.size(); ++k)
    if (bytes[k] == '\0') ++zeros[k % 2];
  const auto half = bytes.size() / 2;
  if (half == 0) return std::nullopt;
  if (zeros[0] == 0 && 2 * zeros[1] > half) return TextEncoding::Utf16LittleEndian;
  if (zeros[1] == 0 && 2 * zeros[0] > half) return TextEncoding::Utf16BigEndian;
  return std::nullopt;
}

}  // namespace

Result<RowReader> RowReader::open(const std::filesystem::path& file, const std::string& name,
                                  const TableFormat& format, bool looksAtStart) {
  auto bytes = ByteSource::open(file, name);
  if (!bytes) return bytes.error();
  return open(std::move(*bytes), name, format, looksAtStart);
}

Result<RowReader> RowReader::open(ByteSource bytes, const std::string& name,
                                  const TableFormat& format, bool looksAtStart) {
  if (auto done = bytes.rewind(); !done) return done.error();
  if (auto done = checkIsText(bytes, name); !done) return done.error();
  RowReader reader(std::move(bytes), name, format);
  if (auto done = reader.chooseEncoding(looksAtStart); !done) return done.error();
  if (auto done = reader.guess(); !done) return done.error();
  if (auto done = reader.nameColumns(); !done) return done.error();
  if (auto done = reader.rewind(); !done) return done.error();
  return reader;
}

/// A mark decides; else the whole file must be UTF-8, or it is taken for Windows-1252.
Result<void> RowReader::chooseEncoding(bool looksAtStart) {
  if (!format_.encoding) {
    std::string block(chunk, '\0');
    TextDecoder utf8(TextEncoding::Utf8);
    std::string text;
    std::ptrdiff_t lines = 0;
    for (bool isFirst = true;; isFirst = false) {
      const auto got = bytes_.read(block.data(), block.size());
      if (!got) return got.error();
      const std::string_view bytes(block.data(), *got);
      if (isFirst) {
        format_.encoding = encodingOfMark(bytes);
        if (!format_.encoding) {
          format_.encoding = unmarkedUtf16(bytes.substr(0, sampleSize));
          if (format_.encoding) notes_.emplace_back("the text is read as UTF-16 (guessed)");
        }
        if (format_.encoding) break;
      }
      lines += std::count(text.begin(), text.end(), '\n');
      text.clear();
      const bool isText = bytes.empty() ? utf8.finish(text) : utf8.append(bytes, text);
      if (!isText) {
        if (const auto zero = bytes.find('\0'); zero != std::string_view::npos)
          return Error{
              name_,
              fmt::format("is not a text file (line {} holds a zero byte)",
                          1 + lines + std::count(bytes.begin(), bytes.begin() + zero, '\n'))};
        format_.encoding = TextEncoding::Windows1252;
        notes_.emplace_back("the text is not UTF-8, it is read as Windows-1252 (guessed)");
        break;
      }
      if (bytes.empty() || looksAtStart) break;
    }
    if (!format_.encoding) format_.encoding = TextEncoding::Utf8;
  }
  return restart();
}

Result<void> RowReader::restart() {
  if (auto done = bytes_.rewind(); !done) return done.error();
  decoder_.emplace(*format_.encoding);
  text_.clear();
  at_ = 0;
  line_ = 1;
  isRead_ = false;
  decoded_ = 0;
  blankLines_ = comments_ = 0;
  return {};
}

Result<void> RowReader::rewind() {
  if (auto done = restart(); !done) return done.error();
  if (!format_.separator || !format_.hasHeader) return {};
  Row row;
  if (hasSeparatorLine_)
    if (const auto done = nextRow(row); !done) return done.error();
  if (*format_.hasHeader)
    if (const auto done = nextRow(row); !done) return done.error();
  return {};
}

double RowReader::share() const {
  if (decoded_ == 0) return 0;
  const auto waiting = static_cast<double>(text_.size() - at_);
  return bytes_.share() * (1 - waiting / static_cast<double>(decoded_));
}

/// More of the text behind what is there of the present row.
Result<void> RowReader::fill() {
  text_.erase(0, at_);
  at_ = 0;
  const auto before = text_.size();
  std::string block(std::max(chunk, before), '\0');
  decoded_ -= before;
  while (!isRead_ && text_.size() == before) {
    const auto got = bytes_.read(block.data(), block.size());
    if (!got) return got.error();
    isRead_ = *got == 0;
    const bool isText =
        isRead_ ? decoder_->finish(text_) : decoder_->append({block.data(), *got}, text_);
    if (!isText)
      return decoder_->errorAt(name_, line_ - 1 + std::count(text_.begin(), text_.end(), '\n'));
  }
  decoded_ += text_.size();
  return {};
}

Result<std::vector<std::string>> RowReader::firstLines() {
  std::vector<std::string> lines;
  while (text_.size() < sampleSize && !isRead_)
    if (auto done = fill(); !done) return done.error();
  const std::string_view text(text_);
  std::size_t at = 0;
  while (at < text.size() && lines.size() < mostSampleLines) {
    // A line break within quotes does not end the row.
    bool isQuoted = false;
    auto end = at;
    while (end < text.size() && (isQuoted || !isEnd(text[end]))) isQuoted ^= text[end++] == '"';
    const bool isWhole = end < text.size() || isRead_;
    if (!isWhole && !lines.empty()) break;
    lines.emplace_back(text.substr(at, end - at));
    at = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
  }
  return lines;
}

/// What is open in the format; a line "sep=;" says what the separator is.
Result<void> RowReader::guess() {
  auto lines = firstLines();
  if (!lines) return lines.error();
  if (const auto separator = lines->empty() ? std::nullopt : separatorOf(lines->front())) {
    hasSeparatorLine_ = true;
    if (!format_.separator) format_.separator = separator;
    lines->erase(lines->begin());
  }
  format_ = guessedFormat(std::move(format_), *lines, notes_);
  if (format_.decimal) return {};
  return Error{decimalField,
               fmt::format("{} has one name above rows such as {}: choose comma if this is one "
                           "number with a decimal comma, or point if its first part is the name "
                           "of the row",
                           name_, lines->back())};
}

Result<void> RowReader::nameColumns() {
  Row row;
  // The lines that rewind() passes over.
  const auto hasHeader = format_.hasHeader;
  format_.hasHeader = false;
  if (auto done = rewind(); !done) return done.error();
  const auto first = nextRow(row);
  if (!first) return first.error();
  if (!*first) return Error{name_, "is empty"};
  if (!hasHeader)
    return Error{headerField,
                 fmt::format("the first line of {} may have the names of the columns or values "
                             "already ({}): choose names or values",
                             name_, beginOf(row.cells))};
  format_.hasHeader = hasHeader;
  std::vector<std::string> given(row.cells.begin(), row.cells.end());
  if (!*hasHeader)
    for (std::size_t k = 0; k < given.size(); ++k) given[k] = fmt::format("column{}", k + 1);
  // R leaves out the name of the row names; others end every row but the header with a separator.
  std::size_t longer = 0;
  std::size_t rows = 0;
  bool isLastEmpty = true;
  std::vector<bool> areWords(given.size() + 1, false);
  while (rows < mostSampleLines) {
    const auto there = rows == 0 && !*hasHeader ? Result<bool>(true) : nextRow(row);
    if (!there || !*there) break;
    ++rows;
    for (std::size_t k = 0; k < std::min(areWords.size(), row.cells.size()); ++k)
      areWords[k] =
          areWords[k] || (!format_.number(row.cells[k]) && !format_.isMissing(row.cells[k]));
    if (row.cells.size() != given.size() + 1) continue;
    ++longer;
    isLastEmpty = isLastEmpty && row.cells.back().empty();
  }
  if (rows > 0 && longer == rows) {
    endsWithSeparator_ = isLastEmpty;
    if (!isLastEmpty) {
      given.insert(given.begin(), std::string());
      notes_.emplace_back(
          "the rows have one cell more than the first line: their first ones are "
          "names of rows (guessed)");
    }
  }
  std::vector<bool> areInvented(given.size(), false);
  for (std::size_t k = 0; k < given.size(); ++k) {
    if (!given[k].empty()) continue;
    areInvented[k] = true;
    given[k] = k == 0 ? unnamedRows : fmt::format("column{}", k + 1);
  }
  names_ = format_.renamesColumns ? differentNames(std::move(given), areInvented, notes_)
                                  : std::move(given);
  for (std::size_t k = 0; k < names_.size(); ++k)
    if (areWords[k]) wordColumns_.push_back(names_[k]);
  return {};
}

Result<bool> RowReader::next(Row& row) {
  auto there = nextRow(row);
  if (!there || !*there) return there;
  if (endsWithSeparator_ && row.cells.size() == names_.size() + 1 && row.cells.back().empty())
    row.cells.pop_back();
  return true;
}

std::optional<std::string> RowReader::lengthProblem(const Row& row) const {
  if (row.cells.size() == names_.size()) return std::nullopt;
  const auto cells = counted(std::ssize(row.cells), "cell");
  return *format_.hasHeader ? fmt::format("has {}, the header has {}", cells, names_.size())
                            : fmt::format("has {}, the first row has {}", cells, names_.size());
}

Result<bool> RowReader::nextRow(Row& row) {
  for (;;) {
    if (at_ >= text_.size() && !isRead_)
      if (auto done = fill(); !done) return done.error();
    if (at_ >= text_.size()) return false;
    const auto step = scan(row);
    if (step == Step::Failed) return failure_;
    if (step == Step::NeedsMore) {
      if (text_.size() - at_ > longestRow)
        return Error{fmt::format("{}:{}", name_, line_),
                     "a row of more than 67 million bytes begins, is a quote not closed?"};
      if (auto done = fill(); !done) return done.error();
      continue;
    }
    const bool isEmpty = row.cells.size() == 1 && row.cells[0].empty();
    shrinkQuotes(row);
    row.line = std::exchange(line_, lineOfScan_);
    at_ = scanned_;
    if (!isComment_ && !isEmpty) return true;
    if (isComment_ && comments_ == 0) firstComment_ = row.line;
    ++(isComment_ ? comments_ : blankLines_);
  }
}

/// One row from at_ on; where it ends is known then.
RowReader::Step RowReader::scan(Row& row) {
  const bool byBlanks = format_.separator == blankSeparator;
  row.cells.clear();
  escaped_.clear();
  lineOfScan_ = line_;
  isComment_ = false;
  auto at = at_;
  for (;;) {
    while (at < text_.size() && isBlank(text_[at])) ++at;
    if (at >= text_.size() && !isRead_) return Step::NeedsMore;
    if (byBlanks && !row.cells.empty() && (at >= text_.size() || isEnd(text_[at])))
      return endLine(at);
    const bool isQuoted = at < text_.size() && text_[at] == '"';
    if (const auto step = isQuoted ? scanQuoted(row, at) : scanPlain(row, at); step != Step::Row)
      return step;
    if (at >= text_.size() || isEnd(text_[at])) return endLine(at);
    ++at;  // the separator
  }
}

/// A cell such as #N/A is none.
bool RowReader::beginsComment(std::size_t at) const {
  if (at >= text_.size() || format_.comment.find(text_[at]) == std::string::npos) return false;
  auto end = at;
  while (end < text_.size() && !isEnd(text_[end]) && text_[end] != *format_.separator) ++end;
  return !format_.isMissing(std::string_view(text_).substr(at, end - at));
}

RowReader::Step RowReader::scanPlain(Row& row, std::size_t& at) {
  const char separator = *format_.separator;
  const auto begin = at;
  if (row.cells.empty()) isComment_ = beginsComment(at);
  while (at < text_.size()) {
    const char c = text_[at];
    if (isEnd(c) || (!isComment_ && (c == separator || (separator == blankSeparator && c == '\t'))))
      break;
    if (c == '"' && !isComment_) {
      failure_ = {fmt::format("{}:{}", name_, lineOfScan_),
                  "a quote appears inside a cell that does not begin with one"};
      return Step::Failed;
    }
    ++at;
  }
  if (at >= text_.size() && !isRead_) return Step::NeedsMore;
  std::string_view cell(text_.data() + begin, at - begin);
  while (!cell.empty() && isBlank(cell.back())) cell.remove_suffix(1);
  row.cells.push_back(cell);
  return Step::Row;
}

RowReader::Step RowReader::scanQuoted(Row& row, std::size_t& at) {
  const auto opened = lineOfScan_;
  const auto fail = [&](std::int64_t line, const char* why) {
    failure_ = {fmt::format("{}:{}", name_, line), why};
    return Step::Failed;
  };
  const auto begin = ++at;
  bool isEscaped = false;
  for (;;) {
    const auto end = text_.find('"', at);
    if (end == std::string::npos)
      return isRead_ ? fail(opened, "a quoted cell is not closed") : Step::NeedsMore;
    if (end + 1 >= text_.size() && !isRead_) return Step::NeedsMore;
    at = end + 1;
    if (at >= text_.size() || text_[at] != '"') break;
    isEscaped = true;
    ++at;
  }
  const std::string_view cell(text_.data() + begin, at - 1 - begin);
  lineOfScan_ += std::count(cell.begin(), cell.end(), '\n');
  if (isEscaped) escaped_.push_back(row.cells.size());
  row.cells.push_back(cell);
  const bool byBlanks = format_.separator == blankSeparator;
  if (!byBlanks)
    while (at < text_.size() && isBlank(text_[at])) ++at;
  if (at >= text_.size()) return isRead_ ? Step::Row : Step::NeedsMore;
  const char c = text_[at];
  if (!isEnd(c) && c != *format_.separator && !(byBlanks && c == '\t'))
    return fail(lineOfScan_, "text follows a closing quote");
  return Step::Row;
}

RowReader::Step RowReader::endLine(std::size_t& at) {
  if (at < text_.size()) {
    if (text_[at] == '\r' && at + 1 >= text_.size() && !isRead_) return Step::NeedsMore;
    at += text_[at] == '\r' && at + 1 < text_.size() && text_[at + 1] == '\n' ? 2 : 1;
    ++lineOfScan_;
  }
  scanned_ = at;
  return Step::Row;
}

/// Two quotes in a quoted cell are one: the cell becomes shorter where it stands.
void RowReader::shrinkQuotes(Row& row) {
  for (const auto k : escaped_) {
    auto& cell = row.cells[k];
    char* const begin = text_.data() + (cell.data() - text_.data());
    char* out = begin;
    for (std::size_t i = 0; i < cell.size(); ++i) {
      *out++ = cell[i];
      if (cell[i] == '"') ++i;
    }
    cell = {begin, static_cast<std::size_t>(out - begin)};
  }
}

}  // namespace gtv
