// Reads initializers and functions, from after the keyword.
#ifndef ARBOR_HEADS_CALLABLES_H
#define ARBOR_HEADS_CALLABLES_H

#include <stdbool.h>
#include <stdint.h>

#include "attributes.h"
#include "lexer.h"
#include "state.h"
#include "tokens.h"

// Skips a word before the label of a parameter.
static inline bool skip_parameter_modifier(Heads *heads) {
    if (!is_word_start(cursor_peek(&heads->c))) return false;
    Word word = read_word(&heads->c);
    return word_is(&word, "isolated") || word_is(&word, "_const");
}

// Reads the attributes, the modifiers and the label of a parameter.
static inline bool read_label(Heads *heads) {
    Cursor *c = &heads->c;
    for (;;) {
        const uint8_t *start = c->next;
        if (cursor_peek(c) == '@') {
            if (!read_attribute(heads)) return false;
        } else {
            if (skip_label(c)) return write_token(heads, TREE_SITTER_SWIFT_LABEL, start);
            c->next = start;
            if (!skip_parameter_modifier(heads)) return false;
        }
        if (!skip_space(heads)) return false;
    }
}

static inline bool skip_dots(Cursor *c) {
    for (int i = 0; i < 3; i++) {
        if (cursor_peek(c) != '.') return false;
        cursor_advance(c);
    }
    return true;
}

static inline bool read_parameter(Heads *heads) {
    Cursor *c = &heads->c;
    tree_sitter_swift_record *record = open_record(heads, TREE_SITTER_SWIFT_PARAMETER);
    if (!read_label(heads) || !skip_space(heads)) return false;
    if (cursor_peek(c) != ':' && !read_identifier(heads, TREE_SITTER_SWIFT_NAME)) return false;
    if (!skip_space(heads) || !skip_sign(heads, ':') || !read_type(heads, TREE_SITTER_SWIFT_TYPE)) return false;
    end_record(heads, record);
    if (!skip_space(heads)) return false;
    if (cursor_peek(c) == '.') {
        const uint8_t *start = c->next;
        if (!skip_dots(c)) return false;
        cursor_mark(c);
        write_token(heads, TREE_SITTER_SWIFT_VARIADIC, start);
        end_record(heads, record);
        if (!skip_space(heads)) return false;
    }
    if (!skip_sign(heads, '=')) return true;
    if (!read_value(heads, TREE_SITTER_SWIFT_DEFAULT_VALUE, VALUE_ENDS_AT_COMMA)) return false;
    end_record(heads, record);
    return true;
}

static inline bool read_parameters(Heads *heads) {
    if (!skip_space(heads) || cursor_peek(&heads->c) != '(') return false;
    tree_sitter_swift_record *record = open_record(heads, TREE_SITTER_SWIFT_PARAMETERS);
    cursor_advance(&heads->c);
    for (;;) {
        if (!skip_space(heads)) return false;
        if (skip_sign(heads, ')')) break;
        if (!read_parameter(heads) || !skip_space(heads)) return false;
        if (!skip_sign(heads, ',') && cursor_peek(&heads->c) != ')') return false;
    }
    end_record(heads, record);
    return true;
}

// Reads the type after `throws`, if there is one. Parentheses on the next line would be a statement.
static inline bool read_thrown_type(Heads *heads) {
    Trivia trivia = skip_trivia(&heads->c);
    if (trivia.slash) return false;
    if (cursor_peek(&heads->c) != '(') return true;
    if (trivia.newline || trivia.comment) return false;
    cursor_advance(&heads->c);
    return read_type(heads, TREE_SITTER_SWIFT_THROWN_TYPE) && skip_space(heads) && skip_sign(heads, ')');
}

// Reads an effect whose word ends at `end`. `async let` in the next line would be another declaration.
static inline bool read_effect(Heads *heads, const Word *word, const uint8_t *end) {
    bool is_async = word_is(word, "async");
    if (is_async || word_is(word, "reasync")) {
        write_record(heads, TREE_SITTER_SWIFT_ASYNC, end);
        Cursor ahead = heads->c;
        if (!is_async || skip_trivia(&ahead).slash) return !is_async;
        Word next = read_word(&ahead);
        return !word_is(&next, "let");
    }
    bool is_rethrowing = word_is(word, "rethrows");
    write_record(heads, is_rethrowing ? TREE_SITTER_SWIFT_RETHROWS : TREE_SITTER_SWIFT_THROWS, end);
    return is_rethrowing || read_thrown_type(heads);
}

static inline bool read_effects(Heads *heads) {
    for (;;) {
        if (!skip_space(heads)) return false;
        if (!is_word_start(cursor_peek(&heads->c))) return true;
        Cursor ahead = heads->c;
        Word word = read_word(&ahead);
        if (!word_is_effect(&word)) return true;
        if (!read_effect(heads, &word, ahead.next)) return false;
    }
}

// Reads a callable after its name: generic parameters, parameters, effects, the result and requirements.
static inline bool read_signature(Heads *heads) {
    Cursor *c = &heads->c;
    if (!read_generics(heads) || !read_parameters(heads) || !read_effects(heads)) return false;
    if (skip_sign(heads, '-')) {
        if (!skip_sign(heads, '>') || !read_type(heads, TREE_SITTER_SWIFT_RETURNS)) return false;
        if (!skip_space(heads)) return false;
    }
    if (!read_where(heads) || !skip_space(heads)) return false;
    return cursor_peek(c) != '{' || skip_block(heads);
}

static inline bool read_initializer(Heads *heads) {
    Cursor *c = &heads->c;
    if (!skip_space(heads)) return false;
    if (cursor_peek(c) == '?' || cursor_peek(c) == '!') write_record(heads, TREE_SITTER_SWIFT_FAILABLE, c->next + 1);
    return read_signature(heads);
}

static inline bool read_function(Heads *heads) {
    return read_identifier(heads, TREE_SITTER_SWIFT_NAME) && read_signature(heads);
}

#endif
