// Decides whether a word modifies a declaration.
#ifndef ARBOR_LEXER_ITEM_MODIFIERS_H
#define ARBOR_LEXER_ITEM_MODIFIERS_H

#include <stdbool.h>
#include <stdint.h>

#include "../brackets.h"
#include "../characters.h"
#include "../cursor.h"
#include "../directive.h"
#include "../trivia.h"
#include "../words.h"
#include "../words/rare.h"

// The greatest number of modifiers that are looked through. No declaration has so many. It keeps the lookahead, and so
// the whole, linear.
enum { most_modifiers = 32 };

typedef enum {
    HEAD_DECLARES,
    HEAD_IS_STATEMENT,
    HEAD_IS_WHOLE_STATEMENT,
    // Another modifier follows.
    HEAD_GOES_ON,
} Head;

// Skips the parentheses of a modifier, which contain a single word. Returns false if they contain more, as in a call.
// The cursor is then somewhere inside them: this function is called often, and must not read to the end of the text
// each time.
static inline bool skip_modifier_detail(Cursor *c) {
    cursor_advance(c);
    if (skip_trivia(c).slash || !is_word_start(cursor_peek(c))) return false;
    read_word(c);
    if (skip_trivia(c).slash || cursor_peek(c) != ')') return false;
    cursor_advance(c);
    return true;
}

// Skips the parentheses after a word that may be a modifier. Returns false if they show that it isn't one.
static inline bool skip_detail_of(Cursor *c, const Word *word) {
    bool is_word = skip_modifier_detail(c);
    if (!is_word) skip_brackets(c);
    return is_word && word_is_modifier_with_detail(word);
}

// Decides about modifiers before a `#`: a macro is a declaration, and a directive is not.
static inline Head head_at_hash(Cursor *c, Head otherwise) {
    cursor_advance(c);
    Word word = read_word(c);
    return word.length == 0 || word_is_directive(&word) ? otherwise : HEAD_DECLARES;
}

// Decides about modifiers before a word, from after the word.
static inline Head head_after_word(Cursor *c, const Word *word, Head otherwise) {
    if (word_is_declaration_keyword(word)) return HEAD_DECLARES;
    if (word_is_soft_declaration_keyword(word)) {
        skip_trivia(c);
        return is_name_start(cursor_peek(c)) ? HEAD_DECLARES : otherwise;
    }
    return word_is_modifier(word) ? HEAD_GOES_ON : otherwise;
}

// Decides by the next tokens whether a word modifies a declaration, from after the word. Marks the end of the word and
// its parentheses.
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

// Returns whether `class` is a modifier, from after the word. It is one before another declaration keyword, and a
// keyword before a name.
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

// Reads a word after attributes or modifiers, where no name is allowed. Marks the end of a modifier, and of a word that
// is neither a modifier nor a keyword.
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

#endif
