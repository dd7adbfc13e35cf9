// Operators, and the characters on both sides of them.
#ifndef ARBOR_LEXER_OPERATOR_H
#define ARBOR_LEXER_OPERATOR_H

#include <stdbool.h>
#include <stdint.h>

#include "characters.h"
#include "cursor.h"
#include "regex.h"
#include "trivia.h"

static inline bool is_bound_right(Cursor *c, bool bound_left) {
    if (cursor_at_end(c)) return false;
    int32_t next = cursor_peek(c);
    // In `a!.b` the dot belongs to the operand before it, and in `-.pi` to the operand after it.
    if (next == '.') return !bound_left;
    return !is_space(next) && !is_closing(next) && !is_separator(next);
}

typedef struct {
    int32_t first;
    int32_t second;
    uint32_t length;
    bool comment_follows;
    // A regex literal follows directly, and is consumed.
    bool regex_follows;
} Operator;

// Reads the rest of an operator whose first character is consumed.
static inline Operator read_operator(Cursor *c, int32_t first) {
    Operator op = {first, 0, 1, false, false};
    while (!cursor_at_end(c) && (is_operator(cursor_peek(c)) || (first == '.' && cursor_peek(c) == '.'))) {
        int32_t next = cursor_peek(c);
        cursor_advance(c);
        Trivia trivia = {false, false, false, false};
        if (next == '/') {
            op.comment_follows = skip_comment_after_slash(c, &trivia);
            op.regex_follows = !op.comment_follows && skip_bare_regex(c);
            if (op.comment_follows || op.regex_follows) return op;
        }
        if (++op.length == 2) op.second = next;
    }
    return op;
}

#endif
