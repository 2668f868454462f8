// JSON from outside: no text, however it is made, costs more than its length.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "base/json.h"

namespace gtv {
namespace {

std::string complaint(const std::string& text) {
  const auto parsed = parseJson(text, "f.json");
  return parsed ? "" : parsed.error().text();
}

std::string typedValueError(const std::string& text) {
  const auto value = jsonOrText(text, "--set");
  return value ? "" : value.error().text();
}

std::string nested(int depth) {
  return std::string(static_cast<std::size_t>(depth), '[') +
         std::string(static_cast<std::size_t>(depth), ']');
}

TEST(JsonLimitsTest, ReadsManyFieldsInLinearTime) {
  // Looked up one by one among those before them they would take minutes.
  constexpr int count = 50'000;
  std::string text = "{";
  for (int k = 0; k < count; ++k) text += fmt::format("{}\"field{}\":{}", k == 0 ? "" : ",", k, k);
  const auto parsed = parseJson(text + "}", "f.json");
  ASSERT_TRUE(parsed.ok());
  EXPECT_EQ(parsed->size(), static_cast<std::size_t>(count));
  EXPECT_EQ(parsed->begin().key(), "field0");
  EXPECT_EQ(std::prev(parsed->end()).value(), count - 1);
  EXPECT_EQ(complaint(text + ",\"field7\":0}"), "f.json:1: field 'field7' appears twice");
}

TEST(JsonLimitsTest, BuildsEveryKindOfValue) {
  const std::string text =
      R"({"a":[1,-2,3.5,18446744073709551615,true,false,null,"x",{},[],{"b":{"c":[[]]}}],"d":-0.0})";
  EXPECT_EQ(parseJson(text, "f.json").value(), Json::parse(text));
  EXPECT_EQ(parseJson(text, "f.json")->dump(), text);
  for (const char* plain : {"1", "\"x\"", "null", "[]", "{}"})
    EXPECT_EQ(parseJson(plain, "f.json").value(), Json::parse(plain)) << plain;
}

TEST(JsonLimitsTest, RefusesTooLongText) {
  constexpr std::size_t length = 17'000'000;
  const auto text = fmt::format("{{\"a\":\n\"{:x>{}}\"}}", "", length);
  EXPECT_EQ(complaint(text), "f.json:2: a text of 17000002 bytes, expected at most 16000000");
}

TEST(JsonLimitsTest, TypedValueIsJsonOrText) {
  EXPECT_EQ(jsonOrText("0.5", "--set").value(), 0.5);
  EXPECT_EQ(jsonOrText("[1, 2]", "--set").value(), Json::array({1, 2}));
  EXPECT_EQ(jsonOrText("\"1\"", "--set").value(), "1");
  for (const char* text : {"nlasso", "", "[fedavg,ifca]", "1e999", "{", "Zwei Häufchen"})
    EXPECT_EQ(jsonOrText(text, "--set").value(), text);
}

TEST(JsonLimitsTest, TypedValueHasLimitsOfFiles) {
  for (const int depth : {65, 20'000, 200'000})
    EXPECT_EQ(typedValueError(nested(depth)), "--set: nested deeper than 64 levels") << depth;
  EXPECT_EQ(typedValueError(nested(64)), "");
  EXPECT_EQ(typedValueError("{\"a\":1,\"a\":2}"), "--set: field 'a' appears twice");
  // No JSON, so a text; whoever wants a list says that it is none.
  EXPECT_EQ(typedValueError(std::string(200'000, '[')), "");
}

TEST(JsonLimitsTest, TypedValueMustBeUtf8) {
  // It would end the program when it is written.
  EXPECT_EQ(typedValueError("caf\xE9"), "--set: is not UTF-8");
  EXPECT_EQ(typedValueError("\xC3"), "--set: is not UTF-8");
  EXPECT_EQ(typedValueError("\"\xFF\""), "--set: is not UTF-8");
}

}  // namespace
}  // namespace gtv
