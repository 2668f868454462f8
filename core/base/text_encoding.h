#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace gtv {

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
