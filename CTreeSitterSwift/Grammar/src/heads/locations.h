// The positions in the file of the tokens of a slice. They are asked for in order, so each byte is looked at once.
#ifndef ARBOR_HEADS_LOCATIONS_H
#define ARBOR_HEADS_LOCATIONS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "tree_sitter_swift.h"

typedef struct {
    const tree_sitter_swift_slice *slice;
    // The part of the last position.
    size_t part;
    // The line of the last position, and the offset at which it begins, both in the file.
    uint32_t line, line_start;
    // The next newline in the slice, or its end.
    const uint8_t *newline;
} Locations;

static inline const uint8_t *next_newline(const Locations *at, const uint8_t *from) {
    const uint8_t *end = at->slice->text + at->slice->text_count;
    const uint8_t *found = memchr(from, '\n', (size_t)(end - from));
    return found ? found : end;
}

static inline void enter_part(Locations *at, size_t index) {
    const tree_sitter_swift_part *part = &at->slice->parts[index];
    at->part = index;
    at->line = part->source_row + 1;
    at->line_start = part->source_line;
    at->newline = next_newline(at, at->slice->text + part->text_byte);
}

// Returns the position of `p`, which belongs to the part that contains `byte`.
static inline tree_sitter_swift_position locate(Locations *at, const uint8_t *p, const uint8_t *byte) {
    const tree_sitter_swift_slice *slice = at->slice;
    uint32_t offset = (uint32_t)(p - slice->text), within = (uint32_t)(byte - slice->text);
    size_t index = at->part;
    while (index + 1 < slice->part_count && slice->parts[index + 1].text_byte <= within) index++;
    if (index != at->part) enter_part(at, index);
    const tree_sitter_swift_part *part = &slice->parts[index];
    while (at->newline < p) {
        at->line++;
        at->line_start = (uint32_t)(at->newline + 1 - slice->text) - part->text_byte + part->source_byte;
        at->newline = next_newline(at, at->newline + 1);
    }
    uint32_t source = offset - part->text_byte + part->source_byte;
    return (tree_sitter_swift_position){source, at->line, source - at->line_start + 1};
}

#endif
