#include "base/csv.h"
