#pragma once

namespace gtv {

/// What a thread works for, by falling priority where processors are scarce: the solver comes
/// after the window that shows it, work in the background after both.
enum class ThreadPriority { Solver, Background };

/// Lowers the priority of the calling thread, which is not the first one of the program.
void lowerThreadPriority(ThreadPriority way = ThreadPriority::Background);

}  // namespace gtv
