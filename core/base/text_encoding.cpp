#include "base/text_encoding.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <utility>

#include "base/csv.h"
#include "base/json.h"

namespace gtv {
namespace {

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view littleEndianMark = "\xFF\xFE";
constexpr std::string_view bigEndianMark = "\xFE\xFF";

/// Bytes of the UTF-8 character at `at`, or 0 if there is none: overlong forms, surrogates and
/// numbers above U+10FFFF are none [RFC 3629, section 4].
std::size_t characterLength(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t k) -> unsigned {
    return at + k < text.size() ? static_cast<unsigned char>(text[at + k]) : 0U;
  };
  const auto inRange = [](unsigned value, unsigned low, unsigned high) {
    return value >= low && value <= high;
  };
  const auto follows = [&](std::size_t k) { return inRange(byte(k), 0x80, 0xBF); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  if (inRange(first, 0xC2, 0xDF)) return follows(1) ? 2 : 0;
  if (inRange(first, 0xE0, 0xEF)) {
    const unsigned low = first == 0xE0 ? 0xA0 : 0x80;
    const unsigned high = first == 0xED ? 0x9F : 0xBF;
    return inRange(byte(1), low, high) && follows(2) ? 3 : 0;
  }
  if (inRange(first, 0xF0, 0xF4)) {
    const unsigned low = first == 0xF0 ? 0x90 : 0x80;
    const unsigned high = first == 0xF4 ? 0x8F : 0xBF;
    return inRange(byte(1), low, high) && follows(2) && follows(3) ? 4 : 0;
  }
  return 0;
}

/// What Windows-1252 has at 0x80 … 0x9F; 0 where it has nothing. Elsewhere it is ISO-8859-1.
constexpr std::array<std::uint16_t, 32> windowsCharacters{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

/// That a text was taken for Windows-1252, as it is not UTF-8.
std::string guessedWindows(const std::string& name) {
  return fmt::format(
      "{}: is not UTF-8; it is read as Windows-1252 (Latin-1), which is a guess: save it as UTF-8 "
      "if names look wrong",
      name);
}

}  // namespace

std::optional<TextEncoding> encodingNamed(std::string_view name) {
  std::string lower;
  for (const char c : name)
    if (c != '-' && c != '_') lower += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  for (const char* known : {"utf8", "usascii", "ascii"})
    if (lower == known) return TextEncoding::Utf8;
  for (const char* known : {"utf16", "utf16le"})
    if (lower == known) return TextEncoding::Utf16LittleEndian;
  if (lower == "utf16be") return TextEncoding::Utf16BigEndian;
  for (const char* known : {"iso88591", "latin1", "windows1252", "cp1252"})
    if (lower == known) return TextEncoding::Windows1252;
  return std::nullopt;
}

std::optional<TextEncoding> encodingOfMark(std::string_view bytes) {
  if (bytes.starts_with(littleEndianMark)) return TextEncoding::Utf16LittleEndian;
  if (bytes.starts_with(bigEndianMark)) return TextEncoding::Utf16BigEndian;
  if (bytes.starts_with(utf8Mark)) return TextEncoding::Utf8;
  return std::nullopt;
}

std::size_t utf8Prefix(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    // Eight plain characters at a time: no top bit set, no byte zero.
    if (at + 8 <= text.size()) {
      std::uint64_t word = 0;
      std::memcpy(&word, text.data() + at, 8);
      const bool hasZero = ((word - 0x0101010101010101ULL) & ~word & 0x8080808080808080ULL) != 0;
      if ((word & 0x8080808080808080ULL) == 0 && !hasZero) {
        at += 8;
        continue;
      }
    }
    const auto length = text[at] == '\0' ? 0 : characterLength(text, at);
    if (length == 0) break;
    at += length;
  }
  return at;
}

bool TextDecoder::append(std::string_view bytes, std::string& text) {
  // At the beginning three bytes at most are a mark; it is no text.
  if (!isBegun_) {
    rest_ += bytes;
    if (rest_.size() < utf8Mark.size()) return true;
    return begin(text);
  }
  if (rest_.empty()) return decode(bytes, text);
  const auto whole = std::exchange(rest_, {}) + std::string(bytes);
  return decode(whole, text);
}

bool TextDecoder::finish(std::string& text) {
  const bool isRead = isBegun_ || begin(text);
  return isRead && rest_.empty();
}

bool TextDecoder::begin(std::string& text) {
  isBegun_ = true;
  const auto bytes = std::exchange(rest_, {});
  std::string_view view(bytes);
  if (encodingOfMark(view) == encoding_)
    view.remove_prefix(encoding_ == TextEncoding::Utf8 ? 3 : 2);
  return decode(view, text);
}

bool TextDecoder::decode(std::string_view bytes, std::string& text) {
  constexpr std::size_t longestCharacter = 4;
  std::size_t used = 0;
  switch (encoding_) {
    case TextEncoding::Utf8:
      used = utf8Prefix(bytes);
      text += bytes.substr(0, used);
      // The last character may be only partly there.
      if (bytes.size() - used >= longestCharacter || bytes.substr(used).starts_with('\0'))
        return false;
      break;
    case TextEncoding::Windows1252:
      used = fromWindows(bytes, text);
      if (used < bytes.size()) {
        badByte_ = static_cast<unsigned char>(bytes[used]);
        return false;
      }
      break;
    default:
      used = fromUtf16(bytes, text);
      if (bytes.size() - used >= longestCharacter) return false;
  }
  rest_ = bytes.substr(used);
  return true;
}

/// Appends what can be read; how many bytes that were.
std::size_t TextDecoder::fromWindows(std::string_view bytes, std::string& text) {
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    unsigned long character = static_cast<unsigned char>(bytes[at]);
    if (character >= 0x80 && character < 0xA0) character = windowsCharacters[character - 0x80];
    if (!appendUtf8(text, character)) return at;
  }
  return bytes.size();
}

/// Appends the whole characters that can be read; how many bytes these have.
std::size_t TextDecoder::fromUtf16(std::string_view bytes, std::string& text) const {
  const bool isLittle = encoding_ == TextEncoding::Utf16LittleEndian;
  const auto unit = [&](std::size_t at) {
    const unsigned long low = static_cast<unsigned char>(bytes[at + (isLittle ? 0 : 1)]);
    const unsigned long high = static_cast<unsigned char>(bytes[at + (isLittle ? 1 : 0)]);
    return high << 8U | low;
  };
  std::size_t at = 0;
  while (at + 1 < bytes.size()) {
    auto character = unit(at);
    std::size_t size = 2;
    if (character >= 0xD800 && character < 0xDC00) {
      if (at + 3 >= bytes.size()) break;
      const auto second = unit(at + 2);
      if (second < 0xDC00 || second >= 0xE000) break;
      character = 0x10000 + ((character - 0xD800) << 10U) + (second - 0xDC00);
      size = 4;
    }
    if (!appendUtf8(text, character)) break;
    at += size;
  }
  return at;
}

bool appendUtf8(std::string& text, unsigned long character) {
  if (character == 0 || character > 0x10FFFF || (character >= 0xD800 && character < 0xE000))
    return false;
  const auto put = [&](unsigned long byte) { text += static_cast<char>(byte); };
  const auto putRest = [&](int count) {
    for (int k = count - 1; k >= 0; --k)
      put(0x80U | ((character >> (6U * static_cast<unsigned>(k))) & 0x3FU));
  };
  if (character < 0x80) {
    put(character);
  } else if (character < 0x800) {
    put(0xC0U | character >> 6U);
    putRest(1);
  } else if (character < 0x10000) {
    put(0xE0U | character >> 12U);
    putRest(2);
  } else {
    put(0xF0U | character >> 18U);
    putRest(3);
  }
  return true;
}

bool appendCharacterReference(std::string& text, std::string_view reference) {
  if (!reference.starts_with('#')) return false;
  reference.remove_prefix(1);
  const bool hexadecimal = reference.starts_with('x') || reference.starts_with('X');
  if (hexadecimal) reference.remove_prefix(1);
  unsigned long character = 0;
  const auto* const last = reference.data() + reference.size();
  const auto [end, code] =
      std::from_chars(reference.data(), last, character, hexadecimal ? 16 : 10);
  return code == std::errc() && end == last && appendUtf8(text, character);
}

Result<DecodedText> decodeText(std::string_view bytes, const std::string& name,
                               std::string_view declared) {
  auto encoding = declared.empty() ? TextEncoding::Utf8 : encodingNamed(declared);
  if (!encoding)
    return Error{name, fmt::format("has the encoding {}, which is not known here; save it as UTF-8",
                                   shown(declared))};
  DecodedText out;
  if (const auto marked = encodingOfMark(bytes)) {
    encoding = *marked;
  } else if (encoding == TextEncoding::Utf8) {
    if (const auto utf8 = csvText(bytes, name); !utf8) {
      if (bytes.find('\0') != std::string_view::npos) return utf8.error();
      encoding = TextEncoding::Windows1252;
      out.warning = guessedWindows(name);
    }
  }
  TextDecoder decoder(*encoding);
  out.text.reserve(bytes.size());
  const bool isRead = decoder.append(bytes, out.text) && decoder.finish(out.text);
  if (!isRead) return decoder.errorAt(name, std::count(out.text.begin(), out.text.end(), '\n'));
  return out;
}

Error TextDecoder::errorAt(const std::string& name, std::ptrdiff_t linesBefore) const {
  const auto where = fmt::format("{}:{}", name, linesBefore + 1);
  switch (encoding_) {
    case TextEncoding::Utf8:
      return {where, "is not UTF-8"};
    case TextEncoding::Windows1252:
      return {where, fmt::format("the byte 0x{:02X} is neither UTF-8 nor Windows-1252; save the "
                                 "file as UTF-8",
                                 badByte_)};
    default:
      return {where, "is not UTF-16"};
  }
}

}  // namespace gtv
