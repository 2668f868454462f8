#pragma once

#include "tables/preparation.h"

// The steps of preparationCatalogue(), by what they change.
namespace gtv {

// What is in the cells of a column, or which columns there are.
Result<Table> parseTimes(Table table, const Choice& choice, PreparationContext& context);
Result<Table> expandList(Table table, const Choice& choice, PreparationContext& context);
Result<Table> oneHot(Table table, const Choice& choice, PreparationContext& context);
Result<Table> deriveColumn(Table table, const Choice& choice, PreparationContext& context);
Result<Table> renameColumn(Table table, const Choice& choice, PreparationContext& context);
Result<Table> dropColumns(Table table, const Choice& choice, PreparationContext& context);
Result<Table> fillMissing(Table table, const Choice& choice, PreparationContext& context);
Result<Table> standardiseColumns(Table table, const Choice& choice, PreparationContext& context);
Result<Table> lagColumns(Table table, const Choice& choice, PreparationContext& context);
Result<Table> leadColumn(Table table, const Choice& choice, PreparationContext& context);

// Which rows there are, and in which order.
Result<Table> pivotRows(const Table& table, const Choice& choice, PreparationContext& context);
Result<Table> unpivotColumns(const Table& table, const Choice& choice, PreparationContext& context);
Result<Table> groupRowsBy(const Table& table, const Choice& choice, PreparationContext& context);
Result<Table> sortRows(const Table& table, const Choice& choice, PreparationContext& context);
Result<Table> filterRows(const Table& table, const Choice& choice, PreparationContext& context);
Result<Table> joinFile(Table table, const Choice& choice, PreparationContext& context);

/// Whether so many more columns fit in memory; an Error at `path`.
Result<void> checkSize(const Table& table, std::size_t newColumns, const std::string& path);
/// Puts columns into the table; an Error at `path` if one of their names is there already.
Result<void> addColumns(Table& table, std::vector<Column> columns, const std::string& path);
/// The numbers of a column; an Error at `path` names the first row with a text that is none.
Result<std::vector<double>> requireNumbers(const Table& table, int column, const std::string& path);

}  // namespace gtv
