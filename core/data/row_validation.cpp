#include "data/row_validation.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/counted.h"
#include "base/json.h"
#include "base/number.h"
#include "base/rng.h"
#include "tables/row_groups.h"
#include "tables/time_order.h"

namespace gtv {
namespace {

/// What the maker of a kind works on.
struct Rows {
  const Choice& choice;
  const Table& table;
  const std::vector<std::size_t>& rows;
  const std::vector<std::size_t>& nodeOfRow;
  const std::vector<std::string>& keys;
  const std::string& path;
};

using Parts = std::vector<SamplePart>;
using Maker = Result<Parts> (*)(const Rows&);

std::vector<Parameter> countParameters() {
  return {numberParameter("share", "Share", 0.2, 0, 0.99, "Share of the rows of every node."),
          integerParameter("count", "Count", 0, 0, 1e9,
                           "Number of rows of every node; 0: the share says how many."),
          valueParameter(ParameterType::TextList, "by", "By", Json::array(),
                         "The columns that say when a row was, the coarsest first: numbers or "
                         "times such as 2024-01-31 12:00.")};
}

/// The numbers of the rows of every node.
std::vector<std::vector<std::size_t>> rowsOfNodes(const Rows& in) {
  std::vector<std::vector<std::size_t>> ofNode(in.keys.size());
  for (std::size_t r = 0; r < in.rows.size(); ++r) ofNode[in.nodeOfRow[r]].push_back(r);
  return ofNode;
}

/// The share of so many, rounded down.
std::size_t shareOf(const Rows& in, std::size_t count) {
  // A share of 0.29 of 100 rows is 29, whatever the rounding of the product.
  constexpr double rounding = 1e-9;
  return static_cast<std::size_t>(
      std::floor(in.choice.number("share") * static_cast<double>(count) + rounding));
}

Result<Parts> ends(const Rows& in, bool isLast) {
  const auto path = in.path + ".by";
  const auto columns = requireColumns(in.table, in.choice.texts("by"), path);
  if (!columns) return columns.error();
  if (columns->empty())
    return Error{path,
                 "at least one column is needed: the order of the rows in a file says nothing "
                 "of time"};
  const auto order = RowOrder::inTime(in.table, *columns, path);
  if (!order) return order.error();
  auto ofNode = rowsOfNodes(in);
  Parts out(in.rows.size(), SamplePart::Training);
  const auto count = static_cast<std::size_t>(in.choice.integer("count"));
  for (std::size_t i = 0; i < ofNode.size(); ++i) {
    auto& rows = ofNode[i];
    std::stable_sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) {
      return order->isBefore(in.rows[a], in.rows[b]);
    });
    const auto taken = count > 0 ? count : shareOf(in, rows.size());
    if (count > 0 && count >= rows.size())
      return Error{in.path + ".count",
                   fmt::format("must be less than {}, the number of rows of {}, got {}",
                               rows.size(), shown(in.keys[i]), count)};
    for (std::size_t k = 0; k < taken; ++k)
      out[isLast ? rows[rows.size() - 1 - k] : rows[k]] = SamplePart::Validation;
  }
  return out;
}

Result<Parts> before(const Rows& in) {
  const auto column = in.table.requireColumn(in.choice.text("column"), in.path + ".column");
  if (!column) return column.error();
  const auto limit = parseWhen(in.choice.text("value"));
  if (!limit)
    return Error{in.path + ".value", fmt::format("expected a number or a time such as 2024-01-31 "
                                                 "12:00, got {}",
                                                 shown(in.choice.text("value")))};
  const auto order = RowOrder::inTime(in.table, {*column}, in.path + ".column");
  if (!order) return order.error();
  Parts out;
  out.reserve(in.rows.size());
  for (const auto r : in.rows)
    out.push_back(order->value(r, 0) >= *limit ? SamplePart::Validation : SamplePart::Training);
  return out;
}

Result<Parts> byColumn(const Rows& in) {
  const auto column = in.table.requireColumn(in.choice.text("column"), in.path + ".column");
  if (!column) return column.error();
  const auto& cells = in.table.columns[static_cast<std::size_t>(*column)];
  const auto training = in.choice.text("training");
  const auto validation = in.choice.text("validation");
  const auto test = in.choice.text("test");
  Parts out;
  out.reserve(in.rows.size());
  for (const auto r : in.rows) {
    const auto text = cells.written(r);
    const bool isTest = !test.empty() && text == test;
    if (text != training && text != validation && !isTest)
      return Error{in.path + ".column",
                   test.empty()
                       ? fmt::format("{} has {}, expected {} or {}", in.table.lineText(r),
                                     shown(text), shown(training), shown(validation))
                       : fmt::format("{} has {}, expected {}, {} or {}", in.table.lineText(r),
                                     shown(text), shown(training), shown(validation), shown(test))};
    out.push_back(isTest               ? SamplePart::Test
                  : text == validation ? SamplePart::Validation
                                       : SamplePart::Training);
  }
  return out;
}

/// Why nothing is held back, as an Error.
Error nothingHeldBack(const Rows& in) {
  std::string why = "holds back no row";
  const bool isOfRows = in.choice.has("share") && !in.choice.has("nodes");
  if (in.choice.kind() == "column") {
    why += fmt::format(": no row of {} has {}", shown(in.choice.text("column")),
                       shown(in.choice.text("validation")));
  } else if (isOfRows) {
    std::size_t most = 0;
    for (const auto& rows : rowsOfNodes(in)) most = std::max(most, rows.size());
    why += fmt::format(
        ": no node has more than {}, and the share of these is rounded down; the kind nodes holds "
        "back whole nodes",
        counted(static_cast<std::int64_t>(most), "row"));
  } else if (in.choice.has("share")) {
    why += fmt::format(": the share of {} is rounded down", counted(std::ssize(in.keys), "node"));
  }
  return {in.path, std::move(why)};
}

/// Every node has a stream of its own, by its key.
Result<Parts> atRandom(const Rows& in) {
  const Rng rng(static_cast<std::uint64_t>(in.choice.integer("seed")));
  const auto ofNode = rowsOfNodes(in);
  Parts out(in.rows.size(), SamplePart::Training);
  for (std::size_t i = 0; i < ofNode.size(); ++i) {
    const auto m = ofNode[i].size();
    for (const int k :
         rng.stream(in.keys[i]).sample(static_cast<int>(m), static_cast<int>(shareOf(in, m))))
      out[ofNode[i][static_cast<std::size_t>(k)]] = SamplePart::Validation;
  }
  return out;
}

Result<Parts> byNode(const Rows& in) {
  const auto wanted = in.choice.texts("nodes");
  std::vector<bool> isChosen(in.keys.size(), false);
  for (std::size_t k = 0; k < wanted.size(); ++k) {
    const auto found = std::find(in.keys.begin(), in.keys.end(), wanted[k]);
    if (found == in.keys.end())
      return Error{fmt::format("{}.nodes[{}]", in.path, k),
                   fmt::format("no node is called {}", shown(wanted[k]))};
    isChosen[static_cast<std::size_t>(found - in.keys.begin())] = true;
  }
  if (wanted.empty()) {
    const Rng rng(static_cast<std::uint64_t>(in.choice.integer("seed")));
    const auto n = in.keys.size();
    for (const int node :
         rng.stream("nodes").sample(static_cast<int>(n), static_cast<int>(shareOf(in, n))))
      isChosen[static_cast<std::size_t>(node)] = true;
  }
  Parts out;
  out.reserve(in.rows.size());
  for (const auto node : in.nodeOfRow)
    out.push_back(isChosen[node] ? SamplePart::Validation : SamplePart::Training);
  return out;
}

/// The rows of a file of their own, which lie below the others.
Result<Parts> ofSecondFile(const Rows& in) {
  const auto held = in.choice.text("use") == "test" ? SamplePart::Test : SamplePart::Validation;
  Parts out;
  out.reserve(in.rows.size());
  for (const auto r : in.rows)
    out.push_back(in.table.isOfSecondFile(r) ? held : SamplePart::Training);
  return out;
}

Parameter seedParameter() {
  return integerParameter("seed", "Seed", 1, 0, 2e9,
                          "Seed of the draw, which does not depend on that of the experiment.");
}

const Catalogue<Maker>& catalogue() {
  static const Catalogue<Maker> entries(
      "validation",
      {{ownEntry(
            "random", "Random rows", "Rows of every node, drawn at random",
            {numberParameter("share", "Share", 0.2, 0, 0.99, "Share of the rows of every node."),
             seedParameter()}),
        atRandom},
       {ownEntry("last", "Last rows", "The last rows of every node", countParameters()),
        [](const Rows& in) { return ends(in, true); }},
       {ownEntry("first", "First rows", "The first rows of every node", countParameters()),
        [](const Rows& in) { return ends(in, false); }},
       {ownEntry("before", "From a time on",
                 "Rows from a time or number on; those before are learned from",
                 {valueParameter(ParameterType::Text, "column", "Column", "",
                                 "The column with times or numbers."),
                  valueParameter(ParameterType::Text, "value", "Value", "",
                                 "Rows before it are learned from: a number, or a time such as "
                                 "2024-01-31 12:00.")}),
        before},
       {ownEntry("column", "By a column", "A column says of every row what it is for",
                 {valueParameter(ParameterType::Text, "column", "Column", "",
                                 "The column that says it."),
                  valueParameter(ParameterType::Text, "training", "Training", "train",
                                 "What it says of rows that are learned from."),
                  valueParameter(ParameterType::Text, "validation", "Validation", "test",
                                 "What it says of rows that are for validation."),
                  valueParameter(ParameterType::Text, "test", "Test", "",
                                 "What it says of rows that are for the test: neither learning nor "
                                 "the choice of λ sees them. Empty: there are none.")}),
        byColumn},
       {ownEntry("file", "A file of their own",
                 "The rows of another file with the same columns, prepared together with the "
                 "others: lags of its rows may look at these, but not the reverse",
                 {valueParameter(ParameterType::File, "file", "File", "",
                                 "A table that is written like that of the data. All of its rows "
                                 "are held back."),
                  optionParameter("use", "Use", {"validation", "test"},
                                  "Whether λ is chosen by these rows, or they are for the error at "
                                  "the end alone. Steps of the preparation that compute means see "
                                  "the rows of both files.")}),
        ofSecondFile},
       {ownEntry(
            "nodes", "Nodes", "All rows of some nodes",
            {valueParameter(ParameterType::TextList, "nodes", "Nodes", Json::array(),
                            "The keys of the nodes. If the list is empty they are drawn."),
             numberParameter("share", "Share", 0.2, 0, 0.99, "Share of the nodes that are drawn."),
             seedParameter()}),
        byNode}});
  return entries;
}

}  // namespace

const CatalogueView& rowValidationCatalogue() { return catalogue().view; }

Result<Parts> rowParts(const Choice& choice, const Table& table,
                       const std::vector<std::size_t>& rows,
                       const std::vector<std::size_t>& nodeOfRow,
                       const std::vector<std::string>& keys, const std::string& path) {
  const Rows in{choice, table, rows, nodeOfRow, keys, path};
  auto out = catalogue().find(choice.kind())->make(in);
  if (!out) return out;
  if (std::find(out->begin(), out->end(), SamplePart::Training) == out->end())
    return Error{path, "leaves no row to learn from"};
  const bool isWanted = !choice.has("share") || choice.number("share") > 0;
  if (isWanted && std::all_of(out->begin(), out->end(),
                              [](SamplePart part) { return part == SamplePart::Training; }))
    return nothingHeldBack(in);
  return out;
}

std::vector<std::string> validationColumns(const Choice& choice) {
  if (choice.has("by")) return choice.texts("by");
  if (choice.has("column")) return {choice.text("column")};
  return {};
}

}  // namespace gtv
