// Counts lines, and finds where they begin.
#ifndef ARBOR_PRESCAN_LINES_H
#define ARBOR_PRESCAN_LINES_H

#include <stddef.h>
#include <stdint.h>

#include "../find.h"

// The greatest number of blocks whose matches a byte can count.
enum { most_counted_blocks = 255 };

// Returns the sum of sixteen bytes.
static inline uint32_t sum16(Bytes16 counts) {
    Matches16 halves = matches16(counts);
    const uint64_t even = 0x00FF00FF00FF00FF;
    uint64_t sums = (halves.halves[0] & even) + (halves.halves[0] >> 8 & even) + (halves.halves[1] & even) +
                    (halves.halves[1] >> 8 & even);
    return (uint32_t)(sums * 0x0001000100010001 >> 48);
}

// Counts the newlines of a range. Bytes before the range, from `source` on, may be read.
static inline uint32_t count_newlines(const uint8_t *source, const uint8_t *p, const uint8_t *end) {
    uint32_t count = 0;
    while (end - p >= 16) {
        size_t blocks = (size_t)(end - p) / 16;
        if (blocks > most_counted_blocks) blocks = most_counted_blocks;
        Bytes16 counts = {0};
        // A match is a byte of ones, which is -1.
        for (; blocks > 0; blocks--, p += 16) counts -= (Bytes16)(load16(p) == '\n');
        count += sum16(counts);
    }
    if (p < end && has_block16(source, end)) {
        // The last sixteen bytes overlap those before them.
        const Bytes16 indices = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
        Bytes16 is_rest = (Bytes16)(indices >= (uint8_t)(16 - (end - p)));
        return count + sum16((Bytes16)(load16(end - 16) == '\n') & is_rest & 1);
    }
    for (; p < end; p++) count += *p == '\n';
    return count;
}

// Returns the start of the line that contains `p`, or `from` if the line begins before.
static inline const uint8_t *start_of_line(const uint8_t *from, const uint8_t *p) {
    for (; has_block16(from, p); p -= 16) {
        uint32_t newlines = bits16((Bytes16)(load16(p - 16) == '\n'));
        if (newlines != 0) return p - 16 + (32 - __builtin_clz(newlines));
    }
    while (p > from && p[-1] != '\n') p--;
    return p;
}

#endif
