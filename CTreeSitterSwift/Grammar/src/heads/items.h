// Reads an item: the attributes and modifiers before a declaration, and the declaration.
#ifndef ARBOR_HEADS_ITEMS_H
#define ARBOR_HEADS_ITEMS_H

#include <stdbool.h>
#include <stdint.h>

#include "attributes.h"
#include "callables.h"
#include "declarations.h"
#include "lexer.h"
#include "state.h"

// The greatest number of attributes and modifiers of one declaration.
enum { most_prefixes = 64 };

static inline tree_sitter_swift_record_kind kind_if(bool is_keyword, tree_sitter_swift_record_kind kind) {
    return is_keyword ? kind : TREE_SITTER_SWIFT_END;
}

// Returns the kind of declaration that a keyword begins, or TREE_SITTER_SWIFT_END for any other word. The length is
// compared first, because most items begin with a modifier.
static inline tree_sitter_swift_record_kind kind_of_keyword(const Word *word) {
    switch (word->length) {
    case 3:
        if (word_is(word, "let")) return TREE_SITTER_SWIFT_LET;
        return kind_if(word_is(word, "var"), TREE_SITTER_SWIFT_VAR);
    case 4:
        if (word_is(word, "init")) return TREE_SITTER_SWIFT_INIT;
        if (word_is(word, "func")) return TREE_SITTER_SWIFT_FUNC;
        return kind_if(word_is(word, "enum"), TREE_SITTER_SWIFT_ENUM);
    case 5:
        if (word_is(word, "class")) return TREE_SITTER_SWIFT_CLASS;
        return kind_if(word_is(word, "actor"), TREE_SITTER_SWIFT_ACTOR);
    case 6:
        if (word_is(word, "import")) return TREE_SITTER_SWIFT_IMPORT;
        return kind_if(word_is(word, "struct"), TREE_SITTER_SWIFT_STRUCT);
    case 8: return kind_if(word_is(word, "protocol"), TREE_SITTER_SWIFT_PROTOCOL);
    case 9:
        if (word_is(word, "extension")) return TREE_SITTER_SWIFT_EXTENSION;
        return kind_if(word_is(word, "typealias"), TREE_SITTER_SWIFT_TYPEALIAS);
    default: return TREE_SITTER_SWIFT_END;
    }
}

// Reads a modifier. `follows`: another attribute or modifier precedes it.
static inline bool read_modifier(Heads *heads, bool follows) {
    Cursor ahead = heads->c;
    if (follows) {
        if (read_after_prefix(&ahead) != AFTER_PREFIX_MODIFIER) return false;
    } else {
        Word word = read_word(&ahead);
        bool is_class = word_is(&word, "class");
        if (is_class) ahead.mark = ahead.next;
        if (!is_class && !(word_is_modifier(&word) && head_after_modifier(&ahead, word) == HEAD_DECLARES)) return false;
    }
    write_record(heads, TREE_SITTER_SWIFT_MODIFIER, ahead.mark);
    return true;
}

// Reads a declaration after its keyword.
static inline bool read_declaration(Heads *heads, tree_sitter_swift_record_kind kind) {
    heads->item->kind = kind;
    switch (kind) {
    case TREE_SITTER_SWIFT_IMPORT: return read_import(heads);
    case TREE_SITTER_SWIFT_TYPEALIAS: return read_typealias(heads);
    case TREE_SITTER_SWIFT_LET: case TREE_SITTER_SWIFT_VAR: return heads->type_depth > 0 && read_property(heads);
    case TREE_SITTER_SWIFT_FUNC: return heads->type_depth > 0 && read_function(heads);
    case TREE_SITTER_SWIFT_INIT: return heads->type_depth > 0 && read_initializer(heads);
    default: return read_head(heads, kind);
    }
}

// Returns the kind of the declaration whose keyword is at the cursor, or TREE_SITTER_SWIFT_END if none is. `end` is set
// to the end of the word.
static inline tree_sitter_swift_record_kind declaration_at(const Cursor *c, const uint8_t **end) {
    Cursor ahead = *c;
    Word word = read_word(&ahead);
    *end = ahead.next;
    tree_sitter_swift_record_kind kind = kind_of_keyword(&word);
    return kind == TREE_SITTER_SWIFT_CLASS && class_modifies(&ahead) ? TREE_SITTER_SWIFT_END : kind;
}

// Reads an item that begins with an attribute or a word.
static inline bool read_item_head(Heads *heads) {
    Cursor *c = &heads->c;
    heads->item = open_record(heads, TREE_SITTER_SWIFT_END);
    for (uint32_t prefixes = 0; prefixes < most_prefixes; prefixes++) {
        if (cursor_peek(c) == '@') {
            if (!read_attribute(heads)) return false;
        } else {
            if (!is_word_start(cursor_peek(c))) return false;
            const uint8_t *end;
            tree_sitter_swift_record_kind kind = declaration_at(c, &end);
            if (kind != TREE_SITTER_SWIFT_END) {
                write_record(heads, TREE_SITTER_SWIFT_KEYWORD, end);
                return read_declaration(heads, kind);
            }
            if (!read_modifier(heads, prefixes > 0)) return false;
        }
        if (!skip_space(heads)) return false;
    }
    return false;
}

#endif
