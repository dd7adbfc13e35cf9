// The cursor over bytes in memory.
#ifndef ARBOR_PRESCAN_BYTES_H
#define ARBOR_PRESCAN_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "../lexer/characters.h"
#include "../lexer/words.h"

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

// Every byte beyond ASCII is 0x100, which counts as part of a word.
static inline int32_t cursor_peek(const Cursor *c) {
    return c->next == c->end ? 0 : *c->next < 0x80 ? *c->next : 0x100;
}
static inline bool cursor_at_end(const Cursor *c) { return c->next == c->end; }
static inline void cursor_advance(Cursor *c) {
    if (c->next < c->end) c->next++;
}
static inline void cursor_mark(Cursor *c) { c->mark = c->next; }
static inline void cursor_lose(Cursor *c) { c->is_unsure = true; }

// Skips to the newline. Comments are a large part of a file, so the C library searches for their ends.
static inline void skip_line_comment(Cursor *c) {
    const uint8_t *newline = memchr(c->next, '\n', (size_t)(c->end - c->next));
    const uint8_t *end = newline ? newline : c->end;
    const uint8_t *carriage_return = memchr(c->next, '\r', (size_t)(end - c->next));
    c->next = carriage_return ? carriage_return : end;
}

// The bytes of names: letters, digits, `$`, `_`, and every byte beyond ASCII. They are a table, because most of the
// bytes that are read one by one belong to words.
#define NAME_BYTES(first) \
    [first] = true, [first + 1] = true, [first + 2] = true, [first + 3] = true, [first + 4] = true, [first + 5] = true, \
    [first + 6] = true, [first + 7] = true
static const bool name_bytes[256] = {
    NAME_BYTES('0'), ['8'] = true, ['9'] = true, ['$'] = true, ['_'] = true,
    NAME_BYTES('A'), NAME_BYTES('I'), NAME_BYTES('Q'), ['Y'] = true, ['Z'] = true,
    NAME_BYTES('a'), NAME_BYTES('i'), NAME_BYTES('q'), ['y'] = true, ['z'] = true,
    NAME_BYTES(0x80), NAME_BYTES(0x88), NAME_BYTES(0x90), NAME_BYTES(0x98), NAME_BYTES(0xA0), NAME_BYTES(0xA8),
    NAME_BYTES(0xB0), NAME_BYTES(0xB8), NAME_BYTES(0xC0), NAME_BYTES(0xC8), NAME_BYTES(0xD0), NAME_BYTES(0xD8),
    NAME_BYTES(0xE0), NAME_BYTES(0xE8), NAME_BYTES(0xF0), NAME_BYTES(0xF8),
};
#undef NAME_BYTES
static inline bool is_name_byte(uint8_t byte) { return name_bytes[byte]; }

// Skips a literal of one line whose interpolations are only plain names. Nearly all literals are like that. Returns
// false for any other literal, and leaves the cursor unchanged.
static inline bool skip_plain_string(Cursor *c) {
    const uint8_t *p = c->next + 1;
    if (p < c->end && *p == '"') return false;
    for (; p < c->end && !is_newline(*p); p++) {
        if (*p == '"') {
            c->next = p + 1;
            return true;
        }
        if (*p != '\\') continue;
        if (++p == c->end || is_newline(*p)) return false;
        if (*p != '(') continue;
        while (++p < c->end && (is_name_byte(*p) || *p == '.')) {}
        if (p == c->end || *p != ')') return false;
    }
    return false;
}

static inline Word read_word(Cursor *c) {
    const uint8_t *start = c->next, *p = start;
    while (p < c->end && is_name_byte(*p)) p++;
    c->next = p;
    return (Word){(const char *)start, (uint32_t)(p - start)};
}

#endif
