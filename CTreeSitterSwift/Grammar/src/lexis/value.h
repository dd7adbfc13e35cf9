// Where an expression ends that is not read: an initial value, an argument, a statement.
#ifndef ARBOR_LEXIS_VALUE_H
#define ARBOR_LEXIS_VALUE_H

#include <stdbool.h>
#include <stdint.h>

#include "accessors.h"
#include "brackets.h"
#include "characters.h"
#include "cursor.h"
#include "directive.h"
#include "names.h"
#include "nested.h"
#include "operator.h"
#include "regex.h"
#include "trivia.h"
#include "words.h"

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

// A token that begins an operand, or a statement of its own after a newline.
static inline Step value_before_operand(Value *value, bool newline) {
    bool ends = newline && (value->rules & VALUE_ENDS_WITH_LINE) && value_is_complete(value);
    return ends ? value_may_end(value) : VALUE_GOES_ON;
}

static inline Step value_word(Value *value, bool newline) {
    Cursor *c = value->cursor;
    bool ends = newline && (value->rules & VALUE_ENDS_WITH_LINE) && value_is_complete(value);
    bool after_brace = value->last_is_brace, after_dot = value->last == LAST_DOT;
    Word word = read_word(c);
    // A clause of the declaration that the value stands in.
    if ((value->rules & VALUE_HAS_NO_ACCESSORS) && !after_dot && word_is(&word, "where")) return VALUE_ENDED;
    if (ends && !word_continues_expression(&word)) {
        // `label: { … }` after a trailing closure.
        if (!after_brace || value->angles > 0) return value_may_end(value);
        Trivia trivia = skip_trivia(c);
        if (trivia.slash || cursor_peek(c) != ':') return VALUE_ENDED;
        cursor_advance(c);
        value_accept(value, LAST_DEMANDS);
        return VALUE_GOES_ON;
    }
    bool demands = !after_dot && word_demands_operand(&word);
    value_accept(value, demands ? LAST_DEMANDS : LAST_OPERAND);
    value->last_is_word = !demands;
    value->last_takes_mark = demands && (word_is(&word, "try") || word_is(&word, "as"));
    if (demands && value->angles == 0) value->in_cast = word_is(&word, "as") || word_is(&word, "is");
    return VALUE_GOES_ON;
}

// What may follow the `>` of generic arguments in an expression.
static inline bool follows_generics(int32_t c, bool at_end) {
    if (at_end || is_space(c)) return true;
    return c == '(' || c == ')' || c == '[' || c == ']' || c == '{' || c == '}' || c == '.' || c == ',' ||
           c == ';' || c == ':' || c == '?' || c == '!' || c == '=' || c == '>' || c == '&' || c == '/';
}

// After a `<` that may open generic arguments.
static inline Step value_open_angle(Value *value) {
    if (value->angles++ == 0) value->angle_tokens = 0;
    value_accept(value, LAST_DEMANDS);
    return VALUE_GOES_ON;
}

// After a `>` while angles are open.
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

// An operator, its first character consumed.
static inline Step value_operator(Value *value, int32_t first, Trivia before) {
    Cursor *c = value->cursor;
    bool bound_left = !before.space && value->last != LAST_NOTHING && value->last != LAST_DEMANDS;
    bool complete = value_is_complete(value);
    if ((first == '?' || first == '!') && !before.space && (complete || value->last_takes_mark)) {
        bool takes_mark = value->last_takes_mark;
        value_accept(value, takes_mark ? LAST_DEMANDS : LAST_OPERAND);
        value->last_is_word = !takes_mark;
        return VALUE_GOES_ON;
    }
    if (first == '>' && value->angles > 0) return value_close_angle(value);
    bool may_open_angle = first == '<' && value->last_is_word && !before.space;
    if (may_open_angle && !is_operator(cursor_peek(c))) return value_open_angle(value);
    // Marks lie before the operator until it is known to belong to the value.
    Operator op = read_operator(c, first);
    // `Box<~Copyable>`, `Vector<-1>`
    bool is_prefixed = op.length == 2 && (op.second == '~' || op.second == '-') && !op.regex_follows;
    if (may_open_angle && is_prefixed) return value_open_angle(value);
    bool arrow = op.length == 2 && op.first == '-' && op.second == '>';
    // `Matrix<2, -1>`
    bool is_sign = op.length == 1 && first == '-' && value->last == LAST_DEMANDS && is_digit(cursor_peek(c));
    bool in_type = arrow || is_sign || (op.length == 1 && (first == '&' || first == '~' || first == '?' || first == '!'));
    if (value->angles > 0 && !in_type && value_no_generics(value) == VALUE_ENDED) return VALUE_ENDED;
    if (!in_type) value->in_cast = false;
    bool bound_right = op.regex_follows || (!op.comment_follows && is_bound_right(c, bound_left));
    bool infix = arrow || bound_left == bound_right || (op.length == 1 && first == '=');
    if (before.newline && complete && (value->rules & VALUE_ENDS_WITH_LINE) && !infix) {
        if (value_may_end(value) == VALUE_ENDED) return VALUE_ENDED;
    }
    value->comment_before = op.comment_follows;
    value_accept(value, (infix || bound_right) && !op.regex_follows ? LAST_DEMANDS : LAST_OPERAND);
    return VALUE_GOES_ON;
}

// A slash that opens no comment, consumed.
static inline Step value_slash(Value *value, Trivia before) {
    if (!skip_bare_regex(value->cursor)) return value_operator(value, '/', before);
    if (value_no_generics(value) == VALUE_ENDED) return VALUE_ENDED;
    if (value_before_operand(value, before.newline) == VALUE_ENDED) return VALUE_ENDED;
    value_accept(value, LAST_OPERAND);
    return VALUE_GOES_ON;
}

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

// At a `#`: a raw string, an extended regex, a macro or a directive.
static inline Step value_hash(Value *value, bool newline) {
    Cursor *c = value->cursor;
    bool complete = value_is_complete(value);
    cursor_advance(c);
    bool ends = newline && (value->rules & VALUE_ENDS_WITH_LINE) && complete;
    uint32_t hashes;
    if (skip_hash(c, &hashes)) {
        if (value_no_generics(value) == VALUE_ENDED || ends) return VALUE_ENDED;
        skip_string(c, hashes);
    } else if (is_word_start(cursor_peek(c))) {
        Word word = read_word(c);
        bool directive = newline && word_is_directive(&word);
        bool postfix = directive && complete && !(value->rules & VALUE_IS_CONDITION) && value->angles == 0;
        if (postfix && word_is(&word, "if") && postfix_condition_follows(c)) {
            skip_postfix_condition(c);
        } else if (directive || ends || value_no_generics(value) == VALUE_ENDED) {
            return VALUE_ENDED;
        }
    } else if (ends) {
        return VALUE_ENDED;
    }
    value_accept(value, LAST_OPERAND);
    value->last_is_word = true;
    return VALUE_GOES_ON;
}

static inline Step value_dot(Value *value, Trivia before) {
    Cursor *c = value->cursor;
    cursor_advance(c);
    if (cursor_peek(c) == '.' || is_operator(cursor_peek(c))) return value_operator(value, '.', before);
    value_accept(value, LAST_DOT);
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

// Any other character that is consumed as it is.
static inline Step value_mark(Value *value, bool newline, LastToken last) {
    if (value_before_operand(value, newline) == VALUE_ENDED) return VALUE_ENDED;
    cursor_advance(value->cursor);
    value_accept(value, last);
    return VALUE_GOES_ON;
}

static inline Step value_token(Value *value, Trivia before) {
    Cursor *c = value->cursor;
    int32_t next = cursor_peek(c);
    switch (next) {
    case '(': case '[': return value_bracket(value, before.newline);
    case '{': return value_brace(value);
    case ')': case ']': case '}': case ';': return VALUE_ENDED;
    case '"': return value_string(value, before.newline);
    case '#': return value_hash(value, before.newline);
    case ',': return value_comma(value);
    case '.': return value_dot(value, before);
    case ':': return value_mark(value, false, LAST_DEMANDS);
    case '@': case '\\': return value_mark(value, before.newline, LAST_DEMANDS);
    case '`':
        if (value_before_operand(value, before.newline) == VALUE_ENDED) return VALUE_ENDED;
        cursor_advance(c);
        skip_backticked(c);
        value_accept(value, LAST_OPERAND);
        value->last_is_word = true;
        return VALUE_GOES_ON;
    default:
        if (is_word(next)) return value_word(value, before.newline);
        if (!is_operator(next)) return value_mark(value, before.newline, LAST_OPERAND);
        cursor_advance(c);
        return value_operator(value, next, before);
    }
}

// Goes on from a value that has begun or has not, up to its end, and marks that.
static inline void skip_rest_of_value(Value *value) {
    Cursor *c = value->cursor;
    while (!cursor_at_end(c)) {
        Trivia before = skip_trivia(c);
        before.space |= value->comment_before;
        value->comment_before = false;
        if (cursor_at_end(c) && !before.slash) return;
        if (value->angles > 0 && ++value->angle_tokens > widest_generics &&
            value_no_generics(value) == VALUE_ENDED)
            return;
        Step step = before.slash ? value_slash(value, before) : value_token(value, before);
        if (step == VALUE_ENDED) return;
    }
}

static inline Value value_begin(Cursor *c, unsigned rules) {
    return (Value){.cursor = c, .rules = rules, .last = LAST_NOTHING};
}

#endif
