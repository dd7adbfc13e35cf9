// How a regex literal goes on after the slash that may open it.
#ifndef ARBOR_LEXIS_REGEX_AFTER_H
#define ARBOR_LEXIS_REGEX_AFTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../characters.h"
#include "before.h"

// Whether an operand follows the operator that `p` is in.
static inline bool binds_right(const uint8_t *p, const uint8_t *end) {
    if (end - p > longest_operator) end = p + longest_operator;
    while (p < end && (is_ascii_operator(*p) || *p >= 0x80)) {
        if (*p == '/' && end - p >= 2 && (p[1] == '/' || p[1] == '*')) return false;
        if (*p >= 0x80 && !(*p == 0xC2 && end - p >= 2 && p[1] == 0xA0)) return true;
        if (*p >= 0x80) return false;
        p++;
    }
    if (p == end) return false;
    switch (*p) {
    case ' ': case '\t': case '\n': case '\r': case 0: case ')': case ']': case '}': case ',': case ';': case ':':
        return false;
    default:
        return true;
    }
}

// Right after the opening slash: where the literal ends, in its line. Null where none does. `must`: an operand stands
// here for certain. Else an unbalanced parenthesis closes a call, `reduce(1, /)`, and a blank tells an operator.
static inline const uint8_t *regex_end(const uint8_t *p, const uint8_t *end, bool must) {
    uint32_t groups = 0, classes = 0;
    if (p == end || *p == ' ' || *p == '\t' || *p == '/' || *p == '*') return NULL;
    for (const uint8_t *blank = NULL; p < end && !is_newline(*p); p++) {
        switch (*p) {
        case '/': return blank == p - 1 ? NULL : p + 1;
        case '\\':
            if (++p == end || is_newline(*p)) return NULL;
            break;
        case '(': groups += classes == 0; break;
        case ')':
            if (classes > 0) break;
            if (groups == 0 && !must) return NULL;
            groups -= groups > 0;
            break;
        case '[': classes++; break;
        case ']': classes -= classes > 0; break;
        case ' ': case '\t': blank = p; break;
        }
    }
    return NULL;
}

// Whether no literal ends here after all. Slashes in a row are a comment. A name after a literal no parser takes, while
// `f(/a,/b)` in a file of Swift 5 means two operators.
static inline bool is_no_end(const uint8_t *p, const uint8_t *end) {
    if (p == end) return false;
    if (*p < 0x80) return is_word(*p) || *p == '"' || *p == '`' || *p == '/' || *p == '*';
    size_t length = *p >= 0xE0 ? 3 : 2;
    return (size_t)(end - p) < length || before_wide_operator(p, p + length) > p;
}

#endif
