// The name of an attribute, which is the name of a type.
#ifndef ARBOR_LEXER_TYPE_ATTRIBUTE_H
#define ARBOR_LEXER_TYPE_ATTRIBUTE_H

#include <stdbool.h>

#include "../characters.h"
#include "../cursor.h"
#include "../names.h"
#include "../trivia.h"
#include "../words.h"
#include "brackets.h"

// Skips the first colon of `Module::Name`. A single colon is consumed too, and the result is then false.
static inline bool skip_colon_before_colon(Cursor *c) {
    if (cursor_peek(c) != ':') return false;
    cursor_advance(c);
    return cursor_peek(c) == ':';
}

typedef struct {
    Word last;
    // A parenthesis follows directly.
    bool has_arguments;
} AttributeName;

// After the `@` of an attribute: skips its name, `A.B<C>`, and marks the end of the name. Returns false if no name
// follows.
static inline bool skip_attribute_name(Cursor *c, AttributeName *name) {
    for (;;) {
        if (skip_trivia(c).slash) return false;
        if (cursor_peek(c) == '`') {
            cursor_advance(c);
            skip_backticked(c);
            name->last.length = 0;
        } else {
            if (!is_word_start(cursor_peek(c))) return false;
            name->last = read_word(c);
        }
        if (cursor_peek(c) == '<') {
            cursor_advance(c);
            if (!skip_type_brackets(c)) return false;
        }
        cursor_mark(c);
        name->has_arguments = cursor_peek(c) == '(';
        if (name->has_arguments || skip_trivia(c).slash) return true;
        if (cursor_peek(c) != '.' && !skip_colon_before_colon(c)) return true;
        cursor_advance(c);
    }
}

#endif
