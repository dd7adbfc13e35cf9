// Skips brackets in memory, by a table.
#ifndef ARBOR_PRESCAN_BRACKETS_H
#define ARBOR_PRESCAN_BRACKETS_H

#include <stdbool.h>
#include <stdint.h>

#include "../find.h"
#include "../lexer/characters.h"
#include "../lexer/names.h"
#include "../lexer/nested.h"
#include "../lexer/regex.h"
#include "../lexer/trivia.h"
#include "bytes.h"

// The bytes that may close a bracket, or begin a text that hides brackets. All other bytes are skipped.
static const bool stops_bracket[256] = {
    ['{'] = true, ['}'] = true, ['('] = true, [')'] = true, ['['] = true, [']'] = true,
    ['"'] = true, ['/'] = true, ['#'] = true, ['`'] = true,
};
// Inside braces only braces count, because the brackets between them are balanced.
static const bool stops_brace[256] = {
    ['{'] = true, ['}'] = true, ['"'] = true, ['/'] = true, ['#'] = true, ['`'] = true,
};

// Returns the first byte of `stops_brace`, or the end. It reads sixteen bytes at a time, because nine tenths of a file
// are skipped here.
static inline const uint8_t *find_brace_stop(const uint8_t *p, const uint8_t *end) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    for (; end - p >= 16; p += 16) {
        Bytes16 bytes = load16(p);
        // `|` compares with `"` and `#` at once, which differ in one bit.
        Matches16 found = matches16((Bytes16)(bytes == '{') | (Bytes16)(bytes == '}') | (Bytes16)((bytes | 1) == '#') |
                                    (Bytes16)(bytes == '/') | (Bytes16)(bytes == '`'));
        if (found.halves[0]) return p + __builtin_ctzll(found.halves[0]) / 8;
        if (found.halves[1]) return p + 8 + __builtin_ctzll(found.halves[1]) / 8;
    }
#endif
    while (p < end && !stops_brace[*p]) p++;
    return p;
}

static inline const uint8_t *find_stop(const uint8_t *p, const uint8_t *end, bool in_braces) {
    if (in_braces) return find_brace_stop(p, end);
    while (p < end && !stops_bracket[*p]) p++;
    return p;
}

// Skips past the next bracket that is not in a string, comment or regex literal, and returns it. Returns 0 at the end
// of the text.
static inline uint8_t next_bracket(Cursor *c, bool in_braces) {
    for (;;) {
        c->next = find_stop(c->next, c->end, in_braces);
        if (c->next == c->end) {
            cursor_lose(c);
            return 0;
        }
        uint8_t stop = *c->next++;
        Trivia trivia = {false, false, false, false};
        uint32_t hashes = 0;
        switch (stop) {
        case '`': skip_backticked(c); break;
        case '#': if (!skip_hash(c, &hashes)) break; // fall through
        case '"':
            if (stop == '"') c->next--;
            if (!skip_string(c, hashes)) return 0;
            break;
        case '/':
            if (!skip_comment_after_slash(c, &trivia)) skip_bare_regex(c);
            break;
        default: return stop;
        }
    }
}

// Skips past the bracket that closes an opening bracket, from directly after the latter. Returns false if the text ends
// before.
static inline bool skip_brackets(Cursor *c) {
    bool in_braces = c->next[-1] == '{';
    for (uint32_t depth = 1; depth > 0;) {
        uint8_t bracket = next_bracket(c, in_braces);
        if (bracket == 0) return false;
        if (is_opening(bracket)) depth++;
        else depth--;
    }
    return true;
}

#endif
