// The cursor over tree-sitter's lexer. It reads character by character, and never goes back.
#ifndef ARBOR_SCANNER_CURSOR_H
#define ARBOR_SCANNER_CURSOR_H

#include <stdbool.h>
#include <stdint.h>

#include "../lexer/characters.h"
#include "../lexer/words.h"
#include "../tree_sitter/parser.h"

typedef TSLexer Cursor;

static inline int32_t cursor_peek(const Cursor *c) { return c->lookahead; }
static inline bool cursor_at_end(const Cursor *c) { return c->lookahead == 0 && c->eof(c); }
static inline void cursor_advance(Cursor *c) { c->advance(c, false); }
static inline void cursor_mark(Cursor *c) { c->mark_end(c); }
static inline void cursor_lose(Cursor *c) { (void)c; }

static inline void skip_line_comment(Cursor *c) {
    while (!cursor_at_end(c) && !is_newline(cursor_peek(c))) cursor_advance(c);
}

static inline void skip_comment_text(Cursor *c) { (void)c; }

static inline bool skip_spaces(Cursor *c) {
    bool newline = false;
    for (; !cursor_at_end(c) && is_space(cursor_peek(c)); cursor_advance(c)) newline |= is_newline(cursor_peek(c));
    return newline;
}

static inline Word read_word(Cursor *c) {
    Word word;
    word.length = 0;
    while (!cursor_at_end(c) && is_word(cursor_peek(c))) {
        int32_t next = cursor_peek(c);
        if (word.length < longest_word) word.text[word.length] = next > 0 && next < 0x80 ? (char)next : '\x7F';
        word.length++;
        cursor_advance(c);
    }
    return word;
}

static inline bool skip_plain_string(Cursor *c) {
    (void)c;
    return false;
}

#endif
