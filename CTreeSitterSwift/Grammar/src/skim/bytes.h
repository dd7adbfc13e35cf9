#include <stdbool.h>
#include <stdint.h>

// The lexis over bytes in memory, and what memory allows besides: looking back, and skipping a block by a table.

typedef struct {
    const uint8_t *start;
    const uint8_t *next;
    const uint8_t *end;
    const uint8_t *mark;
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
// `skip_brackets` is written below, by a table.
#define LEXIS_HAS_SKIP_BRACKETS
static inline bool skip_brackets(Cursor *c);
#include "../lexis.h"

// What may end a block or hide a bracket; all else is passed over without a look.
static const bool stops_block[256] = {
    ['{'] = true, ['}'] = true, ['('] = true, [')'] = true, ['['] = true, [']'] = true,
    ['"'] = true, ['/'] = true, ['#'] = true, ['`'] = true,
};

// Whether what stands before the slash at hand is an operand, told by looking back.
static inline bool slash_follows_operand(const Cursor *c, const uint8_t *block) {
    const uint8_t *p = c->next;
    bool newline = false;
    while (p > block && is_space(p[-1])) newline |= is_newline(*--p);
    if (p == block) return false;
    uint8_t before = p[-1];
    if (before == ')' || before == ']' || before == '}' || before == '"') return !newline;
    if (before < 0x80 && !is_word(before) && before != '`') return before == '?' || before == '!';
    Cursor word = {c->start, p, p, p};
    while (word.next > block && (word.next[-1] >= 0x80 || is_word(word.next[-1]))) word.next--;
    Word text = read_word(&word);
    return !newline && !word_demands_operand(&text);
}

// After an opening bracket, past the one that closes it; false where the text ends before.
static inline bool skip_brackets(Cursor *c) {
    const uint8_t *block = c->next;
    for (uint32_t depth = 1; depth > 0;) {
        while (c->next < c->end && !stops_block[*c->next]) c->next++;
        if (c->next == c->end) return false;
        uint8_t stop = *c->next;
        bool after_operand = stop == '/' && slash_follows_operand(c, block);
        c->next++;
        Trivia trivia = {false, false, false, false};
        uint32_t hashes = 0;
        switch (stop) {
        case '{': case '(': case '[': depth++; break;
        case '}': case ')': case ']': depth--; break;
        case '`': skip_backticked(c); break;
        case '#': if (!skip_hash(c, &hashes)) break; // fall through
        case '"':
            if (stop == '"') c->next--;
            if (!skip_string(c, hashes)) return false;
            break;
        default:
            if (!skip_comment_after_slash(c, &trivia) && may_open_regex(c, after_operand, false)) skip_regex(c, &depth);
        }
    }
    return true;
}
