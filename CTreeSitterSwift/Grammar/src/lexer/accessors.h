// Decides whether a brace after a value opens accessors.
#ifndef ARBOR_LEXER_ACCESSORS_H
#define ARBOR_LEXER_ACCESSORS_H

#include <stdbool.h>

#include "brackets.h"
#include "characters.h"
#include "cursor.h"
#include "trivia.h"
#include "words.h"
#include "words/rare.h"

// Returns whether `(name) {` follows `set` or `init`. Other parentheses belong to a call.
static inline bool accessor_parameter_follows(Cursor *c, bool *balanced) {
    cursor_advance(c);
    bool named = !skip_trivia(c).slash && is_word_start(cursor_peek(c));
    if (named) read_word(c);
    named = named && !skip_trivia(c).slash && cursor_peek(c) == ')';
    if (!(*balanced = skip_brackets(c))) return false;
    return named && !skip_trivia(c).slash && cursor_peek(c) == '{';
}

// Returns whether an accessor follows its keyword, which is an ordinary name otherwise.
static inline bool accessor_follows(Cursor *c, bool *balanced) {
    if (skip_trivia(c).slash) return false;
    if (cursor_peek(c) == '(') return accessor_parameter_follows(c, balanced);
    if (cursor_peek(c) == '{') return true;
    if (!is_word_start(cursor_peek(c))) return false;
    Word word = read_word(c);
    return word_is(&word, "async") || word_is(&word, "throws") || word_is_accessor(&word);
}

// Skips an attribute, from its `@`. Returns false if its arguments are never closed.
static inline bool skip_accessor_attribute(Cursor *c) {
    cursor_advance(c);
    read_word(c);
    if (cursor_peek(c) != '(') return true;
    cursor_advance(c);
    return skip_brackets(c);
}

// Returns whether accessors follow an opening brace. Consumes the tokens that it looks at.
static inline bool accessors_follow(Cursor *c, bool *balanced) {
    *balanced = true;
    for (;;) {
        if (skip_trivia(c).slash) return false;
        if (cursor_peek(c) == '@') {
            if (!(*balanced = skip_accessor_attribute(c))) return false;
            continue;
        }
        if (!is_word_start(cursor_peek(c))) return false;
        Word word = read_word(c);
        if (word_is_observer(&word)) return true;
        if (word_is_accessor_modifier(&word)) continue;
        return word_is_accessor(&word) && accessor_follows(c, balanced);
    }
}

#endif
