// How far a value has been read, and what ends it.
#ifndef ARBOR_LEXER_VALUE_STATE_H
#define ARBOR_LEXER_VALUE_STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "../cursor.h"

typedef enum {
    // Ends with its line, unless that demands or the next one continues.
    VALUE_ENDS_WITH_LINE = 1,
    // Ends at a comma.
    VALUE_ENDS_AT_COMMA = 2,
    // A brace that opens accessors is not part of it.
    VALUE_HAS_NO_ACCESSORS = 4,
    // Of a directive: no other directive goes on with it.
    VALUE_IS_CONDITION = 8,
} ValueRules;

typedef enum { LAST_NOTHING, LAST_OPERAND, LAST_DEMANDS, LAST_DOT } LastToken;

// How far a `<` may reach that could open generic arguments; keeps the whole linear.
enum { widest_generics = 400 };

typedef struct {
    Cursor *cursor;
    unsigned rules;
    LastToken last;
    bool last_is_word;
    bool last_is_brace;
    // After `try` or `as`, of which `?` and `!` are part.
    bool last_takes_mark;
    // After `as` or `is`: a type is read, in which `<` compares nothing.
    bool in_cast;
    // An operator was read together with the comment that follows it at once.
    bool comment_before;
    // How many `<` are open that may hold generic arguments.
    uint32_t angles;
    uint32_t angle_tokens;
    // The value ends at the mark unless the angles close.
    bool pending;
} Value;

// What a token did: it belongs to the value, or the value ended before it.
typedef enum { VALUE_GOES_ON, VALUE_ENDED } Step;

static inline void value_accept(Value *value, LastToken last) {
    if (!value->pending) cursor_mark(value->cursor);
    value->last = last;
    value->last_is_word = value->last_is_brace = value->last_takes_mark = false;
}

// The value ends here, unless this turns out to stand in generic arguments.
static inline Step value_may_end(Value *value) {
    if (value->angles == 0) return VALUE_ENDED;
    value->pending = true;
    return VALUE_GOES_ON;
}

// Here is a token that no generic arguments hold.
static inline Step value_no_generics(Value *value) {
    value->angles = 0;
    return value->pending ? VALUE_ENDED : VALUE_GOES_ON;
}

static inline bool value_is_complete(const Value *value) { return value->last == LAST_OPERAND; }

// Whether a newline ends the value, unless what follows goes on with it.
static inline bool value_ends_at(const Value *value, bool newline) {
    return newline && (value->rules & VALUE_ENDS_WITH_LINE) && value_is_complete(value);
}

// A token that begins an operand, or a statement of its own after a newline.
static inline Step value_before_operand(Value *value, bool newline) {
    return value_ends_at(value, newline) ? value_may_end(value) : VALUE_GOES_ON;
}

static inline Value value_begin(Cursor *c, unsigned rules) {
    return (Value){.cursor = c, .rules = rules, .last = LAST_NOTHING};
}

#endif
