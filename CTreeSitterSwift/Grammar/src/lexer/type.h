// Finds the end of a type. A type is one token, and its structure is read from its text elsewhere.
#ifndef ARBOR_LEXER_TYPE_H
#define ARBOR_LEXER_TYPE_H

#include <stdbool.h>
#include <stdint.h>

#include "characters.h"
#include "cursor.h"
#include "names.h"
#include "trivia.h"
#include "type/attribute.h"
#include "type/brackets.h"
#include "words.h"

// Returns whether an attribute has no arguments. A parenthesis after it begins the type: `@escaping(Int) -> Void`.
static inline bool word_is_bare_attribute(const Word *word) {
    static const char *const words[] = {
        "Sendable", "autoclosure", "concurrent", "escaping", "noescape", "unchecked", NULL,
    };
    return word_is_one_of(word, words);
}

// The next part of the type that is being read.
typedef enum {
    // An operand is required: at the beginning, and after an operator or an attribute.
    TYPE_WANTS_OPERAND,
    // An operand is optional: after a word that may precede a type, and after an attribute's parentheses.
    TYPE_TAKES_OPERAND,
    // A suffix or an operator is optional.
    TYPE_IS_WHOLE,
    TYPE_ENDED,
} TypeState;

static inline TypeState type_attribute(Cursor *c) {
    AttributeName name;
    cursor_advance(c);
    if (!skip_attribute_name(c, &name)) return TYPE_ENDED;
    if (!name.has_arguments || word_is_bare_attribute(&name.last)) return TYPE_WANTS_OPERAND;
    cursor_advance(c);
    return skip_type_brackets(c) ? TYPE_TAKES_OPERAND : TYPE_ENDED;
}

static inline TypeState type_word(Cursor *c) {
    Word word = read_word(c);
    if (!word_precedes_type(&word)) return TYPE_IS_WHOLE;
    if (cursor_peek(c) == '(' && word_is(&word, "nonisolated")) {
        cursor_advance(c);
        return skip_type_brackets(c) ? TYPE_TAKES_OPERAND : TYPE_ENDED;
    }
    return TYPE_TAKES_OPERAND;
}

static inline bool begins_type(int32_t next) {
    return is_word_start(next) || next == '(' || next == '[' || next == '@' || next == '~' || next == '`' || next == '<';
}

static inline TypeState type_operand(Cursor *c) {
    int32_t next = cursor_peek(c);
    if (!begins_type(next)) return TYPE_ENDED;
    if (next == '@') return type_attribute(c);
    if (is_word_start(next)) return type_word(c);
    cursor_advance(c);
    switch (next) {
    case '~': return TYPE_WANTS_OPERAND;
    case '<': return skip_type_brackets(c) ? TYPE_WANTS_OPERAND : TYPE_ENDED;
    case '`': skip_backticked(c); return TYPE_IS_WHOLE;
    default: return skip_type_brackets(c) ? TYPE_IS_WHOLE : TYPE_ENDED;
    }
}

// Skips the effects and the arrow of a function type, from its first effect or from the arrow.
static inline TypeState type_effects(Cursor *c) {
    while (is_word_start(cursor_peek(c))) {
        Word word = read_word(c);
        if (!word_is_effect(&word) || skip_trivia(c).slash) return TYPE_ENDED;
        if (cursor_peek(c) != '(') continue;
        cursor_advance(c);
        if (!skip_type_brackets(c) || skip_trivia(c).slash) return TYPE_ENDED;
    }
    if (cursor_peek(c) != '-') return TYPE_ENDED;
    cursor_advance(c);
    if (cursor_peek(c) != '>') return TYPE_ENDED;
    cursor_advance(c);
    return TYPE_WANTS_OPERAND;
}

// Reads a name after the dot of `.Type` or the colons of `Module::Name`. The dots of `T...` end the type.
static inline TypeState type_member(Cursor *c) {
    if (cursor_peek(c) == '.' || skip_trivia(c).slash) return TYPE_ENDED;
    if (cursor_peek(c) == '`') {
        cursor_advance(c);
        skip_backticked(c);
        return TYPE_IS_WHOLE;
    }
    if (!is_word_start(cursor_peek(c))) return TYPE_ENDED;
    read_word(c);
    return TYPE_IS_WHOLE;
}

// Reads the text after a complete type, if it belongs to the type. Sets `colon` if a colon was consumed that doesn't.
static inline TypeState type_suffix(Cursor *c, Trivia before, bool *colon) {
    int32_t next = cursor_peek(c);
    if (is_word_start(next) || next == '-') return type_effects(c);
    switch (next) {
    case '?': case '!':
        if (before.space) return TYPE_ENDED;
        cursor_advance(c);
        return TYPE_IS_WHOLE;
    case '<':
        cursor_advance(c);
        return skip_type_brackets(c) ? TYPE_IS_WHOLE : TYPE_ENDED;
    case '&':
        cursor_advance(c);
        return is_operator(cursor_peek(c)) && cursor_peek(c) != '~' ? TYPE_ENDED : TYPE_WANTS_OPERAND;
    case '.':
        cursor_advance(c);
        return type_member(c);
    case ':':
        *colon = !skip_colon_before_colon(c);
        if (*colon) return TYPE_ENDED;
        cursor_advance(c);
        return type_member(c);
    default: return TYPE_ENDED;
    }
}

// Skips the type at the cursor, and marks its end. A colon after it is consumed too, and sets `colon`. Returns false if
// no type follows.
static inline bool skip_type_and_colon(Cursor *c, bool *colon) {
    bool any = false;
    for (TypeState state = TYPE_WANTS_OPERAND;;) {
        Trivia before = skip_trivia(c);
        if (before.slash || cursor_at_end(c)) return any;
        bool takes_operand = state == TYPE_TAKES_OPERAND && begins_type(cursor_peek(c));
        state = state == TYPE_WANTS_OPERAND || takes_operand ? type_operand(c) : type_suffix(c, before, colon);
        if (state == TYPE_ENDED) return any;
        if (state == TYPE_WANTS_OPERAND) continue;
        cursor_mark(c);
        any = true;
    }
}

static inline bool skip_type(Cursor *c) {
    bool colon = false;
    return skip_type_and_colon(c, &colon);
}

#endif
