// Counts lines, and finds where they begin.
#ifndef ARBOR_PRESCAN_LINES_H
#define ARBOR_PRESCAN_LINES_H

#include <stddef.h>
#include <stdint.h>

#include "../blocks.h"

// The greatest number of blocks whose matches a byte can count.
enum { most_counted_blocks = 255 };

// Returns the sum of a block's bytes.
static inline uint32_t sum_of(Block counts) {
    const uint64_t even = 0x00FF00FF00FF00FF;
    uint64_t words[block_size / 8], sums = 0;
    memcpy(words, &counts, sizeof words);
    for (int i = 0; i < block_size / 8; i++) sums += (words[i] & even) + (words[i] >> 8 & even);
    return (uint32_t)(sums * 0x0001000100010001 >> 48);
}

// Counts the newlines of a range. Bytes before the range, from `source` on, may be read.
static inline uint32_t count_newlines(const uint8_t *source, const uint8_t *p, const uint8_t *end) {
    uint32_t count = 0;
    while (end - p >= block_size) {
        size_t blocks = (size_t)(end - p) / block_size;
        if (blocks > most_counted_blocks) blocks = most_counted_blocks;
        Block counts = {0};
        // A match is a byte of ones, which is -1.
        for (; blocks > 0; blocks--, p += block_size) counts -= (Block)(load_block(p) == '\n');
        count += sum_of(counts);
    }
    if (p < end && has_block(source, end)) {
        // The last block overlaps the bytes before the rest.
        uint32_t newlines = match_bits((Block)(load_block(end - block_size) == '\n'));
        return count + (uint32_t)__builtin_popcount(newlines >> (block_size - (end - p)));
    }
    for (; p < end; p++) count += *p == '\n';
    return count;
}

// Returns the start of the line that contains `p`, or `from` if the line begins before.
static inline const uint8_t *start_of_line(const uint8_t *from, const uint8_t *p) {
    for (; has_block(from, p); p -= block_size) {
        uint32_t newlines = match_bits((Block)(load_block(p - block_size) == '\n'));
        if (newlines != 0) return p - block_size + (32 - __builtin_clz(newlines));
    }
    while (p > from && p[-1] != '\n') p--;
    return p;
}

#endif
