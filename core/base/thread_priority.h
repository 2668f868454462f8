#pragma once

namespace gtv {

/// The calling thread gives way from now on: where processors are scarce, others come first. For
/// work in the background, beside the iteration and the window.
void giveWay();

}  // namespace gtv
