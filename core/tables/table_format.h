#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text_encoding.h"

namespace gtv {

/// The separator of cells with any number of blanks and tabs between them.
inline constexpr char blankSeparator = ' ';

/// How a table is written as a text. What is left open is guessed from the text.
struct TableFormat {
  std::optional<TextEncoding> encoding;
  std::optional<char> separator;  ///< one of tableSeparators, or blankSeparator
  std::optional<char> decimal;    ///< '.' or ','
  /// Is the first line that is no comment the names of the columns?
  std::optional<bool> hasHeader;
  /// Cells that stand for a value which is not known, in any case of letters; an empty cell always
  /// does.
  std::vector<std::string> missing = usualMissingMarks();
  /// A line that begins with one of these characters is passed over; none: no line is.
  std::string comment = "#";
  /// Of columns with equal names the later ones become x.1, x.2, as in pandas.
  bool renamesColumns = false;

  /// Those of pandas and R, of the Finnish Meteorological Institute ("-"), of SAS and Stata
  /// ("."), of databases and Python ("null", "None") and of the UCI repository ("?").
  static const std::vector<std::string>& usualMissingMarks();
  bool isMissing(std::string_view cell) const;
  /// What marks spell as numbers, such as -999: every cell that is the same number is missing.
  std::vector<double> missingNumbers() const;
  /// The finite number that the cell spells, with this decimal sign; a + before it may stand.
  std::optional<double> number(std::string_view cell) const;
};

/// "1.5", "1.234" or "1.234,5": among decimal commas its points are a slip or separate thousands.
bool isNumberWithPoints(std::string_view cell);

inline constexpr std::string_view tableSeparators = "\t;|,";

/// A word for a separator: "comma", "semicolon", "tab", "pipe", "blanks".
std::string separatorName(char separator);

/// One cell of a line, without what is around it.
struct Cell {
  std::string_view text;
  bool isQuoted = false;
};
/// The cells of one line; a quote that is not closed ends with it.
std::vector<Cell> cellsOf(std::string_view line, char separator);

/// What is open in `format`, guessed from the first lines of a text, without line ends.
/// `notes` gets what was guessed and is not usual, in sentences without their full stops. Open stay
/// the header where the first line may be one of values, and separator and decimal sign where one
/// name is above rows such as "1,5".
TableFormat guessedFormat(TableFormat format, const std::vector<std::string>& lines,
                          std::vector<std::string>& notes);

}  // namespace gtv
