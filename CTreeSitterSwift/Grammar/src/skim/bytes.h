#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "../find.h"

// The lexis over bytes in memory, and what memory allows besides: looking back, and skipping a block by a table.

typedef struct {
    const uint8_t *start;
    const uint8_t *next;
    const uint8_t *end;
    const uint8_t *mark;
    // Where the last token ends, if that is known.
    const uint8_t *token_end;
    // What opens is never closed, or can't be told from something else by bytes: the reading is not to be trusted.
    bool is_unsure;
    // Where the last regex literal ends, if there was one.
    const uint8_t *regex_end;
} Cursor;

// Beyond ASCII every byte counts as part of a word.
static inline int32_t cursor_peek(const Cursor *c) {
    return c->next == c->end ? 0 : *c->next < 0x80 ? *c->next : 0x100;
}
static inline bool cursor_at_end(const Cursor *c) { return c->next == c->end; }
static inline void cursor_advance(Cursor *c) {
    if (c->next < c->end) c->next++;
}
static inline void cursor_mark(Cursor *c) { c->mark = c->next; }
static inline void cursor_lose(Cursor *c) { c->is_unsure = true; }
static inline bool skip_bare_regex(Cursor *c);

// To the newline, by the C library: documentation is a good part of a file.
#define LEXIS_HAS_SKIP_LINE_COMMENT
static inline void skip_line_comment(Cursor *c) {
    const uint8_t *newline = memchr(c->next, '\n', (size_t)(c->end - c->next));
    const uint8_t *end = newline ? newline : c->end;
    const uint8_t *carriage_return = memchr(c->next, '\r', (size_t)(end - c->next));
    c->next = carriage_return ? carriage_return : end;
}

// Of a name: digits too, and every byte beyond ASCII. A table: words are most of what is read byte by byte.
#define NAME_BYTES(first) \
    [first] = true, [first + 1] = true, [first + 2] = true, [first + 3] = true, [first + 4] = true, [first + 5] = true, \
    [first + 6] = true, [first + 7] = true
static const bool name_bytes[256] = {
    NAME_BYTES('0'), ['8'] = true, ['9'] = true, ['$'] = true, ['_'] = true,
    NAME_BYTES('A'), NAME_BYTES('I'), NAME_BYTES('Q'), ['Y'] = true, ['Z'] = true,
    NAME_BYTES('a'), NAME_BYTES('i'), NAME_BYTES('q'), ['y'] = true, ['z'] = true,
    NAME_BYTES(0x80), NAME_BYTES(0x88), NAME_BYTES(0x90), NAME_BYTES(0x98), NAME_BYTES(0xA0), NAME_BYTES(0xA8),
    NAME_BYTES(0xB0), NAME_BYTES(0xB8), NAME_BYTES(0xC0), NAME_BYTES(0xC8), NAME_BYTES(0xD0), NAME_BYTES(0xD8),
    NAME_BYTES(0xE0), NAME_BYTES(0xE8), NAME_BYTES(0xF0), NAME_BYTES(0xF8),
};
#undef NAME_BYTES
static inline bool is_name_byte(uint8_t byte) { return name_bytes[byte]; }

// A literal of one line, with no interpolation but of plain names: as nearly all are. All others are left alone.
#define LEXIS_HAS_SKIP_PLAIN_STRING
static inline bool skip_plain_string(Cursor *c) {
    const uint8_t *p = c->next + 1;
    if (p < c->end && *p == '"') return false;
    for (; p < c->end && *p != '\n' && *p != '\r'; p++) {
        if (*p == '"') {
            c->next = p + 1;
            return true;
        }
        if (*p != '\\') continue;
        if (++p == c->end || *p == '\n' || *p == '\r') return false;
        if (*p != '(') continue;
        while (++p < c->end && (is_name_byte(*p) || *p == '.')) {}
        if (p == c->end || *p != ')') return false;
    }
    return false;
}

// `skip_brackets` is written below, by a table.
#define LEXIS_HAS_SKIP_BRACKETS
static inline bool skip_brackets(Cursor *c);
// `read_word` too: a word is copied at once.
#define LEXIS_HAS_READ_WORD
#include "../lexis.h"
#include "../lexis/regex.h"

static inline Word read_word(Cursor *c) {
    const uint8_t *start = c->next;
    while (c->next < c->end && is_name_byte(*c->next)) c->next++;
    Word word;
    word.length = (uint32_t)(c->next - start);
    memcpy(word.text, start, word.length < longest_word ? word.length : longest_word);
    return word;
}

// What may end a bracket or hide one; all else is passed over without a look.
static const bool stops_bracket[256] = {
    ['{'] = true, ['}'] = true, ['('] = true, [')'] = true, ['['] = true, [']'] = true,
    ['"'] = true, ['/'] = true, ['#'] = true, ['`'] = true,
};
// In braces only braces count: what stands between them is balanced in itself.
static const bool stops_brace[256] = {
    ['{'] = true, ['}'] = true, ['"'] = true, ['/'] = true, ['#'] = true, ['`'] = true,
};

// The first byte of `stops_brace`, or the end. Sixteen at a time: nine tenths of a file are passed over here.
static inline const uint8_t *find_brace_stop(const uint8_t *p, const uint8_t *end) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    for (; end - p >= 16; p += 16) {
        Bytes16 bytes = load16(p);
        // `|` takes `"` and `#` together, which differ in one bit.
        Matches16 found = matches16((Bytes16)(bytes == '{') | (Bytes16)(bytes == '}') | (Bytes16)((bytes | 1) == '#') |
                                    (Bytes16)(bytes == '/') | (Bytes16)(bytes == '`'));
        if (found.halves[0]) return p + __builtin_ctzll(found.halves[0]) / 8;
        if (found.halves[1]) return p + 8 + __builtin_ctzll(found.halves[1]) / 8;
    }
#endif
    while (p < end && !stops_brace[*p]) p++;
    return p;
}

static inline uint32_t count_newlines(const uint8_t *p, const uint8_t *end) {
    uint32_t count = 0;
    for (; end - p >= 16; p += 16) {
        Matches16 found = matches16((Bytes16)(load16(p) == '\n') & 1);
        count += (uint32_t)(((found.halves[0] + found.halves[1]) * 0x0101010101010101) >> 56);
    }
    for (; p < end; p++) count += *p == '\n';
    return count;
}

static inline const uint8_t *find_stop(const uint8_t *p, const uint8_t *end, bool in_braces) {
    if (in_braces) return find_brace_stop(p, end);
    while (p < end && !stops_bracket[*p]) p++;
    return p;
}

// Past the next bracket that stands in no string, comment or regex literal; 0 at the end of the text.
static inline uint8_t next_bracket(Cursor *c, bool in_braces) {
    for (;;) {
        c->next = find_stop(c->next, c->end, in_braces);
        if (c->next == c->end) {
            cursor_lose(c);
            return 0;
        }
        uint8_t stop = *c->next++;
        Trivia trivia = {false, false, false, false};
        uint32_t hashes = 0;
        switch (stop) {
        case '`': skip_backticked(c); break;
        case '#': if (!skip_hash(c, &hashes)) break; // fall through
        case '"':
            if (stop == '"') c->next--;
            if (!skip_string(c, hashes)) return 0;
            break;
        case '/':
            if (!skip_comment_after_slash(c, &trivia)) skip_bare_regex(c);
            break;
        default: return stop;
        }
    }
}

static inline bool opens(uint8_t bracket) { return bracket == '{' || bracket == '(' || bracket == '['; }

// Right after an opening bracket, past the one that closes it; false where the text ends before.
static inline bool skip_brackets(Cursor *c) {
    bool in_braces = c->next[-1] == '{';
    for (uint32_t depth = 1; depth > 0;) {
        uint8_t bracket = next_bracket(c, in_braces);
        if (bracket == 0) return false;
        if (opens(bracket)) depth++;
        else depth--;
    }
    return true;
}

// Whether the white space at `end` ends a keyword that declares a type, or a name of one.
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

// Whether a type is declared in a stretch of text, told by a keyword and the white space behind; comments may deceive.
static inline bool names_type(const uint8_t *from, const uint8_t *to) {
    const uint8_t *p = from + 1;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    for (; to - p >= 16; p += 16) {
        Bytes16 last = load16(p - 1), space = load16(p);
        // The last letters: `m` of `enum`, `r` `s` `t` of the others.
        Matches16 found = matches16(((Bytes16)(last == 'm') | (Bytes16)((last >= 'r') & (last <= 't'))) &
                                    (Bytes16)(space <= ' '));
        for (int at; (at = take_match(&found)) < 16;) {
            if (follows_type_keyword(from, p + at)) return true;
        }
    }
#endif
    for (; p < to; p++) {
        if (*p <= ' ' && follows_type_keyword(from, p)) return true;
    }
    return false;
}

// After the opening brace of a type, past the one that closes it. Notes whether types may be declared in it.
static inline bool skip_members(Cursor *c, bool *holds_types) {
    const uint8_t *member = c->next;
    for (;;) {
        uint8_t bracket = next_bracket(c, true);
        if (bracket == 0) return false;
        *holds_types |= names_type(member, c->next);
        if (!opens(bracket)) return true;
        if (!skip_brackets(c)) return false;
        member = c->next;
    }
}
