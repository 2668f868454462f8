#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "exact/lambda_scale.h"
#include "experiment/experiment.h"
#include "lessons/question.h"

namespace gtv {

/// One picture of a lesson: an experiment, what is shown of it, and a sentence.
struct Scene {
  Experiment experiment;
  std::string title;
  std::string sentence;  ///< may be empty
  /// What is shown, of sceneViews(), the most wanted first.
  std::vector<std::string> views;
  /// Of views that are not as large as usual, which is 1.
  std::map<std::string, double> sizes;
  /// Of the slider; empty: as it fits the path of λ.
  std::optional<LambdaScale> range;
  bool lambdaCanBeTouched = true;
  bool graphCanBeTouched = true;
  /// Asked before anything of the scene is computed.
  std::optional<Question> question;

  friend bool operator==(const Scene&, const Scene&) = default;
};

/// What a scene can show: "graph", "lambda" (path, error and slider), and views of the window by
/// the names of their docks without "Dock".
const std::vector<std::string>& sceneViews();
/// Of a view of a scene.
inline constexpr double leastViewSize = 0.25;
inline constexpr double mostViewSize = 4;

/// Scenes in the order in which they are shown; there is at least one.
struct Lesson {
  std::string id;  ///< file name without .json
  std::string title;
  int order = 0;  ///< among the lessons of the program
  std::vector<Scene> scenes;

  friend bool operator==(const Lesson&, const Lesson&) = default;
};

/// A lesson is {"format": "gtvlab-lesson", "version": 1, "title", "order" (a whole number, 0
/// without it), "scenes": [{"title", "sentence", "preset" (an id) or "experiment" (a document),
/// "change" ({path: value}, as Experiment::with()), "views" (names, or {"view": a name, "size": 1
/// if it is as large as usual}), "range": {"low", "high"} (λ where the slider turns logarithmic,
/// and at its right end), "touch": what can be changed with the mouse, of "lambda" and "graph",
/// "question": {"text", "about"}}]}. A scene without "preset" and "experiment" has the experiment
/// of the scene before it. Errors name the file and the field
/// ("lambda.json: scenes.2.change.penalty.kind").
Result<Lesson> readLesson(const std::filesystem::path& file);
/// So that readLesson() gives the same lesson, with the id of the file. Every experiment is written
/// as a whole; files that it names are named as they are found from there.
Result<void> writeLesson(const Lesson& lesson, const std::filesystem::path& file);

/// The same for somebody else to read: data that the experiments name are copied beside the file.
Result<void> exportLesson(Lesson lesson, const std::filesystem::path& file);
/// By its first bytes.
bool isLessonFile(const std::filesystem::path& file);

/// The lessons in a folder, by their order, then by id. A file that cannot be read is left out.
std::vector<Lesson> listLessons(const std::filesystem::path& folder);
/// Those of the program, in resources/lessons.
std::vector<Lesson> listLessons();
/// One of them by its id, or else one in a file; an Error that names those that there are.
Result<Lesson> loadLesson(const std::string& idOrFile);
/// Where lessons of the user's own are kept: "lessons" in userDataFolder().
std::filesystem::path ownLessonsFolder();

}  // namespace gtv
