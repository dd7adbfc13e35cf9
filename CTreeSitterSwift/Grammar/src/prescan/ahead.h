// Searches for words ahead of the prescan. Each range of the file is searched once for each word.
#ifndef ARBOR_PRESCAN_AHEAD_H
#define ARBOR_PRESCAN_AHEAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "../find.h"
#include "../lexer/characters.h"
#include "../lexer/trivia.h"
#include "../lexer/words.h"
#include "bytes.h"

// A word, and its next occurrence.
typedef struct {
    const uint8_t *text;
    size_t length;
    const uint8_t *next;
} Sought;

// The greatest number of relevant types at the top of a file. If there are more, which is rare, the rest of the file is
// always read.
enum { most_owners = 8 };

// The greatest number of annotations of types and of callables. The front ends together don't have so many.
enum { most_annotations = 8 };

typedef struct {
    Sought annotations[most_annotations];
    uint32_t annotation_count;
    // The annotations of types precede those of callables.
    uint32_t type_annotation_count;
    Sought import, global_actor;
    // A type alias at the top of the file, or no word if none of them matters.
    Sought alias;
    // The types at the top of the file that are annotated or contain an annotated type. Their declarations matter
    // anywhere in the file.
    Sought owners[most_owners];
    uint32_t owner_count;
} Ahead;

#define SOUGHT(word) {(const uint8_t *)(word), sizeof(word) - 1, NULL}

// Returns the first occurrence of a word at or after `from`, or the end if the word doesn't occur. `from` must
// not be before that of the last call.
static inline const uint8_t *next_occurrence(Sought *word, const Cursor *c, const uint8_t *from) {
    if (word->next < from) {
        const uint8_t *found = find_word(from, c->end, (const char *)word->text, word->length);
        word->next = found ? found : c->end;
    }
    return word->next;
}

// Returns false if there are too many annotations.
static inline bool seek_annotations(Ahead *ahead, const char *const *names) {
    for (; *names; names++) {
        if (ahead->annotation_count == most_annotations) return false;
        ahead->annotations[ahead->annotation_count++] = (Sought){(const uint8_t *)*names, strlen(*names), NULL};
    }
    return true;
}

static inline bool may_hold_annotation(Ahead *ahead, const Cursor *c, const uint8_t *from, const uint8_t *to) {
    for (uint32_t i = 0; i < ahead->annotation_count; i++) {
        if (next_occurrence(&ahead->annotations[i], c, from) < to) return true;
    }
    return false;
}

// The greatest number of bytes between the `@` of an annotation and its name. It keeps the whole linear.
enum { longest_qualifier = 200 };

// Returns whether a name is an annotation's: it follows a `@`, and perhaps the name of a module.
static inline bool is_annotation_name(const uint8_t *start, const uint8_t *name) {
    const uint8_t *p = name;
    while (p > start && name - p < longest_qualifier && (is_name_byte(p[-1]) || p[-1] == '.' || p[-1] == ':')) p--;
    return p > start && (p[-1] == '@' || name - p == longest_qualifier);
}

// Returns whether the annotation of a type may begin in a range. No range before its end may be searched afterwards.
static inline bool holds_annotation(Ahead *ahead, const Cursor *c, const uint8_t *from, const uint8_t *to) {
    for (uint32_t i = 0; i < ahead->type_annotation_count; i++) {
        const uint8_t *name = next_occurrence(&ahead->annotations[i], c, from);
        for (; name < to; name = next_occurrence(&ahead->annotations[i], c, name + 1)) {
            if (is_annotation_name(c->start, name)) return true;
        }
    }
    return false;
}

// Notes the name of a relevant type, from after its keyword.
static inline void note_owner(Ahead *ahead, Cursor c) {
    if (ahead->owner_count > most_owners) return;
    bool slash = skip_trivia(&c).slash;
    const uint8_t *name = c.next;
    size_t length = slash ? 0 : read_word(&c).length;
    for (uint32_t i = 0; i < ahead->owner_count; i++) {
        if (ahead->owners[i].length == length && memcmp(ahead->owners[i].text, name, length) == 0) return;
    }
    // A name in backticks, a module's name, and a name that is too short can't be searched for.
    bool is_module = c.end - c.next >= 2 && c.next[0] == ':' && c.next[1] == ':';
    bool is_sought = length >= 2 && !is_module && ahead->owner_count < most_owners;
    if (is_sought) ahead->owners[ahead->owner_count++] = (Sought){name, length, NULL};
    else ahead->owner_count = most_owners + 1;
}

// Returns whether a keyword that opens a type precedes a name, or may precede it.
static inline bool follows_keyword(const uint8_t *from, const uint8_t *name) {
    const uint8_t *end = name;
    if (name - from >= 2 && name[-1] == ':' && name[-2] == ':') return true;
    while (end > from && is_space(end[-1])) end--;
    if (end == from || end == name) return false;
    // A comment may be between the keyword and the name.
    if (end[-1] == '/') return true;
    const uint8_t *start = end;
    while (start > from && is_name_byte(start[-1])) start--;
    Cursor c = {.start = start, .next = start, .end = end};
    Word word = read_word(&c);
    return word_opens_type(&word);
}

// Returns whether the rest of the file declares or extends a relevant type again.
static inline bool is_declared_again(Sought *owner, const Cursor *c) {
    for (const uint8_t *from = c->next;; from = owner->next + 1) {
        const uint8_t *name = next_occurrence(owner, c, from);
        if (name == c->end) return false;
        const uint8_t *end = name + owner->length;
        bool is_word = !is_name_byte(name[-1]) && (end == c->end || !is_name_byte(*end));
        if (is_word && follows_keyword(c->start, name)) return true;
    }
}

// Returns whether the rest of the file contains nothing that matters, neither by itself nor to the types that were
// read.
static inline bool is_rest_plain(Ahead *ahead, const Cursor *c) {
    if (ahead->owner_count > most_owners) return false;
    if (may_hold_annotation(ahead, c, c->next, c->end)) return false;
    if (next_occurrence(&ahead->import, c, c->next) < c->end) return false;
    if (next_occurrence(&ahead->global_actor, c, c->next) < c->end) return false;
    if (ahead->alias.length > 0 && next_occurrence(&ahead->alias, c, c->next) < c->end) return false;
    for (uint32_t i = 0; i < ahead->owner_count; i++) {
        if (is_declared_again(&ahead->owners[i], c)) return false;
    }
    return true;
}

#endif
