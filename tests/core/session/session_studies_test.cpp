#include "session/session_studies.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "experiment/documents.h"
#include "instances/problem_building.h"
#include "instances/problem_instance.h"
#include "session/packing.h"
#include "support/experiments.h"
#include "support/sessions.h"

namespace gtv {
namespace {

using testing::changed;
using testing::isSame;
using testing::networkOf;
using testing::smallExperiment;

constexpr double infinity = std::numeric_limits<double>::infinity();

/// As a session gives them back: the same bytes in other objects.
StudyParts throughText(const StudyParts& parts) {
  StudyParts out;
  for (const auto& part : parts)
    out.push_back(std::make_shared<const StudyPart>(
        StudyPart{Json::parse(part->facts.dump()), part->numbers}));
  return out;
}

StudyParts with(const StudyParts& parts, std::size_t k, const char* field, const Json& value) {
  auto out = throughText(parts);
  auto part = *out[k];
  part.facts[field] = value;
  out[k] = std::make_shared<const StudyPart>(std::move(part));
  return out;
}

StudyParts withNumber(const StudyParts& parts, std::size_t k, std::size_t at, double value) {
  auto out = throughText(parts);
  auto part = *out[k];
  std::vector<double> numbers;
  EXPECT_TRUE(unpackDoubles(part.numbers, numbers));
  numbers.at(at) = value;
  part.numbers = packDoubles(numbers);
  out[k] = std::make_shared<const StudyPart>(std::move(part));
  return out;
}

StudyParts cut(const StudyParts& parts, std::size_t k) {
  auto out = throughText(parts);
  auto part = *out[k];
  part.numbers.resize(part.numbers.size() - sizeof(double));
  out[k] = std::make_shared<const StudyPart>(std::move(part));
  return out;
}

void expectSameRows(const std::vector<TraceRow>& a, const std::vector<TraceRow>& b) {
  RunTrace first;
  RunTrace second;
  first.set(a);
  second.set(b);
  testing::expectSame(first, second);
}

TEST(SessionStudiesTest, BandRoundTripsBitForBit) {
  RepeatOptions options;
  options.repeats = 3;
  options.iterations = 20;
  const auto band = repeatRuns(smallExperiment(), options).value();
  const auto parts = serialiseBand(band);
  const auto again = deserialiseBand(throughText(parts));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->repeats, 3);
  expectSameRows(again->mean, band.mean);
  expectSameRows(again->low, band.low);
  expectSameRows(again->high, band.high);

  EXPECT_FALSE(deserialiseBand({}));
  EXPECT_FALSE(deserialiseBand(cut(parts, 0)));
  EXPECT_FALSE(deserialiseBand(with(parts, 0, "rows", 7)));
  EXPECT_FALSE(deserialiseBand(with(parts, 0, "rows", 1e300)));
  EXPECT_FALSE(deserialiseBand(with(parts, 0, "repeats", "many")));
  EXPECT_FALSE(deserialiseBand(with(parts, 0, "columns", 1)));
  EXPECT_FALSE(deserialiseBand({std::make_shared<const StudyPart>()}));
}

TEST(SessionStudiesTest, SplitsAreReadUpToFirstInvalidOne) {
  const HeldOutSplit first{{0.1, 1}, {3, -0.0}, {2, infinity}, 1, 2, std::nan("")};
  const HeldOutSplit second{{0.1, 1}, {5, 6}, {}, 1, 2, 3};
  StudyParts parts{serialiseSplit(first), serialiseSplit(second)};
  const auto again = deserialiseSplits(throughText(parts));
  ASSERT_EQ(again.size(), 2U);
  EXPECT_EQ(again[0].lambdas, first.lambdas);
  EXPECT_EQ(again[0].mse, first.mse);
  EXPECT_TRUE(std::signbit(again[0].mse[1]));
  EXPECT_EQ(again[0].validationMse, first.validationMse);
  EXPECT_EQ(again[0].ridge, 1);
  EXPECT_EQ(again[0].geographic, 2);
  EXPECT_TRUE(std::isnan(again[0].mean));
  EXPECT_EQ(again[1].mse, second.mse);
  EXPECT_TRUE(again[1].validationMse.empty());

  EXPECT_EQ(deserialiseSplits(cut(parts, 1)).size(), 1U);
  EXPECT_TRUE(deserialiseSplits(cut(parts, 0)).empty());
  EXPECT_TRUE(deserialiseSplits(with(parts, 0, "lambdas", -1)).empty());
  EXPECT_TRUE(deserialiseSplits(with(parts, 0, "validated", 1)).empty());
  EXPECT_TRUE(deserialiseSplits(withNumber(parts, 0, 0, 7)).empty()) << "λ do not ascend";
}

struct PathCase {
  const char* name;
  Experiment experiment;
  Eigen::Index keep;
};

void PrintTo(const PathCase& of, std::ostream* out) { *out << of.name; }

class PathStudyTest : public ::testing::TestWithParam<PathCase> {
 protected:
  OptimumPath pathUpTo(std::size_t points) const { return pathUpTo(points, GetParam().keep); }
  OptimumPath pathUpTo(std::size_t points, Eigen::Index keep) const {
    OptimumPathOptions options;
    options.count = 5;
    options.keep = keep;
    std::stop_source stop;
    options.stop = stop.get_token();
    options.progress = [&](const OptimumPath& path) {
      if (path.points.size() >= points) stop.request_stop();
    };
    return optimumPath(problem_, *network_, {}, options);
  }
  std::shared_ptr<const ProblemInstance> network_ = networkOf(GetParam().experiment);
  GtvProblem problem_ = buildProblem(GetParam().experiment, *network_).value();
};

TEST_P(PathStudyTest, RoundTripIsBitwiseEqual) {
  for (const std::size_t points : {0, 3, 5}) {
    const auto path = pathUpTo(points);
    ASSERT_EQ(path.points.size(), points);
    const auto kept = serialisePath("a key", path, {});
    const auto again =
        deserialisePath(throughText(kept.parts), problem_.dimension, network_->nodeCount());
    ASSERT_TRUE(again) << points;
    EXPECT_EQ(again->key, "a key");
    EXPECT_EQ(again->path.lambdas, path.lambdas);
    EXPECT_EQ(again->path.clusters, path.clusters);
    ASSERT_EQ(again->path.points.size(), points);
    for (std::size_t k = 0; k < points; ++k) {
      const auto& a = *path.points[k];
      const auto& b = *again->path.points[k];
      for (const auto number :
           {&OptimumPoint::lambda, &OptimumPoint::objective, &OptimumPoint::relativeGap,
            &OptimumPoint::gtv, &OptimumPoint::mse, &OptimumPoint::seconds})
        EXPECT_TRUE(isSame(a.*number, b.*number)) << k;
      EXPECT_TRUE(isSame(a.labels.train, b.labels.train));
      EXPECT_TRUE(isSame(a.labels.test, b.labels.test));
      EXPECT_EQ(a.certified, b.certified);
      EXPECT_EQ(a.clusterCount, b.clusterCount);
      ASSERT_EQ(a.accuracy.has_value(), b.accuracy.has_value());
      if (a.accuracy) {
        EXPECT_TRUE(isSame(a.accuracy->train, b.accuracy->train));
        EXPECT_TRUE(isSame(a.accuracy->validation, b.accuracy->validation));
      }
      EXPECT_TRUE(isSame(a.W, b.W));
      EXPECT_EQ(a.clusters, b.clusters);
    }
    ASSERT_EQ(again->path.merges.size(), path.merges.size());
    for (std::size_t k = 0; k < path.merges.size(); ++k) {
      EXPECT_EQ(again->path.merges[k]->lambda, path.merges[k]->lambda);
      EXPECT_EQ(again->path.merges[k]->nodes, path.merges[k]->nodes);
    }
  }
}

TEST_P(PathStudyTest, InvalidDataIsNoPath) {
  const auto parts = serialisePath("a key", pathUpTo(5), {}).parts;
  const auto d = problem_.dimension;
  const int n = network_->nodeCount();
  ASSERT_TRUE(deserialisePath(parts, d, n));
  for (std::size_t k = 0; k < parts.size(); ++k)
    EXPECT_FALSE(deserialisePath(cut(parts, k), d, n)) << k;
  EXPECT_FALSE(deserialisePath({}, d, n));
  EXPECT_FALSE(deserialisePath({parts.front()}, d, n));
  EXPECT_FALSE(deserialisePath(with(parts, 0, "key", 7), d, n));
  EXPECT_FALSE(deserialisePath(withNumber(parts, 0, 0, 1e9), d, n)) << "λ do not ascend";
  EXPECT_FALSE(deserialisePath(withNumber(parts, 2, 0, 0.5), d, n)) << "a point of another λ";
  EXPECT_FALSE(deserialisePath(with(parts, 1, "clusterCount", -2), d, n));
  EXPECT_FALSE(deserialisePath(with(parts, parts.size() - 1, "clusters", 1), d, n));
  EXPECT_FALSE(deserialisePath(with(parts, parts.size() - 1, "sizes", {n + 1}), d, n));
  EXPECT_FALSE(deserialisePath(with(parts, parts.size() - 1, "sizes", "none"), d, n));
  // Of another network.
  EXPECT_FALSE(deserialisePath(parts, d, n - 1));
  if (GetParam().keep > 0) {
    EXPECT_FALSE(deserialisePath(parts, d + 1, n));
  }
  // Parameters of one point, and not of the others.
  auto mixed = parts;
  mixed[2] = serialisePath("a key", pathUpTo(5, GetParam().keep > 0 ? 0 : 20'000), {}).parts[2];
  EXPECT_FALSE(deserialisePath(mixed, d, n));
  auto longer = parts;
  longer.insert(longer.begin() + 1, parts[1]);
  EXPECT_FALSE(deserialisePath(longer, d, n));
}

INSTANTIATE_TEST_SUITE_P(All, PathStudyTest,
                         ::testing::Values(PathCase{"numbers", smallExperiment(), 20'000},
                                           PathCase{"withoutParameters", smallExperiment(), 0},
                                           PathCase{"classes",
                                                    changed(smallExperiment(),
                                                            {{"loss.kind", "logistic"},
                                                             {"data.labels", "sign"},
                                                             {"loss", {{"kind", "logistic"}}}}),
                                                    20'000}),
                         [](const auto& of) { return std::string(of.param.name); });

TEST(SessionStudiesTest, NonObjectFactsAreIgnored) {
  for (const Json& facts : {Json(), Json::array(), Json(7), Json("x"), Json(true)}) {
    const auto part = std::make_shared<const StudyPart>(StudyPart{facts, {}});
    EXPECT_EQ(serialisedPathKey({part}), "");
    EXPECT_FALSE(deserialisePath({part, part}, 2, 2));
    EXPECT_FALSE(deserialiseBand({part}));
    EXPECT_TRUE(deserialiseSplits({part}).empty());
    EXPECT_FALSE(deserialiseTrails({part}, 2, 2));
    EXPECT_FALSE(deserialisePrivacy({part}));
  }
}

TEST(SessionStudiesTest, UnreadableStudiesAreReported) {
  const auto part = [](Json facts) {
    return StudyParts{std::make_shared<const StudyPart>(StudyPart{std::move(facts), {}})};
  };
  Studies studies;
  for (const char* name : {"band", "heldOut", "path", "privacy", "trails", "of tomorrow"})
    studies[name] = part(Json::array({1, "x"}));
  EXPECT_THAT(unreadableStudies(studies),
              ::testing::ElementsAre("band", "heldOut", "path", "privacy", "trails"));
  EXPECT_TRUE(
      unreadableStudies({{"privacy", serialisePrivacy({})}, {"trails", serialiseTrails({})}})
          .empty());
}

TEST(SessionStudiesTest, UnchangedPointsKeepTheirParts) {
  const auto point = [](double lambda) {
    auto out = std::make_shared<OptimumPoint>();
    out->lambda = lambda;
    return out;
  };
  OptimumPath path;
  path.lambdas = {1, 2, 3};
  path.points = {point(1)};
  const auto first = serialisePath("a", path, {});
  ASSERT_EQ(first.parts.size(), 3U);
  EXPECT_EQ(serialisePath("a", path, first).parts, first.parts);
  path.points.push_back(point(2));
  const auto second = serialisePath("a", path, first);
  ASSERT_EQ(second.parts.size(), 4U);
  EXPECT_EQ(second.parts[0], first.parts[0]);
  EXPECT_EQ(second.parts[1], first.parts[1]);
  EXPECT_NE(second.parts[2], first.parts[2]);
  // The path of another problem shares nothing.
  const auto other = serialisePath("b", path, second);
  for (std::size_t k = 0; k < other.parts.size(); ++k) EXPECT_NE(other.parts[k], second.parts[k]);
  EXPECT_EQ(other.parts[0]->facts["key"], "b");
}

TEST(SessionStudiesTest, TrailsRoundTripBitForBit) {
  TrailRecord trails{{1, 4}, {10, 12}, {Matrix::Random(3, 2), Matrix::Random(3, 2)}};
  trails.steps[0](1, 1) = std::nan("");
  const auto parts = serialiseTrails(trails);
  const auto again = deserialiseTrails(throughText(parts), 3, 5);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->nodes, trails.nodes);
  EXPECT_EQ(again->iterations, trails.iterations);
  ASSERT_EQ(again->steps.size(), 2U);
  EXPECT_TRUE(isSame(again->steps[0], trails.steps[0]));
  EXPECT_TRUE(isSame(again->steps[1], trails.steps[1]));

  EXPECT_FALSE(deserialiseTrails({}, 3, 5));
  EXPECT_FALSE(deserialiseTrails(parts, 3, 4)) << "a node that is not there";
  EXPECT_FALSE(deserialiseTrails(parts, 2, 5));
  EXPECT_FALSE(deserialiseTrails(cut(parts, 0), 3, 5));
  EXPECT_FALSE(deserialiseTrails(with(parts, 0, "nodes", 1'000'000'000), 3, 2'000'000'000));
  EXPECT_FALSE(deserialiseTrails(with(parts, 0, "iterations", {12, 10}), 3, 5));
  EXPECT_FALSE(deserialiseTrails(with(parts, 0, "iterations", {10, "x"}), 3, 5));
  EXPECT_FALSE(deserialiseTrails(withNumber(parts, 0, 1, 1), 3, 5)) << "nodes do not ascend";
}

TEST(SessionStudiesTest, PrivacyStudyRoundTrips) {
  PrivacyRecord kept;
  kept.study.over = PrivacyOver::Groups;
  kept.study.exact = true;
  kept.study.updateNoise = 0.1;
  kept.study.known = {{1, infinity, -0.0}, {2, 1.0 / 3, std::nan("")}};
  kept.study.unknown = {{1, 0.5, 0.25}};
  kept.request = {{"lambda", 1.0 / 3}, {"terms", {1, "two"}}};
  for (const bool hasPresent : {false, true}) {
    if (hasPresent) kept.study.present = PrivacyPoint{7, 8, 9};
    const auto parts = serialisePrivacy(kept);
    const auto again = deserialisePrivacy(throughText(parts));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->request, kept.request);
    EXPECT_EQ(again->study.over, PrivacyOver::Groups);
    EXPECT_TRUE(again->study.exact);
    EXPECT_EQ(again->study.updateNoise, 0.1);
    EXPECT_TRUE(std::isnan(again->study.cost));
    ASSERT_EQ(again->study.known.size(), 2U);
    EXPECT_EQ(again->study.known[0].information, infinity);
    EXPECT_TRUE(std::signbit(again->study.known[0].excess));
    EXPECT_EQ(again->study.known[1].information, 1.0 / 3);
    ASSERT_EQ(again->study.unknown.size(), 1U);
    EXPECT_EQ(again->study.unknown[0].excess, 0.25);
    ASSERT_EQ(again->study.present.has_value(), hasPresent);
    if (hasPresent) {
      EXPECT_EQ(again->study.present->excess, 9);
    }
    EXPECT_FALSE(deserialisePrivacy(cut(parts, 0)));
    EXPECT_FALSE(deserialisePrivacy(with(parts, 0, "over", 3)));
    EXPECT_FALSE(deserialisePrivacy(with(parts, 0, "known", -1)));
    EXPECT_FALSE(deserialisePrivacy(with(parts, 0, "unknown", 2'000'000'000)));
    EXPECT_FALSE(deserialisePrivacy({parts.front(), parts.front()}));
  }
}

}  // namespace
}  // namespace gtv
