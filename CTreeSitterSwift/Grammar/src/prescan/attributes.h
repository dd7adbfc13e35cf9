// Reads the attributes before a declaration, and notes those of the vocabulary.
#ifndef ARBOR_PRESCAN_ATTRIBUTES_H
#define ARBOR_PRESCAN_ATTRIBUTES_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "../lexer/brackets.h"
#include "../lexer/trivia.h"
#include "../lexer/words.h"
#include "ahead.h"
#include "state.h"

static inline void note_annotation(const tree_sitter_swift_vocabulary *words, const Word *word, Prefix *prefix) {
    prefix->is_type_annotation |= word_is_one_of(word, words->types);
    prefix->is_property_annotation |= word_is_one_of(word, words->properties);
    prefix->is_callable_annotation |= word_is_one_of(word, words->callables);
}

static inline bool selects_member(const Cursor *c) {
    return c->end - c->next > 2 && c->next[0] == ':' && c->next[1] == ':';
}

// Reads an attribute's name, from after the `@`. An annotation may be qualified by one of its modules.
static inline bool read_attribute_name(const Prescan *prescan, Cursor *c, Prefix *prefix) {
    bool is_foreign = false;
    for (;;) {
        if (skip_trivia(c).slash || !is_word_start(cursor_peek(c))) return false;
        Word word = read_word(c);
        bool selects = selects_member(c);
        if (cursor_peek(c) != '.' && !selects) {
            if (!is_foreign) note_annotation(prescan->words, &word, prefix);
            prefix->is_global_actor |= word_is(&word, "globalActor");
            return true;
        }
        is_foreign |= !word_is_one_of(&word, prescan->words->modules);
        c->next += selects ? 2 : 1;
    }
}

// Notes the function that an argument of a type's annotation names, as in `customMockName: "preview"`.
static inline void note_named_function(const Prescan *prescan, const uint8_t *from, const uint8_t *to, Prefix *prefix) {
    Cursor c = prescan->c;
    for (c.next = from; c.next < to;) {
        if (!is_word_start(cursor_peek(&c))) {
            cursor_advance(&c);
            continue;
        }
        Word label = read_word(&c);
        if (!word_is_one_of(&label, prescan->words->function_arguments)) continue;
        const uint8_t *quote = memchr(c.next, '"', (size_t)(to - c.next));
        if (quote == NULL) return;
        c.next = quote + 1;
        if (is_word_start(cursor_peek(&c))) prefix->named_function = read_word(&c);
        return;
    }
}

// Skips an attribute, from after the `@`.
static inline bool skip_attribute(Prescan *prescan, Prefix *prefix) {
    Cursor *c = &prescan->c;
    if (!read_attribute_name(prescan, c, prefix) || cursor_peek(c) == '<') return false;
    if (cursor_peek(c) != '(') return true;
    const uint8_t *arguments = c->next;
    cursor_advance(c);
    if (!skip_brackets(c)) return false;
    if (prefix->is_type_annotation) note_named_function(prescan, arguments, c->next, prefix);
    return !holds_annotation(&prescan->ahead, c, arguments, c->next);
}

#endif
