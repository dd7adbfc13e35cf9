// Reads imports, types, properties and type aliases, from after the keyword.
#ifndef ARBOR_HEADS_DECLARATIONS_H
#define ARBOR_HEADS_DECLARATIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "lexer.h"
#include "state.h"
#include "tokens.h"

static inline bool word_is_import_kind(const Word *word) {
    static const char *const words[] = {
        "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var", NULL,
    };
    return word_is_one_of(word, words);
}

// Reads the path of an import, and ends the import after it.
static inline bool read_path(Heads *heads) {
    Cursor *c = &heads->c;
    const uint8_t *end = skip_space(heads) ? identifier_end(c) : NULL;
    if (!end) return false;
    tree_sitter_swift_record *record = open_record(heads, TREE_SITTER_SWIFT_IMPORT_PATH);
    for (;;) {
        c->next = end;
        end_record(heads, record);
        end_record(heads, heads->item);
        if (!skip_space(heads)) return false;
        if (!skip_sign(heads, '.')) return true;
        if (!skip_space(heads) || !(end = identifier_end(c))) return false;
    }
}

static inline bool read_import(Heads *heads) {
    if (!skip_space(heads)) return false;
    Cursor ahead = heads->c;
    Word word = read_word(&ahead);
    if (word_is_import_kind(&word)) write_record(heads, TREE_SITTER_SWIFT_IMPORT_KIND, ahead.next);
    return read_path(heads);
}

// Reads the entries of an inheritance clause, from after its colon.
static inline bool read_inherits(Heads *heads) {
    do {
        if (!read_type(heads, TREE_SITTER_SWIFT_INHERITS) || !skip_space(heads)) return false;
    } while (skip_sign(heads, ','));
    return true;
}

// Reads the head of a type or an extension, and enters it.
static inline bool read_head(Heads *heads, tree_sitter_swift_record_kind kind) {
    bool is_extension = kind == TREE_SITTER_SWIFT_EXTENSION;
    if (is_extension && !read_type(heads, TREE_SITTER_SWIFT_NAME)) return false;
    if (!is_extension && !(read_identifier(heads, TREE_SITTER_SWIFT_NAME) && read_generics(heads))) return false;
    if (!skip_space(heads)) return false;
    if (skip_sign(heads, ':') && !read_inherits(heads)) return false;
    if (!read_where(heads) || !skip_space(heads) || !skip_sign(heads, '{')) return false;
    if (heads->depth == deepest_container) return false;
    heads->containers[heads->depth++] = (Container){.is_type = true, .record = heads->item};
    heads->type_depth++;
    return true;
}

// Reads the name of a property. Patterns, and `_` is one, are left to the parser.
static inline bool read_property_name(Heads *heads) {
    const tree_sitter_swift_record *name = heads->next;
    if (!read_identifier(heads, TREE_SITTER_SWIFT_NAME)) return false;
    return name->end - name->start > 1 || heads->c.next[-1] != '_';
}

static inline bool read_binding(Heads *heads) {
    if (!read_property_name(heads) || !skip_space(heads)) return false;
    if (skip_sign(heads, ':') && !(read_type(heads, TREE_SITTER_SWIFT_TYPE) && skip_space(heads))) return false;
    unsigned rules = VALUE_ENDS_WITH_LINE | VALUE_ENDS_AT_COMMA | VALUE_HAS_NO_ACCESSORS;
    if (skip_sign(heads, '=') &&
        !(read_value(heads, TREE_SITTER_SWIFT_INITIAL_VALUE, rules) && skip_space(heads)))
        return false;
    if (cursor_peek(&heads->c) != '{') return true;
    tree_sitter_swift_record *record = open_record(heads, TREE_SITTER_SWIFT_ACCESSORS);
    if (!skip_block(heads)) return false;
    end_record(heads, record);
    return skip_space(heads);
}

static inline bool read_property(Heads *heads) {
    do {
        if (!read_binding(heads)) return false;
    } while (skip_sign(heads, ','));
    return true;
}

static inline bool read_typealias(Heads *heads) {
    if (!read_identifier(heads, TREE_SITTER_SWIFT_NAME) || !read_generics(heads)) return false;
    if (!skip_space(heads) || !skip_sign(heads, '=') || !read_type(heads, TREE_SITTER_SWIFT_TYPE)) return false;
    return skip_space(heads) && read_where(heads);
}

#endif
