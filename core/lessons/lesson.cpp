#include "lessons/lesson.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <optional>
#include <set>
#include <system_error>
#include <tuple>

#include "base/json.h"
#include "base/resources.h"
#include "experiment/documents.h"

namespace gtv {
namespace {

namespace fs = std::filesystem;

constexpr int mostOrder = 1'000'000;

const std::vector<std::string>& usualViews() {
  static const std::vector<std::string> views{"graph", "dataModels", "lambda"};
  return views;
}

/// Reads the fields of one object and names what is wrong.
class LessonReader {
 public:
  explicit LessonReader(const fs::path& file) : file_(file) {}

  Result<Lesson> read() {
    const auto text = readTextFile(file_);
    if (!text) return text.error();
    const auto json = parseJson(*text, file_.string());
    if (!json) return json.error();
    Lesson lesson;
    lesson.id = file_.stem().string();
    if (!json->is_object()) return problem("", "expected an object, got " + describe(*json));
    if (const auto unknown = unknownField(*json, {"format", "version", "title", "order", "scenes"}))
      return problem(*unknown, "there is no such field of a lesson");
    if (json->value("format", Json()) != Json("gtvlab-lesson"))
      return problem("format", "expected \"gtvlab-lesson\"");
    if (json->value("version", Json()) != Json(1)) return problem("version", "expected 1");
    if (auto done = readText(*json, "title", "title", lesson.title); !done) return done.error();
    const auto order = json->value("order", Json(0));
    if (!order.is_number_integer() || order < 0 || order > mostOrder)
      return problem("order", "expected a whole number from 0, got " + describe(order));
    lesson.order = order.get<int>();
    const auto scenes = json->value("scenes", Json());
    if (!scenes.is_array() || scenes.empty())
      return problem("scenes", "expected a list of at least one scene");
    for (std::size_t k = 0; k < scenes.size(); ++k) {
      const Scene* before = lesson.scenes.empty() ? nullptr : &lesson.scenes.back();
      auto scene = readScene(scenes[k], fmt::format("scenes.{}", k), before);
      if (!scene) return scene.error();
      lesson.scenes.push_back(std::move(*scene));
    }
    return lesson;
  }

 private:
  Error problem(const std::string& field, const std::string& what) const {
    return {field.empty() ? file_.string() : fmt::format("{}: {}", file_.string(), field), what};
  }

  static std::optional<std::string> unknownField(const Json& object,
                                                 const std::set<std::string>& known) {
    for (const auto& [name, value] : object.items())
      if (known.count(name) == 0) return name;
    return std::nullopt;
  }

  Result<void> readText(const Json& object, const char* name, const std::string& field,
                        std::string& out) const {
    const auto value = object.value(name, Json());
    if (!value.is_string() || value.get<std::string>().empty())
      return problem(field, "expected a text that is not empty, got " + describe(value));
    out = value.get<std::string>();
    return {};
  }

  Result<Scene> readScene(const Json& json, const std::string& field, const Scene* before) const {
    Scene scene;
    if (!json.is_object()) return problem(field, "expected an object, got " + describe(json));
    if (const auto unknown = unknownField(json, {"title", "sentence", "preset", "experiment",
                                                 "change", "views", "range", "touch", "question"}))
      return problem(field + "." + *unknown, "there is no such field of a scene");
    if (auto done = readText(json, "title", field + ".title", scene.title); !done)
      return done.error();
    const auto sentence = json.value("sentence", Json(""));
    if (!sentence.is_string())
      return problem(field + ".sentence", "expected a text, got " + describe(sentence));
    scene.sentence = sentence.get<std::string>();
    auto experiment = readExperiment(json, field, before);
    if (!experiment) return experiment.error();
    scene.experiment = std::move(*experiment);
    if (auto done = readViews(json, field, before, scene); !done) return done.error();
    if (auto done = readTouch(json, field, scene); !done) return done.error();
    if (json.contains("range")) {
      const auto range = readRange(json.at("range"), field + ".range");
      if (!range) return range.error();
      scene.range = *range;
    }
    if (json.contains("question")) {
      auto question = readQuestion(json.at("question"), field + ".question");
      if (!question) return question.error();
      scene.question = std::move(*question);
    }
    return scene;
  }

  Result<void> readViews(const Json& json, const std::string& field, const Scene* before,
                         Scene& scene) const {
    if (!json.contains("views")) {
      scene.views = before != nullptr ? before->views : usualViews();
      if (before != nullptr) scene.sizes = before->sizes;
      return {};
    }
    const auto& views = json.at("views");
    if (!views.is_array() || views.empty())
      return problem(field + ".views", "expected a list of names of views, got " + describe(views));
    for (const auto& view : views) {
      const auto name = view.is_object() ? view.value("view", Json()) : view;
      const auto& known = sceneViews();
      const auto isThis = [&](const std::string& one) { return Json(one) == name; };
      if (std::none_of(known.begin(), known.end(), isThis))
        return problem(field + ".views", fmt::format("expected names out of {}, got {}",
                                                     fmt::join(known, ", "), describe(name)));
      scene.views.push_back(name.get<std::string>());
      if (!view.is_object()) continue;
      if (const auto unknown = unknownField(view, {"view", "size"}))
        return problem(field + ".views." + *unknown, "there is no such field of a view");
      const auto size = view.value("size", Json(1));
      const double given = size.is_number() ? size.get<double>() : 0;
      if (given < leastViewSize || given > mostViewSize)
        return problem(field + ".views.size",
                       fmt::format("expected a number from {} to {}, 1 being usual, got {}",
                                   leastViewSize, mostViewSize, describe(size)));
      if (given != 1) scene.sizes[scene.views.back()] = given;
    }
    return {};
  }

  Result<LambdaScale> readRange(const Json& json, const std::string& field) const {
    const auto number = [&](const char* name) {
      const auto value = json.is_object() ? json.value(name, Json()) : Json();
      return value.is_number() ? value.get<double>() : -1.0;
    };
    const LambdaScale range{number("low"), number("high")};
    if (json.size() == 2 && 0 < range.low && range.low < range.high) return range;
    return problem(field,
                   "expected {\"low\": λ, \"high\": λ} with 0 < low < high, got " + describe(json));
  }

  Result<void> readTouch(const Json& json, const std::string& field, Scene& scene) const {
    if (!json.contains("touch")) return {};
    const auto& touch = json.at("touch");
    const auto has = [&](const char* what) {
      return std::find(touch.begin(), touch.end(), Json(what)) != touch.end();
    };
    const bool isList =
        touch.is_array() && std::all_of(touch.begin(), touch.end(), [](const Json& what) {
          return what == Json("lambda") || what == Json("graph");
        });
    if (!isList)
      return problem(field + ".touch",
                     "expected a list of \"lambda\" and \"graph\", got " + describe(touch));
    scene.lambdaCanBeTouched = has("lambda");
    scene.graphCanBeTouched = has("graph");
    return {};
  }

  Result<Question> readQuestion(const Json& json, const std::string& field) const {
    Question question;
    if (!json.is_object()) return problem(field, "expected an object, got " + describe(json));
    if (const auto unknown = unknownField(json, {"text", "about"}))
      return problem(field + "." + *unknown, "there is no such field of a question");
    if (auto done = readText(json, "text", field + ".text", question.text); !done)
      return done.error();
    if (auto done = readText(json, "about", field + ".about", question.about); !done)
      return done.error();
    if (findQuestionKind(question.about) != nullptr) return question;
    std::vector<std::string> known;
    for (const auto& kind : questionKinds()) known.push_back(kind.id);
    return problem(field + ".about", fmt::format("expected one of {}, got \"{}\"",
                                                 fmt::join(known, ", "), question.about));
  }

  Result<Experiment> readExperiment(const Json& json, const std::string& field,
                                    const Scene* before) const {
    if (json.contains("preset") && json.contains("experiment"))
      return problem(field, "\"preset\" and \"experiment\" exclude each other");
    auto base = firstExperiment(json, field, before);
    const auto changes = json.value("change", Json::object());
    if (base && !changes.is_object())
      return problem(field + ".change", "expected {field: value}, got " + describe(changes));
    if (!base) return base;
    for (const auto& [path, value] : changes.items()) {
      auto next = base->with(path, value);
      if (!next) return problem(fmt::format("{}.change.{}", field, path), next.error().text());
      base = std::move(next);
    }
    return base;
  }

  Result<Experiment> firstExperiment(const Json& json, const std::string& field,
                                     const Scene* before) const {
    if (json.contains("preset")) {
      const auto& id = json.at("preset");
      auto preset = loadPreset(id.is_string() ? id.get<std::string>() : describe(id));
      if (!preset) return problem(field + ".preset", preset.error().text());
      return preset;
    }
    if (json.contains("experiment")) {
      auto document =
          Experiment::fromJson(json.at("experiment"), fmt::format("{}: {}", file_.string(), field));
      if (document) document->setFolder(file_.parent_path());
      return document;
    }
    if (before == nullptr)
      return problem(field, "the first scene needs \"preset\" or \"experiment\"");
    return before->experiment;
  }

  fs::path file_;
};

fs::path lessonFolder() { return resourceFolder() / "lessons"; }

/// `before` is the scene before it, or null; its experiment is not written again.
Json sceneJson(const Scene& scene, const Scene* before, const fs::path& folder) {
  Json out{{"title", scene.title}, {"sentence", scene.sentence}};
  const auto experiment = scene.experiment.movedTo(folder);
  if (before == nullptr || !(experiment == before->experiment.movedTo(folder)))
    out["experiment"] = experiment.json();
  auto views = Json::array();
  for (const auto& view : scene.views) {
    const auto size = scene.sizes.find(view);
    views.push_back(size == scene.sizes.end() ? Json(view)
                                              : Json{{"view", view}, {"size", size->second}});
  }
  out["views"] = std::move(views);
  if (scene.range) out["range"] = {{"low", scene.range->low}, {"high", scene.range->high}};
  auto touch = Json::array();
  if (scene.lambdaCanBeTouched) touch.push_back("lambda");
  if (scene.graphCanBeTouched) touch.push_back("graph");
  out["touch"] = std::move(touch);
  if (scene.question)
    out["question"] = {{"text", scene.question->text}, {"about", scene.question->about}};
  return out;
}

}  // namespace

const std::vector<std::string>& sceneViews() {
  static const std::vector<std::string> views{
      "graph",      "lambda",        "dataModels",   "scatter",      "predictions",  "profile",
      "nodeErrors", "influence",     "loss",         "stepSize",     "algorithm",    "biasVariance",
      "samples",    "gradientNoise", "objectiveMap", "error",        "objective",    "gap",
      "inspector",  "nodeTable",     "edgeTable",    "clusterGraph", "disagreement", "path",
      "privacy",    "runs",          "race",         "sweep",        "similarity",   "mixtures",
      "tableParts", "eavesdropper"};
  return views;
}

Result<Lesson> readLesson(const fs::path& file) { return LessonReader(file).read(); }

Result<void> writeLesson(const Lesson& lesson, const fs::path& file) {
  Json json{{"format", "gtvlab-lesson"}, {"version", 1}, {"title", lesson.title}};
  if (lesson.order != 0) json["order"] = lesson.order;
  auto scenes = Json::array();
  const Scene* before = nullptr;
  for (const auto& scene : lesson.scenes) {
    scenes.push_back(sceneJson(scene, before, file.parent_path()));
    before = &scene;
  }
  json["scenes"] = std::move(scenes);
  return writeTextFile(file, prettyJson(json));
}

Result<void> exportLesson(Lesson lesson, const fs::path& file) {
  std::vector<fs::path> copies;
  Result<void> done;
  for (auto& scene : lesson.scenes) {
    auto moved = withDataBeside(scene.experiment, file);
    if (!moved) {
      done = moved.error();
      break;
    }
    scene.experiment = std::move(moved->experiment);
    copies.insert(copies.end(), moved->copies.begin(), moved->copies.end());
  }
  if (done) done = writeLesson(lesson, file);
  std::error_code code;
  if (!done)
    for (const auto& copy : copies) fs::remove(copy, code);
  return done;
}

bool isLessonFile(const fs::path& file) {
  constexpr std::size_t enough = 4096;
  std::error_code code;
  if (!fs::is_regular_file(file, code)) return false;
  std::string start(enough, '\0');
  std::ifstream(file, std::ios::binary).read(start.data(), enough);
  return start.find("\"gtvlab-lesson\"") != std::string::npos;
}

std::vector<Lesson> listLessons(const fs::path& folder) {
  std::vector<Lesson> lessons;
  std::error_code code;
  for (const auto& entry : fs::directory_iterator(folder, code))
    if (entry.path().extension() == ".json")
      if (auto lesson = readLesson(entry.path())) lessons.push_back(std::move(*lesson));
  std::sort(lessons.begin(), lessons.end(), [](const Lesson& a, const Lesson& b) {
    return std::tie(a.order, a.id) < std::tie(b.order, b.id);
  });
  return lessons;
}

std::vector<Lesson> listLessons() { return listLessons(lessonFolder()); }

fs::path ownLessonsFolder() { return userDataFolder() / "lessons"; }

Result<Lesson> loadLesson(const std::string& idOrFile) {
  std::error_code code;
  const auto file = lessonFolder() / (idOrFile + ".json");
  const bool isName = fs::path(idOrFile).filename() == fs::path(idOrFile) && !idOrFile.empty();
  if (isName && fs::is_regular_file(file, code)) return readLesson(file);
  if (fs::exists(idOrFile, code)) return readLesson(idOrFile);
  std::vector<std::string> known;
  for (const auto& lesson : listLessons()) known.push_back(lesson.id);
  return Error{idOrFile, fmt::format("no such file, and no such lesson; there are {}",
                                     fmt::join(known, ", "))};
}

}  // namespace gtv
