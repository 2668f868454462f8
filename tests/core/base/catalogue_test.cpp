#include "base/catalogue.h"

#include <gtest/gtest.h>

#include <functional>

namespace gtv {
namespace {

Parameter parameterOf(ParameterType type, Json value) {
  auto p = numberParameter("p", "P", 0, -1e300, 1e300, "");
  p.type = type;
  p.defaultValue = std::move(value);
  return p;
}

const Catalogue<std::function<int()>>& shapes() {
  static const Catalogue<std::function<int()>> catalogue(
      "shape", {{{"point", "Point", "A point", "0", "test", {}}, [] { return 0; }},
                {{"disc",
                  "Disc",
                  "A disc",
                  "|x| <= r",
                  "test",
                  {numberParameter("radius", "Radius", 1, 0, 10, "How far.", true),
                   integerParameter("corners", "Corners", 3, 3, 100, "How many.")}},
                 [] { return 1; }}});
  return catalogue;
}

const CatalogueView& scenes() {
  static const CatalogueView view = [] {
    auto list = parameterOf(ParameterType::NumberList, Json::array());
    list.key = "heights";
    auto shape = parameterOf(ParameterType::Kind, Json{{"kind", "disc"}});
    shape.key = "shape";
    shape.kinds = &shapes().view;
    return CatalogueView{"scene", {{"still", "Still", "One shape", "s", "test", {list, shape}}}};
  }();
  return view;
}

std::string read(const Parameter& parameter, const char* json) {
  const auto value = readParameter(parameter, Json::parse(json), "a.p");
  return value ? value->dump() : value.error().text();
}

std::string readScene(const char* json) {
  const auto choice = readChoice(scenes(), Json::parse(json), "scene");
  return choice ? choice->json().dump() : choice.error().text();
}

TEST(CatalogueTest, ReadsListOfKinds) {
  const auto list = kindListParameter("p", "P", shapes().view, "Shapes.");
  EXPECT_EQ(list.defaultValue, Json::array());
  EXPECT_EQ(read(list, R"([{"kind": "point"}, {"kind": "disc", "radius": 2}])"),
            R"([{"kind":"point"},{"kind":"disc","radius":2.0,"corners":3}])");
  EXPECT_EQ(read(list, "3"),
            "a.p: expected a list of objects whose kind is one of point, disc, got 3");
  EXPECT_EQ(read(list, R"([{"kind": "cube"}])"),
            "a.p[0].kind: no shape is called 'cube', expected one of point, disc");
  EXPECT_EQ(read(list, R"([{"kind": "point"}, {"kind": "disc", "radius": 0}])"),
            "a.p[1].radius: must be > 0 and <= 10, got 0");
  std::vector<Error> problems;
  EXPECT_FALSE(readParameter(list, Json::parse(R"([{"kind": "disc", "radius": 0, "side": 1}])"),
                             "a.p", &problems)
                   .ok());
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0].where, "a.p[0].side");
  // Its kinds are in the schema, and a path leads into the list no further.
  const EntryInfo entry{"e", "E", "", "", "", {list}};
  EXPECT_EQ(entrySchema(entry).at("parameters")[0].at("kinds").size(), 2U);
  EXPECT_EQ(parameterAt(entry, Json{{"p", {{{"kind", "point"}}}}}, "p.0"), nullptr);
}

TEST(CatalogueTest, RefusesNumbersOutsideTheirRange) {
  const auto p = numberParameter("p", "P", 1, 0, 10, "", true);
  EXPECT_EQ(read(p, "2"), "2.0");
  EXPECT_EQ(read(p, "10"), "10.0");
  EXPECT_EQ(read(p, "0"), "a.p: must be > 0 and <= 10, got 0");
  EXPECT_EQ(read(p, "10.5"), "a.p: must be > 0 and <= 10, got 10.5");
  EXPECT_EQ(read(p, "\"2\""), "a.p: expected a number, got '2'");
  EXPECT_EQ(read(p, "null"), "a.p: expected a number, got null");
  EXPECT_EQ(read(p, "true"), "a.p: expected a number, got true");
  EXPECT_EQ(read(p, "[1]"), "a.p: expected a number, got [1]");
  EXPECT_EQ(read(numberParameter("p", "P", 1, 0, 10, ""), "0"), "0.0");
  EXPECT_EQ(read(numberParameter("p", "P", 1, 0, 1e300, ""), "-1"), "a.p: must be >= 0, got -1");
  EXPECT_EQ(read(numberParameter("p", "P", 1, -1e300, 5, ""), "6"), "a.p: must be <= 5, got 6");
  const auto anything = parameterOf(ParameterType::Number, 0);
  EXPECT_EQ(read(anything, "-1e200"), "-1e+200");
  EXPECT_FALSE(readParameter(anything, std::numeric_limits<double>::infinity(), "a.p").ok());
  EXPECT_FALSE(readParameter(anything, std::numeric_limits<double>::quiet_NaN(), "a.p").ok());
}

TEST(CatalogueTest, AcceptsInfinityWhereAllowed) {
  const auto p = infinityParameter("p", "P", 2, 1, "");
  EXPECT_EQ(read(p, "\"inf\""), "\"inf\"");
  EXPECT_EQ(read(p, "3"), "3.0");
  EXPECT_EQ(read(p, "0.5"), "a.p: must be >= 1 or \"inf\", got 0.5");
  EXPECT_EQ(read(p, "\"infinity\""), "a.p: expected a number or \"inf\", got 'infinity'");
  EXPECT_EQ(read(p, "null"), "a.p: expected a number or \"inf\", got null");
  EXPECT_EQ(read(numberParameter("p", "P", 2, 1, 1e300, ""), "\"inf\""),
            "a.p: expected a number, got 'inf'");
  EXPECT_FALSE(readParameter(p, std::numeric_limits<double>::infinity(), "a.p").ok());
  EXPECT_EQ(describeType(p), "a number or \"inf\"");
  EXPECT_EQ(Choice::ofComplete(Json{{"kind", "k"}, {"p", "inf"}}).number("p"),
            std::numeric_limits<double>::infinity());
  EXPECT_EQ(Choice::ofComplete(Json{{"kind", "k"}, {"p", 3}}).number("p"), 3);
}

TEST(CatalogueTest, RefusesIntegersThatAreFractionalOrTooLarge) {
  const auto p = integerParameter("p", "P", 1, 0, 10, "");
  EXPECT_EQ(read(p, "3"), "3");
  EXPECT_EQ(read(p, "3.0"), "3");
  EXPECT_EQ(read(p, "3.5"), "a.p: expected a whole number, got 3.5");
  EXPECT_EQ(read(p, "11"), "a.p: must be between 0 and 10, got 11");
  EXPECT_EQ(read(p, "\"x\""), "a.p: expected a whole number, got 'x'");
  const auto anything = parameterOf(ParameterType::Integer, 0);
  EXPECT_EQ(read(anything, "2147483647"), "2147483647");
  EXPECT_EQ(read(anything, "3000000000"),
            "a.p: must be between -2147483647 and 2147483647, got 3000000000");
  EXPECT_EQ(read(anything, "18446744073709551615"),
            "a.p: must be between -2147483647 and 2147483647, got 18446744073709551615");
}

TEST(CatalogueTest, RefusesBooleansOptionsAndTextsOfWrongType) {
  const auto flag = booleanParameter("p", "P", true, "");
  EXPECT_EQ(read(flag, "false"), "false");
  EXPECT_EQ(read(flag, "0"), "a.p: expected true or false, got 0");
  EXPECT_EQ(read(flag, "\"true\""), "a.p: expected true or false, got 'true'");
  const auto option = optionParameter("p", "P", {"mean", "sum"}, "");
  EXPECT_EQ(option.defaultValue, "mean");
  EXPECT_EQ(read(option, "\"sum\""), "\"sum\"");
  EXPECT_EQ(read(option, "\"Sum\""), "a.p: expected one of mean, sum, got 'Sum'");
  EXPECT_EQ(read(option, "1"), "a.p: expected one of mean, sum, got 1");
  EXPECT_EQ(read(parameterOf(ParameterType::Text, ""), "\"any\""), "\"any\"");
  EXPECT_EQ(read(parameterOf(ParameterType::Text, ""), "1"), "a.p: expected text, got 1");
  EXPECT_EQ(read(parameterOf(ParameterType::File, ""), "\"a.csv\""), "\"a.csv\"");
  EXPECT_EQ(read(parameterOf(ParameterType::File, ""), "{}"), "a.p: expected a file name, got {}");
}

TEST(CatalogueTest, ErrorsInListsNameTheItem) {
  auto numbers = parameterOf(ParameterType::NumberList, Json::array());
  numbers.low = 0;
  EXPECT_EQ(read(numbers, "[1, 0.5]"), "[1.0,0.5]");
  EXPECT_EQ(read(numbers, "[]"), "[]");
  EXPECT_EQ(read(numbers, "[1, -1]"), "a.p[1]: must be >= 0, got -1");
  EXPECT_EQ(read(numbers, "1"), "a.p: expected a list of numbers, got 1");
  EXPECT_EQ(read(numbers, "[1, \"x\"]"), "a.p[1]: expected a number, got 'x'");
  const auto integers = parameterOf(ParameterType::IntegerList, Json::array());
  EXPECT_EQ(read(integers, "[1, 2.0]"), "[1,2]");
  EXPECT_EQ(read(integers, "[1, 2.5]"), "a.p[1]: expected a whole number, got 2.5");
  const auto texts = parameterOf(ParameterType::TextList, Json::array());
  EXPECT_EQ(read(texts, "[\"a\", \"b\"]"), "[\"a\",\"b\"]");
  EXPECT_EQ(read(texts, "[\"a\", 2]"), "a.p[1]: expected text, got 2");
  EXPECT_EQ(read(texts, "\"a\""), "a.p: expected a list of texts, got 'a'");
}

TEST(CatalogueTest, RefusesMatricesThatAreNotRectangular) {
  const auto matrix = parameterOf(ParameterType::Matrix, Json::array());
  EXPECT_EQ(read(matrix, "[[1, 2], [3, 4]]"), "[[1.0,2.0],[3.0,4.0]]");
  EXPECT_EQ(read(matrix, "[]"), "[]");
  EXPECT_EQ(read(matrix, "[[1, 2], [3]]"), "a.p[1]: has 1 number, the rows before it have 2");
  EXPECT_EQ(read(matrix, "[1, 2]"), "a.p[0]: expected a list of numbers, got 1");
  EXPECT_EQ(read(matrix, "[[1, null]]"), "a.p[0][1]: expected a number, got null");
  const auto list = parameterOf(ParameterType::MatrixList, Json::array());
  EXPECT_EQ(read(list, "[[[1]], [[2, 3]]]"), "[[[1.0]],[[2.0,3.0]]]");
  EXPECT_EQ(read(list, "[[[1]], [[2, 3], [4]]]"),
            "a.p[1][1]: has 1 number, the rows before it have 2");
  EXPECT_EQ(read(list, "[[[\"x\"]]]"), "a.p[0][0][0]: expected a number, got 'x'");
}

TEST(CatalogueTest, MissingParametersTakeDefaultsAlsoWhenNested) {
  EXPECT_EQ(readScene(R"({"kind": "still"})"),
            R"({"kind":"still","heights":[],"shape":{"kind":"disc","radius":1.0,"corners":3}})");
  EXPECT_EQ(readScene(R"({"kind": "still", "shape": {"kind": "point"}})"),
            R"({"kind":"still","heights":[],"shape":{"kind":"point"}})");
  EXPECT_EQ(defaultChoice(shapes().view, "disc").number("radius"), 1);
}

TEST(CatalogueTest, UnknownKindsAndFieldsAreReportedByPath) {
  EXPECT_EQ(readScene(R"({"kind": "film"})"),
            "scene.kind: no scene is called 'film', expected one of still");
  EXPECT_EQ(readScene(R"({"heights": []})"), "scene.kind: expected one of still");
  EXPECT_EQ(readScene("[]"), "scene: expected an object with a \"kind\", got []");
  EXPECT_EQ(readScene(R"({"kind": "still", "height": 1})"),
            "scene.height: unknown field; scene 'still' has heights, shape");
  EXPECT_EQ(readScene(R"({"kind": "still", "shape": {"kind": "point", "radius": 1}})"),
            "scene.shape.radius: unknown field; shape 'point' has no parameters");
  EXPECT_EQ(readScene(R"({"kind": "still", "shape": {"kind": "disc", "radius": 0}})"),
            "scene.shape.radius: must be > 0 and <= 10, got 0");
  EXPECT_EQ(readScene(R"({"kind": "still", "shape": {"kind": "cube"}})"),
            "scene.shape.kind: no shape is called 'cube', expected one of point, disc");
  EXPECT_EQ(readScene(R"({"kind": "still", "shape": 1})"),
            "scene.shape: expected an object with a \"kind\", got 1");
}

TEST(CatalogueTest, ReportsAllProblemsAndReturnsTheFirst) {
  std::vector<Error> others;
  const auto choice =
      readChoice(shapes().view, Json{{"kind", "disc"}, {"radius", -1}, {"corners", 2}, {"x", 0}},
                 "s", &others);
  ASSERT_FALSE(choice.ok());
  EXPECT_EQ(choice.error().where, "s.radius");
  ASSERT_EQ(others.size(), 2U);
  EXPECT_EQ(others[0].where, "s.corners");
  EXPECT_EQ(others[1].where, "s.x");
}

TEST(CatalogueTest, ChoicesReturnTheirValues) {
  const auto scene = readChoice(
      scenes(), Json::parse(R"({"heights": [1, 2], "kind": "still", "shape": {"kind": "disc"}})"),
      "scene");
  ASSERT_TRUE(scene.ok());
  EXPECT_EQ(scene->kind(), "still");
  EXPECT_TRUE(scene->has("heights"));
  EXPECT_FALSE(scene->has("height"));
  EXPECT_EQ(scene->numbers("heights"), (Vector(2) << 1, 2).finished());
  EXPECT_EQ(scene->choice("shape").kind(), "disc");
  EXPECT_EQ(scene->choice("shape").integer("corners"), 3);
  // The order in which a document writes its fields makes no difference.
  EXPECT_EQ(*scene,
            readChoice(scenes(), Json::parse(R"({"kind": "still", "heights": [1.0, 2]})"), "scene")
                .value());
}

TEST(CatalogueTest, FindsEntriesAndTheirFactories) {
  ASSERT_NE(shapes().find("disc"), nullptr);
  EXPECT_EQ(shapes().find("disc")->make(), 1);
  EXPECT_EQ(shapes().find("cube"), nullptr);
  EXPECT_EQ(shapes().view.ids(), "point, disc");
  EXPECT_EQ(shapes().view.find("disc")->parameter("radius")->label, "Radius");
  EXPECT_EQ(shapes().view.find("disc")->parameter("height"), nullptr);
}

TEST(CatalogueTest, FindsParameterByPath) {
  const auto& entry = scenes().entries.front();
  const auto still = defaultChoice(scenes(), "still").json();
  EXPECT_EQ(parameterAt(entry, still, "heights"), entry.parameter("heights"));
  EXPECT_EQ(parameterAt(entry, still, "shape.radius"),
            shapes().view.find("disc")->parameter("radius"));
  // Of the kind that is chosen.
  const auto point =
      readChoice(scenes(), Json::parse(R"({"kind": "still", "shape": {"kind": "point"}})"), "scene")
          .value()
          .json();
  EXPECT_EQ(parameterAt(entry, point, "shape.radius"), nullptr);
  EXPECT_EQ(parameterAt(entry, still, "width"), nullptr);
  EXPECT_EQ(parameterAt(entry, still, "heights.0"), nullptr);
  EXPECT_EQ(parameterAt(entry, still, "shape.radius.x"), nullptr);
}

TEST(CatalogueTest, SchemaShowsDefaultsRangesAndNestedKinds) {
  const auto schema = entrySchema(scenes().entries[0]);
  EXPECT_EQ(schema["id"], "still");
  EXPECT_EQ(schema["parameters"][0]["type"], "a list of numbers");
  const auto& disc = schema["parameters"][1]["kinds"][1];
  EXPECT_EQ(disc["id"], "disc");
  EXPECT_EQ(disc["parameters"][0]["exclusiveMinimum"], 0.0);
  EXPECT_EQ(disc["parameters"][0]["maximum"], 10.0);
  EXPECT_EQ(disc["parameters"][1]["minimum"], 3.0);
  EXPECT_EQ(disc["parameters"][1]["default"], 3);
}

}  // namespace
}  // namespace gtv
