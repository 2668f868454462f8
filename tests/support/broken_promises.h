#pragma once

#include <gmock/gmock.h>

#include "base/broken_promise.h"

namespace gtv::testing {

/// That `work` breaks a promise of which the message says `part`.
template <class Work>
void expectBroken(Work&& work, const char* part) {
  try {
    work();
    ADD_FAILURE() << "no promise was broken: " << part;
  } catch (const BrokenPromise& broken) {
    EXPECT_THAT(broken.what(), ::testing::HasSubstr(part));
  }
}

}  // namespace gtv::testing
