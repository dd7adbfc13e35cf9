// A check that NDEBUG doesn't remove.
#ifndef ARBOR_FUZZ_REQUIRE_H
#define ARBOR_FUZZ_REQUIRE_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static inline void require(bool holds, const char *what) {
    if (holds) return;
    fprintf(stderr, "fuzz: %s\n", what);
    abort();
}

#endif
