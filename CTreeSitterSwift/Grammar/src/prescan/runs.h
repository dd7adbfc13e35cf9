// Finds the ends of runs of bytes: of names, white space, and the text of lines and strings. They are most of a file,
// so they are looked at by blocks. A loop over single bytes ends with a jump that the processor can't predict.
#ifndef ARBOR_PRESCAN_RUNS_H
#define ARBOR_PRESCAN_RUNS_H

#include <stdbool.h>
#include <stdint.h>

#include "../blocks.h"
#include "../lexer/characters.h"

// The bytes of names: letters, digits, `$`, `_`, and every byte beyond ASCII.
#define NAME_BYTES(first) \
    [first] = true, [first + 1] = true, [first + 2] = true, [first + 3] = true, [first + 4] = true, \
    [first + 5] = true, [first + 6] = true, [first + 7] = true
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

static inline Block newlines_in(Block bytes) { return (Block)(bytes == '\n') | (Block)(bytes == '\r'); }

static inline Block spaces_in(Block bytes) {
    return (Block)(bytes == ' ') | in_range(bytes, '\t', '\r') | (Block)(bytes == 0);
}

static inline Block names_in(Block bytes) {
    return in_range(bytes | 0x20, 'a', 'z') | in_range(bytes, '0', '9') | (Block)(bytes == '_') |
           (Block)(bytes == '$') | (Block)(bytes >= 0x80);
}

static inline const uint8_t *end_of_name(const uint8_t *p, const uint8_t *end) {
    for (; has_block(p, end); p += block_size) {
        int length = first_match(~names_in(load_block(p)));
        if (length < block_size) return p + length;
    }
    while (p < end && is_name_byte(*p)) p++;
    return p;
}

// Returns the first newline or the end.
static inline const uint8_t *end_of_text(const uint8_t *p, const uint8_t *end) {
    for (; has_block(p, end); p += block_size) {
        int length = first_match(newlines_in(load_block(p)));
        if (length < block_size) return p + length;
    }
    while (p < end && !is_newline(*p)) p++;
    return p;
}

// Returns the first byte that may end a string of one line, or begin something else in it, or the end.
static inline const uint8_t *find_string_stop(const uint8_t *p, const uint8_t *end) {
    for (; has_block(p, end); p += block_size) {
        Block bytes = load_block(p);
        int length = first_match((Block)(bytes == '"') | (Block)(bytes == '\\') | newlines_in(bytes));
        if (length < block_size) return p + length;
    }
    while (p < end && *p != '"' && *p != '\\' && !is_newline(*p)) p++;
    return p;
}

// Returns the first byte of a block comment that may begin its end or another comment, or is a newline, or the end.
static inline const uint8_t *find_comment_stop(const uint8_t *p, const uint8_t *end) {
    for (; has_block(p, end); p += block_size) {
        Block bytes = load_block(p);
        int length = first_match((Block)(bytes == '*') | (Block)(bytes == '/') | newlines_in(bytes));
        if (length < block_size) return p + length;
    }
    while (p < end && *p != '*' && *p != '/' && !is_newline(*p)) p++;
    return p;
}

// Returns the end of white space. Sets `newline` if it contains a newline.
static inline const uint8_t *end_of_space(const uint8_t *p, const uint8_t *end, bool *newline) {
    for (; has_block(p, end); p += block_size) {
        Block bytes = load_block(p);
        int length = first_match(~spaces_in(bytes));
        *newline |= first_match(newlines_in(bytes)) < length;
        if (length < block_size) return p + length;
    }
    for (; p < end && is_space(*p); p++) *newline |= is_newline(*p);
    return p;
}

#endif
