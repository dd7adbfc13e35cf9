// SwiftPM wants a source for each target of C.
#include "atomics.h"
