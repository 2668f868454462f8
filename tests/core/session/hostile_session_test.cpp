#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <limits>
#include <stop_token>

#include "base/json.h"
#include "base/rng.h"
#include "session/database.h"
#include "session/packing.h"
#include "session/replay.h"
#include "session/session_file.h"
#include "session/session_reader.h"
#include "session/session_studies.h"
#include "session/session_sweep.h"
#include "support/experiments.h"
#include "support/sessions.h"
#include "support/test_paths.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::sessionOf;
using testing::smallExperiment;

/// A row of a table whose checksum is made anew after every change: whoever means harm does that.
struct SealedRow {
  const char* table;
  const char* text;  ///< column with JSON, or null
  const char* blob;  ///< column with numbers, or null
};
constexpr SealedRow sealedRows[] = {
    {"document", "json", nullptr}, {"fact", "json", nullptr},   {"run", "json", "last"},
    {"trace", nullptr, "rows"},    {"change", "json", nullptr}, {"place", "json", nullptr},
    {"part", nullptr, "numbers"},  {"sweep", "json", nullptr},  {"sweepRow", "json", nullptr},
    {"study", "json", "numbers"},  {"file", nullptr, "content"}};

class HostileSessionTest : public ::testing::Test {
 protected:
  /// As the working copy of a window is left; what is saved is read back and would be refused.
  fs::path save(const Session& session, const std::string& name = "kept.gtvlab") {
    const auto file = std::move(SessionFile::create(scratch_.file(name)).value());
    EXPECT_TRUE(file->write(changesOf(session)));
    return scratch_.file(name);
  }
  std::unique_ptr<Database> open(const fs::path& file) {
    auto database = std::move(Database::open(file, Database::Access::Write).value());
    database->execute("PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF");
    return database;
  }
  /// Puts something else into a row, and the checksum that fits.
  static void put(Database& database, const SealedRow& row, std::int64_t id,
                  const std::string* text, const std::string* blob) {
    const auto seal = checksum((text ? *text : "") + (blob ? *blob : ""));
    const auto set = std::string(text ? std::string(row.text) + " = ?, " : "") +
                     (blob ? std::string(row.blob) + " = ?, " : "");
    auto update = database.prepare(
        ("UPDATE " + std::string(row.table) + " SET " + set + "crc = ? WHERE rowid = ?").c_str());
    if (text != nullptr) update.bindText(*text);
    if (blob != nullptr) update.bindBytes(*blob);
    update.bind(seal).bind(id).run();
    const auto done = database.failure();
    EXPECT_TRUE(done.ok()) << done.error().text();
  }
  /// What a reader says of a session of one run, whose JSON in `table` is another text.
  std::string readErrorWith(const char* table, const std::string& json) {
    const auto file = save(sessionOf(smallExperiment(), 10), "doctored.gtvlab");
    for (const auto& row : sealedRows)
      if (std::string(row.table) == table) {
        const auto database = open(file);
        std::string blob;
        if (row.blob != nullptr) {
          auto old =
              database->prepare(("SELECT " + std::string(row.blob) + " FROM " + row.table).c_str());
          EXPECT_TRUE(old.step());
          blob = old.text(0);
        }
        put(*database, row, 1, &json, row.blob ? &blob : nullptr);
      }
    const auto read = readSession(file);
    fs::remove(file);
    return read ? std::string() : read.error().text();
  }
  testing::ScratchFolder scratch_;
};

TEST_F(HostileSessionTest, ValuesOfWrongTypeAreReportedWithTheirPlace) {
  EXPECT_THAT(readErrorWith("place", "2"),
              AllOf(HasSubstr("damaged"),
                    HasSubstr("expected the place of 'Run 1' to be an object, got 2")));
  for (const char* table : {"place", "run", "change"})
    for (const char* json : {"null", "true", "-1", "\"x\"", "[]", "[{}]", "{}", "1e400"}) {
      SCOPED_TRACE(std::string(table) + " " + json);
      EXPECT_THAT(readErrorWith(table, json), HasSubstr("damaged"));
    }
  EXPECT_THAT(
      readErrorWith("change", R"({"iteration": 9223372036854775807, "set": {"lambda": 1}})"),
      AllOf(HasSubstr("'iteration' of a change of 'Run 1' is 9223372036854775807"),
            HasSubstr("expected a whole number from 0 to")));
}

TEST_F(HostileSessionTest, RefusesTooDeeplyNestedJson) {
  constexpr int depth = 200'000;
  const std::string deep = R"({"x": )" + std::string(depth, '[') + std::string(depth, ']') + "}";
  for (const auto& row : sealedRows) {
    if (row.text == nullptr || std::string(row.table).starts_with("sweep")) continue;
    SCOPED_TRACE(row.table);
    EXPECT_THAT(readErrorWith(row.table, deep), AllOf(HasSubstr("damaged"), HasSubstr("nested")));
  }
}

TEST_F(HostileSessionTest, RefusesIterationInconsistentWithRows) {
  auto session = sessionOf(smallExperiment(), 120);
  auto& run = session.runs[0];
  run.resumePoint = nullptr;
  for (const std::int64_t iteration :
       {std::int64_t{1} << 62, std::int64_t{1'000'000}, std::int64_t{-1},
        std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()}) {
    run.last.iteration = iteration;
    const auto read = readSession(save(session, std::to_string(iteration)));
    ASSERT_FALSE(read.ok()) << iteration;
    EXPECT_THAT(read.error().text(), AllOf(HasSubstr("damaged"), HasSubstr("'Run 1' ended at")));
  }
  // Nor can the rows themselves lead so far.
  auto rows = run.trace.rows();
  for (const std::int64_t iteration :
       {std::int64_t{1} << 62, std::int64_t{9'100'000'000'000'000'000}, std::int64_t{200}}) {
    rows.back().iteration = run.last.iteration = iteration;
    session.runs[0].trace.set(rows);
    const auto read = readSession(save(session, "row-" + std::to_string(iteration)));
    ASSERT_FALSE(read.ok()) << iteration;
    EXPECT_THAT(read.error().text(), HasSubstr("damaged"));
  }
}

TEST_F(HostileSessionTest, RowsAfterLastIterateAreDroppedWithWarning) {
  auto session = sessionOf(smallExperiment(), 100);
  const auto whole = sessionOf(smallExperiment(), 130).runs[0];
  auto& run = session.runs[0];
  const auto right = run.trace;
  for (const auto& row : whole.trace.rows())
    if (row.iteration > 100) run.trace.add(row);
  run.trace.add(LiveChange{117, {{"lambda", 0.5}}});
  const auto file = save(session);
  const auto read = readSession(file);
  ASSERT_TRUE(read.ok()) << read.error().text();
  testing::expectSame(read->runs[0].trace, right);
  EXPECT_THAT(read->notes,
              ::testing::ElementsAre(AllOf(HasSubstr("left out: 30 rows, 1 change by hand"),
                                           HasSubstr("of iteration 100"))));
  EXPECT_THAT(verifySession(file, scratch_.file("files")), ::testing::Not(IsEmpty()));
  const auto again = replay(read->runs[0]);
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_TRUE(again->identical) << again->where;
}

TEST_F(HostileSessionTest, RefusesMissingColumns) {
  const auto file = save(sessionOf(smallExperiment(), 10));
  open(file)->execute(
      "DROP TABLE study; CREATE TABLE study(name TEXT, position INTEGER, json TEXT, crc INTEGER, "
      "numbers BLOB AS (zeroblob(100000000)))");
  const auto read = readSession(file);
  ASSERT_FALSE(read.ok());
  EXPECT_THAT(read.error().text(), HasSubstr("columns that no session has"));
}

/// Everything that a command does with a session, whatever is in it; what it says of it.
std::string use(const fs::path& file, const fs::path& folder) {
  std::string said;
  for (const auto& problem : verifySession(file, folder)) said += problem + "\n";
  auto session = readSession(file);
  if (!session) return session.error().text();
  if (const auto extracted = extractFiles(*session, folder); !extracted)
    return extracted.error().text();
  for (const auto& run : session->runs) {
    std::stop_source stop;
    const ReplayOptions options{stop.get_token(), [&](std::int64_t done, std::int64_t) {
                                  if (done >= 64) stop.request_stop();
                                }};
    static_cast<void>(replay(run, options));
    static_cast<void>(run.trace.csv());
  }
  for (const auto& kept : session->sweeps)
    if (const auto sweep = sweepOf(kept, folder))
      static_cast<void>(sweepCsv(sweep->plan, sweep->rows));
  for (const auto& [name, parts] : session->studies) {
    static_cast<void>(deserialiseBand(parts));
    static_cast<void>(deserialiseSplits(parts));
    static_cast<void>(deserialisePath(parts, 2, 4));
    static_cast<void>(deserialiseTrails(parts, 2, 4));
    static_cast<void>(deserialisePrivacy(parts));
  }
  return said;
}

/// The values of a document, everywhere in it.
void placesIn(const Json& json, const Json::json_pointer& here,
              std::vector<Json::json_pointer>& out) {
  out.push_back(here);
  if (json.is_object())
    for (const auto& [key, value] : json.items()) placesIn(value, here / key, out);
  if (json.is_array())
    for (std::size_t k = 0; k < json.size(); ++k) placesIn(json[k], here / k, out);
}

const std::vector<Json>& otherValues() {
  static const std::vector<Json> values{nullptr,
                                        true,
                                        "",
                                        "text",
                                        Json::array(),
                                        Json::object(),
                                        Json::array({1, "x"}),
                                        0,
                                        -1,
                                        2,
                                        std::int64_t{1} << 62,
                                        std::numeric_limits<std::int64_t>::min(),
                                        std::numeric_limits<std::uint64_t>::max(),
                                        1e308,
                                        -1e308,
                                        0.5,
                                        1e-300};
  return values;
}

/// A seeded part of: every JSON value replaced by every other type and by numbers that no session
/// has, every blob cut off, longer or empty. GTV_LONG tries a hundred times as many.
TEST_F(HostileSessionTest, AnyContentIsReadOrReportedDamaged) {
  const int tries = std::getenv("GTV_LONG") != nullptr ? 5000 : 50;
  auto draw = Rng(31).stream("hostile");
  int refused = 0;
  for (const char* name : {"session_1.gtvlab", "session_2.gtvlab", "session_3.gtvlab"}) {
    SCOPED_TRACE(name);
    const auto file = scratch_.file(name);
    fs::copy_file(fs::path(testing::testDataFolder()) / name, file);
    fs::permissions(file, fs::perms::owner_write, fs::perm_options::add);
    struct Cell {
      const SealedRow* row;
      std::int64_t id;
      std::string text;
      std::string blob;
    };
    const auto database = open(file);
    std::vector<Cell> cells;
    for (const auto& row : sealedRows) {
      if (database->number(
              ("SELECT count(*) FROM sqlite_schema WHERE name = '" + std::string(row.table) + "'")
                  .c_str()) == 0)
        continue;
      auto all = database->prepare(("SELECT rowid, " + std::string(row.text ? row.text : "''") +
                                    ", " + (row.blob ? row.blob : "x''") + " FROM " + row.table)
                                       .c_str());
      while (all.step()) cells.push_back({&row, all.integer(0), all.text(1), all.text(2)});
    }
    ASSERT_TRUE(database->failure().ok());
    ASSERT_GT(cells.size(), 10U);
    for (int k = 0; k < tries; ++k) {
      const auto& cell = cells[static_cast<std::size_t>(draw.below(std::ssize(cells)))];
      auto text = cell.text;
      auto blob = cell.blob;
      std::string what;
      if (cell.row->blob != nullptr && (cell.row->text == nullptr || draw.below(2) == 0)) {
        blob.resize(static_cast<std::size_t>(draw.below(std::ssize(blob) + 17)), '\x40');
        what = std::to_string(blob.size()) + " bytes";
      } else {
        auto json = Json::parse(text);
        std::vector<Json::json_pointer> places;
        placesIn(json, Json::json_pointer(), places);
        const auto& place = places[static_cast<std::size_t>(draw.below(std::ssize(places)))];
        const auto& values = otherValues();
        json[place] = values[static_cast<std::size_t>(draw.below(std::ssize(values)))];
        text = json.dump();
        what = place.to_string() + " = " + json[place].dump();
      }
      SCOPED_TRACE(std::string(cell.row->table) + " " + std::to_string(cell.id) + ": " + what);
      put(*database, *cell.row, cell.id, cell.row->text ? &text : nullptr,
          cell.row->blob ? &blob : nullptr);
      use(file, scratch_.file("files"));
      if (const auto read = readSession(file); !read) {
        ++refused;
        EXPECT_THAT(read.error().text(), AnyOf(HasSubstr("damaged"), HasSubstr("newer GTV Lab")));
      }
      put(*database, *cell.row, cell.id, cell.row->text ? &cell.text : nullptr,
          cell.row->blob ? &cell.blob : nullptr);
    }
    EXPECT_THAT(verifySession(file, scratch_.file("files")), IsEmpty());
  }
  EXPECT_GT(refused, tries / 2);
}

}  // namespace
}  // namespace gtv
