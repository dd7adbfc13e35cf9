// What stands where a declaration or a statement may stand.
#ifndef ARBOR_LEXIS_ITEM_H
#define ARBOR_LEXIS_ITEM_H

#include <stdbool.h>
#include <stdint.h>

#include "brackets.h"
#include "characters.h"
#include "cursor.h"
#include "directive.h"
#include "nested.h"
#include "operator.h"
#include "trivia.h"
#include "value.h"
#include "words.h"

typedef enum {
    // A declaration, an attribute or a mark that the grammar reads itself.
    ITEM_DECLARATION,
    // A modifier, marked, before the declaration that it modifies.
    ITEM_MODIFIER,
    // A statement, consumed and marked.
    ITEM_STATEMENT,
    // The same, begun by a macro's `#`.
    ITEM_MACRO,
} Item;

// More than a declaration ever has; keeps the lookahead, and so the whole, linear.
enum { most_modifiers = 32 };

typedef enum {
    HEAD_DECLARES,
    HEAD_IS_STATEMENT,
    HEAD_IS_WHOLE_STATEMENT,
    // With another modifier.
    HEAD_GOES_ON,
} Head;

// At the parenthesis after a modifier: past its end. False where more than a word stands in it, as in a call: then it is
// left somewhere within, since what is asked at many places must not look to the end of the text each time.
static inline bool skip_modifier_detail(Cursor *c) {
    cursor_advance(c);
    if (skip_trivia(c).slash || !is_word_start(cursor_peek(c))) return false;
    read_word(c);
    if (skip_trivia(c).slash || cursor_peek(c) != ')') return false;
    cursor_advance(c);
    return true;
}

// At the parenthesis after a word that could modify a declaration: past it. False where the word is no modifier.
static inline bool skip_detail_of(Cursor *c, const Word *word) {
    bool is_word = skip_modifier_detail(c);
    if (!is_word) skip_brackets(c);
    return is_word && word_is_modifier_with_detail(word);
}

// At a `#` after modifiers: a macro declares, a directive does not.
static inline Head head_at_hash(Cursor *c, Head otherwise) {
    cursor_advance(c);
    Word word = read_word(c);
    return word.length == 0 || word_is_directive(&word) ? otherwise : HEAD_DECLARES;
}

// After a word that follows modifiers.
static inline Head head_after_word(Cursor *c, const Word *word, Head otherwise) {
    if (word_is_declaration_keyword(word)) return HEAD_DECLARES;
    if (word_is_soft_declaration_keyword(word)) {
        skip_trivia(c);
        return is_name_start(cursor_peek(c)) ? HEAD_DECLARES : otherwise;
    }
    return word_is_modifier(word) ? HEAD_GOES_ON : otherwise;
}

// After a word that could modify a declaration, marked with its detail: what follows tells.
static inline Head head_after_modifier(Cursor *c, Word word) {
    for (uint32_t count = 0; count < most_modifiers; count++) {
        if (count == 0) cursor_mark(c);
        if (cursor_peek(c) == '(') {
            bool modifies = skip_detail_of(c, &word);
            if (count == 0) cursor_mark(c);
            if (!modifies) return HEAD_IS_STATEMENT;
        }
        Trivia trivia = skip_trivia(c);
        if (trivia.slash) return HEAD_IS_STATEMENT;
        int32_t next = cursor_peek(c);
        if (next == '@') return HEAD_DECLARES;
        Head otherwise = trivia.newline ? HEAD_IS_WHOLE_STATEMENT : HEAD_IS_STATEMENT;
        if (next == '#') return head_at_hash(c, otherwise);
        if (!is_word_start(next)) return otherwise;
        word = read_word(c);
        Head head = head_after_word(c, &word, otherwise);
        if (head != HEAD_GOES_ON) return head;
    }
    return HEAD_IS_STATEMENT;
}

// `class` is a modifier before another declaration keyword, and the keyword before a name. Marked after `class`.
static inline bool class_modifies(Cursor *c) {
    bool first = true;
    for (;;) {
        Trivia trivia = skip_trivia(c);
        if (trivia.slash) return false;
        if (cursor_peek(c) == '@') return true;
        if (!is_word_start(cursor_peek(c))) return false;
        Word word = read_word(c);
        if (word_is_declaration_keyword(&word)) return !word_is(&word, "class") || first;
        if (word_is(&word, "actor")) {
            return !skip_trivia(c).slash && is_name_start(cursor_peek(c));
        }
        if (!word_is_modifier(&word)) return false;
        if (cursor_peek(c) == '(' && !skip_modifier_detail(c)) return false;
        first = false;
    }
}

typedef enum { AFTER_PREFIX_MODIFIER, AFTER_PREFIX_KEYWORD, AFTER_PREFIX_OTHER } AfterPrefix;

// At a word after attributes or modifiers, where no name can stand. A modifier is marked, and so is the word that is
// neither it nor a keyword.
static inline AfterPrefix read_after_prefix(Cursor *c) {
    Word word = read_word(c);
    cursor_mark(c);
    if (word_is(&word, "class")) return class_modifies(c) ? AFTER_PREFIX_MODIFIER : AFTER_PREFIX_KEYWORD;
    if (word_is(&word, "async")) return AFTER_PREFIX_MODIFIER;
    if (!word_is_modifier(&word)) {
        bool declares = word_is_declaration_keyword(&word) || word_is_soft_declaration_keyword(&word) ||
                        word_is_binding_keyword(&word);
        return declares ? AFTER_PREFIX_KEYWORD : AFTER_PREFIX_OTHER;
    }
    if (cursor_peek(c) == '(' && word_is_modifier_with_detail(&word) && skip_modifier_detail(c)) cursor_mark(c);
    return AFTER_PREFIX_MODIFIER;
}

static inline Item finish_statement(Value *value) {
    skip_rest_of_value(value);
    return ITEM_STATEMENT;
}

// After a word that goes on with a declaration. `async let` is the one declaration that begins with such a word.
static inline Item item_at_clause(Cursor *c, const Word *word, bool newline) {
    cursor_mark(c);
    if (!newline || !word_is(word, "async") || skip_trivia(c).slash) return ITEM_DECLARATION;
    Word next = read_word(c);
    return word_is(&next, "let") ? ITEM_MODIFIER : ITEM_DECLARATION;
}

// At a word.
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

// At a `#`.
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

// The marks that no statement begins with.
static inline bool begins_no_statement(int32_t next) {
    switch (next) {
    case '.': case '=': case '?': case '<': case '>': case '@': return true;
    default: return is_separator(next) || is_closing(next);
    }
}

// At `!`, `&` or `-`: a prefix operator, and not the rest of a type.
static inline Item item_at_operator(Value *value, int32_t first, Trivia before) {
    Cursor *c = value->cursor;
    cursor_advance(c);
    bool is_of_type = first == '-' ? cursor_peek(c) == '>' : !before.newline || !is_bound_right(c, false);
    if (is_of_type) return ITEM_DECLARATION;
    value_operator(value, first, before);
    return finish_statement(value);
}

// At the first character of an item, white space and comments passed. `newline`: a line begins here.
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
    // `case a(Int)`, `throws(E)`: what is one line's is one item's.
    if ((next == '(' || next == '[') && !before.newline) return ITEM_DECLARATION;
    return finish_statement(&value);
}

#endif
