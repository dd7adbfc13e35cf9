// The tokens that several declarations have: names, types, generic parameters, requirements, values and blocks.
#ifndef ARBOR_HEADS_TOKENS_H
#define ARBOR_HEADS_TOKENS_H

#include <stdbool.h>
#include <stdint.h>

#include "lexer.h"
#include "state.h"

// Returns the end of the identifier at the cursor, or NULL if something else is there.
static inline const uint8_t *identifier_end(const Cursor *c) {
    const uint8_t *p = c->next;
    if (cursor_peek(c) == '`') {
        do p++; while (p < c->end && *p != '`' && !is_newline(*p));
        return p < c->end && *p == '`' && p > c->next + 1 ? p + 1 : NULL;
    }
    if (!is_word_start(cursor_peek(c))) return NULL;
    return end_of_name(p, c->end);
}

static inline bool read_identifier(Heads *heads, tree_sitter_swift_record_kind kind) {
    const uint8_t *end = skip_space(heads) ? identifier_end(&heads->c) : NULL;
    if (end) write_record(heads, kind, end);
    return end != NULL;
}

static inline bool read_type(Heads *heads, tree_sitter_swift_record_kind kind) {
    if (!skip_space(heads)) return false;
    const uint8_t *start = heads->c.next;
    return skip_type(&heads->c) && write_token(heads, kind, start);
}

// Reads generic parameters if there are any.
static inline bool read_generics(Heads *heads) {
    if (!skip_space(heads)) return false;
    if (cursor_peek(&heads->c) != '<') return true;
    const uint8_t *start = heads->c.next;
    cursor_advance(&heads->c);
    if (!skip_type_brackets(&heads->c)) return false;
    cursor_mark(&heads->c);
    return write_token(heads, TREE_SITTER_SWIFT_GENERICS, start);
}

// Reads a `where` clause if there is one. White space was skipped.
static inline bool read_where(Heads *heads) {
    if (cursor_peek(&heads->c) != 'w') return true;
    Cursor ahead = heads->c;
    Word word = read_word(&ahead);
    if (!word_is(&word, "where")) return true;
    const uint8_t *start = heads->c.next;
    heads->c.next = ahead.next;
    if (!skip_space(heads) || !skip_requirements(&heads->c)) return false;
    return write_token(heads, TREE_SITTER_SWIFT_REQUIREMENTS, start);
}

static inline bool read_value(Heads *heads, tree_sitter_swift_record_kind kind, unsigned rules) {
    Trivia before = skip_trivia(&heads->c);
    const uint8_t *start = heads->c.next;
    return !before.slash && skip_value(&heads->c, before, rules) && write_token(heads, kind, start);
}

// Skips the block at the cursor.
static inline bool skip_block(Heads *heads) {
    cursor_advance(&heads->c);
    return skip_brackets(&heads->c);
}

#endif
