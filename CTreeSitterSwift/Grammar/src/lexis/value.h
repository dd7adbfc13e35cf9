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

// Whether a newline ends the value, unless what follows goes on with it.
static inline bool value_ends_at(const Value *value, bool newline) {
    return newline && (value->rules & VALUE_ENDS_WITH_LINE) && value_is_complete(value);
}

// A token that begins an operand, or a statement of its own after a newline.
static inline Step value_before_operand(Value *value, bool newline) {
    return value_ends_at(value, newline) ? value_may_end(value) : VALUE_GOES_ON;
}

// After a word on a line of its own: `label: { … }` after a trailing closure, or the end.
static inline Step value_label(Value *value, bool after_brace) {
    Cursor *c = value->cursor;
    if (!after_brace || value->angles > 0) return value_may_end(value);
    Trivia trivia = skip_trivia(c);
    if (trivia.slash || cursor_peek(c) != ':') return VALUE_ENDED;
    cursor_advance(c);
    value_accept(value, LAST_DEMANDS);
    return VALUE_GOES_ON;
}

static inline Step value_word(Value *value, bool newline) {
    bool ends = value_ends_at(value, newline);
    bool after_brace = value->last_is_brace, after_dot = value->last == LAST_DOT;
    Word word = read_word(value->cursor);
    // A clause of the declaration that the value stands in.
    if ((value->rules & VALUE_HAS_NO_ACCESSORS) && !after_dot && word_is(&word, "where")) return VALUE_ENDED;
    if (ends && !word_continues_expression(&word)) return value_label(value, after_brace);
    bool demands = !after_dot && word_demands_operand(&word);
    value_accept(value, demands ? LAST_DEMANDS : LAST_OPERAND);
    value->last_is_word = !demands;
    value->last_takes_mark = demands && (word_is(&word, "try") || word_is(&word, "as"));
    if (demands && value->angles == 0) value->in_cast = word_is(&word, "as") || word_is(&word, "is");
    return VALUE_GOES_ON;
}

// What may follow the `>` of generic arguments in an expression.
static inline bool follows_generics(int32_t c, bool at_end) {
    if (at_end || is_space(c) || is_opening(c) || is_closing(c) || is_separator(c)) return true;
    return c == '.' || c == '?' || c == '!' || c == '=' || c == '>' || c == '&' || c == '/';
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

// Whether a `?` or `!` is part of the operand or the word before it.
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

// The operator that begins with a `<` and goes on with an argument: `Box<~Copyable>`, `Vector<-1>`.
static inline bool holds_argument(const Operator *op) {
    return op->length == 2 && (op->second == '~' || op->second == '-') && !op->regex_follows;
}

// Whether generic arguments hold such an operator.
static inline bool is_operator_of_type(const Value *value, const Operator *op) {
    if (is_arrow(op)) return true;
    if (op->length != 1) return false;
    // `Matrix<2, -1>`
    if (op->first == '-') return value->last == LAST_DEMANDS && is_digit(cursor_peek(value->cursor));
    return op->first == '&' || op->first == '~' || op->first == '?' || op->first == '!';
}

// An operator that may be infix, read. A mark stays before it until it is known to belong to the value.
static inline Step value_accept_operator(Value *value, const Operator *op, Trivia before) {
    bool bound_left = !before.space && value->last != LAST_NOTHING && value->last != LAST_DEMANDS;
    bool bound_right = op->regex_follows || (!op->comment_follows && is_bound_right(value->cursor, bound_left));
    bool infix = is_arrow(op) || bound_left == bound_right || (op->length == 1 && op->first == '=');
    if (!infix && value_before_operand(value, before.newline) == VALUE_ENDED) return VALUE_ENDED;
    value->comment_before = op->comment_follows;
    value_accept(value, (infix || bound_right) && !op->regex_follows ? LAST_DEMANDS : LAST_OPERAND);
    return VALUE_GOES_ON;
}

// An operator, its first character consumed.
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

// At the word after a `#`, which names a macro or a directive. `ends`: the value ends where a macro begins.
static inline Step value_hash_word(Value *value, bool newline, bool ends) {
    Cursor *c = value->cursor;
    bool may_go_on = value_is_complete(value) && !(value->rules & VALUE_IS_CONDITION) && value->angles == 0;
    Word word = read_word(c);
    bool directive = newline && word_is_directive(&word);
    if (directive && may_go_on && word_is(&word, "if") && postfix_condition_follows(c)) {
        skip_postfix_condition(c);
        return VALUE_GOES_ON;
    }
    return directive || ends ? VALUE_ENDED : value_no_generics(value);
}

// At a `#`: a raw string, an extended regex, a macro or a directive.
static inline Step value_hash(Value *value, bool newline) {
    Cursor *c = value->cursor;
    bool ends = value_ends_at(value, newline);
    cursor_advance(c);
    uint32_t hashes;
    if (skip_hash(c, &hashes)) {
        if (value_no_generics(value) == VALUE_ENDED || ends) return VALUE_ENDED;
        skip_string(c, hashes);
    } else if (is_word_start(cursor_peek(c))) {
        if (value_hash_word(value, newline, ends) == VALUE_ENDED) return VALUE_ENDED;
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

static inline Step value_backticked(Value *value, bool newline) {
    if (value_before_operand(value, newline) == VALUE_ENDED) return VALUE_ENDED;
    cursor_advance(value->cursor);
    skip_backticked(value->cursor);
    value_accept(value, LAST_OPERAND);
    value->last_is_word = true;
    return VALUE_GOES_ON;
}

// A word, an operator, or a character that is neither.
static inline Step value_other(Value *value, int32_t next, Trivia before) {
    if (is_word(next)) return value_word(value, before.newline);
    if (is_operator(next)) {
        cursor_advance(value->cursor);
        return value_operator(value, next, before);
    }
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
