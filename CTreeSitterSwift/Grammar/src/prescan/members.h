// Skips the body of a type, and finds whether it may declare types.
#ifndef ARBOR_PRESCAN_MEMBERS_H
#define ARBOR_PRESCAN_MEMBERS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "../blocks.h"
#include "../lexer/characters.h"
#include "brackets.h"
#include "bytes.h"

// Returns whether the white space at `end` follows a keyword that declares a type or a type alias.
static inline bool follows_type_keyword(const uint8_t *from, const uint8_t *end) {
    static const struct { char text[10]; uint8_t length; } keywords[] = {
        {"struct", 6}, {"enum", 4}, {"class", 5}, {"actor", 5}, {"typealias", 9},
    };
    for (int i = 0; i < 5; i++) {
        const uint8_t *start = end - keywords[i].length;
        if (start < from || memcmp(start, keywords[i].text, keywords[i].length) != 0) continue;
        if (start == from || !is_name_byte(start[-1])) return true;
    }
    return false;
}

// Returns whether a text may declare a type: whether it contains a keyword that is followed by white space. Comments
// count too.
static inline bool names_type(const uint8_t *from, const uint8_t *to) {
    const uint8_t *p = from + 1;
    for (; has_block(p, to); p += block_size) {
        Block last = load_block(p - 1), space = load_block(p);
        // The keywords end with `m` (`enum`), `r` (`actor`), `s` (`class`, `typealias`) or `t` (`struct`).
        Block ends = ((Block)(last == 'm') | in_range(last, 'r', 't')) & (Block)(space <= ' ');
        for (uint32_t bits = match_bits(ends); bits != 0;) {
            if (follows_type_keyword(from, p + take_bit(&bits))) return true;
        }
    }
    for (; p < to; p++) {
        if (*p <= ' ' && follows_type_keyword(from, p)) return true;
    }
    return false;
}

// Skips the body of a type, from after its opening brace. Sets `holds_types` if types may be declared in it.
static inline bool skip_members(Cursor *c, bool *holds_types) {
    const uint8_t *member = c->next;
    for (;;) {
        uint8_t bracket = next_bracket(c, true);
        if (bracket == 0) return false;
        *holds_types |= names_type(member, c->next);
        if (!is_opening(bracket)) return true;
        if (!skip_brackets(c)) return false;
        member = c->next;
    }
}

#endif
