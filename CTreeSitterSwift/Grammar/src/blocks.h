// Blocks of bytes that are looked at together: sixteen bytes, or 32 where the processor has such registers (copies.h).
//
// A comparison of blocks has the type of a block, with a byte of ones for each byte that matches.
#ifndef ARBOR_BLOCKS_H
#define ARBOR_BLOCKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(READS_WIDE_BLOCKS)
enum { block_size = 32 };
#else
enum { block_size = 16 };
#endif

typedef uint8_t Block __attribute__((vector_size(block_size)));
typedef char SignedBlock __attribute__((vector_size(block_size)));

// Returns whether a block is left, and the machine orders bytes so that the first match is found by the lowest bit.
static inline bool has_block(const uint8_t *p, const uint8_t *end) {
    return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && end - p >= block_size;
}

static inline Block load_block(const uint8_t *p) {
    Block block;
    memcpy(&block, p, sizeof block);
    return block;
}

// Returns the matching bytes as bits, the first one as the lowest.
static inline uint32_t match_bits(Block matches) {
#if defined(READS_WIDE_BLOCKS)
    return (uint32_t)__builtin_ia32_pmovmskb256((SignedBlock)matches);
#elif defined(__SSE2__)
    return (uint32_t)__builtin_ia32_pmovmskb128((SignedBlock)matches);
#else
    // The product moves the lowest bit of each byte into the highest byte.
    uint64_t halves[2];
    Block lowest = matches & 1;
    memcpy(halves, &lowest, sizeof halves);
    const uint64_t collect = 0x0102040810204080;
    return (uint32_t)(halves[0] * collect >> 56 | halves[1] * collect >> 56 << 8);
#endif
}

static inline bool has_match(Block matches) {
#if defined(__SSE2__)
    return match_bits(matches) != 0;
#else
    uint64_t halves[2];
    memcpy(halves, &matches, sizeof halves);
    return (halves[0] | halves[1]) != 0;
#endif
}

// Returns the index of the first matching byte, or the size of a block if none matches.
static inline int first_match(Block matches) {
#if defined(__SSE2__)
    return __builtin_ctzll(match_bits(matches) | 1ull << block_size);
#else
    uint64_t halves[2];
    memcpy(halves, &matches, sizeof halves);
    if (halves[0]) return __builtin_ctzll(halves[0]) / 8;
    return halves[1] ? 8 + __builtin_ctzll(halves[1]) / 8 : block_size;
#endif
}

// Removes the lowest bit, and returns its index.
static inline int take_bit(uint32_t *bits) {
    int index = __builtin_ctz(*bits);
    *bits &= *bits - 1;
    return index;
}

// Returns the bytes from `first` to `last`.
static inline Block in_range(Block bytes, uint8_t first, uint8_t last) {
    return (Block)(bytes - first <= (uint8_t)(last - first));
}

#endif
