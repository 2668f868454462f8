#include "session/session_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "base/counted.h"
#include "session/packing.h"

namespace gtv {
namespace {

/// Rows that are written as one block: it is written anew as long as it grows.
constexpr std::size_t blockRows = 1024;

Matrix asColumn(const std::vector<double>& values) {
  return Eigen::Map<const Vector>(values.data(), static_cast<Eigen::Index>(values.size()));
}

/// What of a resume point is no matrix.
Json resumePointFacts(const ResumePoint& resumePoint) {
  const auto& at = resumePoint.at;
  Json owed;
  if (at.pendingTermination)
    owed = {{"stands", at.pendingTermination->isObjectiveStationary},
            {"certificateIsDue", at.pendingTermination->isCertificateDue}};
  return {{"solver", at.solver.solver},
          {"iteration", at.solver.iteration},
          {"randomState", at.solver.randomState},
          {"anchors", at.solver.auxiliary.size()},
          {"iterationsBefore", at.iterationsBefore},
          {"status", statusName(at.status)},
          {"message", at.message},
          {"budgetStart", at.budgetStart},
          {"nextCheck", at.nextCheck},
          {"lastCertificate", at.lastCertificate},
          {"attainmentAsked", at.attainmentChecked},
          {"owedEnd", std::move(owed)},
          {"rows", at.rows},
          {"changes", at.changes},
          {"finiteIteration", resumePoint.lastFinite.iteration}};
}

/// Messages may name files, whose names need not be UTF-8.
std::string asText(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

void SessionFile::putFact(Database& database, const char* key, const Json& value) {
  const auto text = value.dump();
  auto put = database.prepare(
      "INSERT INTO fact(key, json, crc) VALUES(?1, ?2, ?3)"
      " ON CONFLICT(key) DO UPDATE SET json = ?2, crc = ?3 WHERE json != ?2");
  put.bindText(key).bindText(text).bind(checksum(text)).run();
}

void SessionFile::writeState(const SessionChanges& changes) {
  auto& files = changes.runs.empty() ? files_ : filesOf_[changes.runs.front().run.id];
  putFact(*database_, "state",
          {{"experiment", documents_.put(changes.experiment, files)},
           {"saved", documents_.put(changes.saved, files)},
           {"done", changes.done}});
  putFact(*database_, "screen",
          documents_.inSession(changes.screen, changes.experiment.folder(), files));
  auto put = database_->prepare(
      "INSERT INTO step(position, name, before, after) VALUES(?1, ?2, ?3, ?4)"
      " ON CONFLICT(position) DO UPDATE SET name = ?2, before = ?3, after = ?4"
      " WHERE name != ?2 OR before != ?3 OR after != ?4");
  std::int64_t position = 0;
  for (const auto& step : changes.steps) {
    const auto before = documents_.put(step.before, files);
    const auto after = documents_.put(step.after, files);
    const auto name = documents_.withoutPaths(step.name);
    put.bind(position++).bindText(name).bind(before).bind(after).run();
  }
  database_->prepare("DELETE FROM step WHERE position >= ?").bind(position).run();
}

void SessionFile::writeRuns(const std::vector<RunChanges>& runs) {
  std::set<std::int64_t> present;
  std::int64_t position = 0;
  for (const auto& run : runs) {
    present.insert(run.run.id);
    writeRun(run, position++);
  }
  for (auto it = runs_.begin(); it != runs_.end();) {
    if (present.contains(it->first)) {
      ++it;
      continue;
    }
    for (const char* sql : {"DELETE FROM run WHERE id = ?", "DELETE FROM trace WHERE run = ?",
                            "DELETE FROM change WHERE run = ?", "DELETE FROM place WHERE run = ?",
                            "DELETE FROM part WHERE run = ?"})
      database_->prepare(sql).bind(it->first).run();
    filesOf_.erase(it->first);
    it = runs_.erase(it);
  }
}

void SessionFile::writeRun(const RunChanges& changes, std::int64_t position) {
  const auto& run = changes.run;
  auto& written = runs_[run.id];
  auto& files = filesOf_[run.id];
  // The documents first: what people are told of a run may name their files.
  const auto start = documents_.put(run.start, files);
  const auto finish = documents_.put(run.end, files);
  Json about{{"name", run.name},
             {"color", run.color},
             {"pinned", run.pinned},
             {"hidden", run.hidden},
             {"instructionSet", run.instructionSet},
             {"program", run.program},
             {"status", statusName(run.status)},
             {"message", documents_.withoutPaths(run.message)}};
  if (run.racer >= 0) about["racer"] = run.racer;
  const auto facts = asText(about);
  const auto last = packRows(&run.last, 1);
  database_
      ->prepare(
          "INSERT INTO run(id, position, start, finish, json, last, crc) VALUES(?1, ?2, ?3, ?4, "
          "?5, ?6, ?7) ON CONFLICT(id) DO UPDATE SET position = ?2, start = ?3, finish = ?4, json "
          "= ?5, last = ?6, crc = ?7 WHERE position != ?2 OR start != ?3 OR finish != ?4 OR json "
          "!= ?5 OR last != ?6")
      .bind(run.id)
      .bind(position)
      .bind(start)
      .bind(finish)
      .bindText(facts)
      .bindBytes(last)
      .bind(checksum(facts + last))
      .run();
  const bool wentBack = changes.kept < written.rows;
  writeRows(changes, written);
  writeChanges(run, written, wentBack);
  writeIterates(run, written);
}

void SessionFile::writeRows(const RunChanges& changes, Written& written) {
  const auto& rows = changes.run.trace.rows();
  const auto size = packedRowSize();
  const auto id = changes.run.id;
  if (changes.kept > written.rows)
    return database_->fail(fmt::format("it has {} of {}, not {}",
                                       counted(static_cast<std::int64_t>(written.rows), "row"),
                                       changes.run.name, changes.kept));
  if (changes.kept == written.rows && rows.empty()) return;
  if (changes.kept < written.rows) {
    const auto first = changes.kept / blockRows * blockRows;
    if (first < (written.rows - 1) / blockRows * blockRows) {
      auto block = database_->prepare("SELECT rows FROM trace WHERE run = ? AND first = ?");
      block.bind(id).bind(static_cast<std::int64_t>(first)).step();
      written.tail = block.bytes(0);
    }
    written.tail.resize((changes.kept - first) * size);
    written.rows = changes.kept;
    database_->prepare("DELETE FROM trace WHERE run = ? AND first >= ?")
        .bind(id)
        .bind(static_cast<std::int64_t>(first))
        .run();
  }
  auto first = written.rows - written.tail.size() / size;
  auto put =
      database_->prepare("INSERT OR REPLACE INTO trace(run, first, rows, crc) VALUES(?, ?, ?, ?)");
  const auto write = [&](std::string_view block) {
    put.bind(id)
        .bind(static_cast<std::int64_t>(first))
        .bindBytes(block)
        .bind(checksum(block))
        .run();
  };
  for (std::size_t k = 0; k < rows.size();) {
    const auto room = blockRows - written.tail.size() / size;
    if (room == 0) {
      first += blockRows;
      written.tail.clear();
      continue;
    }
    const auto count = std::min(room, rows.size() - k);
    written.tail += packRows(rows.data() + k, count);
    k += count;
    write(written.tail);
  }
  if (rows.empty() && !written.tail.empty()) write(written.tail);
  written.rows += rows.size();
}

/// They are few and all come; those that the file has are the first of them, unless the run went
/// back.
void SessionFile::writeChanges(const SessionRun& run, Written& written, bool anew) {
  const auto& changes = run.trace.changes();
  if (anew || changes.size() < written.changes) {
    database_->prepare("DELETE FROM change WHERE run = ?").bind(run.id).run();
    written.changes = 0;
  }
  auto put = database_->prepare("INSERT INTO change(run, position, json, crc) VALUES(?, ?, ?, ?)");
  for (std::size_t k = 0; k < changes.size(); ++k) {
    // The files that they name are still needed, whether they are written now or were before.
    auto set = documents_.inSession(changes[k].set, run.end.folder(), filesOf_[run.id]);
    if (k < written.changes) continue;
    const auto json = Json{{"iteration", changes[k].iteration}, {"set", std::move(set)}}.dump();
    ++written.changes;
    put.bind(run.id).bind(static_cast<std::int64_t>(k)).bindText(json).bind(checksum(json)).run();
  }
}

void SessionFile::writeIterates(const SessionRun& run, Written& written) {
  const bool sameResumePoint = run.resumePoint == written.resumePoint;
  if (sameResumePoint && run.W == written.W) return;
  const bool isAtResumePoint = run.resumePoint && run.W &&
                               run.resumePoint->at.iteration() == run.last.iteration &&
                               run.resumePoint->at.solver.W == *run.W;
  database_->prepare("DELETE FROM part WHERE run = ? AND name = 'W'").bind(run.id).run();
  if (run.W && !isAtResumePoint) writePart(run.id, "W", *run.W);
  written.W = run.W;
  if (sameResumePoint) return;
  written.resumePoint = run.resumePoint;
  database_->prepare("DELETE FROM part WHERE run = ? AND name != 'W'").bind(run.id).run();
  database_->prepare("DELETE FROM place WHERE run = ?").bind(run.id).run();
  if (!run.resumePoint) return;
  const auto& at = run.resumePoint->at;
  const auto& finite = run.resumePoint->lastFinite;
  const auto experiment = documents_.put(at.experiment, filesOf_[run.id]);
  auto facts = resumePointFacts(*run.resumePoint);
  facts["message"] = documents_.withoutPaths(at.message);
  const auto text = asText(facts);
  database_->prepare("INSERT INTO place(run, experiment, json, crc) VALUES(?, ?, ?, ?)")
      .bind(run.id)
      .bind(experiment)
      .bindText(text)
      .bind(checksum(text))
      .run();
  writePart(run.id, "solver.W", at.solver.W);
  writePart(run.id, "solver.U", at.solver.U);
  for (std::size_t k = 0; k < at.solver.auxiliary.size(); ++k)
    writePart(run.id, auxiliaryPart(k), at.solver.auxiliary[k]);
  if (at.solver.best.size() > 0) writePart(run.id, "solver.best", at.solver.best);
  writePart(run.id, "solver.scalars", asColumn(at.solver.scalars));
  writePart(run.id, "objectives", asColumn(at.objectives));
  writePart(
      run.id, "spent",
      asColumn({at.traffic.messages, at.traffic.vectors, at.traffic.numbers, at.totalSeconds}));
  if (finite.W == at.solver.W && finite.U == at.solver.U) return;
  writePart(run.id, "finite.W", finite.W);
  writePart(run.id, "finite.U", finite.U);
}

void SessionFile::writePart(std::int64_t run, const std::string& name, const Matrix& A) {
  const auto numbers = packMatrix(A);
  database_
      ->prepare("INSERT INTO part(run, name, rows, columns, numbers, crc) VALUES(?, ?, ?, ?, ?, ?)")
      .bind(run)
      .bindText(name)
      .bind(A.rows())
      .bind(A.cols())
      .bindBytes(numbers)
      .bind(checksum(numbers))
      .run();
}

/// Why a run of a sweep was refused may be said of one of its files.
Json SessionFile::withoutPaths(const Json& row) const {
  auto out = row;
  if (out.is_object() && out.contains("error") && out["error"].is_string())
    out["error"] = documents_.withoutPaths(out["error"].get<std::string>());
  return out;
}

void SessionFile::writeSweeps(const std::vector<SweepChanges>& sweeps) {
  std::set<std::int64_t> present;
  std::int64_t position = 0;
  for (const auto& sweep : sweeps) {
    present.insert(sweep.id);
    const auto plan =
        documents_.inSession(sweep.plan, sweep.folder, filesOfSweeps_[sweep.id]).dump();
    database_
        ->prepare(
            "INSERT INTO sweep(id, position, json, crc) VALUES(?1, ?2, ?3, ?4) ON CONFLICT(id) DO "
            "UPDATE SET position = ?2, json = ?3, crc = ?4 WHERE position != ?2 OR json != ?3")
        .bind(sweep.id)
        .bind(position++)
        .bindText(plan)
        .bind(checksum(plan))
        .run();
    auto& written = sweeps_[sweep.id];
    if (sweep.kept > written)
      return database_->fail(fmt::format("it has {} of a sweep, not {}",
                                         counted(static_cast<std::int64_t>(written), "row"),
                                         sweep.kept));
    if (sweep.kept < written)
      database_->prepare("DELETE FROM sweepRow WHERE sweep = ? AND position >= ?")
          .bind(sweep.id)
          .bind(static_cast<std::int64_t>(sweep.kept))
          .run();
    written = sweep.kept;
    auto put =
        database_->prepare("INSERT INTO sweepRow(sweep, position, json, crc) VALUES(?, ?, ?, ?)");
    for (const auto& row : sweep.rows) {
      const auto text = asText(withoutPaths(row));
      put.bind(sweep.id)
          .bind(static_cast<std::int64_t>(written++))
          .bindText(text)
          .bind(checksum(text))
          .run();
    }
  }
  for (auto it = sweeps_.begin(); it != sweeps_.end();) {
    if (present.contains(it->first)) {
      ++it;
      continue;
    }
    for (const char* sql :
         {"DELETE FROM sweep WHERE id = ?", "DELETE FROM sweepRow WHERE sweep = ?"})
      database_->prepare(sql).bind(it->first).run();
    filesOfSweeps_.erase(it->first);
    it = sweeps_.erase(it);
  }
}

void SessionFile::writeStudies(const Studies& studies) {
  const auto shorten = [&](const std::string& name, std::size_t length) {
    database_->prepare("DELETE FROM study WHERE name = ? AND position >= ?")
        .bindText(name)
        .bind(static_cast<std::int64_t>(length))
        .run();
  };
  for (const auto& [name, written] : studies_)
    if (!studies.contains(name)) shorten(name, 0);
  std::erase_if(studies_, [&](const auto& study) { return !studies.contains(study.first); });
  auto put = database_->prepare(
      "INSERT OR REPLACE INTO study(name, position, json, numbers, crc) VALUES(?, ?, ?, ?, ?)");
  for (const auto& [name, parts] : studies) {
    auto& written = studies_[name];
    if (written.size() > parts.size()) shorten(name, parts.size());
    written.resize(parts.size());
    for (std::size_t k = 0; k < parts.size(); ++k) {
      if (written[k] == parts[k]) continue;
      const auto facts = parts[k]->facts.dump();
      put.bindText(name)
          .bind(static_cast<std::int64_t>(k))
          .bindText(facts)
          .bindBytes(parts[k]->numbers)
          .bind(checksum(facts + parts[k]->numbers))
          .run();
      written[k] = parts[k];
    }
  }
}

}  // namespace gtv
