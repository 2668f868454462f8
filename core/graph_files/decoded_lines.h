#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text_encoding.h"

namespace gtv {

/// A CR without an LF becomes one: it ends a line.
inline void endLines(std::string& text) {
  for (auto at = text.find('\r'); at != std::string::npos; at = text.find('\r', at + 1))
    if (at + 1 == text.size() || text[at + 1] != '\n') text[at] = '\n';
}

/// decodeText(), for formats that are written in lines.
inline Result<DecodedText> decodeLines(std::string_view bytes, const std::string& name) {
  auto decoded = decodeText(bytes, name);
  if (decoded) endLines(decoded->text);
  return decoded;
}

}  // namespace gtv
