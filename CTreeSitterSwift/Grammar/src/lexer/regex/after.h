// The text after a slash that may open a regex literal.
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

// Returns whether a byte that is not an operator begins an operand.
static inline bool begins_operand(uint8_t byte) {
    bool is_space = byte == ' ' || byte == '\t' || is_newline(byte) || byte == 0;
    return !is_space && !is_closing(byte) && !is_separator(byte);
}

// Returns whether an operand follows the operator that contains `p`.
static inline bool binds_right(const uint8_t *p, const uint8_t *end) {
    if (end - p > longest_operator) end = p + longest_operator;
    for (; p < end && (is_ascii_operator(*p) || *p >= 0x80); p++) {
        if (*p >= 0x80) return !is_no_break_space(p, end);
        if (opens_comment(p, end)) return false;
    }
    return p < end && begins_operand(*p);
}

// The numbers of open groups and character classes of a regex literal.
typedef struct { uint32_t groups, classes; } RegexNest;

// Counts a bracket of a literal. Returns false for a parenthesis that closes no group, unless an operand `must` be
// here.
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

// Returns the end of a literal in its line, from after its opening slash, or NULL if it doesn't end there. `must`: an
// operand is required here. If it isn't, an unbalanced parenthesis closes a call, `reduce(1, /)`, and the slash before
// it is an operator. A blank after the opening slash or before the closing one shows that they are operators.
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

// Returns whether the text after a literal shows that it is not a regex literal. Consecutive slashes are a comment. No
// parser accepts a name directly after a literal, and in a Swift 5 file `f(/a,/b)` contains two operators.
static inline bool is_no_end(const uint8_t *p, const uint8_t *end) {
    if (p == end) return false;
    if (*p < 0x80) return is_word(*p) || *p == '"' || *p == '`' || *p == '/' || *p == '*';
    size_t length = *p >= 0xE0 ? 3 : 2;
    return (size_t)(end - p) < length || before_wide_operator(p, p + length) > p;
}

#endif
