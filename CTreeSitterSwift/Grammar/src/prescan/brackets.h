// Skips brackets in memory, by blocks.
#ifndef ARBOR_PRESCAN_BRACKETS_H
#define ARBOR_PRESCAN_BRACKETS_H

#include <stdbool.h>
#include <stdint.h>

#include "../blocks.h"
#include "../lexer/characters.h"
#include "../lexer/names.h"
#include "../lexer/nested.h"
#include "../lexer/regex.h"
#include "../lexer/trivia.h"
#include "bytes.h"

// The change in the number of open brackets by a byte.
static const int8_t bracket_changes[256] = {
    ['{'] = 1, ['}'] = -1, ['('] = 1, [')'] = -1, ['['] = 1, [']'] = -1,
};

// The bytes that may begin a text that hides brackets.
static const bool may_hide_brackets[256] = {['"'] = true, ['/'] = true, ['#'] = true, ['`'] = true};

// Returns the bytes at which a search for brackets stops: brackets, and bytes that may begin a text that hides some.
// Inside braces only braces count, because the brackets between them are balanced.
static inline Block bracket_stops_in(Block bytes, bool in_braces) {
    // Bytes that differ in one bit are compared at once: `{` and `[`, `"` and `#`, `(` and `)`.
    Block braces = in_braces ? bytes : bytes | 0x20;
    Block stops = (Block)(braces == '{') | (Block)(braces == '}') | (Block)((bytes | 1) == '#') |
                    (Block)(bytes == '/') | (Block)(bytes == '`');
    return in_braces ? stops : stops | (Block)((bytes | 1) == ')');
}

static inline bool stops_at(uint8_t byte, bool in_braces) {
    bool is_bracket = bracket_changes[byte] != 0 && (!in_braces || byte == '{' || byte == '}');
    return is_bracket || may_hide_brackets[byte];
}

// Returns the first byte at which a search for brackets stops, or the end. Nine tenths of a file are skipped here.
static inline const uint8_t *find_bracket_stop(const uint8_t *p, const uint8_t *end, bool in_braces) {
    for (; has_block(p, end); p += block_size) {
        int index = first_match(bracket_stops_in(load_block(p), in_braces));
        if (index < block_size) return p + index;
    }
    while (p < end && !stops_at(*p, in_braces)) p++;
    return p;
}

// Skips a text that may hide brackets, from after its first byte `stop`: a string, a comment, a regex literal or a name
// in backticks. Returns false if a string is not closed.
static inline bool skip_hidden_brackets(Cursor *c, uint8_t stop) {
    Trivia trivia = {false, false, false, false};
    uint32_t hashes = 0;
    switch (stop) {
    case '`': skip_backticked(c); return true;
    case '#': return !skip_hash(c, &hashes) || skip_string(c, hashes);
    case '"': c->next--; return skip_string(c, 0);
    default:
        if (!skip_comment_after_slash(c, &trivia)) skip_bare_regex(c);
        return true;
    }
}

// Skips past the next bracket that is not in a string, comment or regex literal, and returns it. Returns 0 at the end
// of the text.
static inline uint8_t next_bracket(Cursor *c, bool in_braces) {
    for (;;) {
        c->next = find_bracket_stop(c->next, c->end, in_braces);
        if (c->next == c->end) {
            cursor_lose(c);
            return 0;
        }
        uint8_t stop = *c->next++;
        if (bracket_changes[stop] != 0) return stop;
        if (!skip_hidden_brackets(c, stop)) return 0;
    }
}

typedef enum { BRACKETS_OPEN, BRACKETS_CLOSED, BRACKETS_UNCLOSED } Brackets;

// Skips a block, or less up to a closing bracket or past a text that hides brackets. `depth`: the number of open
// brackets.
static inline Brackets skip_bracket_block(Cursor *c, bool in_braces, uint32_t *depth) {
    const uint8_t *block = c->next;
    for (uint32_t stops = match_bits(bracket_stops_in(load_block(block), in_braces)); stops != 0;) {
        c->next = block + take_bit(&stops) + 1;
        int change = bracket_changes[c->next[-1]];
        if (change == 0) return skip_hidden_brackets(c, c->next[-1]) ? BRACKETS_OPEN : BRACKETS_UNCLOSED;
        *depth += (uint32_t)change;
        if (*depth == 0) return BRACKETS_CLOSED;
    }
    c->next = block + block_size;
    return BRACKETS_OPEN;
}

// Skips past the bracket that closes an opening bracket, from directly after the latter. Returns false if the text ends
// before.
static inline bool skip_brackets(Cursor *c) {
    bool in_braces = c->next[-1] == '{';
    uint32_t depth = 1;
    while (has_block(c->next, c->end)) {
        Brackets brackets = skip_bracket_block(c, in_braces, &depth);
        if (brackets != BRACKETS_OPEN) return brackets == BRACKETS_CLOSED;
    }
    while (depth > 0) {
        uint8_t bracket = next_bracket(c, in_braces);
        if (bracket == 0) return false;
        depth += (uint32_t)bracket_changes[bracket];
    }
    return true;
}

#endif
