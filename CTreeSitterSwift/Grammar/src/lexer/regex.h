// Decides whether a slash opens a regex literal, as the compiler's lexer does. The characters on both sides of the
// operator that contains the slash decide, in rare cases the token before it, and whether the line closes the literal.
//
// The decision looks back and ahead, which only a cursor over bytes can do. It uses these fields of the cursor:
// `start`, `next`, `end`, and
//
//     token_end    the end of the last token if it is known; otherwise NULL, and the bytes before are read
//     is_unsure    set if the bytes don't decide; no result of this cursor can be trusted then
//     regex_end    set to the end of the literal
#ifndef ARBOR_LEXER_REGEX_H
#define ARBOR_LEXER_REGEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "cursor.h"

#ifdef LEXER_OVER_TREE_SITTER

// tree-sitter's lexer can't go back, so it gets a text in which these literals are strings (survey.c).
static inline bool skip_bare_regex(Cursor *c) {
    (void)c;
    return false;
}

#else

#include "regex/after.h"
#include "regex/before.h"

// Skips the regex literal that a slash opens, from after the slash, which doesn't open a comment. Returns false if it
// doesn't open a literal either.
static inline bool skip_bare_regex(Cursor *c) {
    const uint8_t *slash = c->next - 1, *head = operator_start(c->start, slash);
    // `a/b`, which is by far the most common case.
    if (is_bound_left(c->start, head) || slash - head >= longest_operator) return false;
    // Only the first slash of an operator may open one.
    if (head < slash && memchr(head, '/', (size_t)(slash - head))) return false;
    if (names_operator(c, head)) return false;
    Before before = binds_right(c->next, c->end) ? BEFORE_OPENS_ARGUMENT : look_before(c, head);
    if (before == BEFORE_IS_OPERAND) return false;
    const uint8_t *end = regex_end(c->next, c->end, before == BEFORE_DEMANDS);
    if (!end || is_no_end(end, c->end)) return false;
    c->next = c->regex_end = end;
    return true;
}

#endif

#endif
