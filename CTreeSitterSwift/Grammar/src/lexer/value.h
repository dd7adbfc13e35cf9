// Finds the end of an expression that is not read: an initial value, an argument, a statement.
#ifndef ARBOR_LEXER_VALUE_H
#define ARBOR_LEXER_VALUE_H

#include <stdbool.h>
#include <stdint.h>

#include "accessors.h"
#include "brackets.h"
#include "characters.h"
#include "cursor.h"
#include "names.h"
#include "nested.h"
#include "trivia.h"
#include "value/operators.h"
#include "value/state.h"
#include "value/words.h"

static inline Step value_brace(Value *value) {
    Cursor *c = value->cursor;
    if (value->angles > 0 && value_no_generics(value) == VALUE_ENDED) return VALUE_ENDED;
    cursor_advance(c);
    bool balanced = true;
    bool may_be_body = (value->rules & VALUE_HAS_NO_ACCESSORS) && value_is_complete(value);
    if (may_be_body && accessors_follow(c, &balanced)) return VALUE_ENDED;
    if (balanced) skip_brackets(c);
    value_accept(value, LAST_OPERAND);
    value->last_is_brace = true;
    return VALUE_GOES_ON;
}

static inline Step value_bracket(Value *value, bool newline) {
    if (value_before_operand(value, newline) == VALUE_ENDED) return VALUE_ENDED;
    cursor_advance(value->cursor);
    skip_brackets(value->cursor);
    value_accept(value, LAST_OPERAND);
    return VALUE_GOES_ON;
}

static inline Step value_string(Value *value, bool newline) {
    if (value_no_generics(value) == VALUE_ENDED) return VALUE_ENDED;
    if (value_before_operand(value, newline) == VALUE_ENDED) return VALUE_ENDED;
    skip_string(value->cursor, 0);
    value_accept(value, LAST_OPERAND);
    return VALUE_GOES_ON;
}

static inline Step value_comma(Value *value) {
    if ((value->rules & VALUE_ENDS_AT_COMMA) && value_may_end(value) == VALUE_ENDED) return VALUE_ENDED;
    cursor_advance(value->cursor);
    value_accept(value, LAST_DEMANDS);
    return VALUE_GOES_ON;
}

// Reads any other character, which is a token by itself.
static inline Step value_mark(Value *value, bool newline, LastToken last) {
    if (value_before_operand(value, newline) == VALUE_ENDED) return VALUE_ENDED;
    cursor_advance(value->cursor);
    value_accept(value, last);
    return VALUE_GOES_ON;
}

static inline Step value_backticked(Value *value, bool newline) {
    if (value_before_operand(value, newline) == VALUE_ENDED) return VALUE_ENDED;
    cursor_advance(value->cursor);
    skip_backticked(value->cursor);
    value_accept(value, LAST_OPERAND);
    value->last_is_word = true;
    return VALUE_GOES_ON;
}

// Reads a word, an operator, or a character that is neither.
static inline Step value_other(Value *value, int32_t next, Trivia before) {
    if (is_word(next)) return value_word(value, before.newline);
    if (is_operator(next)) {
        cursor_advance(value->cursor);
        return value_operator(value, next, before);
    }
    if (next == '@' && value_lacks_operand(value, before.newline)) return VALUE_ENDED;
    bool demands = next == '@' || next == '\\';
    return value_mark(value, before.newline, demands ? LAST_DEMANDS : LAST_OPERAND);
}

static inline Step value_token(Value *value, Trivia before) {
    int32_t next = cursor_peek(value->cursor);
    switch (next) {
    case '(': case '[': return value_bracket(value, before.newline);
    case '{': return value_brace(value);
    case ')': case ']': case '}': case ';': return VALUE_ENDED;
    case '"': return value_string(value, before.newline);
    case '#': return value_hash(value, before.newline);
    case ',': return value_comma(value);
    case '.': return value_dot(value, before);
    case ':': return value_mark(value, false, LAST_DEMANDS);
    case '`': return value_backticked(value, before.newline);
    default: return value_other(value, next, before);
    }
}

// Reads a value up to its end, and marks the end. The value may have begun already.
static inline void skip_rest_of_value(Value *value) {
    Cursor *c = value->cursor;
    while (!cursor_at_end(c)) {
        Trivia before = skip_trivia(c);
        before.space |= value->comment_before;
        before.newline |= value->newline_before;
        value->comment_before = value->newline_before = false;
        if (cursor_at_end(c) && !before.slash) return;
        if (value->angles > 0 && ++value->angle_tokens > widest_generics &&
            value_no_generics(value) == VALUE_ENDED)
            return;
        Step step = before.slash ? value_slash(value, before) : value_token(value, before);
        if (step == VALUE_ENDED) return;
    }
}

#endif
