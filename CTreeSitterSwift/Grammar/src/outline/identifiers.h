// Identifiers in full, to tell an escaped name such as `default` from a raw identifier such as `a—b`.
//
// The lexer itself takes any character beyond ASCII that is no operator for a letter: it never has to decide whether the
// text is valid. The rules here are those of the compiler, and of `SwiftName.swift`.
#ifndef ARBOR_OUTLINE_IDENTIFIERS_H
#define ARBOR_OUTLINE_IDENTIFIERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct { uint16_t first, last; } CharacterRange;

static inline bool is_in_ranges(uint32_t c, const CharacterRange *ranges, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (c <= ranges[i].last) return c >= ranges[i].first;
    }
    return false;
}

// Returns whether a character beyond ASCII may be part of an identifier.
static inline bool is_wide_letter(uint32_t c) {
    static const CharacterRange letters[] = {
        {0xA8, 0xA8}, {0xAA, 0xAA}, {0xAD, 0xAD}, {0xAF, 0xAF}, {0xB2, 0xB5}, {0xB7, 0xBA}, {0xBC, 0xBE},
        {0xC0, 0xD6}, {0xD8, 0xF6}, {0xF8, 0x167F}, {0x1681, 0x180D}, {0x180F, 0x1FFF}, {0x200B, 0x200D},
        {0x202A, 0x202E}, {0x203F, 0x2040}, {0x2054, 0x2054}, {0x2060, 0x218F}, {0x2460, 0x24FF}, {0x2776, 0x2793},
        {0x2C00, 0x2DFF}, {0x2E80, 0x2FFF}, {0x3004, 0x3007}, {0x3021, 0x302F}, {0x3031, 0xD7FF}, {0xF900, 0xFD3D},
        {0xFD40, 0xFDCF}, {0xFDF0, 0xFE44}, {0xFE47, 0xFFF8},
    };
    // Each plane but the last two, without its two noncharacters.
    if (c > 0xFFFF) return c < 0xF0000 && (c & 0xFFFF) <= 0xFFFD;
    return is_in_ranges(c, letters, sizeof letters / sizeof *letters);
}

// Returns whether a character is a combining mark, which can't begin an identifier.
static inline bool is_wide_mark(uint32_t c) {
    static const CharacterRange marks[] = {{0x300, 0x36F}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}};
    return is_in_ranges(c, marks, sizeof marks / sizeof *marks);
}

// Reads a character of valid UTF-8 beyond ASCII, and moves `p` behind it.
static inline uint32_t decode_wide(const uint8_t **p, const uint8_t *end) {
    uint8_t head = *(*p)++;
    uint32_t c = head >= 0xF0 ? head & 0x07 : head >= 0xE0 ? head & 0x0F : head & 0x1F;
    while (*p < end && (**p & 0xC0) == 0x80) c = c << 6 | (*(*p)++ & 0x3F);
    return c;
}

// Moves `p` behind its character. Returns whether the character may be part of an identifier.
static inline bool pass_letter(const uint8_t **p, const uint8_t *end, bool is_first) {
    uint8_t byte = **p;
    if (byte >= 0x80) {
        uint32_t c = decode_wide(p, end);
        return is_wide_letter(c) && !(is_first && is_wide_mark(c));
    }
    (*p)++;
    if (byte >= '0' && byte <= '9') return !is_first;
    return byte == '_' || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
}

// Returns whether the text is an identifier without backticks, or a keyword. `_` alone is a pattern and no name.
static inline bool is_identifier(const uint8_t *start, const uint8_t *end) {
    if (start == end || (end - start == 1 && *start == '_')) return false;
    for (const uint8_t *p = start; p < end;) {
        if (!pass_letter(&p, end, p == start)) return false;
    }
    return true;
}

#endif
