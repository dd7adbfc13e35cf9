// Finds a word in memory, sixteen bytes at a time. The word is compared only where its first and its last letter match.
#ifndef ARBOR_FIND_H
#define ARBOR_FIND_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef uint8_t Bytes16 __attribute__((vector_size(16)));

static inline Bytes16 load16(const uint8_t *p) {
    Bytes16 bytes;
    memcpy(&bytes, p, sizeof bytes);
    return bytes;
}

// Sixteen bytes as two words, so matching bytes, which are all ones, can be found as bits.
typedef struct { uint64_t halves[2]; } Matches16;

static inline Matches16 matches16(Bytes16 found) {
    Matches16 matches;
    memcpy(&matches, &found, sizeof matches);
    return matches;
}

// Removes the first matching byte, and returns its index, or 16 if none is left. Little-endian machines only.
static inline int take_match(Matches16 *matches) {
    for (int half = 0; half < 2; half++) {
        uint64_t rest = matches->halves[half];
        if (rest == 0) continue;
        int bit = __builtin_ctzll(rest);
        matches->halves[half] = rest & ~((uint64_t)0xFF << bit);
        return 8 * half + bit / 8;
    }
    return 16;
}

// Returns the first occurrence of a word of two letters or more, or NULL if the word doesn't occur.
static inline const uint8_t *find_word(const uint8_t *p, const uint8_t *end, const char *word, size_t length) {
    if ((size_t)(end - p) < length) return NULL;
    const uint8_t *last = end - length;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    for (; last - p >= 32; p += 32) {
        const uint8_t *q = p + length - 1;
        Bytes16 one = (Bytes16)(load16(p) == (uint8_t)word[0]) & (Bytes16)(load16(q) == (uint8_t)word[length - 1]);
        Bytes16 two =
            (Bytes16)(load16(p + 16) == (uint8_t)word[0]) & (Bytes16)(load16(q + 16) == (uint8_t)word[length - 1]);
        Matches16 either = matches16(one | two);
        if ((either.halves[0] | either.halves[1]) == 0) continue;
        Matches16 both[2] = {matches16(one), matches16(two)};
        for (int part = 0; part < 2; part++) {
            for (int at; (at = take_match(&both[part])) < 16;) {
                if (memcmp(p + 16 * part + at, word, length) == 0) return p + 16 * part + at;
            }
        }
    }
#endif
    for (; p <= last; p++) {
        if (*p == (uint8_t)word[0] && memcmp(p, word, length) == 0) return p;
    }
    return NULL;
}

// Returns which of two words begins at `p`: 1, 2, or 0 for neither.
static inline int either_word(const uint8_t *p, const char *one, const char *other, size_t length) {
    return memcmp(p, one, length) == 0 ? 1 : memcmp(p, other, length) == 0 ? 2 : 0;
}

// Returns which of two words occurs first: 1, 2, or 0 for neither. The words must have the same length and the same
// first letter.
static inline int find_either(
    const uint8_t *p, const uint8_t *end, const char *one, const char *other, size_t length) {
    if ((size_t)(end - p) < length) return 0;
    const uint8_t *last = end - length;
    uint8_t first = (uint8_t)one[0];
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    uint8_t end_of_one = (uint8_t)one[length - 1], end_of_other = (uint8_t)other[length - 1];
    for (; last - p >= 32; p += 32) {
        Bytes16 ends[2] = {load16(p + length - 1), load16(p + 16 + length - 1)};
        Bytes16 low = (Bytes16)(load16(p) == first)
            & ((Bytes16)(ends[0] == end_of_one) | (Bytes16)(ends[0] == end_of_other));
        Bytes16 high = (Bytes16)(load16(p + 16) == first)
            & ((Bytes16)(ends[1] == end_of_one) | (Bytes16)(ends[1] == end_of_other));
        Matches16 any = matches16(low | high);
        if ((any.halves[0] | any.halves[1]) == 0) continue;
        Matches16 both[2] = {matches16(low), matches16(high)};
        for (int part = 0; part < 2; part++) {
            for (int at; (at = take_match(&both[part])) < 16;) {
                int found = either_word(p + 16 * part + at, one, other, length);
                if (found) return found;
            }
        }
    }
#endif
    for (; p <= last; p++) {
        int found = *p == first ? either_word(p, one, other, length) : 0;
        if (found) return found;
    }
    return 0;
}

#endif
