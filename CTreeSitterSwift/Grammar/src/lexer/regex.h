// Whether a slash opens a regex literal, decided as the compiler's lexer does: by the characters on both sides of the
// operator that the slash stands in, in rare cases by the token before, and by whether the line closes the literal.
//
// It looks back and ahead, which only a cursor over bytes can do. Of that it uses `start`, `next`, `end`, and:
//
//     token_end    where the last token ends, if that is known; else null, and the bytes are asked
//     is_unsure    set where the bytes can't tell: nothing that is read with this cursor is to be trusted
//     regex_end    set to where such a literal ends
#ifndef ARBOR_LEXER_REGEX_H
#define ARBOR_LEXER_REGEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "cursor.h"

#ifdef LEXER_OVER_TREE_SITTER

// tree-sitter's lexer can't go back: in the text that it is given these literals are strings (survey.c).
static inline bool skip_bare_regex(Cursor *c) {
    (void)c;
    return false;
}

#else

#include "regex/after.h"
#include "regex/before.h"

// After a slash that opens no comment: past the regex literal that it opens, if it opens one.
static inline bool skip_bare_regex(Cursor *c) {
    const uint8_t *slash = c->next - 1, *head = operator_start(c->start, slash);
    // `a/b`: nearly all that is written.
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
