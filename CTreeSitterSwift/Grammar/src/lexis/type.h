// Where a type ends, which is not read either: a type is one token, and what it means is told from its text.
#ifndef ARBOR_LEXIS_TYPE_H
#define ARBOR_LEXIS_TYPE_H

#include <stdbool.h>
#include <stdint.h>

#include "characters.h"
#include "cursor.h"
#include "names.h"
#include "nested.h"
#include "trivia.h"
#include "words.h"

// How many tokens a type's brackets may hold, and how many of them may be open: more than anyone writes. It keeps the
// whole linear where they are not closed.
enum { widest_type = 16000, deepest_type_bracket = 200 };

// Whether no brackets of a type hold the word: where one is not closed, the next declaration tells.
static inline bool word_ends_type(const Word *word, int32_t before) {
    static const char *const words[] = {
        "deinit", "enum", "extension", "func", "import", "protocol", "struct", "typealias", "var", NULL,
    };
    // `<let n: Int>`
    if (word_is(word, "let")) return before != '<' && before != ',';
    return word_is_one_of(word, words);
}

// How many more brackets of a type are open after a character.
static inline int32_t type_bracket(int32_t next, int32_t before) {
    switch (next) {
    case '<': case '(': case '[': return 1;
    case ')': case ']': return -1;
    case '>': return before == '-' ? 0 : -1;
    default: return 0;
    }
}

// In a type, after an opening bracket: past the one that closes it. False where none does.
static inline bool skip_type_brackets(Cursor *c) {
    int32_t before = '<', depth = 1;
    for (uint32_t tokens = 0; tokens < widest_type && !cursor_at_end(c); tokens++) {
        if (skip_trivia(c).slash) return false;
        int32_t next = cursor_peek(c);
        if (is_word(next)) {
            Word word = read_word(c);
            if (word_ends_type(&word, before)) return false;
            before = 'a';
            continue;
        }
        if (next == '{' || next == '}' || next == ';') return false;
        if (next == '"') {
            skip_string(c, 0);
            continue;
        }
        cursor_advance(c);
        depth += type_bracket(next, before);
        if (depth == 0) return true;
        if (depth > deepest_type_bracket) return false;
        if (next == '`') skip_backticked(c);
        before = next;
    }
    return false;
}

// A word that may stand before a type. Alone it is a name like any other.
static inline bool word_precedes_type(const Word *word) {
    static const char *const words[] = {
        "__owned", "__shared", "_const", "any", "borrowing", "consuming", "each", "inout", "isolated", "nonisolated",
        "repeat", "sending", "some", NULL,
    };
    return word_is_one_of(word, words);
}

static inline bool word_is_effect(const Word *word) {
    static const char *const words[] = {"async", "reasync", "rethrows", "throws", NULL};
    return word_is_one_of(word, words);
}

// No parenthesis after one of these belongs to it: `@escaping(Int) -> Void`.
static inline bool word_is_bare_attribute(const Word *word) {
    static const char *const words[] = {
        "Sendable", "autoclosure", "concurrent", "escaping", "noescape", "unchecked", NULL,
    };
    return word_is_one_of(word, words);
}

// The first colon of `Module::Name`; a single one is consumed too.
static inline bool skip_colon_before_colon(Cursor *c) {
    if (cursor_peek(c) != ':') return false;
    cursor_advance(c);
    return cursor_peek(c) == ':';
}

typedef struct {
    Word last;
    // A parenthesis follows at once.
    bool has_arguments;
} AttributeName;

// `A.B<C>` of an attribute, after its `@`: past it, its end marked. False where there is none.
static inline bool skip_attribute_name(Cursor *c, AttributeName *name) {
    for (;;) {
        if (skip_trivia(c).slash) return false;
        if (cursor_peek(c) == '`') {
            cursor_advance(c);
            skip_backticked(c);
            name->last.length = 0;
        } else {
            if (!is_word_start(cursor_peek(c))) return false;
            name->last = read_word(c);
        }
        if (cursor_peek(c) == '<') {
            cursor_advance(c);
            if (!skip_type_brackets(c)) return false;
        }
        cursor_mark(c);
        name->has_arguments = cursor_peek(c) == '(';
        if (name->has_arguments || skip_trivia(c).slash) return true;
        if (cursor_peek(c) != '.' && !skip_colon_before_colon(c)) return true;
        cursor_advance(c);
    }
}

// What the type at hand waits for.
typedef enum {
    // Its beginning, or what an operator or an attribute demands.
    TYPE_WANTS_OPERAND,
    // More, if it follows: a word that may precede a type has been read, or an attribute's parentheses.
    TYPE_TAKES_OPERAND,
    // A suffix or an operator, if it follows.
    TYPE_IS_WHOLE,
    TYPE_ENDED,
} TypeState;

static inline TypeState type_attribute(Cursor *c) {
    AttributeName name;
    cursor_advance(c);
    if (!skip_attribute_name(c, &name)) return TYPE_ENDED;
    if (!name.has_arguments || word_is_bare_attribute(&name.last)) return TYPE_WANTS_OPERAND;
    cursor_advance(c);
    return skip_type_brackets(c) ? TYPE_TAKES_OPERAND : TYPE_ENDED;
}

static inline TypeState type_word(Cursor *c) {
    Word word = read_word(c);
    if (!word_precedes_type(&word)) return TYPE_IS_WHOLE;
    if (cursor_peek(c) == '(' && word_is(&word, "nonisolated")) {
        cursor_advance(c);
        return skip_type_brackets(c) ? TYPE_TAKES_OPERAND : TYPE_ENDED;
    }
    return TYPE_TAKES_OPERAND;
}

static inline bool begins_type(int32_t next) {
    return is_word_start(next) || next == '(' || next == '[' || next == '@' || next == '~' || next == '`' || next == '<';
}

static inline TypeState type_operand(Cursor *c) {
    int32_t next = cursor_peek(c);
    if (!begins_type(next)) return TYPE_ENDED;
    if (next == '@') return type_attribute(c);
    if (is_word_start(next)) return type_word(c);
    cursor_advance(c);
    switch (next) {
    case '~': return TYPE_WANTS_OPERAND;
    case '<': return skip_type_brackets(c) ? TYPE_WANTS_OPERAND : TYPE_ENDED;
    case '`': skip_backticked(c); return TYPE_IS_WHOLE;
    default: return skip_type_brackets(c) ? TYPE_IS_WHOLE : TYPE_ENDED;
    }
}

// At `async` or the like: past the arrow of a function type, if that is what follows.
static inline TypeState type_effects(Cursor *c) {
    while (is_word_start(cursor_peek(c))) {
        Word word = read_word(c);
        if (!word_is_effect(&word) || skip_trivia(c).slash) return TYPE_ENDED;
        if (cursor_peek(c) != '(') continue;
        cursor_advance(c);
        if (!skip_type_brackets(c) || skip_trivia(c).slash) return TYPE_ENDED;
    }
    if (cursor_peek(c) != '-') return TYPE_ENDED;
    cursor_advance(c);
    if (cursor_peek(c) != '>') return TYPE_ENDED;
    cursor_advance(c);
    return TYPE_WANTS_OPERAND;
}

// After a dot: `.Type`, or the colons of `Module::Name`. Not the dots of `T...`.
static inline TypeState type_member(Cursor *c) {
    if (cursor_peek(c) == '.' || skip_trivia(c).slash) return TYPE_ENDED;
    if (cursor_peek(c) == '`') {
        cursor_advance(c);
        skip_backticked(c);
        return TYPE_IS_WHOLE;
    }
    if (!is_word_start(cursor_peek(c))) return TYPE_ENDED;
    read_word(c);
    return TYPE_IS_WHOLE;
}

// After a whole type: what follows, if it belongs to it. `colon`: a colon was consumed that does not.
static inline TypeState type_suffix(Cursor *c, Trivia before, bool *colon) {
    int32_t next = cursor_peek(c);
    if (is_word_start(next) || next == '-') return type_effects(c);
    switch (next) {
    case '?': case '!':
        if (before.space) return TYPE_ENDED;
        cursor_advance(c);
        return TYPE_IS_WHOLE;
    case '<':
        cursor_advance(c);
        return skip_type_brackets(c) ? TYPE_IS_WHOLE : TYPE_ENDED;
    case '&':
        cursor_advance(c);
        return is_operator(cursor_peek(c)) && cursor_peek(c) != '~' ? TYPE_ENDED : TYPE_WANTS_OPERAND;
    case '.':
        cursor_advance(c);
        return type_member(c);
    case ':':
        *colon = !skip_colon_before_colon(c);
        if (*colon) return TYPE_ENDED;
        cursor_advance(c);
        return type_member(c);
    default: return TYPE_ENDED;
    }
}

// Skips the type at the cursor and marks its end; with `colon`, skips the colon after it too. False if no type follows.
static inline bool skip_type_and_colon(Cursor *c, bool *colon) {
    bool any = false;
    for (TypeState state = TYPE_WANTS_OPERAND;;) {
        Trivia before = skip_trivia(c);
        if (before.slash || cursor_at_end(c)) return any;
        bool takes_operand = state == TYPE_TAKES_OPERAND && begins_type(cursor_peek(c));
        state = state == TYPE_WANTS_OPERAND || takes_operand ? type_operand(c) : type_suffix(c, before, colon);
        if (state == TYPE_ENDED) return any;
        if (state == TYPE_WANTS_OPERAND) continue;
        cursor_mark(c);
        any = true;
    }
}

static inline bool skip_type(Cursor *c) {
    bool colon = false;
    return skip_type_and_colon(c, &colon);
}

// `3` or `-3`, which may stand where a type may in requirements.
static inline bool skip_integer(Cursor *c) {
    if (cursor_peek(c) == '-') cursor_advance(c);
    if (!is_digit(cursor_peek(c))) return false;
    read_word(c);
    cursor_mark(c);
    return !skip_trivia(c).slash;
}

static inline bool skip_requirement_side(Cursor *c, bool *colon) {
    if (skip_trivia(c).slash) return false;
    return cursor_peek(c) == '-' || is_digit(cursor_peek(c)) ? skip_integer(c) : skip_type_and_colon(c, colon);
}

// `T: P`, `T == U`, `T: _Trivial(64, 8)`
static inline bool skip_requirement(Cursor *c) {
    bool colon = false;
    if (!skip_requirement_side(c, &colon)) return false;
    bool equates = !colon && cursor_peek(c) == '=';
    if (!equates && !colon) return false;
    if (equates) cursor_advance(c);
    if (equates && cursor_peek(c) != '=') return false;
    if (equates) cursor_advance(c);
    bool none = false;
    if (!skip_requirement_side(c, &none)) return false;
    if (equates || cursor_peek(c) != '(') return true;
    cursor_advance(c);
    if (!skip_type_brackets(c)) return false;
    cursor_mark(c);
    return !skip_trivia(c).slash;
}

// After `where`: past the requirements, their end marked.
static inline bool skip_requirements(Cursor *c) {
    while (skip_requirement(c)) {
        if (cursor_peek(c) != ',') return true;
        cursor_advance(c);
    }
    return false;
}

#endif
