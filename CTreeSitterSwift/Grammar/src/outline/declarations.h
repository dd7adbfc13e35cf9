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
#include "supertypes.h"

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
    // The name of an attribute that follows the naming convention of global actors, or NULL.
    const uint8_t *actor;
    size_t actor_length;
} Modifiers;

static inline void note_modifier(Modifiers *modifiers, const Word *word) {
    if (word_is(word, "public") || word_is(word, "open")) modifiers->is_public = true;
    if (word_is(word, "package")) modifiers->is_package = true;
    if (word_is(word, "private") || word_is(word, "fileprivate")) modifiers->is_private = true;
    if (word_is(word, "nonisolated")) modifiers->is_nonisolated = true;
    bool is_written = modifiers->is_public || modifiers->is_package || modifiers->is_private;
    modifiers->has_level |= is_written || word_is(word, "internal");
}

// Notes an attribute that may be a global actor. A global actor takes no arguments, and by convention its name ends
// like `MainActor`.
static inline void note_actor(Modifiers *modifiers, const uint8_t *start, const Cursor *c) {
    static const char ending[] = "Actor";
    const size_t length = sizeof ending - 1;
    if ((size_t)(c->next - start) < length || memcmp(c->next - length, ending, length) != 0) return;
    modifiers->actor = start;
    modifiers->actor_length = (size_t)(c->next - start);
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
    if (cursor_peek(c) == '(') {
        cursor_advance(c);
        skip_brackets(c);
    } else {
        note_actor(modifiers, start, c);
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

// Adds the entry `Name=Actor` of a protocol or class.
static inline void add_isolated(Outline *outline, const uint8_t *name, size_t length, const Modifiers *modifiers) {
    put(outline, "g", 1);
    put(outline, name, length);
    put(outline, "=", 1);
    put(outline, modifiers->actor, modifiers->actor_length);
    put(outline, "\n", 1);
}

// Adds what may isolate a protocol or class in every build: its actor, or else its supertypes.
static inline void add_isolation(
    Outline *outline, Cursor *c, const Word *keyword, const uint8_t *name, size_t length,
    const Modifiers *modifiers) {
    bool is_supertype = word_is(keyword, "protocol") || word_is(keyword, "class");
    if (!is_supertype || outline->conditions.count > 0) return;
    if (modifiers->actor) {
        add_isolated(outline, name, length, modifiers);
    } else if (!modifiers->is_nonisolated) {
        add_supertypes(outline, supertypes_after(outline, c, c->next), name, length);
    }
}

// Adds the entry of a declaration. `word` is its possible keyword, and ends at the cursor. Returns false if it declares
// nothing.
static inline bool add_declaration(Outline *outline, Cursor *c, const Word *word, const Modifiers *modifiers) {
    Declares declares = declared_by(word);
    if (declares == DECLARES_NOTHING) return false;
    skip_trivia(c);
    if (!is_name_start(cursor_peek(c))) return false;
    if (declares == DECLARES_IMPORT) {
        pass_import(outline, c, modifiers);
        return true;
    }
    const uint8_t *name = c->next;
    size_t length;
    if (declares == DECLARES_EXTENSION) {
        read_dotted_name(c, &length);
        bool is_conformed = bring_types(supertypes_after(outline, c, name + length));
        add(outline, is_conformed ? 'X' : 'x', name, length);
        return true;
    }
    name = read_name(c, &length);
    if (modifiers->is_private) return true;
    if (declares == DECLARES_VALUE) {
        if (*name >= 'A' && *name <= 'Z') add(outline, 'v', name, length);
        return true;
    }
    add(outline, modifiers->is_public ? 't' : modifiers->is_package ? 'p' : 'i', name, length);
    if (word->text[0] == 't' && c->next == name + length) add_alias(outline, *c, name);
    add_isolation(outline, c, word, name, length, modifiers);
    return true;
}

#endif
