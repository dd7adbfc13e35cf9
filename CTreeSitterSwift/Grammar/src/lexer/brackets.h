// Skips from an opening bracket to the bracket that closes it. The prescan has a faster way, which differs where
// brackets don't match. A reader that must agree with the scanner defines LEXER_COUNTS_ALL_BRACKETS.
#ifndef ARBOR_LEXER_BRACKETS_H
#define ARBOR_LEXER_BRACKETS_H

#if defined(LEXER_OVER_TREE_SITTER) || defined(LEXER_COUNTS_ALL_BRACKETS)

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
