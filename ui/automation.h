#pragma once

#include <QString>
#include <cstdint>

namespace gtv::ui {

class MainWindow;

/// Runs the window's experiment to `iteration`, saves a picture of the window when everything is
/// drawn, and returns the exit code: 0, or 2 with a message if the experiment cannot be built or
/// the file cannot be written.
int takeScreenshot(MainWindow& window, const QString& file, std::int64_t iteration);

}  // namespace gtv::ui
