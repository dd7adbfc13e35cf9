// Names in backticks.
#ifndef ARBOR_LEXER_NAMES_H
#define ARBOR_LEXER_NAMES_H

#include "characters.h"
#include "cursor.h"

// Skips a name in backticks, from after the first backtick. An unclosed one ends with its line.
static inline void skip_backticked(Cursor *c) {
    while (!cursor_at_end(c) && !is_newline(cursor_peek(c))) {
        bool closes = cursor_peek(c) == '`';
        cursor_advance(c);
        if (closes) return;
    }
    cursor_lose(c);
}

#endif
