// Reads a plain file line by line, by the first letters of each line.
#ifndef ARBOR_OUTLINE_LINES_H
#define ARBOR_OUTLINE_LINES_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "../find.h"
#include "../lexer/brackets.h"
#include "../lexer/characters.h"
#include "../lexer/cursor.h"
#include "../lexer/trivia.h"
#include "../lexer/words.h"
#include "declarations.h"
#include "entries.h"
#include "items.h"

typedef enum { LINE_PLAIN, LINE_ODD } LineKind;

// The characters that begin a declaration, an attribute, or a line that is not plain.
static const bool begins_declaration[256] = {
    ['a'] = true, ['c'] = true, ['d'] = true, ['e'] = true, ['f'] = true, ['i'] = true, ['n'] = true, ['o'] = true,
    ['p'] = true, ['s'] = true, ['t'] = true, ['u'] = true, ['@'] = true, ['#'] = true, ['/'] = true, ['}'] = true,
    ['`'] = true, ['l'] = true, ['v'] = true, ['w'] = true, ['m'] = true, ['"'] = true, [')'] = true,
};

// Adds the declaration of a line. The first word after its modifiers has been read.
static inline LineKind add_declaration_of_line(
    Outline *outline, Cursor *c, const Word *word, Declares declares, const Modifiers *modifiers) {
    bool is_added = add_declaration(outline, c, word, modifiers);
    if (is_added) return LINE_PLAIN;
    // In `class func`, `class` is a modifier.
    if (word_is(word, "class")) return LINE_ODD;
    // The name may be on the next line.
    bool lacks_name = declares == DECLARES_TYPE || declares == DECLARES_EXTENSION;
    return lacks_name && cursor_at_end(c) ? LINE_ODD : LINE_PLAIN;
}

// Skips the parentheses after a modifier, if there are any. Returns false if the line ends before they are closed.
static inline bool pass_modifier_detail(Cursor *c) {
    if (cursor_peek(c) != '(') return true;
    cursor_advance(c);
    return skip_brackets(c);
}

static inline const uint8_t *end_of_line(const Outline *outline, const uint8_t *line) {
    const uint8_t *newline = memchr(line, '\n', (size_t)(outline->c.end - line));
    return newline ? newline : outline->c.end;
}

// Returns the byte after a line's last one that isn't white space.
static inline const uint8_t *end_of_line_text(const uint8_t *line, const uint8_t *end) {
    while (end - line > 1 && end[-1] <= ' ') end--;
    return end;
}

static inline bool declares_at(const Outline *outline, const uint8_t *p) {
    if (*p == '@' || *p == '/') return true;
    if (!is_word_start(*p)) return false;
    Cursor c = {.start = p, .next = p, .end = outline->c.end, .mark = p};
    Word word = read_word(&c);
    return declared_by(&word) != DECLARES_NOTHING || word_is_modifier(&word);
}

__attribute__((noinline)) static bool search_indented_declaration(const Outline *outline, const uint8_t *p) {
    const uint8_t *end = outline->c.end;
    for (;;) {
        const uint8_t *line = p;
        while (p < end && (*p == ' ' || *p == '\t')) p++;
        if (p == end) return false;
        bool is_comment = *p == '/' && end - p > 1 && p[1] == '/';
        if (is_comment) {
            p = end_of_line(outline, p);
        } else if (*p == '\n' || *p == '\r') {
            p++;
        } else {
            return p != line && declares_at(outline, p);
        }
    }
}

// Whether the next line with code is indented and declares something. At the top level, where `p` is, it would be overlooked.
static inline bool precedes_indented_declaration(const Outline *outline, const uint8_t *p) {
    // Nearly always, the next line isn't indented, or the one after an empty line. What a comment documents isn't either.
    if (outline->c.end - p > 4 && *p == '\n') {
        const uint8_t *next = p[1] == '\n' ? p + 2 : p + 1;
        if (*next > ' ' && (*next != '/' || (next[1] == '/' && next[2] == '/'))) return false;
    }
    return search_indented_declaration(outline, p);
}

// Continues with the next line at the end of a line of attributes. Returns false if the next line begins with neither a
// word nor an attribute, or contains a semicolon.
static inline bool take_next_line(Outline *outline, Cursor *c) {
    const uint8_t *line = c->end + 1;
    if (line >= outline->c.end || !(is_word_start(*line) || *line == '@')) return false;
    c->end = end_of_line(outline, line);
    c->next = line;
    outline->last_line = line;
    return !memchr(line, ';', (size_t)(c->end - line));
}

// Reads the declaration of a line, from its first letter. If it continues on further lines, `*next` becomes the end of
// the last one.
static inline LineKind read_declaration_of_line(
    Outline *outline, const uint8_t *line, const uint8_t *stop, const uint8_t **next) {
    Cursor c = {.start = line, .next = line, .end = stop, .mark = line};
    Modifiers modifiers = {false};
    for (;;) {
        if (cursor_peek(&c) == '@') {
            cursor_advance(&c);
            pass_attribute(&c, &modifiers);
        } else if (is_word_start(cursor_peek(&c))) {
            Word word = read_word(&c);
            Declares declares = declared_by(&word);
            if (declares != DECLARES_NOTHING || !word_is_modifier(&word))
                return add_declaration_of_line(outline, &c, &word, declares, &modifiers);
            note_modifier(&modifiers, &word);
            if (!pass_modifier_detail(&c)) return LINE_ODD;
        } else {
            return LINE_PLAIN;
        }
        // A declaration on the next line is read there, without the attributes and modifiers of this line.
        Trivia trivia = skip_trivia(&c);
        if (trivia.slash) return LINE_PLAIN;
        if (!cursor_at_end(&c)) continue;
        if (modifiers.has_level || modifiers.is_exported) return LINE_ODD;
        if (modifiers.actor_count == 0 && !modifiers.is_global_actor) return LINE_PLAIN;
        if (!take_next_line(outline, &c)) return LINE_ODD;
        *next = c.end;
    }
}

// Whether a line is in the body of a declaration, as far as the last line without indentation shows.
typedef enum { PLACE_OUTSIDE, PLACE_INSIDE, PLACE_UNKNOWN } Place;

static inline bool is_import(const uint8_t *line, const uint8_t *end) {
    const uint8_t *word = find_word(line, end, "import", 6);
    return word && end - word > 6 && word[6] == ' ' && (word == line || word[-1] == ' ');
}

static inline Place place_after(const Outline *outline, const uint8_t *line) {
    if (!line) return PLACE_OUTSIDE;
    const uint8_t *end = end_of_line_text(line, end_of_line(outline, line));
    if (memchr(line, '/', (size_t)(end - line))) return PLACE_UNKNOWN;
    if ((*line == '}' && end - line == 1) || is_import(line, end)) return PLACE_OUTSIDE;
    return end[-1] == '{' ? PLACE_INSIDE : PLACE_UNKNOWN;
}

// Reads a line that begins with `#`, and an `#if` outside of bodies up to its `#endif`.
static inline LineKind read_directive_line(Outline *outline, const uint8_t *line, const uint8_t **next) {
    Cursor c = {.start = line, .next = line + 1, .end = outline->c.end, .mark = line};
    if (!is_word_start(cursor_peek(&c))) return LINE_ODD;
    Word word = read_word(&c);
    if (!word_is_directive(&word)) {
        // A macro like `#Preview` may have a body.
        outline->last_line = line;
        return LINE_PLAIN;
    }
    Place place = place_after(outline, outline->last_line);
    if (place == PLACE_INSIDE) return LINE_PLAIN;
    if (place == PLACE_UNKNOWN || !word_is(&word, "if")) return LINE_ODD;
    outline->c.next = line;
    read_items(outline, true);
    *next = outline->c.next;
    return precedes_indented_declaration(outline, *next) ? LINE_ODD : LINE_PLAIN;
}

// Reads a line that begins with `}`.
static inline LineKind close_body(Outline *outline, const uint8_t *end) {
    if (outline->open_bodies > 0 && end_of_line_text(outline->last_line, end)[-1] != '{') outline->open_bodies--;
    return outline->open_bodies == 0 && precedes_indented_declaration(outline, end) ? LINE_ODD : LINE_PLAIN;
}

// Skips a comment of one or more lines at the start of a line.
static inline LineKind read_comment(const Outline *outline, const uint8_t *line, const uint8_t **next) {
    Cursor c = {.start = line, .next = line + 2, .end = outline->c.end, .mark = line};
    skip_block_comment(&c);
    *next = c.next;
    bool is_followed = is_word_start(cursor_peek(&c)) || cursor_peek(&c) == '@';
    return is_followed || precedes_indented_declaration(outline, c.next) ? LINE_ODD : LINE_PLAIN;
}

// Reads a declaration, or the end of a list of parameters, and notes whether a body begins.
static inline LineKind read_head(Outline *outline, const uint8_t *line, const uint8_t *stop, const uint8_t **next) {
    LineKind kind = *line == ')' ? LINE_PLAIN : read_declaration_of_line(outline, line, stop, next);
    if (*next > stop) stop = *next;
    uint8_t last = end_of_line_text(line, stop)[-1];
    if (last == '{') outline->open_bodies++;
    bool continues = last == '{' || last == '(' || last == '[' || last == ',';
    return !continues && precedes_indented_declaration(outline, stop) ? LINE_ODD : kind;
}

// Reads a line that doesn't begin with white space. Few lines get here.
__attribute__((noinline)) static inline LineKind read_line(
    Outline *outline, const uint8_t *line, const uint8_t **next) {
    if (*line == '/') return line[1] == '*' ? read_comment(outline, line, next) : LINE_PLAIN;
    if (*line == '#') return read_directive_line(outline, line, next);
    if (*line == '"') return LINE_ODD;
    const uint8_t *stop = end_of_line(outline, line);
    if (memchr(line, ';', (size_t)(stop - line))) return LINE_ODD;
    if (*line == '}') return close_body(outline, stop);
    // In a body that isn't indented, lines don't show the level.
    if (outline->open_bodies > 0 && *line != ')') return LINE_ODD;
    return read_head(outline, line, stop, next);
}

// Reads a line from its first letter. If it continues on further lines, `*next` becomes the byte from which lines are
// read again.
static inline LineKind read_line_at(Outline *outline, const uint8_t *line, const uint8_t **next) {
    const uint8_t *end = outline->c.end;
    if (*line != '/' && *line != '#') outline->last_line = line;
    // Most lines without indentation close a body or are a comment.
    if (!begins_declaration[*line] || end - line < 2) return LINE_PLAIN;
    if (*line == '}' && line[1] == '\n') return close_body(outline, line + 1);
    if (*line == '/' && line[1] == '/') return LINE_PLAIN;
    return read_line(outline, line, next);
}

// The number of bytes whose lines are looked for together.
enum { lines_at_once = 64 };

// Returns a bit for each newline before a line that doesn't begin with white space, of the bytes at `p`.
static inline uint64_t line_ends(const uint8_t *p) {
    uint64_t ends = 0;
    for (int at = 0; at < lines_at_once; at += block_size) {
        Block is_visible = (Block)(load_block(p + at + 1) > ' ');
        ends |= (uint64_t)match_bits((Block)(load_block(p + at) == '\n') & is_visible) << at;
    }
    return ends;
}

// Reads all lines. Nearly every line begins with white space, and costs only the comparison of a byte.
static inline LineKind read_lines(Outline *outline) {
    const uint8_t *p = outline->c.next, *end = outline->c.end;
    const uint8_t *next = p;
    if (precedes_indented_declaration(outline, p)) return LINE_ODD;
    if (read_line_at(outline, p, &next) == LINE_ODD) return LINE_ODD;
    for (; has_block(p, end) && end - p > lines_at_once; p += lines_at_once) {
        for (uint64_t ends = line_ends(p); ends != 0; ends &= ends - 1) {
            const uint8_t *line = p + __builtin_ctzll(ends) + 1;
            if (line > next && read_line_at(outline, line, &next) == LINE_ODD) return LINE_ODD;
        }
    }
    for (; end - p > 1; p++) {
        if (*p != '\n' || p < next) continue;
        if (read_line_at(outline, p + 1, &next) == LINE_ODD) return LINE_ODD;
    }
    return LINE_PLAIN;
}

#endif
