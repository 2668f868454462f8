#pragma once

#include <string>

#include "base/json.h"
#include "races/race.h"
#include "run/report.h"

namespace gtv {

/// {"race": {"by", "limit", "error", "methods": [{"name", "label", "method", "error",
/// …runReport}]}} with
/// title, seed, notes, and the worst status in front. `error` of a method is in the measure that
/// race.error names.
Json raceReport(const Race& race, const ReportOptions& options = {});

/// To the merged reports of repeated races: every method gets "meanRank", the mean of its ranks by
/// the error (see ranksOf()), and race.paired lists, for every method but the first, {"name",
/// "against", "mean", "standardError", "values"} of the differences of its error from that of the
/// first method, repetition by repetition: these have the same draws. Nothing is paired of methods
/// without an error in some repetition.
void addComparison(Json& merged);
/// The same as a table, a row per method.
std::string comparisonCsv(const Json& merged);

/// The traces of all methods, one below the other: RunTrace::csv() with the columns `method`
/// and `label` (those of raceNames() and raceTitles()) in front.
std::string raceCsv(const Race& race);

}  // namespace gtv
