#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace gtv {

enum class TextEncoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Windows1252 };

/// UTF-8, UTF-16 (little-endian unless it says BE), US-ASCII, ISO-8859-1, Windows-1252 and their
/// usual other names.
std::optional<TextEncoding> encodingNamed(std::string_view name);
/// What the byte order mark at the beginning says.
std::optional<TextEncoding> encodingOfMark(std::string_view bytes);

/// So many bytes at the beginning are characters of UTF-8, none of them the character 0.
std::size_t utf8Prefix(std::string_view text);

/// Bytes of a text, piece by piece, as UTF-8 without a byte order mark.
class TextDecoder {
 public:
  explicit TextDecoder(TextEncoding encoding) : encoding_(encoding) {}
  /// Appends what is complete; false if the bytes are not of the encoding: what is before is there.
  bool append(std::string_view bytes, std::string& text);
  /// After the last bytes; false if they ended within a character.
  bool finish(std::string& text);
  /// After one of these was false, behind so many lines of the file.
  Error errorAt(const std::string& name, std::ptrdiff_t linesBefore) const;

 private:
  bool begin(std::string& text);
  bool decode(std::string_view bytes, std::string& text);
  static std::size_t fromWindows(std::string_view bytes, std::string& text);
  std::size_t fromUtf16(std::string_view bytes, std::string& text) const;

  TextEncoding encoding_;
  bool isBegun_ = false;
  unsigned badByte_ = 0;  ///< that Windows-1252 does not have
  std::string rest_;      ///< bytes of a character that is not complete
};

/// A text as UTF-8, and how it had to be read to become that.
struct DecodedText {
  std::string text;
  std::string warning;  ///< that the encoding was guessed; else empty
};

/// The bytes of a text file as UTF-8, without a byte order mark. They are UTF-16 after its byte
/// order mark; what `declared` names (an encoding as XML declares it: UTF-8, UTF-16, US-ASCII,
/// ISO-8859-1, Windows-1252; empty: not said); UTF-8 if they are that; else they are taken for
/// Windows-1252, which has ISO-8859-1 in it, and the warning says so. An Error names the file, as
/// `name`, and the line.
Result<DecodedText> decodeText(std::string_view bytes, const std::string& name,
                               std::string_view declared = {});

/// Appends the character with this number; false, and nothing is appended, if there is none. The
/// character 0 ends texts and is none.
bool appendUtf8(std::string& text, unsigned long character);
/// The same of what a character reference says between & and ;: "#228", "#xE4".
bool appendCharacterReference(std::string& text, std::string_view reference);

}  // namespace gtv
