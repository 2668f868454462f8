#include "base/text_encoding.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>

#include "base/csv.h"
#include "base/json.h"

namespace gtv {
namespace {

enum class Encoding { Utf8, Utf16, Windows1252 };

constexpr std::string_view littleEndianMark = "\xFF\xFE";
constexpr std::string_view bigEndianMark = "\xFE\xFF";

/// What Windows-1252 has at 0x80 … 0x9F; 0 where it has nothing. Elsewhere it is ISO-8859-1.
constexpr std::array<std::uint16_t, 32> windowsCharacters{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

std::optional<Encoding> encodingNamed(std::string_view name) {
  std::string lower;
  for (const char c : name)
    if (c != '-' && c != '_') lower += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  for (const char* known : {"utf8", "usascii", "ascii"})
    if (lower == known) return Encoding::Utf8;
  for (const char* known : {"utf16", "utf16le", "utf16be"})
    if (lower == known) return Encoding::Utf16;
  for (const char* known : {"iso88591", "latin1", "windows1252", "cp1252"})
    if (lower == known) return Encoding::Windows1252;
  return std::nullopt;
}

Error errorAt(const std::string& name, std::string_view before, const std::string& message) {
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  return {fmt::format("{}:{}", name, line), message};
}

Result<std::string> fromWindows(std::string_view bytes, const std::string& name) {
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 8);
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    unsigned long character = static_cast<unsigned char>(bytes[at]);
    if (character >= 0x80 && character < 0xA0) character = windowsCharacters[character - 0x80];
    if (character == 0)
      return errorAt(name, bytes.substr(0, at),
                     fmt::format("the byte 0x{:02X} is neither UTF-8 nor Windows-1252; save the "
                                 "file as UTF-8",
                                 static_cast<unsigned char>(bytes[at])));
    appendUtf8(text, character);
  }
  return text;
}

Result<std::string> fromUtf16(std::string_view bytes, bool littleEndian, const std::string& name) {
  std::string text;
  const auto unit = [&](std::size_t at) {
    const unsigned long low = static_cast<unsigned char>(bytes[at + (littleEndian ? 0 : 1)]);
    const unsigned long high = static_cast<unsigned char>(bytes[at + (littleEndian ? 1 : 0)]);
    return high << 8U | low;
  };
  for (std::size_t at = 0; at < bytes.size();) {
    unsigned long character = at + 1 < bytes.size() ? unit(at) : 0xD800;
    at += 2;
    if (character >= 0xD800 && character < 0xDC00 && at + 1 < bytes.size()) {
      const auto second = unit(at);
      if (second >= 0xDC00 && second < 0xE000) {
        character = 0x10000 + ((character - 0xD800) << 10U) + (second - 0xDC00);
        at += 2;
      }
    }
    if (!appendUtf8(text, character))
      return errorAt(name, text, "is not UTF-16 as its first two bytes say");
  }
  return text;
}

}  // namespace

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
  for (const bool littleEndian : {true, false})
    if (bytes.starts_with(littleEndian ? littleEndianMark : bigEndianMark)) {
      auto text = fromUtf16(bytes.substr(2), littleEndian, name);
      if (!text) return text.error();
      return DecodedText{std::move(*text), {}};
    }
  const auto encoding = declared.empty() ? Encoding::Utf8 : encodingNamed(declared);
  if (!encoding)
    return Error{name, fmt::format("has the encoding {}, which is not known here; save it as UTF-8",
                                   shown(declared))};
  if (encoding == Encoding::Windows1252) {
    auto text = fromWindows(bytes, name);
    if (!text) return text.error();
    return DecodedText{std::move(*text), {}};
  }
  const auto utf8 = csvText(bytes, name);
  if (utf8) return DecodedText{std::string(*utf8), {}};
  if (bytes.find('\0') != std::string_view::npos) return utf8.error();
  auto text = fromWindows(bytes, name);
  if (!text) return text.error();
  return DecodedText{
      std::move(*text),
      fmt::format("{}: is not UTF-8; it is read as Windows-1252 (Latin-1), which is a guess: save "
                  "it as UTF-8 if names look wrong",
                  name)};
}

}  // namespace gtv
