#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "exact/optimum_path.h"
#include "session/session.h"
#include "studies/held_out.h"
#include "studies/privacy_study.h"
#include "studies/repeated_traces.h"

// What was found beside the runs, as a session keeps it: every number comes back bit for bit. What
// another program wrote and this one cannot use is nothing.
namespace gtv {

/// Nothing if there is none of this name.
StudyParts studyNamed(const Studies& studies, const std::string& name);

/// The band of repeated draws.
StudyParts keptBand(const RepeatedTraces& band);
std::optional<RepeatedTraces> bandOf(const StudyParts& parts);

/// A split of a held-out study.
std::shared_ptr<const StudyPart> keptSplit(const HeldOutSplit& split);
/// Up to the first that cannot be used.
std::vector<HeldOutSplit> splitsOf(const StudyParts& parts);

/// A λ path and its parts: the grid, one for every point, and what became one on the way.
struct KeptPath {
  std::string key;  ///< tells problems apart
  OptimumPath path;
  StudyParts parts;
};
/// That of the parts; empty if they are no path.
std::string pathKeyOf(const StudyParts& parts);
/// Points that `before` has keep their parts.
KeptPath keptPath(const std::string& key, const OptimumPath& path, KeptPath before);
/// Of a problem with `dimension` parameters at each of `nodes` nodes.
std::optional<KeptPath> pathOf(const StudyParts& parts, Eigen::Index dimension, int nodes);

/// Where some nodes were at the last iterations that were shown.
struct KeptTrails {
  std::vector<int> nodes;                ///< ascending
  std::vector<std::int64_t> iterations;  ///< ascending
  std::vector<Matrix> steps;             ///< d × nodes, one per iteration
};
StudyParts keptTrails(const KeptTrails& trails);
/// Of models with `dimension` parameters at `nodes` nodes.
std::optional<KeptTrails> trailsOf(const StudyParts& parts, Eigen::Index dimension, int nodes);

/// A privacy study, and what it answers; that is what the view makes of it.
struct KeptPrivacy {
  PrivacyStudy study;
  Json question;
};
StudyParts keptPrivacy(const KeptPrivacy& kept);
std::optional<KeptPrivacy> privacyOf(const StudyParts& parts);

/// The names of studies that a window passes over, as they are none. Paths and trails are judged as
/// far as that goes without their problem; names that are not known are left alone.
std::vector<std::string> unreadableStudies(const Studies& studies);

}  // namespace gtv
