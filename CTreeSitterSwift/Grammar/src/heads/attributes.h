// Reads attributes and their arguments.
#ifndef ARBOR_HEADS_ATTRIBUTES_H
#define ARBOR_HEADS_ATTRIBUTES_H

#include <stdbool.h>
#include <stdint.h>

#include "lexer.h"
#include "state.h"
#include "tokens.h"

// Skips the elements of an array literal, from after its bracket and past the closing one. They are read as the grammar
// reads them.
static inline bool skip_elements(Heads *heads) {
    Cursor *c = &heads->c;
    for (;;) {
        Trivia before = skip_trivia(c);
        if (before.slash) return false;
        if (skip_sign(heads, ']')) return true;
        if (!skip_value(c, before, VALUE_ENDS_AT_COMMA)) return false;
        c->next = c->mark;
        if (!skip_space(heads)) return false;
        if (!skip_sign(heads, ',') && cursor_peek(c) != ']') return false;
    }
}

// Reads the value of an argument after its first token, which began at `start`.
static inline bool read_argument_value(Heads *heads, Argument token, const uint8_t *start) {
    Cursor *c = &heads->c;
    if (token != ARGUMENT_IS_VALUE && token != ARGUMENT_IS_ARRAY) return false;
    if (token == ARGUMENT_IS_ARRAY) {
        c->next = c->mark;
        if (!skip_elements(heads)) return false;
        cursor_mark(c);
    }
    return write_token(heads, TREE_SITTER_SWIFT_ARGUMENT_VALUE, start);
}

// Reads the value after the label of an argument, from the label's colon. It may be missing.
static inline bool read_labelled_value(Heads *heads) {
    Cursor *c = &heads->c;
    if (!skip_space(heads) || !skip_sign(heads, ':')) return false;
    const uint8_t *colon = c->next;
    Trivia before = skip_trivia(c);
    const uint8_t *start = c->next;
    if (before.slash) return false;
    Argument token = read_argument(c, before, false, true);
    if (token != ARGUMENT_IS_MISSING) return read_argument_value(heads, token, start);
    c->next = colon;
    return true;
}

static inline bool read_one_argument(Heads *heads, Trivia before) {
    Cursor *c = &heads->c;
    tree_sitter_swift_record *record = open_record(heads, TREE_SITTER_SWIFT_ARGUMENT);
    const uint8_t *start = c->next;
    Argument token = read_argument(c, before, true, true);
    if (token == ARGUMENT_IS_LABEL) {
        write_token(heads, TREE_SITTER_SWIFT_ARGUMENT_LABEL, start);
        if (!read_labelled_value(heads)) return false;
    } else if (!read_argument_value(heads, token, start)) {
        return false;
    }
    end_record(heads, record);
    return true;
}

// Reads the arguments of an attribute, from the opening parenthesis and past the closing one.
static inline bool read_arguments(Heads *heads) {
    cursor_advance(&heads->c);
    for (;;) {
        Trivia before = skip_trivia(&heads->c);
        if (before.slash) return false;
        if (skip_sign(heads, ')')) return true;
        if (!read_one_argument(heads, before) || !skip_space(heads)) return false;
        bool is_separated = skip_sign(heads, ',') || skip_sign(heads, ';');
        if (!is_separated && cursor_peek(&heads->c) != ')') return false;
    }
}

// Reads an attribute, from its `@`.
static inline bool read_attribute(Heads *heads) {
    Cursor *c = &heads->c;
    tree_sitter_swift_record *record = open_record(heads, TREE_SITTER_SWIFT_ATTRIBUTE);
    const uint8_t *start = c->next;
    AttributeName name;
    cursor_advance(c);
    if (!skip_attribute_name(c, &name)) return false;
    if (name.has_arguments) {
        write_token(heads, TREE_SITTER_SWIFT_ATTRIBUTE_NAME, start);
        if (!read_arguments(heads)) return false;
    } else {
        c->next = c->mark;
    }
    end_record(heads, record);
    return true;
}

#endif
