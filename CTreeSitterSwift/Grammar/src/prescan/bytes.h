// The cursor over bytes in memory.
#ifndef ARBOR_PRESCAN_BYTES_H
#define ARBOR_PRESCAN_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "../lexer/characters.h"
#include "../lexer/words.h"
#include "runs.h"

typedef struct {
    const uint8_t *start;
    const uint8_t *next;
    const uint8_t *end;
    const uint8_t *mark;
    // The end of the last token, if it is known.
    const uint8_t *token_end;
    // Something that was opened is never closed, or the bytes are ambiguous. The result can't be trusted then.
    bool is_unsure;
    // The end of the last regex literal, if there was one.
    const uint8_t *regex_end;
} Cursor;

// Every byte beyond ASCII is negative, which counts as part of a word.
static inline int32_t cursor_peek(const Cursor *c) {
    return c->next == c->end ? 0 : (int8_t)*c->next;
}
static inline bool cursor_at_end(const Cursor *c) { return c->next == c->end; }
static inline void cursor_advance(Cursor *c) {
    if (c->next < c->end) c->next++;
}
static inline void cursor_mark(Cursor *c) { c->mark = c->next; }
static inline void cursor_lose(Cursor *c) { c->is_unsure = true; }

static inline void skip_line_comment(Cursor *c) { c->next = end_of_text(c->next, c->end); }

static inline void skip_comment_text(Cursor *c) { c->next = find_comment_stop(c->next, c->end); }

static inline bool skip_spaces(Cursor *c) {
    bool newline = false;
    c->next = end_of_space(c->next, c->end, &newline);
    return newline;
}

// Skips a literal of one line whose interpolations are only plain names. Nearly all literals are like that. Returns
// false for any other literal, and leaves the cursor unchanged.
static inline bool skip_plain_string(Cursor *c) {
    const uint8_t *p = c->next + 1;
    if (p < c->end && *p == '"') return false;
    for (;; p++) {
        p = find_string_stop(p, c->end);
        if (p == c->end || is_newline(*p)) return false;
        if (*p == '"') {
            c->next = p + 1;
            return true;
        }
        if (++p == c->end || is_newline(*p)) return false;
        if (*p != '(') continue;
        do p = end_of_name(p + 1, c->end); while (p < c->end && *p == '.');
        if (p == c->end || *p != ')') return false;
    }
}

static inline Word read_word(Cursor *c) {
    const uint8_t *start = c->next;
    c->next = end_of_name(start, c->end);
    return (Word){(const char *)start, (uint32_t)(c->next - start)};
}

#endif
