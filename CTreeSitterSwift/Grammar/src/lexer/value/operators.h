// The operators of a value, and the generic arguments that a `<` may open.
#ifndef ARBOR_LEXER_VALUE_OPERATORS_H
#define ARBOR_LEXER_VALUE_OPERATORS_H

#include <stdbool.h>
#include <stdint.h>

#include "../characters.h"
#include "../cursor.h"
#include "../operator.h"
#include "../regex.h"
#include "../trivia.h"
#include "state.h"

// Returns whether a character may follow the `>` of generic arguments in an expression.
static inline bool follows_generics(int32_t c, bool at_end) {
    if (at_end || is_space(c) || is_opening(c) || is_closing(c) || is_separator(c)) return true;
    return c == '.' || c == '?' || c == '!' || c == '=' || c == '>' || c == '&' || c == '/';
}

// Reads on after a `<` that may open generic arguments.
static inline Step value_open_angle(Value *value) {
    if (value->angles++ == 0) value->angle_tokens = 0;
    value_accept(value, LAST_DEMANDS);
    return VALUE_GOES_ON;
}

// Reads on after a `>` that may close generic arguments.
static inline Step value_close_angle(Value *value) {
    Cursor *c = value->cursor;
    if (--value->angles == 0) {
        bool closes = value->in_cast || follows_generics(cursor_peek(c), cursor_at_end(c));
        if (!closes) return value_no_generics(value);
        value->pending = false;
    }
    value_accept(value, LAST_OPERAND);
    return VALUE_GOES_ON;
}

// Returns whether a `?` or `!` is part of the operand or the word before it.
static inline bool value_takes_mark(const Value *value, int32_t mark, Trivia before) {
    if ((mark != '?' && mark != '!') || before.space) return false;
    return value_is_complete(value) || value->last_takes_mark;
}

static inline Step value_postfix_mark(Value *value) {
    bool takes_mark = value->last_takes_mark;
    value_accept(value, takes_mark ? LAST_DEMANDS : LAST_OPERAND);
    value->last_is_word = !takes_mark;
    return VALUE_GOES_ON;
}

static inline bool is_arrow(const Operator *op) { return op->length == 2 && op->first == '-' && op->second == '>'; }

// Returns whether an operator consists of a `<` and the start of an argument: `Box<~Copyable>`, `Vector<-1>`.
static inline bool holds_argument(const Operator *op) {
    return op->length == 2 && (op->second == '~' || op->second == '-') && !op->regex_follows;
}

// Returns whether generic arguments may contain an operator.
static inline bool is_operator_of_type(const Value *value, const Operator *op) {
    if (is_arrow(op)) return true;
    if (op->length != 1) return false;
    // `Matrix<2, -1>`
    if (op->first == '-') return value->last == LAST_DEMANDS && is_digit(cursor_peek(value->cursor));
    return op->first == '&' || op->first == '~' || op->first == '?' || op->first == '!';
}

// Accepts an operator that is read and may be infix. The marked end stays before it until it is known to belong to the
// value.
static inline Step value_accept_operator(Value *value, const Operator *op, Trivia before) {
    bool bound_left = !before.space && value->last != LAST_NOTHING && value->last != LAST_DEMANDS;
    bool bound_right = op->regex_follows || (!op->comment_follows && is_bound_right(value->cursor, bound_left));
    bool infix = is_arrow(op) || bound_left == bound_right || (op->length == 1 && op->first == '=');
    if (!infix && value_before_operand(value, before.newline) == VALUE_ENDED) return VALUE_ENDED;
    value->comment_before = op->comment_follows;
    value_accept(value, (infix || bound_right) && !op->regex_follows ? LAST_DEMANDS : LAST_OPERAND);
    value->last_is_operator = true;
    return VALUE_GOES_ON;
}

// Reads an operator whose first character is consumed.
static inline Step value_operator(Value *value, int32_t first, Trivia before) {
    if (value_takes_mark(value, first, before)) return value_postfix_mark(value);
    if (first == '>' && value->angles > 0) return value_close_angle(value);
    bool may_open_angle = first == '<' && value->last_is_word && !before.space;
    if (may_open_angle && !is_operator(cursor_peek(value->cursor))) return value_open_angle(value);
    Operator op = read_operator(value->cursor, first);
    if (may_open_angle && holds_argument(&op)) return value_open_angle(value);
    if (!is_operator_of_type(value, &op)) {
        if (value->angles > 0 && value_no_generics(value) == VALUE_ENDED) return VALUE_ENDED;
        value->in_cast = false;
    }
    return value_accept_operator(value, &op, before);
}

// Reads on after a slash that opens no comment.
static inline Step value_slash(Value *value, Trivia before) {
    if (!skip_bare_regex(value->cursor)) return value_operator(value, '/', before);
    if (value_no_generics(value) == VALUE_ENDED) return VALUE_ENDED;
    if (value_before_operand(value, before.newline) == VALUE_ENDED) return VALUE_ENDED;
    value_accept(value, LAST_OPERAND);
    return VALUE_GOES_ON;
}

static inline Step value_dot(Value *value, Trivia before) {
    Cursor *c = value->cursor;
    cursor_advance(c);
    if (cursor_peek(c) == '.' || is_operator(cursor_peek(c))) return value_operator(value, '.', before);
    value_accept(value, LAST_DOT);
    return VALUE_GOES_ON;
}

#endif
