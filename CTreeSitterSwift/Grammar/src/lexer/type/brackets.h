// The brackets of a type.
#ifndef ARBOR_LEXER_TYPE_BRACKETS_H
#define ARBOR_LEXER_TYPE_BRACKETS_H

#include <stdbool.h>
#include <stdint.h>

#include "../characters.h"
#include "../cursor.h"
#include "../names.h"
#include "../nested.h"
#include "../trivia.h"
#include "../words.h"

// The greatest number of tokens in a type's brackets, and the greatest depth of these brackets. No program reaches
// them. They keep the whole linear if brackets are not closed.
enum { widest_type = 16000, deepest_type_bracket = 200 };

// Returns whether the brackets of a type can't contain a word. If a bracket is not closed, the next declaration shows
// it.
static inline bool word_ends_type(const Word *word, int32_t before) {
    // `let` may declare a generic parameter: `<let n: Int>`.
    if (word_is(word, "let")) return before != '<' && before != ',';
    return word_has(word, ENDS_TYPE);
}

// Returns the change in the number of open brackets by a character.
static inline int32_t type_bracket(int32_t next, int32_t before) {
    switch (next) {
    case '<': case '(': case '[': return 1;
    case ')': case ']': return -1;
    case '>': return before == '-' ? 0 : -1;
    default: return 0;
    }
}

// Skips past the bracket that closes a bracket of a type, from after the opening one. Returns false if none does.
static inline bool skip_type_brackets(Cursor *c) {
    int32_t before = '<', depth = 1;
    for (uint32_t tokens = 0; tokens < widest_type && !cursor_at_end(c); tokens++) {
        if (skip_trivia(c).slash) return false;
        int32_t next = cursor_peek(c);
        if (is_word(next)) {
            Word word = read_word(c);
            if (word_ends_type(&word, before)) return false;
            before = 'a';
            continue;
        }
        if (next == '{' || next == '}' || next == ';') return false;
        if (next == '"') {
            skip_string(c, 0);
            continue;
        }
        cursor_advance(c);
        depth += type_bracket(next, before);
        if (depth == 0) return true;
        if (depth > deepest_type_bracket) return false;
        if (next == '`') skip_backticked(c);
        before = next;
    }
    return false;
}

#endif
