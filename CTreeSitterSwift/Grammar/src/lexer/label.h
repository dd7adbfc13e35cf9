// The label of a parameter.
#ifndef ARBOR_LEXER_LABEL_H
#define ARBOR_LEXER_LABEL_H

#include <stdbool.h>

#include "characters.h"
#include "cursor.h"
#include "names.h"
#include "trivia.h"

static inline bool skip_label_word(Cursor *c) {
    if (cursor_peek(c) == '`') {
        cursor_advance(c);
        skip_backticked(c);
        return true;
    }
    if (!is_word(cursor_peek(c))) return false;
    read_word(c);
    return true;
}

// Skips the label of `label:` or `label name:`, and marks its end. If three words precede the colon, the first one is a
// modifier.
static inline bool skip_label(Cursor *c) {
    if (!skip_label_word(c)) return false;
    cursor_mark(c);
    if (skip_trivia(c).slash) return false;
    if (skip_label_word(c) && skip_trivia(c).slash) return false;
    return cursor_peek(c) == ':';
}

#endif
