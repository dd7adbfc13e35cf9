// Reads `#if`, `#elseif`, `#else` and `#endif` between declarations.
#ifndef ARBOR_HEADS_DIRECTIVES_H
#define ARBOR_HEADS_DIRECTIVES_H

#include <stdbool.h>
#include <stdint.h>

#include "lexer.h"
#include "state.h"
#include "tokens.h"

// The greatest number of branches of a condition.
enum { most_branches = 500 };

static inline bool read_condition(Heads *heads, tree_sitter_swift_record_kind kind) {
    return read_value(heads, kind, VALUE_ENDS_WITH_LINE | VALUE_IS_CONDITION);
}

// Reads a directive after the `#if`, which began at `start`.
static inline bool read_branch(Heads *heads, const Word *word, const uint8_t *start) {
    if (heads->depth == 0 || heads->containers[heads->depth - 1].is_type) return false;
    Container *container = &heads->containers[heads->depth - 1];
    cursor_mark(&heads->c);
    if (word_is(word, "endif")) {
        heads->depth--;
        return write_token(heads, TREE_SITTER_SWIFT_ENDIF, start);
    }
    if (container->is_last_branch || ++container->branches > most_branches) return false;
    if (word_is(word, "elseif")) return read_condition(heads, TREE_SITTER_SWIFT_ELSEIF);
    container->is_last_branch = true;
    return write_token(heads, TREE_SITTER_SWIFT_ELSE, start);
}

// Reads a directive, from its `#`.
static inline bool read_directive(Heads *heads) {
    const uint8_t *start = heads->c.next;
    cursor_advance(&heads->c);
    Word word = read_word(&heads->c);
    if (!word_is_directive(&word)) return false;
    if (!word_is(&word, "if")) return read_branch(heads, &word, start);
    if (heads->depth == deepest_container) return false;
    heads->containers[heads->depth++] = (Container){.is_type = false};
    return read_condition(heads, TREE_SITTER_SWIFT_IF);
}

#endif
