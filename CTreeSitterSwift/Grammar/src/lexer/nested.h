// What nests: brackets, string literals with their interpolations, regex literals.
#ifndef ARBOR_LEXER_NESTED_H
#define ARBOR_LEXER_NESTED_H

#include <stdbool.h>
#include <stdint.h>

#include "characters.h"
#include "cursor.h"
#include "names.h"
#include "regex.h"
#include "trivia.h"

// How deep interpolated strings may nest in strings; a deeper one is read without its interpolations.
enum { deepest_string = 64 };

typedef struct {
    uint32_t hashes;
    // Of brackets around the literal.
    uint32_t depth;
    bool multiline;
} StringFrame;

// One explicit stack for all that nests. Brackets are counted and not told apart: in Swift that parses they match.
typedef struct {
    StringFrame strings[deepest_string];
    uint32_t string_count;
    uint32_t depth;
} Nest;

static inline uint32_t skip_hashes(Cursor *c) {
    uint32_t count = 0;
    for (; cursor_peek(c) == '#'; count++) cursor_advance(c);
    return count;
}

// True where as many hashes follow as the literal opened with; these are consumed.
static inline bool take_hashes(Cursor *c, uint32_t wanted) {
    uint32_t count = 0;
    for (; count < wanted && cursor_peek(c) == '#'; count++) cursor_advance(c);
    return count == wanted;
}

typedef enum { STRING_OPENED, STRING_IS_EMPTY } StringOpening;

// After the hashes, at the quote.
static inline StringOpening open_string(Cursor *c, uint32_t hashes, bool *multiline) {
    *multiline = false;
    cursor_advance(c);
    if (cursor_peek(c) != '"') return STRING_OPENED;
    cursor_advance(c);
    if (cursor_peek(c) != '"') return take_hashes(c, hashes) ? STRING_IS_EMPTY : STRING_OPENED;
    cursor_advance(c);
    // `#"""#` is a quote in a raw string: only a newline after the quotes opens the long form.
    if (hashes > 0) {
        if (cursor_peek(c) == '#') return take_hashes(c, hashes) ? STRING_IS_EMPTY : STRING_OPENED;
        while (is_blank(cursor_peek(c)) && !cursor_at_end(c)) cursor_advance(c);
        if (!is_newline(cursor_peek(c))) return STRING_OPENED;
    }
    *multiline = true;
    return STRING_OPENED;
}

typedef enum { STRING_CLOSED, STRING_INTERPOLATES } StringStop;

// After a quote in a literal: whether it closes it.
static inline bool quote_closes(Cursor *c, const StringFrame *string) {
    if (!string->multiline) return take_hashes(c, string->hashes);
    uint32_t quotes = 1;
    for (; cursor_peek(c) == '"'; quotes++) cursor_advance(c);
    return quotes >= 3 && take_hashes(c, string->hashes);
}

// Within a literal, up to its end or past the parenthesis that opens an interpolation.
static inline StringStop skip_string_text(Cursor *c, const StringFrame *string, bool may_interpolate) {
    while (!cursor_at_end(c)) {
        int32_t next = cursor_peek(c);
        // An unterminated literal ends with its line.
        if (!string->multiline && is_newline(next)) return STRING_CLOSED;
        cursor_advance(c);
        if (next == '"' && quote_closes(c, string)) return STRING_CLOSED;
        if (next != '\\' || !take_hashes(c, string->hashes) || is_newline(cursor_peek(c))) continue;
        bool interpolates = cursor_peek(c) == '(' && may_interpolate;
        if (!cursor_at_end(c)) cursor_advance(c);
        if (interpolates) return STRING_INTERPOLATES;
    }
    if (string->multiline) cursor_lose(c);
    return STRING_CLOSED;
}

// After the hashes, at the slash of `#/…/#`; over lines where a newline follows the slash.
static inline void skip_extended_regex(Cursor *c, uint32_t hashes) {
    cursor_advance(c);
    while (is_blank(cursor_peek(c)) && !cursor_at_end(c)) cursor_advance(c);
    bool multiline = is_newline(cursor_peek(c));
    while (!cursor_at_end(c) && (multiline || !is_newline(cursor_peek(c)))) {
        int32_t next = cursor_peek(c);
        cursor_advance(c);
        if (next == '/' && take_hashes(c, hashes)) return;
        if (next == '\\' && !cursor_at_end(c) && !is_newline(cursor_peek(c))) cursor_advance(c);
    }
    if (multiline) cursor_lose(c);
}

// In code within brackets or an interpolation: consumes up to a string's quote or past the closer that ends it.
typedef enum { CODE_ENDED, CODE_STRING } CodeStop;

// After a `#` in code: a raw string is left at its quote, all else is consumed.
static inline bool skip_hash(Cursor *c, uint32_t *hashes) {
    *hashes = 1 + skip_hashes(c);
    if (cursor_peek(c) == '"') return true;
    if (cursor_peek(c) == '/') skip_extended_regex(c, *hashes);
    return false;
}

static inline CodeStop skip_code(Cursor *c, Nest *nest, uint32_t floor, uint32_t *hashes) {
    *hashes = 0;
    while (!cursor_at_end(c)) {
        int32_t next = cursor_peek(c);
        if (next == '"') return CODE_STRING;
        cursor_advance(c);
        Trivia trivia = {false, false, false, false};
        switch (next) {
        case '/':
            if (!skip_comment_after_slash(c, &trivia)) skip_bare_regex(c);
            break;
        case '#':
            if (skip_hash(c, hashes)) return CODE_STRING;
            *hashes = 0;
            break;
        case '`':
            skip_backticked(c);
            break;
        case '(': case '[': case '{':
            nest->depth++;
            break;
        case ')': case ']': case '}':
            if (--nest->depth == floor) return CODE_ENDED;
            break;
        }
    }
    return CODE_ENDED;
}

static inline void push_string(Nest *nest, uint32_t hashes, bool multiline) {
    nest->strings[nest->string_count++] = (StringFrame){hashes, nest->depth, multiline};
}

// Runs until the nest is as it was when it was empty. `in_string`: within the text of the top string.
static inline bool skip_nest(Cursor *c, Nest *nest, bool in_string) {
    while (nest->string_count > 0 || nest->depth > 0) {
        if (cursor_at_end(c)) {
            cursor_lose(c);
            return false;
        }
        if (in_string) {
            StringFrame *top = &nest->strings[nest->string_count - 1];
            in_string = false;
            if (skip_string_text(c, top, nest->string_count < deepest_string) == STRING_INTERPOLATES) {
                nest->depth = top->depth + 1;
            } else {
                nest->depth = top->depth;
                nest->string_count--;
            }
            continue;
        }
        uint32_t floor = nest->string_count ? nest->strings[nest->string_count - 1].depth : 0, hashes;
        if (skip_code(c, nest, floor, &hashes) == CODE_ENDED) {
            in_string = nest->string_count > 0;
            continue;
        }
        bool multiline;
        if (open_string(c, hashes, &multiline) == STRING_OPENED) {
            push_string(nest, hashes, multiline);
            in_string = true;
        }
    }
    return true;
}

// At the quote of a string literal whose hashes are consumed.
static inline bool skip_string(Cursor *c, uint32_t hashes) {
    if (hashes == 0 && skip_plain_string(c)) return true;
    Nest nest;
    nest.string_count = nest.depth = 0;
    bool multiline;
    if (open_string(c, hashes, &multiline) == STRING_IS_EMPTY) return true;
    push_string(&nest, hashes, multiline);
    return skip_nest(c, &nest, true);
}

#endif
