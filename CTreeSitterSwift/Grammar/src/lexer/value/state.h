// The state of a value that is being read, and the rules for its end.
#ifndef ARBOR_LEXER_VALUE_STATE_H
#define ARBOR_LEXER_VALUE_STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "../cursor.h"

typedef enum {
    // The value ends with its line, unless the line requires an operand or the next line continues the value.
    VALUE_ENDS_WITH_LINE = 1,
    // The value ends at a comma.
    VALUE_ENDS_AT_COMMA = 2,
    // A brace that opens accessors is not part of the value.
    VALUE_HAS_NO_ACCESSORS = 4,
    // The value is a directive's condition, which no other directive continues.
    VALUE_IS_CONDITION = 8,
} ValueRules;

typedef enum { LAST_NOTHING, LAST_OPERAND, LAST_DEMANDS, LAST_DOT } LastToken;

// The greatest number of tokens after a `<` that may open generic arguments. It keeps the whole linear.
enum { widest_generics = 400 };

typedef struct {
    Cursor *cursor;
    unsigned rules;
    LastToken last;
    bool last_is_word;
    bool last_is_brace;
    bool last_is_operator;
    // The last word is `try` or `as`, which a `?` or `!` may follow directly.
    bool last_takes_mark;
    // A type is read, after `as` or `is`. A `<` in it doesn't compare.
    bool in_cast;
    // An operator was read together with the comment that follows it directly.
    bool comment_before;
    // The first token begins a line.
    bool newline_before;
    // The number of open `<` that may contain generic arguments.
    uint32_t angles;
    uint32_t angle_tokens;
    // The value ends at the marked end unless the angles close.
    bool pending;
} Value;

// The effect of a token: it belongs to the value, or the value ended before it.
typedef enum { VALUE_GOES_ON, VALUE_ENDED } Step;

static inline void value_accept(Value *value, LastToken last) {
    if (!value->pending) cursor_mark(value->cursor);
    value->last = last;
    value->last_is_word = value->last_is_brace = value->last_is_operator = value->last_takes_mark = false;
}

// Ends the value here, unless this turns out to be inside generic arguments.
static inline Step value_may_end(Value *value) {
    if (value->angles == 0) return VALUE_ENDED;
    value->pending = true;
    return VALUE_GOES_ON;
}

// Handles a token that generic arguments can't contain.
static inline Step value_no_generics(Value *value) {
    value->angles = 0;
    return value->pending ? VALUE_ENDED : VALUE_GOES_ON;
}

static inline bool value_is_complete(const Value *value) { return value->last == LAST_OPERAND; }

// Returns whether a newline ends the value, unless the next token continues it.
static inline bool value_ends_at(const Value *value, bool newline) {
    return newline && (value->rules & VALUE_ENDS_WITH_LINE) && value_is_complete(value);
}

// Returns whether a declaration ends the value if it begins this line: the author has not written the operand yet.
static inline bool value_lacks_operand(const Value *value, bool newline) {
    if (!newline || !(value->rules & VALUE_ENDS_WITH_LINE)) return false;
    return value->last == LAST_NOTHING || (value->last == LAST_DEMANDS && value->last_is_operator);
}

// Handles a token that begins an operand, or a new statement after a newline.
static inline Step value_before_operand(Value *value, bool newline) {
    return value_ends_at(value, newline) ? value_may_end(value) : VALUE_GOES_ON;
}

static inline Value value_begin(Cursor *c, unsigned rules) {
    return (Value){.cursor = c, .rules = rules, .last = LAST_NOTHING};
}

#endif
