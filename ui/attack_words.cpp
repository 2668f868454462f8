#include "attack_words.h"

#include "data/attacks.h"
#include "words.h"

namespace gtv::ui {

std::map<int, QString> attacksByNode(const Experiment& experiment, const Network& network) {
  std::map<int, QString> out;
  for (const auto& attack : experiment.attacks()) {
    const auto* entry = attackCatalogue().find(attack.kind());
    check(entry != nullptr, "a choice comes from its catalogue");
    const auto name = text(entry->info.label).toLower();
    for (const int id : attack.integers("nodes")) {
      const int node = network.nodeOf(id);
      if (node < 0) continue;
      auto& words = out[node];
      if (words.isEmpty())
        words = name;
      else if (!words.contains(name))
        words += QStringLiteral(", ") + name;
    }
  }
  return out;
}

}  // namespace gtv::ui
