#pragma once

#include <QString>
#include <filesystem>

#include "experiment/experiment.h"
#include "instances/problem_instance.h"

namespace gtv::ui {

/// What a file that is dropped on the window is, by its ending and its first lines. Data has the
/// header node,y,x1,…,xd or, for the clustering loss, node,x1,…,xd, and no other column; a table is
/// any other CSV file.
enum class FileKind { Experiment, Lesson, Graph, Data, Table, Unknown };
FileKind kindOfFile(const QString& file);

/// The experiment with the data of this file (header node,y,x1,…).
Result<Experiment> withDataFile(const Experiment& experiment, const QString& file);

/// For file dialogs: all formats that can be written, then each alone; and all that can be read.
QString writtenGraphFilter();
QString readGraphFilter();

}  // namespace gtv::ui
