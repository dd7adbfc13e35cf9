// SwiftPM requires a source file for each C target.
#include "atomics.h"
