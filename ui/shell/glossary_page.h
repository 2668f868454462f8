#pragma once

#include <QString>

namespace gtv::ui {

/// The terms of resources/glossary.json as one page of the help, a heading for each, so that the
/// contents list them and a search finds them by their synonyms. Links to other terms are
/// "term:NAME", to an experiment that shows the term "show:PRESET" or "show:PRESET?VIEW", a view by
/// the name of its dock without "Dock". What is wrong with the file is the page.
QString glossaryHtml();

}  // namespace gtv::ui
