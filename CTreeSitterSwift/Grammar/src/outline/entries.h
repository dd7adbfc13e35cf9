// The lines of an outline.
#ifndef ARBOR_OUTLINE_ENTRIES_H
#define ARBOR_OUTLINE_ENTRIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "../lexer/cursor.h"
#include "conditions.h"

// An extension, a class or a protocol whose end is not known yet.
typedef struct {
    const uint8_t *name;
    size_t length;
    // The first byte after the name; NULL if there is no such declaration.
    const uint8_t *body;
} OpenBody;

typedef struct {
    Cursor c;
    char *output;
    size_t count, capacity;
    Conditions conditions;
    // The last line without indentation that is neither a comment nor a directive, or NULL.
    const uint8_t *last_line;
    // The number of bodies that lines without indentation have opened and not closed.
    size_t open_bodies;
    OpenBody open;
} Outline;

static inline void put(Outline *outline, const void *bytes, size_t length) {
    if (outline->count <= outline->capacity && outline->capacity - outline->count >= length) {
        memcpy(outline->output + outline->count, bytes, length);
    }
    outline->count += length;
}

// Adds each condition that holds around a name, after a separator that no name contains.
static inline void put_conditions(Outline *outline) {
    for (size_t i = 0; i < outline->conditions.count; i++) {
        const Condition *one = &outline->conditions.list[i];
        if (one->length == 0 || one->length > longest_condition) continue;
        put(outline, one->is_negated ? "\x1F!(" : "\x1F", one->is_negated ? 3 : 1);
        put(outline, one->start, one->length);
        if (one->is_negated) put(outline, ")", 1);
    }
}

// Adds the kind and the name, its conditions and a newline. If there is no room for an entry, it is only counted.
static inline void add(Outline *outline, char kind, const uint8_t *name, size_t length) {
    if (length == 0) return;
    if (outline->conditions.count == 0 && outline->count <= outline->capacity
        && outline->capacity - outline->count >= length + 2) {
        char *end = outline->output + outline->count;
        end[0] = kind;
        memcpy(end + 1, name, length);
        end[length + 1] = '\n';
        outline->count += length + 2;
        return;
    }
    put(outline, &kind, 1);
    put(outline, name, length);
    put_conditions(outline);
    put(outline, "\n", 1);
}

#endif
