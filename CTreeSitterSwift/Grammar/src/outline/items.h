// A file read item by item, by the lexis.
#ifndef ARBOR_OUTLINE_ITEMS_H
#define ARBOR_OUTLINE_ITEMS_H

#include <stdbool.h>
#include <stdint.h>

#include "../lexis/brackets.h"
#include "../lexis/characters.h"
#include "../lexis/cursor.h"
#include "../lexis/directive.h"
#include "../lexis/names.h"
#include "../lexis/nested.h"
#include "../lexis/trivia.h"
#include "../lexis/words.h"
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
            if (word_is(&word, "package") || word_is(&word, "class")) {
                Cursor ahead = *c;
                if (add_declaration(outline, &ahead, &word, &said)) *c = ahead;
            } else {
                add_declaration(outline, c, &word, &said);
            }
        } else if (next == '{' || next == '(' || next == '[') {
            pass_bracket(c);
            // What a modifier says in parentheses: `private(set)`.
            if (next == '(') continue;
        } else if (next == '"') {
            pass_string(c, 0);
        } else if (next == '#') {
            pass_hash(outline);
        } else if (next == '`') {
            cursor_advance(c);
            skip_backticked(c);
        } else {
            cursor_advance(c);
        }
        said = (Modifiers){false};
    }
}

#endif
