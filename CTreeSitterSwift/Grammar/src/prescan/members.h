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

// Returns whether the text before `end` is a word, and not a part of a longer one.
static inline bool ends_with(const uint8_t *from, const uint8_t *end, const char *word) {
    size_t length = strlen(word);
    if ((size_t)(end - from) < length) return false;
    const uint8_t *start = end - length;
    return memcmp(start, word, length) == 0 && (start == from || !is_name_byte(start[-1]));
}

// Returns whether the white space at `end` follows a keyword that declares a type or a type alias.
static inline bool follows_type_keyword(const uint8_t *from, const uint8_t *end) {
    switch (end > from ? end[-1] : 0) {
    case 'm': return ends_with(from, end, "enum");
    case 'r': return ends_with(from, end, "actor");
    case 's': return ends_with(from, end, "class") || ends_with(from, end, "typealias");
    case 't': return ends_with(from, end, "struct");
    default: return false;
    }
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
