// What is looked for ahead of the pass, each stretch of the file once.
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

// A word, and where it stands next.
typedef struct {
    const uint8_t *text;
    size_t length;
    const uint8_t *place;
} Sought;

// More types at the top of one file that matter are seldom; then nothing is known of what comes.
enum { most_owners = 8 };

// More annotations of types than front ends have.
enum { most_annotations = 8 };

typedef struct {
    Sought annotations[most_annotations];
    uint32_t annotation_count;
    Sought import, global_actor;
    // The types at the top of the file that are annotated or hold an annotated type. What they declare matters, anywhere in the file.
    Sought owners[most_owners];
    uint32_t owner_count;
} Ahead;

#define SOUGHT(word) {(const uint8_t *)(word), sizeof(word) - 1, NULL}

// The next place of a word, at or after one that is not before the last that was asked for; the end where none is.
static inline const uint8_t *next_place(Sought *word, const Cursor *c, const uint8_t *from) {
    if (word->place < from) {
        const uint8_t *found = find_word(from, c->end, (const char *)word->text, word->length);
        word->place = found ? found : c->end;
    }
    return word->place;
}

// False where there are too many.
static inline bool seek_annotations(Ahead *ahead, const char *const *names) {
    for (; *names; names++) {
        if (ahead->annotation_count == most_annotations) return false;
        ahead->annotations[ahead->annotation_count++] = (Sought){(const uint8_t *)*names, strlen(*names), NULL};
    }
    return true;
}

static inline bool may_hold_annotation(Ahead *ahead, const Cursor *c, const uint8_t *from, const uint8_t *to) {
    for (uint32_t i = 0; i < ahead->annotation_count; i++) {
        if (next_place(&ahead->annotations[i], c, from) < to) return true;
    }
    return false;
}

// At what follows the keyword of a type that matters.
static inline void note_owner(Ahead *ahead, Cursor c) {
    if (ahead->owner_count > most_owners) return;
    bool slash = skip_trivia(&c).slash;
    const uint8_t *name = c.next;
    size_t length = slash ? 0 : read_word(&c).length;
    for (uint32_t i = 0; i < ahead->owner_count; i++) {
        if (ahead->owners[i].length == length && memcmp(ahead->owners[i].text, name, length) == 0) return;
    }
    // Not a name in backticks, a module's, or one that is too short to be looked for.
    bool is_module = c.end - c.next >= 2 && c.next[0] == ':' && c.next[1] == ':';
    bool is_sought = length >= 2 && !is_module && ahead->owner_count < most_owners;
    if (is_sought) ahead->owners[ahead->owner_count++] = (Sought){name, length, NULL};
    else ahead->owner_count = most_owners + 1;
}

// Whether a keyword that opens a type stands before a name, as far as can be told.
static inline bool follows_keyword(const uint8_t *from, const uint8_t *name) {
    const uint8_t *end = name;
    if (name - from >= 2 && name[-1] == ':' && name[-2] == ':') return true;
    while (end > from && is_space(end[-1])) end--;
    if (end == from || end == name) return false;
    // A comment between them.
    if (end[-1] == '/') return true;
    const uint8_t *start = end;
    while (start > from && is_name_byte(start[-1])) start--;
    Cursor c = {.start = start, .next = start, .end = end};
    Word word = read_word(&c);
    return word_opens_type(&word);
}

// Whether a type that matters is declared or extended once more.
static inline bool comes_again(Sought *owner, const Cursor *c) {
    for (const uint8_t *from = c->next;; from = owner->place + 1) {
        const uint8_t *place = next_place(owner, c, from);
        if (place == c->end) return false;
        const uint8_t *end = place + owner->length;
        bool is_word = !is_name_byte(place[-1]) && (end == c->end || !is_name_byte(*end));
        if (is_word && follows_keyword(c->start, place)) return true;
    }
}

// Whether nothing of the rest matters to what was read, and nothing in it by itself.
static inline bool is_rest_plain(Ahead *ahead, const Cursor *c) {
    if (ahead->owner_count > most_owners) return false;
    if (may_hold_annotation(ahead, c, c->next, c->end)) return false;
    if (next_place(&ahead->import, c, c->next) < c->end) return false;
    if (next_place(&ahead->global_actor, c, c->next) < c->end) return false;
    for (uint32_t i = 0; i < ahead->owner_count; i++) {
        if (comes_again(&ahead->owners[i], c)) return false;
    }
    return true;
}

#endif
