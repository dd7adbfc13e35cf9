// Reads a declaration: the words before its keyword, and the name after it.
#ifndef ARBOR_OUTLINE_DECLARATIONS_H
#define ARBOR_OUTLINE_DECLARATIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "../lexer/brackets.h"
#include "../lexer/characters.h"
#include "../lexer/cursor.h"
#include "../lexer/trivia.h"
#include "../lexer/words.h"
#include "entries.h"
#include "names.h"
#include "nesting.h"
#include "supertypes.h"

// The attributes of a declaration that may be global actors. Further ones are left out.
enum { most_actors = 4 };

typedef struct {
    const uint8_t *start;
    size_t length;
} ActorName;

// The attributes and modifiers before a declaration's keyword.
typedef struct {
    bool is_exported;
    bool is_public;
    bool is_package;
    bool is_private;
    // An access level is written, whatever it is.
    bool has_level;
    // The declaration keeps out of its supertypes' isolation.
    bool is_nonisolated;
    // Nothing inherits from the declaration.
    bool is_final;
    // The declaration is annotated `@globalActor`.
    bool is_global_actor;
    // The attributes that may be global actors. Only one can be, and the others are macros.
    ActorName actors[most_actors];
    size_t actor_count;
    // One of them is certainly an actor, by its name.
    bool has_actor;
} Modifiers;

static inline void note_modifier(Modifiers *modifiers, const Word *word) {
    if (word_is(word, "public") || word_is(word, "open")) modifiers->is_public = true;
    if (word_is(word, "package")) modifiers->is_package = true;
    if (word_is(word, "private") || word_is(word, "fileprivate")) modifiers->is_private = true;
    if (word_is(word, "nonisolated")) modifiers->is_nonisolated = true;
    if (word_is(word, "final")) modifiers->is_final = true;
    bool is_written = modifiers->is_public || modifiers->is_package || modifiers->is_private;
    modifiers->has_level |= is_written || word_is(word, "internal");
}

// Returns whether an attribute without arguments may be a global actor. By convention these are named like types, as some
// macros are.
static inline bool may_be_actor(const uint8_t *start, const uint8_t *end) {
    static const KnownName macros[] = {
        KNOWN("Instantiable"), KNOWN("Observable"), KNOWN("Model"), KNOWN("Suite"), KNOWN("Test"), KNOWN("Generable"),
        KNOWN("Sendable"), KNOWN("NSApplicationMain"), KNOWN("UIApplicationMain"), KNOWN("Component"), KNOWN("Module"),
    };
    const uint8_t *name = end;
    while (name > start && name[-1] != '.') name--;
    bool is_type = name < end && (*name & 0x80 || (*name >= 'A' && *name <= 'Z'));
    return is_type && !is_name_among(name, (size_t)(end - name), macros, sizeof macros / sizeof *macros);
}

static inline void note_actor(Modifiers *modifiers, const uint8_t *start, const uint8_t *end) {
    if (modifiers->actor_count == most_actors || !may_be_actor(start, end)) return;
    modifiers->actors[modifiers->actor_count++] = (ActorName){start, (size_t)(end - start)};
    modifiers->has_actor |= end - start >= 5 && memcmp(end - 5, "Actor", 5) == 0;
}

// Reads an attribute's name and skips its arguments, from after the `@`.
static inline void pass_attribute(Cursor *c, Modifiers *modifiers) {
    const uint8_t *start = c->next;
    Word word;
    do {
        if (cursor_peek(c) == '.') cursor_advance(c);
        word = read_word(c);
    } while (cursor_peek(c) == '.');
    modifiers->is_exported |= word_is(&word, "_exported");
    modifiers->is_global_actor |= word_is(&word, "globalActor");
    if (cursor_peek(c) == '(') {
        cursor_advance(c);
        skip_brackets(c);
    } else {
        note_actor(modifiers, start, c->next);
    }
}

typedef enum { DECLARES_NOTHING, DECLARES_TYPE, DECLARES_EXTENSION, DECLARES_IMPORT, DECLARES_VALUE } Declares;

static inline Declares declares_if(bool is_keyword, Declares declares) {
    return is_keyword ? declares : DECLARES_NOTHING;
}

// Returns the kind of entry that a keyword declares. The length is compared first, because most lines begin with
// another word.
static inline Declares declared_by(const Word *word) {
    switch (word->length) {
    case 3: return declares_if(word_is(word, "let") || word_is(word, "var"), DECLARES_VALUE);
    case 4:
        if (word_is(word, "func")) return DECLARES_VALUE;
        return declares_if(word_is(word, "enum"), DECLARES_TYPE);
    case 5: return declares_if(word_is(word, "class") || word_is(word, "actor"), DECLARES_TYPE);
    case 6:
        if (word_is(word, "import")) return DECLARES_IMPORT;
        return declares_if(word_is(word, "struct"), DECLARES_TYPE);
    case 8: return declares_if(word_is(word, "protocol"), DECLARES_TYPE);
    case 9:
        if (word_is(word, "extension")) return DECLARES_EXTENSION;
        return declares_if(word_is(word, "typealias"), DECLARES_TYPE);
    default: return DECLARES_NOTHING;
    }
}

// Reads an import, from after the keyword. The module is an entry if it is exported or has an access level. The entry
// of an exported single declaration is its whole path.
static inline void pass_import(Outline *outline, Cursor *c, const Modifiers *modifiers) {
    static const char *const kinds[] = {
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var", NULL,
    };
    Cursor ahead = *c;
    Word word = read_word(&ahead);
    bool is_single = word_is_one_of(&word, kinds);
    if (is_single) {
        *c = ahead;
        skip_trivia(c);
    }
    size_t length;
    const uint8_t *name = c->next;
    c->next = end_of_name(name, c->end);
    length = (size_t)(c->next - name);
    if (modifiers->has_level) add(outline, 'l', name, length);
    if (!modifiers->is_exported) return;
    if (is_single) {
        c->next = name;
        read_dotted_name(c, &length);
    }
    add(outline, 'e', name, length);
}

// Reads on after the name of a type alias. If only a qualified type follows on the line, the whole text is an entry:
// `Store = Core.Store`.
static inline void add_alias(Outline *outline, Cursor c, const uint8_t *name) {
    pass_blanks(&c);
    if (c.next == c.end || *c.next != '=') return;
    c.next++;
    pass_blanks(&c);
    size_t length;
    const uint8_t *target = c.next;
    read_dotted_name(&c, &length);
    if (!memchr(target, '.', length)) return;
    const uint8_t *stop = target + length;
    c.next = stop;
    pass_blanks(&c);
    bool is_whole = c.next == c.end || *c.next == '\n' || *c.next == '\r' || *c.next == ';' || *c.next == '/';
    if (is_whole) add(outline, 'a', name, (size_t)(stop - name));
}

// Adds the entry `Name=Actor,Actor` of a protocol or class.
static inline void add_isolated(Outline *outline, const uint8_t *name, size_t length, const Modifiers *modifiers) {
    put(outline, "g", 1);
    put(outline, name, length);
    for (size_t i = 0; i < modifiers->actor_count; i++) {
        put(outline, i == 0 ? "=" : ",", 1);
        put(outline, modifiers->actors[i].start, modifiers->actors[i].length);
    }
    put(outline, "\n", 1);
}

// Adds what may isolate a protocol or class in every build: its attributes, and its supertypes unless an attribute is
// certainly an actor. An alias has the isolation of the types that it stands for. Other supertypes only bring types.
static inline void add_isolation(
    Outline *outline, Cursor *c, const Word *keyword, const uint8_t *name, size_t length, bool is_supertype,
    const Modifiers *modifiers) {
    bool is_alias = word_is(keyword, "typealias");
    bool is_always = outline->conditions.count == 0;
    if (!is_supertype && !(is_alias && is_always)) return;
    if (!is_alias && is_always && modifiers->actor_count > 0) add_isolated(outline, name, length, modifiers);
    Supertypes supertypes = supertypes_after(outline, c, c->next);
    if (is_alias) supertypes.mark = '=';
    supertypes.is_protocol = word_is(keyword, "protocol");
    bool may_isolate = is_always && !modifiers->is_nonisolated && !modifiers->has_actor;
    add_supertypes(outline, supertypes, may_isolate ? 'h' : 'b', name, length);
}

// Adds the entry of an extension, from its name.
static inline void add_extension(Outline *outline, Cursor *c) {
    const uint8_t *name = c->next;
    size_t length;
    read_dotted_name(c, &length);
    Supertypes supertypes = supertypes_after(outline, c, name + length);
    bool is_conformed = bring_types(supertypes);
    add(outline, is_conformed ? 'X' : 'x', name, length);
    if (is_conformed) add_supertypes(outline, supertypes, 'b', name, length);
    if (!is_of_library(name, length)) begin_body(outline, name, length);
}

// Adds the entries of a type or a type alias, from after its name.
static inline void add_type(
    Outline *outline, Cursor *c, const Word *keyword, const uint8_t *name, size_t length,
    const Modifiers *modifiers) {
    add(outline, modifiers->is_public ? 't' : modifiers->is_package ? 'p' : 'i', name, length);
    if (keyword->text[0] == 't' && c->next == name + length) add_alias(outline, *c, name);
    if (modifiers->is_global_actor) add(outline, 'r', name, length);
    bool is_supertype = word_is(keyword, "protocol") || word_is(keyword, "class");
    add_isolation(outline, c, keyword, name, length, is_supertype, modifiers);
    if (is_supertype && !modifiers->is_final) begin_body(outline, name, length);
}

// Adds the entry of a declaration. `word` is its possible keyword, and ends at the cursor. Returns false if it declares
// nothing.
static inline bool add_declaration(Outline *outline, Cursor *c, const Word *word, const Modifiers *modifiers) {
    Declares declares = declared_by(word);
    if (declares == DECLARES_NOTHING) return false;
    end_body(outline, (const uint8_t *)word->text);
    skip_trivia(c);
    if (!is_name_start(cursor_peek(c))) return false;
    if (declares == DECLARES_IMPORT) {
        pass_import(outline, c, modifiers);
        return true;
    }
    if (declares == DECLARES_EXTENSION) {
        add_extension(outline, c);
        return true;
    }
    size_t length;
    const uint8_t *name = read_name(c, &length);
    if (modifiers->is_private) return true;
    if (declares == DECLARES_VALUE) {
        if (*name >= 'A' && *name <= 'Z') add(outline, 'v', name, length);
        return true;
    }
    add_type(outline, c, word, name, length, modifiers);
    return true;
}

#endif
