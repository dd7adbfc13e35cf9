// Classes of characters.
#ifndef ARBOR_LEXER_CHARACTERS_H
#define ARBOR_LEXER_CHARACTERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static inline bool is_newline(int32_t c) { return c == '\n' || c == '\r'; }

// Swift reads NUL as white space, with a warning.
static inline bool is_blank(int32_t c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f' || c == 0; }

static inline bool is_space(int32_t c) { return is_blank(c) || is_newline(c); }

// Returns whether a character is white space or begins a comment. A set of bits has all of them.
static inline bool begins_trivia(int32_t c) {
    const uint64_t characters = 1 | 1ull << '\t' | 1ull << '\n' | 1ull << '\v' | 1ull << '\f' | 1ull << '\r' |
                                1ull << ' ' | 1ull << '/';
    return (uint32_t)c < 64 && characters >> c & 1;
}

static inline bool is_opening(int32_t c) { return c == '(' || c == '[' || c == '{'; }

static inline bool is_closing(int32_t c) { return c == ')' || c == ']' || c == '}'; }

static inline bool is_separator(int32_t c) { return c == ',' || c == ';' || c == ':'; }

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

// Returns whether a character beyond ASCII may begin an operator, by the list in the language reference. The function
// is not inlined, because it is rarely called.
__attribute__((noinline)) static inline bool is_listed_operator(int32_t c) {
    static const struct { uint16_t first, last; } ranges[] = {
        {0xA1, 0xA7}, {0xA9, 0xA9}, {0xAB, 0xAC}, {0xAE, 0xAE}, {0xB0, 0xB1}, {0xB6, 0xB6}, {0xBB, 0xBB},
        {0xBF, 0xBF}, {0xD7, 0xD7}, {0xF7, 0xF7}, {0x2016, 0x2017}, {0x2020, 0x2027}, {0x2030, 0x203E},
        {0x2041, 0x2053}, {0x2055, 0x205E}, {0x2190, 0x23FF}, {0x2500, 0x2775}, {0x2794, 0x2BFF}, {0x2E00, 0x2E7F},
        {0x3001, 0x3003}, {0x3008, 0x3020}, {0x3030, 0x3030},
    };
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
        if (c <= ranges[i].last) return c >= ranges[i].first;
    }
    return false;
}

// Nearly all letters beyond ASCII are before, after or between the ranges of operators, so most calls need no search.
static inline bool is_wide_operator(int32_t c) {
    if (c < 0xA1 || (c > 0xF7 && c < 0x2016) || c > 0x3030) return false;
    return is_listed_operator(c);
}

static inline bool is_operator(int32_t c) { return is_ascii_operator(c) || (c > 0x7F && is_wide_operator(c)); }

static inline bool is_letter(int32_t c) { return ((uint32_t)c | 0x20) - 'a' <= 'z' - 'a'; }

// A negative character is a byte beyond ASCII, of which no more is known (prescan/bytes.h).
static inline bool is_word_start(int32_t c) {
    return is_letter(c) || c == '_' || c == '$' || c < 0 || (c > 0x7F && !is_wide_operator(c));
}

// Returns whether a name begins, with or without backticks.
static inline bool is_name_start(int32_t c) { return is_word_start(c) || c == '`'; }

// Returns whether a character is part of a word. Digits count too, because the value of a number doesn't matter here.
static inline bool is_word(int32_t c) { return is_word_start(c) || is_digit(c); }

#endif
