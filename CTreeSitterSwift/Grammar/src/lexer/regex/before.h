// Finds the token before an operator, by reading bytes in memory backwards.
#ifndef ARBOR_LEXER_REGEX_BEFORE_H
#define ARBOR_LEXER_REGEX_BEFORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../characters.h"
#include "../cursor.h"
#include "../words.h"

static inline int32_t byte_before(const uint8_t *start, const uint8_t *p) { return p > start ? p[-1] : 0; }

static inline bool ends_block_comment(const uint8_t *start, const uint8_t *p) {
    return p - start >= 2 && p[-1] == '/' && p[-2] == '*';
}

// Returns the start of the operator character beyond ASCII that ends before `p`, or `p` if no such character ends
// there. Such a character has at most three bytes. The function is not inlined, because it is rarely called.
__attribute__((noinline)) static inline const uint8_t *before_wide_operator(const uint8_t *start, const uint8_t *p) {
    const uint8_t *head = p - 1;
    while (head > start && p - head < 3 && (*head & 0xC0) == 0x80) head--;
    int32_t c = p - head == 2 ? (head[0] & 0x1F) << 6 | (head[1] & 0x3F)
              : p - head == 3 ? (head[0] & 0x0F) << 12 | (head[1] & 0x3F) << 6 | (head[2] & 0x3F) : 0;
    return is_wide_operator(c) ? head : p;
}

// The greatest length of an operator in bytes. It keeps the whole linear.
enum { longest_operator = 64 };

// Returns the start of the operator that ends before `p`. A `?` or `!` after an operand counts as part of it.
static inline const uint8_t *operator_start(const uint8_t *start, const uint8_t *p) {
    for (const uint8_t *end = p; end - p < longest_operator;) {
        if (p == start || ends_block_comment(start, p)) return p;
        if (is_ascii_operator(p[-1])) {
            p--;
        } else if (p[-1] == '.') {
            // Only an operator that begins with a dot may contain dots.
            const uint8_t *dots = p;
            while (dots > start && dots[-1] == '.' && p - dots < longest_operator) dots--;
            bool is_within = dots > start && is_ascii_operator(dots[-1]) && !ends_block_comment(start, dots);
            return is_within ? p : dots;
        } else {
            const uint8_t *wide = p[-1] >= 0x80 ? before_wide_operator(start, p) : p;
            if (wide == p) return p;
            p = wide;
        }
    }
    return p;
}

// Returns whether an operand, and not white space or opening punctuation, precedes an operator.
static inline bool is_bound_left(const uint8_t *start, const uint8_t *p) {
    switch (byte_before(start, p)) {
    case ' ': case '\t': case '\n': case '\r': case '(': case '[': case '{': case ',': case ';': case ':': case 0:
        return false;
    case '/':
        return !ends_block_comment(start, p);
    case 0xA0:
        return p - start < 2 || p[-2] != 0xC2;
    default:
        return true;
    }
}

// The role of the token before an operator.
typedef enum {
    // The token completes an operand, so an operator follows.
    BEFORE_IS_OPERAND,
    // An operand may follow, and so may an operator alone: `reduce(1, /)`.
    BEFORE_OPENS_ARGUMENT,
    // The token requires an operand.
    BEFORE_DEMANDS,
} Before;

static inline bool line_holds_slashes(const uint8_t *start, const uint8_t *p) {
    for (; p - start >= 2 && !is_newline(p[-1]); p--) {
        if (p[-1] == '/' && p[-2] == '/') return true;
    }
    return false;
}

// Returns the end of the last token before `p`. If it is not known, white space is skipped backwards. The cursor
// becomes unsure if a comment may end there, because the bytes before `p` don't show where a line comment begins.
static inline const uint8_t *before_trivia(Cursor *c, const uint8_t *p) {
    if (c->token_end) return c->token_end < p ? c->token_end : p;
    bool newline = false;
    while (p > c->start && is_space(p[-1])) newline |= is_newline(*--p);
    c->is_unsure |= ends_block_comment(c->start, p) || (newline && line_holds_slashes(c->start, p));
    return p;
}

// Returns whether a word is reserved by the language and is not an operand.
static inline bool word_precedes_operand(const Word *word) {
    static const char *const words[] = {
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "elseif", "endif", "enum", "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "switch", "throw", "throws", "try",
        "typealias", "var", "where", "while", NULL,
    };
    return word_is_one_of(word, words);
}

// Returns the word that ends at `p`. It is empty if no word ends there.
static inline Word word_before(const Cursor *c, const uint8_t *p) {
    Cursor word = *c;
    word.next = p;
    word.end = p;
    while (word.next > c->start && (word.next[-1] >= 0x80 || is_word(word.next[-1]))) word.next--;
    return read_word(&word);
}

static inline bool demands_after_try(const Cursor *c, const uint8_t *p) {
    Word word = word_before(c, p - 1);
    return (p[-1] == '?' || p[-1] == '!') && word_is(&word, "try");
}

// Returns the role of an operator that ends at `p`. White space follows it.
static inline Before before_operator(const Cursor *c, const uint8_t *p) {
    const uint8_t *head = operator_start(c->start, p);
    size_t length = (size_t)(p - head);
    if (demands_after_try(c, p)) return BEFORE_DEMANDS;
    if (p[-1] == '=' && (length == 1 || head[0] == '?' || head[0] == '!')) return BEFORE_DEMANDS;
    if (length == 2 && head[0] == '-' && head[1] == '>') return BEFORE_IS_OPERAND;
    if (length == 1 && *head == '.') return BEFORE_IS_OPERAND;
    return is_bound_left(c->start, head) ? BEFORE_IS_OPERAND : BEFORE_DEMANDS;
}

// Returns whether punctuation ends the token before the operator. Sets `before` if it does.
static inline bool is_mark_before(uint8_t mark, Before *before) {
    switch (mark) {
    case '{': case ';': *before = BEFORE_DEMANDS; return true;
    case '(': case '[': case ',': case ':': *before = BEFORE_OPENS_ARGUMENT; return true;
    case ')': case ']': case '}': case '"': case '`': case '\\': case '@': case '#':
        *before = BEFORE_IS_OPERAND;
        return true;
    default: return false;
    }
}

// Returns the role of the token before the operator at `p`.
static inline Before look_before(Cursor *c, const uint8_t *p) {
    p = before_trivia(c, p);
    if (p == c->start) return BEFORE_DEMANDS;
    if (p == c->regex_end) return BEFORE_IS_OPERAND;
    Before before;
    if (is_mark_before(p[-1], &before)) return before;
    if (is_ascii_operator(p[-1]) || p[-1] == '.') return before_operator(c, p);
    if (p[-1] >= 0x80 && before_wide_operator(c->start, p) < p) return before_operator(c, p);
    Word word = word_before(c, p);
    return word_precedes_operand(&word) ? BEFORE_DEMANDS : BEFORE_IS_OPERAND;
}

static inline bool names_operator(Cursor *c, const uint8_t *p) {
    while (p > c->start && is_space(p[-1])) p--;
    if (p == c->start || (p[-1] != 'c' && p[-1] != 'r')) return false;
    Word word = word_before(c, p);
    return word_is(&word, "func") || word_is(&word, "operator");
}

#endif
