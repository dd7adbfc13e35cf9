// Finds where the items of a file begin and end.
#ifndef ARBOR_PRESCAN_ITEMS_H
#define ARBOR_PRESCAN_ITEMS_H

#include <stdbool.h>
#include <stdint.h>

#include "../lexer/brackets.h"
#include "../lexer/characters.h"
#include "../lexer/item/modifiers.h"
#include "../lexer/names.h"
#include "../lexer/trivia.h"
#include "../lexer/value.h"
#include "../lexer/words.h"
#include "bytes.h"

// Skips the rest of an item that ends with its line or its body.
static inline void skip_rest_of_item(Cursor *c) {
    Value value = value_begin(c, VALUE_ENDS_WITH_LINE);
    value.last = LAST_OPERAND;
    cursor_mark(c);
    skip_rest_of_value(&value);
    c->next = c->mark;
}

// Skips the rest of a declaration after its keyword. The name after it must not be read as a keyword of an expression:
// `case await`.
static inline void skip_rest_of_declaration(Cursor *c) {
    const uint8_t *start = c->next;
    if (skip_trivia(c).slash || !is_word_start(cursor_peek(c))) c->next = start;
    read_word(c);
    skip_rest_of_item(c);
}

// Skips from after a type's keyword to its brace. Returns false if no brace follows.
static inline bool skip_to_brace(Cursor *c) {
    while (!cursor_at_end(c)) {
        if (skip_trivia(c).slash) continue;
        int32_t next = cursor_peek(c);
        if (is_word(next)) {
            read_word(c);
            continue;
        }
        if (next == '{') return true;
        if (next == '}' || next == ')' || next == ']' || next == ';' || next == '"' || next == '#') return false;
        cursor_advance(c);
        if ((next == '(' || next == '[') && !skip_brackets(c)) return false;
        if (next == '`') skip_backticked(c);
    }
    return false;
}

// Returns whether a word with these roles opens a type. `class` and `actor` do so if a name follows, and are modifiers
// or names elsewhere.
static inline bool opens_type(const Cursor *c, const Word *word, uint32_t roles) {
    if (!(roles & OPENS_TYPE)) return false;
    Cursor ahead = *c;
    if (word_is(word, "class")) return !class_modifies(&ahead);
    if (!word_is(word, "actor")) return true;
    if (skip_trivia(&ahead).slash) return false;
    return is_word_start(cursor_peek(&ahead)) || cursor_peek(&ahead) == '`';
}

#endif
