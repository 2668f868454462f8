#pragma once

#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/result.h"

namespace gtv {

/// Hands out one piece of an XML document after the other [XML 1.0]: elements must be nested and
/// closed; comments, processing instructions and the document type are passed over, and entities of
/// its own are Errors, as are more than 256 levels of elements and more than 1000 attributes of one
/// tag. It looks nothing up outside the text. Names are without their prefix.
class XmlReader {
 public:
  enum class Piece { Start, End, Text, Finished };

  /// `text` is UTF-8 and outlives the reader. Messages call the file `name`.
  XmlReader(std::string_view text, std::string name);

  /// Errors are at "file.xml:7". An element that closes itself starts and ends.
  Result<Piece> next();
  /// Of a start or an end.
  const std::string& element() const { return element_; }
  /// Of a start: its value, or null.
  const std::string* attribute(std::string_view attributeName) const;
  /// Of a text, which may come in several pieces.
  const std::string& text() const { return content_; }
  /// Where the piece begins.
  int line() const { return pieceLine_; }
  Error error(int line, std::string message) const;

 private:
  bool startsWith(std::string_view beginning) const;
  void goTo(std::size_t place);
  /// Past the next `end` behind an opening of so many characters; false if there is none.
  bool skipPast(std::string_view end, std::size_t opening);
  bool skipDocumentType();
  void skipBlanks();
  std::string_view readName();
  Result<void> decode(std::string_view raw, bool isAttribute, std::string& out) const;
  Result<Piece> readStart();
  Result<Piece> readEnd();

  std::string_view text_;
  std::string name_;
  std::size_t at_ = 0;
  int line_ = 1;
  int pieceLine_ = 1;
  std::string element_;
  std::string content_;
  std::vector<std::pair<std::string, std::string>> attributes_;
  std::unordered_set<std::string_view> attributeNames_;  ///< with their prefixes
  std::vector<std::pair<std::string, int>> open_;  ///< elements, with the lines of their starts
  bool endsItself_ = false;                        ///< the last start does
  bool hadRoot_ = false;
};

/// "ISO-8859-1" of `<?xml … encoding="ISO-8859-1"?>`; empty if it is not said.
std::string_view declaredEncoding(std::string_view text);

}  // namespace gtv
