#pragma once

#include <gtest/gtest.h>

#include <string>

#include "base/result.h"

namespace gtv::testing {

/// Where a file of tests/data is: what a document's folder is to its file names.
Result<std::string> inFixtures(const std::string& name);

/// "AnIdLikeThis" of the parameter "an-id-like-this".
std::string inCamelCase(const ::testing::TestParamInfo<std::string>& info);

}  // namespace gtv::testing
