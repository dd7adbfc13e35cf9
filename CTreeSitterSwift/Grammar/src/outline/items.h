// Reads a file item by item, with the lexer.
#ifndef ARBOR_OUTLINE_ITEMS_H
#define ARBOR_OUTLINE_ITEMS_H

#include <stdbool.h>
#include <stdint.h>

#include "../lexer/brackets.h"
#include "../lexer/characters.h"
#include "../lexer/cursor.h"
#include "../lexer/directive.h"
#include "../lexer/names.h"
#include "../lexer/nested.h"
#include "../lexer/trivia.h"
#include "../lexer/words.h"
#include "conditions.h"
#include "declarations.h"
#include "entries.h"

static inline void pass_bracket(Cursor *c) {
    cursor_advance(c);
    const uint8_t *inside = c->next;
    if (!skip_brackets(c)) c->next = inside;
}

static inline void pass_string(Cursor *c, uint32_t hashes) {
    const uint8_t *start = c->next;
    if (!skip_string(c, hashes) || c->next == start) c->next = start + 1;
}

static inline void pass_hash(Outline *outline) {
    Cursor *c = &outline->c;
    cursor_advance(c);
    uint32_t hashes = 0;
    const uint8_t *start = c->next;
    if (skip_hash(c, &hashes)) {
        pass_string(c, hashes);
        return;
    }
    c->next = start;
    Word directive = read_word(c);
    // No build compiles the branch of an error.
    if (word_is(&directive, "error") && outline->conditions.count > 0) add(outline, 'z', (const uint8_t *)"#error", 6);
    Condition condition = read_condition(c);
    if (word_is_directive(&directive)) pass_branch(&outline->conditions, &directive, condition);
}

// Reads on after a word that is not a modifier. `package` and `class` may be modifiers if no name follows.
static inline void read_declaration(Outline *outline, const Word *word, const Modifiers *modifiers) {
    Cursor *c = &outline->c;
    const uint8_t *start = c->next;
    if (add_declaration(outline, c, word, modifiers)) return;
    if (word_is(word, "package") || word_is(word, "class")) c->next = start;
}

// Skips a token that is neither a word nor an attribute. Returns false after parentheses, because a modifier before
// them still applies: `private(set)`.
static inline bool pass_other(Outline *outline, int32_t next) {
    Cursor *c = &outline->c;
    switch (next) {
    case '{': case '(': case '[': pass_bracket(c); break;
    case '"': pass_string(c, 0); break;
    case '#': pass_hash(outline); break;
    case '`':
        cursor_advance(c);
        skip_backticked(c);
        break;
    default: cursor_advance(c);
    }
    return next != '(';
}

// Reads items up to the end of the file or, from an `#if`, up to its `#endif`.
static inline void read_items(Outline *outline, bool ends_with_condition) {
    Cursor *c = &outline->c;
    Modifiers modifiers = {false};
    while (skip_trivia(c), !cursor_at_end(c)) {
        int32_t next = cursor_peek(c);
        if (next == '@') {
            cursor_advance(c);
            pass_attribute(c, &modifiers);
            continue;
        }
        if (is_word_start(next)) {
            Word word = read_word(c);
            if (word_is_modifier(&word)) {
                note_modifier(&modifiers, &word);
                continue;
            }
            read_declaration(outline, &word, &modifiers);
        } else if (!pass_other(outline, next)) {
            continue;
        }
        if (ends_with_condition && outline->conditions.depth == 0) return;
        modifiers = (Modifiers){false};
    }
}

#endif
