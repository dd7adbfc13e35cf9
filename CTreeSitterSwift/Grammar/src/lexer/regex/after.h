// How a regex literal goes on after the slash that may open it.
#ifndef ARBOR_LEXER_REGEX_AFTER_H
#define ARBOR_LEXER_REGEX_AFTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../characters.h"
#include "before.h"

static inline bool opens_comment(const uint8_t *p, const uint8_t *end) {
    return end - p >= 2 && p[0] == '/' && (p[1] == '/' || p[1] == '*');
}

static inline bool is_no_break_space(const uint8_t *p, const uint8_t *end) {
    return end - p >= 2 && p[0] == 0xC2 && p[1] == 0xA0;
}

// Whether an operand begins with the byte, if no operator does.
static inline bool begins_operand(uint8_t byte) {
    bool is_space = byte == ' ' || byte == '\t' || is_newline(byte) || byte == 0;
    return !is_space && !is_closing(byte) && !is_separator(byte);
}

// Whether an operand follows the operator that `p` is in.
static inline bool binds_right(const uint8_t *p, const uint8_t *end) {
    if (end - p > longest_operator) end = p + longest_operator;
    for (; p < end && (is_ascii_operator(*p) || *p >= 0x80); p++) {
        if (*p >= 0x80) return !is_no_break_space(p, end);
        if (opens_comment(p, end)) return false;
    }
    return p < end && begins_operand(*p);
}

// How many groups and character classes of a regex literal are open.
typedef struct { uint32_t groups, classes; } RegexNest;

// Counts a bracket of a literal. False for a parenthesis that closes no group, unless an operand `must` stand here.
static inline bool count_regex_bracket(RegexNest *nest, uint8_t bracket, bool must) {
    switch (bracket) {
    case '(': nest->groups += nest->classes == 0; return true;
    case '[': nest->classes++; return true;
    case ']': nest->classes -= nest->classes > 0; return true;
    case ')':
        if (nest->classes > 0) return true;
        if (nest->groups == 0 && !must) return false;
        nest->groups -= nest->groups > 0;
        return true;
    default: return true;
    }
}

static inline bool begins_regex(uint8_t byte) { return byte != ' ' && byte != '\t' && byte != '/' && byte != '*'; }

// Right after the opening slash: where the literal ends, in its line. Null where none does. `must`: an operand stands
// here for certain. Else an unbalanced parenthesis closes a call, `reduce(1, /)`, and a blank tells an operator.
static inline const uint8_t *regex_end(const uint8_t *p, const uint8_t *end, bool must) {
    RegexNest nest = {0, 0};
    if (p == end || !begins_regex(*p)) return NULL;
    for (const uint8_t *blank = NULL; p < end && !is_newline(*p); p++) {
        switch (*p) {
        case '/': return blank == p - 1 ? NULL : p + 1;
        case '\\':
            if (++p == end || is_newline(*p)) return NULL;
            break;
        case ' ': case '\t': blank = p; break;
        default:
            if (!count_regex_bracket(&nest, *p, must)) return NULL;
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
