#include "experiment/start_kinds.h"

namespace gtv {

const CatalogueView& startCatalogue() {
  static const CatalogueView catalogue{
      "start",
      {{"zero", "Zero", "All parameters are 0.", "w_i = 0", "", {}},
       {"uniform",
        "Uniform",
        "Every parameter is drawn from an interval about 0.",
        "w_ij ~ U(−s, s)",
        "",
        {numberParameter("size", "Largest size s", 1, 0, 1e12, "Half the length of the interval.",
                         true)}},
       {"normal",
        "Normal",
        "Every parameter is drawn from a normal distribution about 0.",
        "w_ij ~ N(0, s²)",
        "",
        {numberParameter("spread", "Standard deviation s", 1, 0, 1e12,
                         "Standard deviation of every parameter.", true)}},
       {"local",
        "Local fits",
        "Every node starts at the minimiser of its own loss; a node without one starts at the mean "
        "of the others.",
        "w_i = argmin L_i(w)",
        "",
        {}},
       {"file",
        "From a file",
        "The parameters of a table with the columns node, w1, w2, …, as weights.csv of a run has "
        "them.",
        "",
        "",
        {valueParameter(ParameterType::File, "file", "File", "",
                        "CSV file with one row per node.")}}}};
  return catalogue;
}

}  // namespace gtv
