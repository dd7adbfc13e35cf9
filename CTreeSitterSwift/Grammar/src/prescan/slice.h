// The kept parts of a file as one text, and the origin of each part.
#ifndef ARBOR_PRESCAN_SLICE_H
#define ARBOR_PRESCAN_SLICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "lines.h"
#include "tree_sitter_swift.h"

typedef struct {
    tree_sitter_swift_slice *output;
    const uint8_t *source;
    // The source's lines are counted up to this byte, which is in this row.
    const uint8_t *counted;
    uint32_t row;
    // The start of the line of a byte.
    const uint8_t *line_start;
    const uint8_t *located;
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

static inline Slice slice_begin(const uint8_t *source, tree_sitter_swift_slice *output) {
    return (Slice){
        .output = output, .source = source, .counted = source, .line_start = source, .located = source,
        .last_end = source,
    };
}

static inline SliceMark slice_mark(const Slice *kept) {
    return (SliceMark){kept->output->text_count, kept->output->part_count, kept->last_end, kept->text_row};
}

static inline void slice_take_back(Slice *kept, SliceMark mark) {
    kept->output->text_count = mark.text_count;
    kept->output->part_count = mark.part_count;
    kept->last_end = mark.last_end;
    kept->text_row = mark.text_row;
}

static inline void count_rows(Slice *kept, const uint8_t *up_to) {
    if (up_to <= kept->counted) return;
    kept->row += count_newlines(kept->source, kept->counted, up_to);
    kept->counted = up_to;
}

// Finds the start of the line of `p`. Only the first line of a part is asked for.
static inline void find_line(Slice *kept, const uint8_t *p) {
    if (p <= kept->located) return;
    const uint8_t *start = start_of_line(kept->located, p);
    if (start > kept->located) kept->line_start = start;
    kept->located = p;
}

// Appends a range of the source to the kept text. A range that doesn't continue the last one begins a new line. Returns
// false if there is no room.
static inline bool keep(Slice *kept, const uint8_t *from, const uint8_t *to) {
    tree_sitter_swift_slice *output = kept->output;
    size_t count = (size_t)(to - from);
    if (output->text_capacity - output->text_count <= count) return false;
    if (from != kept->last_end || output->part_count == 0) {
        if (output->part_count == output->part_capacity) return false;
        output->text[output->text_count++] = '\n';
        kept->text_row++;
        count_rows(kept, from);
        find_line(kept, from);
        output->parts[output->part_count++] = (tree_sitter_swift_part){
            .text_byte = (uint32_t)output->text_count,
            .text_row = kept->text_row,
            .source_byte = (uint32_t)(from - kept->source),
            .source_row = kept->row,
            .source_line = (uint32_t)(kept->line_start - kept->source),
        };
    }
    uint32_t row = kept->row;
    count_rows(kept, to);
    kept->text_row += kept->row - row;
    memcpy(output->text + output->text_count, from, count);
    output->text_count += count;
    kept->last_end = to;
    return true;
}

#endif
