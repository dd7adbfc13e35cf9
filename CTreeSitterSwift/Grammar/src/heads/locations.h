// The positions in the file of the tokens of a slice. They are asked for in order, so each byte is looked at once.
#ifndef ARBOR_HEADS_LOCATIONS_H
#define ARBOR_HEADS_LOCATIONS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "tree_sitter_swift.h"

typedef struct {
    const tree_sitter_swift_slice *slice;
    // The part of the last position, and the offset at which the next part begins.
    size_t part;
    uint32_t part_end;
    // The difference between the offsets in the file and in the slice of this part.
    uint32_t shift;
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
    const tree_sitter_swift_slice *slice = at->slice;
    const tree_sitter_swift_part *part = &slice->parts[index];
    at->part = index;
    at->part_end = index + 1 < slice->part_count ? part[1].text_byte : UINT32_MAX;
    at->shift = part->source_byte - part->text_byte;
    at->line = part->source_row + 1;
    at->line_start = part->source_line;
    at->newline = next_newline(at, slice->text + part->text_byte);
}

// Moves on to the part that contains the offset `within`, and to the line of `p`.
__attribute__((noinline)) static inline void move_locations(Locations *at, const uint8_t *p, uint32_t within) {
    const tree_sitter_swift_slice *slice = at->slice;
    size_t index = at->part;
    while (index + 1 < slice->part_count && slice->parts[index + 1].text_byte <= within) index++;
    if (index != at->part) enter_part(at, index);
    while (at->newline < p) {
        at->line++;
        at->line_start = (uint32_t)(at->newline + 1 - slice->text) + at->shift;
        at->newline = next_newline(at, at->newline + 1);
    }
}

// Returns the position of `p`, which belongs to the part that contains `byte`. It is mostly in the line of the last
// one.
static inline tree_sitter_swift_position locate(Locations *at, const uint8_t *p, const uint8_t *byte) {
    uint32_t within = (uint32_t)(byte - at->slice->text);
    if (within >= at->part_end || p > at->newline) move_locations(at, p, within);
    uint32_t source = (uint32_t)(p - at->slice->text) + at->shift;
    return (tree_sitter_swift_position){source, at->line, source - at->line_start + 1};
}

#endif
