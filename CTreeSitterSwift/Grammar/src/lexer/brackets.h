// Skips from an opening bracket to the bracket that closes it.
#ifndef ARBOR_LEXER_BRACKETS_H
#define ARBOR_LEXER_BRACKETS_H

#ifdef LEXER_OVER_TREE_SITTER

#include <stdbool.h>

#include "cursor.h"
#include "nested.h"

// Skips past the bracket that closes an opening bracket, from after the latter. Returns false if the text ends before.
static inline bool skip_brackets(Cursor *c) {
    Nest nest;
    nest.string_count = 0;
    nest.depth = 1;
    return skip_nest(c, &nest, false);
}

#else
#include "../prescan/brackets.h"
#endif

#endif
