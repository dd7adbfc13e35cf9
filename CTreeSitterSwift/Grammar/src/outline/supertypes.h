// Reads the supertypes of a declaration. Some may isolate it, and some bring types into it.
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

typedef struct {
    const char *text;
    size_t length;
} KnownName;

#define KNOWN(name) {(name), sizeof(name) - 1}

// The lengths differ for nearly all names, and are compared first.
static inline bool is_name_among(const uint8_t *name, size_t length, const KnownName *names, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (names[i].length == length && memcmp(names[i].text, name, length) == 0) return true;
    }
    return false;
}

// Supertypes that nearly all declarations have, and that isolate nothing.
static inline bool isolates_nothing(const uint8_t *name, size_t length) {
    static const KnownName names[] = {
        KNOWN("Sendable"), KNOWN("Instantiable"), KNOWN("AnyObject"), KNOWN("NSObject"), KNOWN("Codable"),
        KNOWN("Hashable"), KNOWN("Equatable"), KNOWN("Error"), KNOWN("Identifiable"), KNOWN("Decodable"),
        KNOWN("Encodable"), KNOWN("Comparable"), KNOWN("ObservableObject"), KNOWN("Copyable"),
        KNOWN("Escapable"), KNOWN("class"),
        // Aliases often stand for these.
        KNOWN("any"), KNOWN("String"), KNOWN("Int"), KNOWN("Double"), KNOWN("Bool"), KNOWN("Data"), KNOWN("Date"),
        KNOWN("URL"), KNOWN("UUID"), KNOWN("Void"), KNOWN("Never"), KNOWN("Any"),
    };
    return is_name_among(name, length, names, sizeof names / sizeof *names);
}

// Protocols that extensions often add, and that have no types in them.
static inline bool brings_no_types(const uint8_t *name, size_t length) {
    static const KnownName names[] = {
        KNOWN("Sendable"), KNOWN("Equatable"), KNOWN("Hashable"), KNOWN("CustomStringConvertible"),
        KNOWN("Codable"), KNOWN("Error"), KNOWN("Decodable"), KNOWN("Encodable"), KNOWN("Comparable"),
        KNOWN("CustomDebugStringConvertible"), KNOWN("Copyable"), KNOWN("Escapable"),
    };
    return is_name_among(name, length, names, sizeof names / sizeof *names);
}

// Skips generic parameters or arguments, from their `<`. An arrow is no end.
static inline void pass_generics(Cursor *c) {
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

// The greatest number of bytes in which supertypes are looked for. It keeps the whole linear where a bracket or a comment
// of each declaration has no end.
enum { longest_inheritance = 1024 };

// The supertypes of a declaration, one after the other. The list may go on after the line that a cursor is bound to.
typedef struct {
    Cursor c;
    const uint8_t *name;
    size_t length;
    // The mark before the first one: a colon, or the `=` of an alias for a type or a composition.
    uint8_t mark;
    // The declaration is a protocol: what its `where` clause asks of `Self` are supertypes too.
    bool is_protocol;
    // The cursor is in that clause.
    bool is_in_where;
} Supertypes;

static inline Supertypes supertypes_after(const Outline *outline, const Cursor *c, const uint8_t *name_end) {
    Supertypes supertypes = {.c = *c, .mark = ':'};
    supertypes.c.next = name_end;
    const uint8_t *end = outline->c.end;
    supertypes.c.end = end - name_end > longest_inheritance ? name_end + longest_inheritance : end;
    return supertypes;
}

static inline uint8_t byte_at(const Cursor *c) { return c->next < c->end ? *c->next : 0; }

// Skips trivia, which nearly always is nothing or one space.
static inline void skip_short_trivia(Cursor *c) {
    if (byte_at(c) == ' ') c->next++;
    if (byte_at(c) <= ' ' || byte_at(c) == '/') skip_trivia(c);
}

// Reads the name of a supertype, from after the mark before it.
static inline bool read_supertype(Supertypes *supertypes) {
    Cursor *c = &supertypes->c;
    skip_short_trivia(c);
    // What may precede a name doesn't begin with a capital letter.
    if (byte_at(c) < 'A' || byte_at(c) > 'Z') pass_marks(c);
    supertypes->name = c->next;
    read_dotted_name(c, &supertypes->length);
    return supertypes->length > 0;
}

// Moves to the next requirement of a `where` clause. Returns false after the last one.
static inline bool pass_requirement(Cursor *c) {
    for (; c->next < c->end && *c->next != '{'; c->next++) {
        if (*c->next == '<') pass_generics(c);
        if (byte_at(c) == ',') {
            c->next++;
            return true;
        }
    }
    return false;
}

// Finds the next `Self: Supertype` in a `where` clause, and reads the supertype. Returns false at the end of the clause.
static inline bool next_of_self(Supertypes *supertypes) {
    Cursor *c = &supertypes->c;
    do {
        skip_short_trivia(c);
        const uint8_t *name = c->next;
        c->next = end_of_name(name, c->end);
        size_t length = (size_t)(c->next - name);
        skip_short_trivia(c);
        if (length == 4 && memcmp(name, "Self", 4) == 0 && byte_at(c) == ':') {
            c->next++;
            return read_supertype(supertypes);
        }
    } while (pass_requirement(c));
    return false;
}

// Enters the `where` clause of a protocol. Returns false if the supertypes end without one.
static inline bool enter_where(Supertypes *supertypes) {
    Cursor ahead = supertypes->c;
    if (!supertypes->is_protocol || byte_at(&ahead) != 'w') return false;
    Word word = read_word(&ahead);
    if (!word_is(&word, "where")) return false;
    supertypes->c = ahead;
    supertypes->is_in_where = true;
    return true;
}

// Reads the next supertype, without its generic arguments. Returns false after the last one.
static inline bool next_supertype(Supertypes *supertypes) {
    Cursor *c = &supertypes->c;
    if (byte_at(c) == '<') pass_generics(c);
    skip_short_trivia(c);
    uint8_t separator = byte_at(c);
    if (separator == '&' || (!supertypes->is_in_where && (separator == supertypes->mark || separator == ','))) {
        c->next++;
        return read_supertype(supertypes);
    }
    if (supertypes->is_in_where) return pass_requirement(c) && next_of_self(supertypes);
    return enter_where(supertypes) && next_of_self(supertypes);
}

// Adds an entry `Name=Supertype,Supertype`, from after the name. Supertypes that isolate nothing are left out.
//
// `kind` is 'h' if the supertypes may isolate the declaration in every build, and 'b' if they only bring types. A generic one
// has a `<` behind its name in an entry of this kind.
static inline void add_supertypes(
    Outline *outline, Supertypes supertypes, char kind, const uint8_t *name, size_t length) {
    bool has_some = false;
    bool has_generic = false;
    Supertypes all = supertypes;
    while (next_supertype(&supertypes)) {
        if (isolates_nothing(supertypes.name, supertypes.length)) continue;
        if (!has_some) put(outline, &kind, 1), put(outline, name, length);
        put(outline, has_some ? "," : "=", 1);
        put(outline, supertypes.name, supertypes.length);
        has_some = true;
        if (byte_at(&supertypes.c) != '<') continue;
        has_generic = true;
        if (kind == 'b') put(outline, "<", 1);
    }
    if (has_some) put(outline, "\n", 1);
    if (has_generic && kind == 'h') add_supertypes(outline, all, 'b', name, length);
}

// Returns whether some supertype may bring types into the extended one.
static inline bool bring_types(Supertypes supertypes) {
    while (next_supertype(&supertypes)) {
        if (!brings_no_types(supertypes.name, supertypes.length)) return true;
    }
    return false;
}

#endif
