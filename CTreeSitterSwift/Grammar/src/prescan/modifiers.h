// Decides which modifiers are left out of a slice.
#ifndef ARBOR_PRESCAN_MODIFIERS_H
#define ARBOR_PRESCAN_MODIFIERS_H

#include <stdbool.h>

#include "items.h"
#include "state.h"

// Returns whether a type or a property follows, whose access is of no meaning for the graph. `next` is the next word,
// which may be another modifier, and the cursor is after it.
static inline bool declares_type_or_property(Cursor c, Word next) {
    static const char *const keywords[] = {"let", "var", "struct", "actor", "enum", NULL};
    while (word_is(&next, "final")) {
        if (skip_trivia(&c).slash || !is_word_start(cursor_peek(&c))) return false;
        next = read_word(&c);
    }
    return word_is(&next, "class") ? !class_modifies(&c) : word_is_one_of(&next, keywords);
}

// Returns whether a modifier is of no meaning for the graph. All modifiers of imports matter, and so does the access of
// functions. An annotated protocol and its requirements keep theirs, because generated code conforms to it.
static inline bool is_irrelevant_modifier(const Prescan *prescan, const Word *word, const Prefix *prefix) {
    static const char *const relevant[] = {"static", "class", "weak", "unowned", NULL};
    static const char *const access_levels[] = {"public", "package", "open", "internal", "private", "fileprivate", NULL};
    if (in_annotated_protocol(prescan) || prescan->words->keeps_all_types) return false;
    if (word_is_one_of(word, relevant)) return false;
    Cursor ahead = prescan->c;
    if (skip_trivia(&ahead).slash || !is_word_start(cursor_peek(&ahead))) return false;
    Word next = read_word(&ahead);
    if (prefix->is_type_annotation && word_is(&next, "protocol")) return false;
    bool is_property = word_is(&next, "let") || word_is(&next, "var");
    // `nonisolated` determines from where a type and its initializer may be called.
    if (word_is(word, "nonisolated")) return is_property;
    // Generated code calls annotated callables, so their access matters, and that of the types around them.
    if (prescan->keeps_access && !is_property && word_is_one_of(word, access_levels)) return false;
    if (word_is(word, "private") || word_is(word, "fileprivate")) return declares_type_or_property(ahead, next);
    return !word_is(&next, "import");
}

#endif
