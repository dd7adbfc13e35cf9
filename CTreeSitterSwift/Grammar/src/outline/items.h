// A file read item by item, by the lexer.
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
    Condition condition = read_condition(c);
    if (word_is_directive(&directive)) pass_branch(&outline->conditions, &directive, condition);
}

// After a word that is no modifier. `package` and `class` may be modifiers where no declaration follows.
static inline void read_declaration(Outline *outline, const Word *word, const Modifiers *said) {
    Cursor *c = &outline->c;
    const uint8_t *start = c->next;
    if (add_declaration(outline, c, word, said)) return;
    if (word_is(word, "package") || word_is(word, "class")) c->next = start;
}

// At a character that begins no word and no attribute. False after parentheses, since a modifier before them goes on to
// apply: `private(set)`.
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

static inline void read_items(Outline *outline) {
    Cursor *c = &outline->c;
    Modifiers said = {false};
    while (skip_trivia(c), !cursor_at_end(c)) {
        int32_t next = cursor_peek(c);
        if (next == '@') {
            cursor_advance(c);
            pass_attribute(c, &said);
            continue;
        }
        if (is_word_start(next)) {
            Word word = read_word(c);
            if (word_is_modifier(&word)) {
                note_modifier(&said, &word);
                continue;
            }
            read_declaration(outline, &word, &said);
        } else if (!pass_other(outline, next)) {
            continue;
        }
        said = (Modifiers){false};
    }
}

#endif
