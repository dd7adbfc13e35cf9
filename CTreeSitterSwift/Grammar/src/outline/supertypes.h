// Reads the supertypes of a protocol or class. Some of them may isolate it.
#ifndef ARBOR_OUTLINE_SUPERTYPES_H
#define ARBOR_OUTLINE_SUPERTYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "../lexer/characters.h"
#include "../lexer/cursor.h"
#include "../lexer/trivia.h"
#include "../lexer/words.h"
#include "entries.h"
#include "names.h"

// Supertypes that nearly all declarations have, and that isolate nothing.
static inline bool isolates_nothing(const uint8_t *name, size_t length) {
    static const char *const names[] = {
        "AnyObject", "Codable", "Comparable", "Copyable", "Decodable", "Encodable", "Equatable", "Error",
        "Escapable", "Hashable", "Identifiable", "Instantiable", "NSObject", "ObservableObject", "Sendable",
        "class", NULL,
    };
    for (size_t i = 0; names[i]; i++) {
        if (strlen(names[i]) == length && memcmp(names[i], name, length) == 0) return true;
    }
    return false;
}

// Skips generic parameters or arguments, if there are any. An arrow is no end.
static inline void pass_generics(Cursor *c) {
    if (c->next == c->end || *c->next != '<') return;
    size_t depth = 0;
    for (; c->next < c->end && *c->next != '{'; c->next++) {
        if (*c->next == '<') depth++;
        if (*c->next == '>' && c->next[-1] != '-' && --depth == 0) {
            c->next++;
            return;
        }
    }
}

// Skips the attributes before a supertype, its `nonisolated`, and the `~` of one that is suppressed.
static inline void pass_marks(Cursor *c) {
    for (;;) {
        Cursor ahead = *c;
        int32_t first = cursor_peek(&ahead);
        if (first == '@' || first == '~') {
            cursor_advance(&ahead);
            if (first == '@') ahead.next = end_of_name(ahead.next, ahead.end);
        } else if (is_word_start(first)) {
            Word word = read_word(&ahead);
            if (!word_is(&word, "nonisolated")) return;
        } else {
            return;
        }
        *c = ahead;
        skip_trivia(c);
    }
}

// Adds the entry `Name=Supertype,Supertype`, from after the name. Generic arguments and supertypes that isolate
// nothing are left out. The list may go on after the line that the cursor is bound to.
static inline void add_supertypes(Outline *outline, Cursor c, const uint8_t *name, size_t length) {
    c.end = outline->c.end;
    pass_generics(&c);
    skip_trivia(&c);
    bool has_some = false;
    uint8_t separator = c.next < c.end ? *c.next : 0;
    while (separator == ':' || separator == ',' || separator == '&') {
        c.next++;
        skip_trivia(&c);
        pass_marks(&c);
        size_t count;
        const uint8_t *supertype = c.next;
        read_dotted_name(&c, &count);
        if (count == 0) break;
        if (!isolates_nothing(supertype, count)) {
            if (!has_some) put(outline, "h", 1), put(outline, name, length);
            put(outline, has_some ? "," : "=", 1);
            put(outline, supertype, count);
            has_some = true;
        }
        pass_generics(&c);
        skip_trivia(&c);
        separator = c.next < c.end ? *c.next : 0;
    }
    if (has_some) put(outline, "\n", 1);
}

#endif
