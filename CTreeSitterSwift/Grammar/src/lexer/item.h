// Reads an item where a declaration or a statement is allowed.
#ifndef ARBOR_LEXER_ITEM_H
#define ARBOR_LEXER_ITEM_H

#include <stdbool.h>
#include <stdint.h>

#include "characters.h"
#include "cursor.h"
#include "directive.h"
#include "item/modifiers.h"
#include "nested.h"
#include "operator.h"
#include "trivia.h"
#include "value.h"
#include "words.h"

typedef enum {
    // A declaration, an attribute or punctuation, which the grammar reads itself.
    ITEM_DECLARATION,
    // A modifier before its declaration. Its end is marked.
    ITEM_MODIFIER,
    // A statement, which is consumed. Its end is marked.
    ITEM_STATEMENT,
    // A statement that begins with a macro's `#`. Its end is marked.
    ITEM_MACRO,
} Item;

static inline Item finish_statement(Value *value) {
    skip_rest_of_value(value);
    return ITEM_STATEMENT;
}

// Reads the item after a word that continues a declaration, such as `async`. Only the declaration `async let` begins
// with such a word.
static inline Item item_at_clause(Cursor *c, const Word *word, bool newline) {
    cursor_mark(c);
    if (!newline || !word_is(word, "async") || skip_trivia(c).slash) return ITEM_DECLARATION;
    Word next = read_word(c);
    return word_is(&next, "let") ? ITEM_MODIFIER : ITEM_DECLARATION;
}

// Reads an item that begins with a word. `newline`: the word begins its line.
static inline Item item_at_word(Cursor *c, bool newline) {
    Value value = value_begin(c, VALUE_ENDS_WITH_LINE);
    Word word = read_word(c);
    if (word_is(&word, "class")) {
        cursor_mark(c);
        return class_modifies(c) ? ITEM_MODIFIER : ITEM_DECLARATION;
    }
    if (word_is_declaration_keyword(&word)) return ITEM_DECLARATION;
    if (word_is_soft_declaration_keyword(&word)) {
        cursor_mark(c);
        Trivia trivia = skip_trivia(c);
        if (!trivia.slash && is_name_start(cursor_peek(c))) return ITEM_DECLARATION;
        if (trivia.newline) return ITEM_STATEMENT;
    } else if (word_is_modifier(&word)) {
        Head head = head_after_modifier(c, word);
        if (head == HEAD_DECLARES) return ITEM_MODIFIER;
        if (head == HEAD_IS_WHOLE_STATEMENT) return ITEM_STATEMENT;
    } else if (word_continues_declaration(&word)) {
        return item_at_clause(c, &word, newline);
    }
    value_accept(&value, word_demands_operand(&word) ? LAST_DEMANDS : LAST_OPERAND);
    value.last_is_word = true;
    return finish_statement(&value);
}

// Reads an item that begins with a `#`.
static inline Item item_at_hash(Cursor *c) {
    Value value = value_begin(c, VALUE_ENDS_WITH_LINE);
    cursor_advance(c);
    uint32_t hashes;
    if (skip_hash(c, &hashes)) {
        skip_string(c, hashes);
        value_accept(&value, LAST_OPERAND);
        return finish_statement(&value);
    }
    if (!is_word_start(cursor_peek(c))) return ITEM_DECLARATION;
    Word word = read_word(c);
    if (word_is_directive(&word)) return ITEM_DECLARATION;
    value_accept(&value, LAST_OPERAND);
    value.last_is_word = true;
    skip_rest_of_value(&value);
    return ITEM_MACRO;
}

// Returns whether no statement begins with a character.
static inline bool begins_no_statement(int32_t next) {
    switch (next) {
    case '.': case '=': case '?': case '<': case '>': case '@': return true;
    default: return is_separator(next) || is_closing(next);
    }
}

// Reads an item at `!`, `&` or `-`, which is a prefix operator or a part of the type before it.
static inline Item item_at_operator(Value *value, int32_t first, Trivia before) {
    Cursor *c = value->cursor;
    cursor_advance(c);
    bool is_of_type = first == '-' ? cursor_peek(c) == '>' : !before.newline || !is_bound_right(c, false);
    if (is_of_type) return ITEM_DECLARATION;
    value_operator(value, first, before);
    return finish_statement(value);
}

// Reads an item from its first character. `before`: the white space and the comments before it.
static inline Item read_item(Cursor *c, Trivia before) {
    Value value = value_begin(c, VALUE_ENDS_WITH_LINE);
    if (before.slash) {
        value_slash(&value, before);
        return finish_statement(&value);
    }
    int32_t next = cursor_peek(c);
    if (is_word_start(next)) return item_at_word(c, before.newline);
    if (begins_no_statement(next)) return ITEM_DECLARATION;
    if (next == '#') return item_at_hash(c);
    if (next == '!' || next == '&' || next == '-') return item_at_operator(&value, next, before);
    // `case a(Int)`, `throws(E)`: a bracket on the same line belongs to the previous item.
    if ((next == '(' || next == '[') && !before.newline) return ITEM_DECLARATION;
    return finish_statement(&value);
}

#endif
