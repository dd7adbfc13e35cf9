// White space and comments.
#ifndef ARBOR_LEXER_TRIVIA_H
#define ARBOR_LEXER_TRIVIA_H

#include <stdbool.h>
#include <stdint.h>

#include "characters.h"
#include "cursor.h"

// The white space and the comments between two tokens.
typedef struct {
    bool space;
    bool newline;
    bool comment;
    // A slash that opens no comment was consumed. An operator or a regex literal begins with it.
    bool slash;
} Trivia;

// Skips a comment, from after its `/*`. Returns whether it contains a newline.
__attribute__((noinline)) static inline bool skip_block_comment(Cursor *c) {
    bool newline = false;
    for (uint32_t depth = 1; depth > 0;) {
        skip_comment_text(c);
        if (cursor_at_end(c)) {
            cursor_lose(c);
            break;
        }
        int32_t first = cursor_peek(c);
        cursor_advance(c);
        if (first == '*' && cursor_peek(c) == '/') {
            depth--;
            cursor_advance(c);
        } else if (first == '/' && cursor_peek(c) == '*') {
            depth++;
            cursor_advance(c);
        } else if (is_newline(first)) {
            newline = true;
        }
    }
    return newline;
}

// Skips the comment that a `/` opens, from after the `/`. Returns false if it doesn't open one.
static inline bool skip_comment_after_slash(Cursor *c, Trivia *trivia) {
    if (cursor_peek(c) == '/') {
        skip_line_comment(c);
    } else if (cursor_peek(c) == '*') {
        cursor_advance(c);
        if (skip_block_comment(c)) trivia->newline = true;
    } else {
        return false;
    }
    trivia->space = trivia->comment = true;
    return true;
}

// Skips on after a part of the white space and the comments between two tokens.
__attribute__((noinline)) static inline Trivia skip_rest_of_trivia(Cursor *c, Trivia trivia) {
    for (;;) {
        int32_t next = cursor_peek(c);
        if (is_space(next) && !cursor_at_end(c)) {
            trivia.space = true;
            trivia.newline |= skip_spaces(c);
            next = cursor_peek(c);
        }
        if (next != '/') return trivia;
        cursor_advance(c);
        trivia.slash = !skip_comment_after_slash(c, &trivia);
        if (trivia.slash) return trivia;
    }
}

// Nothing or one space is between most tokens, so these cases need no call.
static inline Trivia skip_trivia(Cursor *c) {
    Trivia trivia = {false, false, false, false};
    if (!begins_trivia(cursor_peek(c))) return trivia;
    if (cursor_peek(c) == ' ') {
        cursor_advance(c);
        trivia.space = true;
        if (!begins_trivia(cursor_peek(c))) return trivia;
    }
    return skip_rest_of_trivia(c, trivia);
}

#endif
