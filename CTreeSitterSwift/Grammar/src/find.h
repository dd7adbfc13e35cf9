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

// Returns whether any of sixteen matching bytes, which are all ones, matches.
static inline bool any16(Bytes16 found) {
#if defined(__SSE2__)
    typedef char Chars16 __attribute__((vector_size(16)));
    return __builtin_ia32_pmovmskb128((Chars16)found) != 0;
#else
    Matches16 matches = matches16(found);
    return (matches.halves[0] | matches.halves[1]) != 0;
#endif
}

// Returns sixteen matching bytes, which are all ones, as bits.
static inline uint32_t bits16(Bytes16 found) {
#if defined(__SSE2__)
    typedef char Chars16 __attribute__((vector_size(16)));
    return (uint32_t)__builtin_ia32_pmovmskb128((Chars16)found);
#else
    // The product moves the lowest bit of each byte into the highest byte.
    Matches16 matches = matches16(found & 1);
    const uint64_t collect = 0x0102040810204080;
    uint64_t low = matches.halves[0] * collect >> 56, high = matches.halves[1] * collect >> 56;
    return (uint32_t)(low | high << 8);
#endif
}

// Returns whether sixteen bytes are left, and the machine orders bytes so that they can be looked at together.
static inline bool has_block16(const uint8_t *p, const uint8_t *end) {
    return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ && end - p >= 16;
}

// Returns the index of the first of sixteen matching bytes, which are all ones, or 16 if none matches. Little-endian
// machines only.
static inline int first16(Bytes16 found) {
#if defined(__SSE2__)
    return __builtin_ctz(bits16(found) | 0x10000);
#else
    Matches16 matches = matches16(found);
    if (matches.halves[0]) return __builtin_ctzll(matches.halves[0]) / 8;
    return matches.halves[1] ? 8 + __builtin_ctzll(matches.halves[1]) / 8 : 16;
#endif
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
        if (!any16(one | two)) continue;
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

#endif
