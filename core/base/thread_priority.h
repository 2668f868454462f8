#pragma once

namespace gtv {

/// To whom a thread gives way where processors are scarce: the iteration to the window that shows
/// it, work in the background to both.
enum class Way { ToTheWindow, ToAll };

/// From now on the calling thread, which is not the first one of the program, gives way.
void giveWay(Way way = Way::ToAll);

}  // namespace gtv
