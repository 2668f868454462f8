#pragma once

#include <QString>
#include <cstdint>

namespace gtv::ui {

class MainWindow;

/// Runs the window's experiment to `iteration`, saves a picture of the window when everything is
/// drawn, and returns the exit code: 0, or 2 with a message if the experiment cannot be built or
/// the file cannot be written.
int takeScreenshot(MainWindow& window, const QString& file, std::int64_t iteration);

/// Draws ID.png and ID-dark.png of every preset, or of one, into a folder: its graph and its local
/// models after some iterations. Returns the exit code.
int drawThumbnails(MainWindow& window, const QString& preset, const QString& folder);

}  // namespace gtv::ui
