#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "exact/optimum_path.h"
#include "run/repeated_traces.h"
#include "session/session.h"
#include "studies/held_out.h"
#include "studies/privacy_study.h"

// What was found beside the runs, as a session keeps it: every number comes back bit for bit. What
// another program wrote and this one cannot use is nothing.
namespace gtv {

/// Nothing if there is none of this name.
StudyParts findStudy(const Studies& studies, const std::string& name);

/// The band of repeated draws.
StudyParts serialiseBand(const RepeatedTraces& band);
std::optional<RepeatedTraces> deserialiseBand(const StudyParts& parts);

/// A split of a held-out study.
std::shared_ptr<const StudyPart> serialiseSplit(const HeldOutSplit& split);
/// Up to the first that cannot be used.
std::vector<HeldOutSplit> deserialiseSplits(const StudyParts& parts);

/// A λ path and its parts: the grid, one for every point, and what became one on the way.
struct PathRecord {
  std::string key;  ///< tells problems apart
  OptimumPath path;
  StudyParts parts;
};
/// That of the parts; empty if they are no path.
std::string serialisedPathKey(const StudyParts& parts);
/// Points that `before` has keep their parts.
PathRecord serialisePath(const std::string& key, const OptimumPath& path, PathRecord before);
/// Of a problem with `dimension` parameters at each of `nodes` nodes.
std::optional<PathRecord> deserialisePath(const StudyParts& parts, Eigen::Index dimension,
                                          int nodes);

/// Where some nodes were at the last iterations that were shown.
struct TrailRecord {
  std::vector<int> nodes;                ///< ascending
  std::vector<std::int64_t> iterations;  ///< ascending
  std::vector<Matrix> steps;             ///< d × nodes, one per iteration
};
StudyParts serialiseTrails(const TrailRecord& trails);
/// Of models with `dimension` parameters at `nodes` nodes.
std::optional<TrailRecord> deserialiseTrails(const StudyParts& parts, Eigen::Index dimension,
                                             int nodes);

/// A privacy study, and what it answers; that is what the view makes of it.
struct PrivacyRecord {
  PrivacyStudy study;
  Json request;
};
StudyParts serialisePrivacy(const PrivacyRecord& kept);
std::optional<PrivacyRecord> deserialisePrivacy(const StudyParts& parts);

/// The names of studies that a window passes over, as they are none. Paths and trails are judged as
/// far as that goes without their problem; names that are not known are left alone.
std::vector<std::string> unreadableStudies(const Studies& studies);

}  // namespace gtv
