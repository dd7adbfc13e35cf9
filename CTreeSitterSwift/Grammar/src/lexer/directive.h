// Directives, and `#if` branches that continue a postfix expression.
#ifndef ARBOR_LEXER_DIRECTIVE_H
#define ARBOR_LEXER_DIRECTIVE_H

#include <stdbool.h>
#include <stdint.h>

#include "brackets.h"
#include "characters.h"
#include "cursor.h"
#include "nested.h"
#include "trivia.h"
#include "words.h"

// Skips the rest of the line.
static inline void skip_line(Cursor *c) {
    while (!cursor_at_end(c) && !is_newline(cursor_peek(c))) cursor_advance(c);
}

// The greatest number of empty branches that are looked through. It keeps the lookahead, and so the whole, linear.
enum { most_empty_branches = 64 };

// Returns whether a branch continues a postfix expression with a member, from after the `#if`. Consumes the line.
static inline bool postfix_condition_follows(Cursor *c) {
    for (uint32_t count = 0; count < most_empty_branches; count++) {
        skip_line(c);
        if (skip_trivia(c).slash || cursor_peek(c) == '/') return false;
        if (cursor_peek(c) == '.') return true;
        if (cursor_peek(c) != '#') return false;
        cursor_advance(c);
        Word word = read_word(c);
        // The branch is empty, or begins with a nested condition. The first line with content decides.
        if (!word_is(&word, "if") && !word_is(&word, "elseif") && !word_is(&word, "else")) return false;
    }
    return false;
}

// Skips past the `#endif` of a postfix `#if`, from its first `.`.
static inline void skip_postfix_condition(Cursor *c) {
    for (uint32_t depth = 1; depth > 0 && !cursor_at_end(c);) {
        Trivia trivia = skip_trivia(c);
        if (trivia.slash || cursor_at_end(c)) continue;
        int32_t next = cursor_peek(c);
        if (next == '"') {
            skip_string(c, 0);
            continue;
        }
        if (is_word(next)) {
            read_word(c);
            continue;
        }
        cursor_advance(c);
        if (next == '(' || next == '[' || next == '{') skip_brackets(c);
        if (next != '#') continue;
        uint32_t hashes;
        if (skip_hash(c, &hashes)) {
            skip_string(c, hashes);
            continue;
        }
        Word word = read_word(c);
        if (word_is(&word, "if")) depth++;
        if (word_is(&word, "endif")) depth--;
    }
}

#endif
