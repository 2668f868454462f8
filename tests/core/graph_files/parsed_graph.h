#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "graph_files/graph_file.h"

namespace gtv {

/// The edges a - b and b - c that many of the files have.
inline const std::vector<Edge> heavyAndLight{{0, 1, 2.5}, {1, 2, 0.5}};

/// The graph of a file called "g", which must be readable.
inline GraphDocument read(std::string_view text, GraphFormat format,
                          const EdgePolicy& policy = {}) {
  auto graph = parseGraph(text, format, "g", policy);
  EXPECT_TRUE(graph.ok()) << (graph.ok() ? "" : graph.error().text());
  return graph.ok() ? std::move(*graph) : GraphDocument{};
}

inline std::string refusal(std::string_view text, GraphFormat format,
                           const EdgePolicy& policy = {}) {
  const auto graph = parseGraph(text, format, "g", policy);
  return graph.ok() ? "accepted" : graph.error().text();
}

}  // namespace gtv
