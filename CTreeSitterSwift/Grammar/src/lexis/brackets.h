// From an opening bracket to the one that closes it.
#ifndef ARBOR_LEXIS_BRACKETS_H
#define ARBOR_LEXIS_BRACKETS_H

#ifdef LEXIS_OVER_LEXER

#include <stdbool.h>

#include "cursor.h"
#include "nested.h"

// After an opening bracket, past the one that closes it. False where the text ends before.
static inline bool skip_brackets(Cursor *c) {
    Nest nest;
    nest.string_count = 0;
    nest.depth = 1;
    return skip_nest(c, &nest, false);
}

#else
#include "../skim/brackets.h"
#endif

#endif
