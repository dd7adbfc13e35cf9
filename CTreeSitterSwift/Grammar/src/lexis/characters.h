// Classes of characters.
#ifndef ARBOR_LEXIS_CHARACTERS_H
#define ARBOR_LEXIS_CHARACTERS_H

#include <stdbool.h>
#include <stdint.h>

static inline bool is_newline(int32_t c) { return c == '\n' || c == '\r'; }

// NUL is white space with a warning in Swift.
static inline bool is_blank(int32_t c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f' || c == 0; }

static inline bool is_space(int32_t c) { return is_blank(c) || is_newline(c); }

static inline bool is_digit(int32_t c) { return c >= '0' && c <= '9'; }

static inline bool is_ascii_operator(int32_t c) {
    switch (c) {
    case '/': case '=': case '-': case '+': case '!': case '*': case '%': case '<': case '>': case '&':
    case '|': case '^': case '~': case '?':
        return true;
    default:
        return false;
    }
}

// The heads of operators beyond ASCII, as the language reference lists them.
static inline bool is_wide_operator(int32_t c) {
    if (c < 0xA1) return false;
    if (c <= 0xF7) {
        return c <= 0xA7 || c == 0xA9 || c == 0xAB || c == 0xAC || c == 0xAE || c == 0xB0 || c == 0xB1 ||
               c == 0xB6 || c == 0xBB || c == 0xBF || c == 0xD7 || c == 0xF7;
    }
    if (c < 0x2016 || c > 0x3030) return false;
    return c <= 0x2017 || (c >= 0x2020 && c <= 0x2027) || (c >= 0x2030 && c <= 0x203E) ||
           (c >= 0x2041 && c <= 0x2053) || (c >= 0x2055 && c <= 0x205E) || (c >= 0x2190 && c <= 0x23FF) ||
           (c >= 0x2500 && c <= 0x2775) || (c >= 0x2794 && c <= 0x2BFF) || (c >= 0x2E00 && c <= 0x2E7F) ||
           (c >= 0x3001 && c <= 0x3003) || (c >= 0x3008 && c <= 0x3020) || c == 0x3030;
}

static inline bool is_operator(int32_t c) { return is_ascii_operator(c) || (c > 0x7F && is_wide_operator(c)); }

static inline bool is_word_start(int32_t c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' || c < 0 ||
           (c > 0x7F && !is_wide_operator(c));
}

// Digits count as words too: what a number is worth does not matter here.
static inline bool is_word(int32_t c) { return is_word_start(c) || is_digit(c); }

#endif
