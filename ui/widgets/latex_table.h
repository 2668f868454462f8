#pragma once

#include <QString>

namespace gtv::ui {

/// A table for a paper: the rows of a CSV text with a header as a `tabular` of LaTeX (package
/// booktabs), columns of numbers aligned to the right and rounded to four significant digits, which
/// a comment says. Characters that mean something to LaTeX are escaped.
QString latexTable(const QString& csv);

}  // namespace gtv::ui
