// The kept parts of a file as one text, and the origin of each part.
#ifndef ARBOR_PRESCAN_SLICE_H
#define ARBOR_PRESCAN_SLICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "../find.h"
#include "tree_sitter_swift.h"

typedef struct {
    tree_sitter_swift_slice *output;
    // The source's lines are counted up to this byte. `row` and `line_start` belong to its line.
    const uint8_t *counted;
    const uint8_t *line_start;
    uint32_t row;
    // The end of the last part in the source, and the row at the end of the kept text.
    const uint8_t *last_end;
    uint32_t text_row;
} Slice;

// A state of the kept text that can be restored.
typedef struct {
    size_t text_count;
    size_t part_count;
    const uint8_t *last_end;
    uint32_t text_row;
} SliceMark;

static inline SliceMark slice_mark(const Slice *kept) {
    return (SliceMark){kept->output->text_count, kept->output->part_count, kept->last_end, kept->text_row};
}

static inline void slice_take_back(Slice *kept, SliceMark mark) {
    kept->output->text_count = mark.text_count;
    kept->output->part_count = mark.part_count;
    kept->last_end = mark.last_end;
    kept->text_row = mark.text_row;
}

static inline uint32_t count_newlines(const uint8_t *p, const uint8_t *end) {
    uint32_t count = 0;
    for (; end - p >= 16; p += 16) {
        Matches16 found = matches16((Bytes16)(load16(p) == '\n') & 1);
        count += (uint32_t)(((found.halves[0] + found.halves[1]) * 0x0101010101010101) >> 56);
    }
    for (; p < end; p++) count += *p == '\n';
    return count;
}

static inline void count_lines(Slice *kept, const uint8_t *up_to) {
    const uint8_t *from = kept->counted;
    if (up_to <= from) return;
    kept->row += count_newlines(from, up_to);
    kept->counted = up_to;
    const uint8_t *p = up_to;
    while (p > from && p[-1] != '\n') p--;
    if (p > from) kept->line_start = p;
}

// Appends a range of the source to the kept text. A range that doesn't continue the last one begins a new line. Returns
// false if there is no room.
static inline bool keep(Slice *kept, const uint8_t *source, const uint8_t *from, const uint8_t *to) {
    tree_sitter_swift_slice *output = kept->output;
    size_t count = (size_t)(to - from);
    if (output->text_capacity - output->text_count <= count) return false;
    if (from != kept->last_end || output->part_count == 0) {
        if (output->part_count == output->part_capacity) return false;
        output->text[output->text_count++] = '\n';
        kept->text_row++;
        count_lines(kept, from);
        output->parts[output->part_count++] = (tree_sitter_swift_part){
            .text_byte = (uint32_t)output->text_count,
            .text_row = kept->text_row,
            .source_byte = (uint32_t)(from - source),
            .source_row = kept->row,
            .source_line = (uint32_t)(kept->line_start - source),
        };
    }
    uint32_t row = kept->row;
    count_lines(kept, to);
    kept->text_row += kept->row - row;
    memcpy(output->text + output->text_count, from, count);
    output->text_count += count;
    kept->last_end = to;
    return true;
}

#endif
