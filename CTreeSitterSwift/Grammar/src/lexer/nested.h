// Constructs that nest: brackets, string literals with interpolations, and regex literals.
#ifndef ARBOR_LEXER_NESTED_H
#define ARBOR_LEXER_NESTED_H

#include <stdbool.h>
#include <stdint.h>

#include "characters.h"
#include "cursor.h"
#include "names.h"
#include "regex.h"
#include "trivia.h"

// The greatest depth of strings in interpolations. A deeper string is read without its interpolations.
enum { deepest_string = 64 };

typedef struct {
    uint32_t hashes;
    // The number of open brackets around the literal.
    uint32_t depth;
    bool multiline;
} StringFrame;

// An explicit stack of nested constructs. Brackets of all kinds are counted together, because they match in valid
// Swift.
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

// Consumes the hashes that close a literal. Returns false if fewer follow than opened the literal.
static inline bool take_hashes(Cursor *c, uint32_t wanted) {
    uint32_t count = 0;
    for (; count < wanted && cursor_peek(c) == '#'; count++) cursor_advance(c);
    return count == wanted;
}

typedef enum { STRING_OPENED, STRING_IS_EMPTY } StringOpening;

// Reads the opening of a string literal, from its quote after the hashes.
static inline StringOpening open_string(Cursor *c, uint32_t hashes, bool *multiline) {
    *multiline = false;
    cursor_advance(c);
    if (cursor_peek(c) != '"') return STRING_OPENED;
    cursor_advance(c);
    if (cursor_peek(c) != '"') return take_hashes(c, hashes) ? STRING_IS_EMPTY : STRING_OPENED;
    cursor_advance(c);
    // `#"""#` is a quote in a raw string. Only a newline after the quotes opens a multiline literal.
    if (hashes > 0) {
        if (cursor_peek(c) == '#') return take_hashes(c, hashes) ? STRING_IS_EMPTY : STRING_OPENED;
        while (is_blank(cursor_peek(c)) && !cursor_at_end(c)) cursor_advance(c);
        if (!is_newline(cursor_peek(c))) return STRING_OPENED;
    }
    *multiline = true;
    return STRING_OPENED;
}

typedef enum { STRING_CLOSED, STRING_INTERPOLATES } StringStop;

// Returns whether a quote in a literal closes it, from after the quote.
static inline bool quote_closes(Cursor *c, const StringFrame *string) {
    if (!string->multiline) return take_hashes(c, string->hashes);
    uint32_t quotes = 1;
    for (; cursor_peek(c) == '"'; quotes++) cursor_advance(c);
    return quotes >= 3 && take_hashes(c, string->hashes);
}

// Ends a literal. If it is unsound, it may have begun anywhere before its first quote.
static inline StringStop string_closed(Cursor *c, bool is_sound) {
    if (!is_sound) cursor_lose(c);
    return STRING_CLOSED;
}

// Skips the text of a literal, past its end or past the parenthesis that opens an interpolation.
static inline StringStop skip_string_text(Cursor *c, const StringFrame *string, bool may_interpolate) {
    // Only white space precedes the next character in its line.
    bool begins_line = false;
    while (!cursor_at_end(c)) {
        int32_t next = cursor_peek(c);
        // An unterminated literal ends with its line.
        if (!string->multiline && is_newline(next)) return string_closed(c, false);
        cursor_advance(c);
        // The quotes that close a multiline literal begin a line. Others were meant to open one.
        if (next == '"' && quote_closes(c, string)) return string_closed(c, !string->multiline || begins_line);
        begins_line = is_newline(next) || (begins_line && is_blank(next));
        if (next != '\\' || !take_hashes(c, string->hashes) || is_newline(cursor_peek(c))) continue;
        bool interpolates = cursor_peek(c) == '(' && may_interpolate;
        if (!cursor_at_end(c)) cursor_advance(c);
        if (interpolates) return STRING_INTERPOLATES;
    }
    return string_closed(c, false);
}

// Skips `#/…/#`, from its slash after the hashes. The literal has several lines if a newline follows the slash.
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
    cursor_lose(c);
}

// The end of code in brackets or in an interpolation: it is past the closing bracket, or at the quote of a string.
typedef enum { CODE_ENDED, CODE_STRING } CodeStop;

// Reads on after a `#` in code. Returns true at the quote of a raw string. Consumes a regex literal.
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

// Skips until the stack is empty. `in_string`: the cursor is in the text of the top string. Returns false if the text
// ends before.
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

// Skips a string literal, from its quote after the hashes.
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
