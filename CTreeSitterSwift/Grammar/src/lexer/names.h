// Names in backticks.
#ifndef ARBOR_LEXER_NAMES_H
#define ARBOR_LEXER_NAMES_H

#include "characters.h"
#include "cursor.h"

// Between backticks, after the first of them.
static inline void skip_backticked(Cursor *c) {
    while (!cursor_at_end(c) && !is_newline(cursor_peek(c))) {
        bool closes = cursor_peek(c) == '`';
        cursor_advance(c);
        if (closes) return;
    }
}

#endif
