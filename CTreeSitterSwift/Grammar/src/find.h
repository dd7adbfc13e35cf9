// Finds a word in memory, by blocks. The word is compared only where its first and its last letter match.
#ifndef ARBOR_FIND_H
#define ARBOR_FIND_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "blocks.h"

// A word, whose first and last letter are searched for.
typedef struct {
    const char *text;
    size_t length;
} Wanted;

// Returns the bytes of the block at `p` at which a word may begin.
static inline Block word_starts(const uint8_t *p, Wanted word) {
    return (Block)(load_block(p) == (uint8_t)word.text[0]) &
           (Block)(load_block(p + word.length - 1) == (uint8_t)word.text[word.length - 1]);
}

// Returns the first occurrence of a word of two letters or more, or NULL if the word doesn't occur.
static inline const uint8_t *find_word(const uint8_t *p, const uint8_t *end, const char *text, size_t length) {
    if ((size_t)(end - p) < length) return NULL;
    const Wanted word = {text, length};
    const uint8_t *last = end - length;
    for (; has_block(p + block_size, last); p += 2 * block_size) {
        Block blocks[2] = {word_starts(p, word), word_starts(p + block_size, word)};
        if (!has_match(blocks[0] | blocks[1])) continue;
        for (int i = 0; i < 2; i++) {
            for (uint32_t starts = match_bits(blocks[i]); starts != 0;) {
                const uint8_t *start = p + i * block_size + take_bit(&starts);
                if (memcmp(start, text, length) == 0) return start;
            }
        }
    }
    for (; p <= last; p++) {
        if (*p == (uint8_t)text[0] && memcmp(p, text, length) == 0) return p;
    }
    return NULL;
}

#endif
