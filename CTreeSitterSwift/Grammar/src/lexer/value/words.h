// The words of a value, also those after a `#`.
#ifndef ARBOR_LEXER_VALUE_WORDS_H
#define ARBOR_LEXER_VALUE_WORDS_H

#include <stdbool.h>
#include <stdint.h>

#include "../characters.h"
#include "../cursor.h"
#include "../directive.h"
#include "../nested.h"
#include "../trivia.h"
#include "../words.h"
#include "../words/rare.h"
#include "state.h"

// Reads on after a word that begins a line. It labels a trailing closure, `label: { … }`, or the value has ended.
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
    bool lacks_operand = value_lacks_operand(value, newline);
    Word word = read_word(value->cursor);
    if (lacks_operand && word_always_declares(&word)) return VALUE_ENDED;
    // `where` begins a clause of the declaration that contains the value.
    if ((value->rules & VALUE_HAS_NO_ACCESSORS) && !after_dot && word_is(&word, "where")) return VALUE_ENDED;
    if (ends && !word_continues_expression(&word)) return value_label(value, after_brace);
    bool demands = !after_dot && word_demands_operand(&word);
    value_accept(value, demands ? LAST_DEMANDS : LAST_OPERAND);
    value->last_is_word = !demands;
    value->last_takes_mark = demands && (word_is(&word, "try") || word_is(&word, "as"));
    if (demands && value->angles == 0) value->in_cast = word_is(&word, "as") || word_is(&word, "is");
    return VALUE_GOES_ON;
}

// Reads the word after a `#`, which names a macro or a directive. `ends`: the value ends if a macro begins.
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

// Reads a token that begins with `#`: a raw string, an extended regex, a macro or a directive.
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

#endif
