// The requirements after `where`.
#ifndef ARBOR_LEXER_TYPE_REQUIREMENTS_H
#define ARBOR_LEXER_TYPE_REQUIREMENTS_H

#include <stdbool.h>

#include "../characters.h"
#include "../cursor.h"
#include "../trivia.h"
#include "../type.h"
#include "brackets.h"

// Skips `3` or `-3`. Requirements may contain an integer in place of a type.
static inline bool skip_integer(Cursor *c) {
    if (cursor_peek(c) == '-') cursor_advance(c);
    if (!is_digit(cursor_peek(c))) return false;
    read_word(c);
    cursor_mark(c);
    return !skip_trivia(c).slash;
}

static inline bool skip_requirement_side(Cursor *c, bool *colon) {
    if (skip_trivia(c).slash) return false;
    return cursor_peek(c) == '-' || is_digit(cursor_peek(c)) ? skip_integer(c) : skip_type_and_colon(c, colon);
}

// Skips a requirement: `T: P`, `T == U`, `T: _Trivial(64, 8)`.
static inline bool skip_requirement(Cursor *c) {
    bool colon = false;
    if (!skip_requirement_side(c, &colon)) return false;
    bool equates = !colon && cursor_peek(c) == '=';
    if (!equates && !colon) return false;
    if (equates) cursor_advance(c);
    if (equates && cursor_peek(c) != '=') return false;
    if (equates) cursor_advance(c);
    bool none = false;
    if (!skip_requirement_side(c, &none)) return false;
    if (equates || cursor_peek(c) != '(') return true;
    cursor_advance(c);
    if (!skip_type_brackets(c)) return false;
    cursor_mark(c);
    return !skip_trivia(c).slash;
}

// Skips the requirements after `where`, and marks their end.
static inline bool skip_requirements(Cursor *c) {
    while (skip_requirement(c)) {
        if (cursor_peek(c) != ',') return true;
        cursor_advance(c);
    }
    return false;
}

#endif
