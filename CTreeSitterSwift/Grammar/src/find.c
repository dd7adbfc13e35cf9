// Searches for words in files, at the speed of memory.
#include "find.h"

#include "find/anchors.h"
#include "tree_sitter_swift.h"

bool tree_sitter_swift_holds(const uint8_t *source, size_t count, const char *word, size_t length) {
    return find_word(source, source + count, word, length) != NULL;
}

void tree_sitter_swift_prepare(
    tree_sitter_swift_needle *needles, size_t needle_count, tree_sitter_swift_anchors *anchors) {
    choose_anchors(needles, needle_count, anchors);
}

// The letters that are searched for, each sixteen times.
typedef struct {
    size_t distance;
    Bytes16 first_mask, first, other_first, second_mask, second;
} Pattern;

// A search in a text.
typedef struct {
    const uint8_t *source, *end;
    const tree_sitter_swift_needle *needles;
    size_t needle_count;
    Pattern pattern;
    // The words that are found so far, as bits.
    uint32_t found;
} Search;

static Pattern pattern_of(const tree_sitter_swift_anchors *anchors) {
    Bytes16 none = {0};
    return (Pattern){
        anchors->distance, none + anchors->first_mask, none + anchors->first, none + anchors->other_first,
        none + anchors->second_mask, none + anchors->second,
    };
}

// Returns the bytes that may be anchors, of the sixteen bytes at `p`, as bytes of ones.
static inline Bytes16 anchors_in(const uint8_t *p, const Pattern *pattern, bool is_exact) {
    Bytes16 first = load16(p), second = load16(p + pattern->distance) & pattern->second_mask;
    if (!is_exact) first &= pattern->first_mask;
    Bytes16 is_first = (Bytes16)(first == pattern->first) | (Bytes16)(first == pattern->other_first);
    return is_first & (Bytes16)(second == pattern->second);
}

// The size of a block, whose bytes are looked at together.
enum { block = 64 };

// Skips blocks without an anchor. Returns the first other block, or the first one that doesn't end before `last`.
static inline const uint8_t *skip_blocks(
    const uint8_t *p, const uint8_t *last, const Pattern *pattern, bool is_exact) {
    for (; last - p >= block; p += block) {
        Bytes16 any = anchors_in(p, pattern, is_exact);
        for (int part = 16; part < block; part += 16) any |= anchors_in(p + part, pattern, is_exact);
        if (any16(any)) break;
    }
    return p;
}

// Notes the words with their anchors at `p`.
static void note_words(Search *search, const uint8_t *p) {
    size_t distance = search->pattern.distance;
    for (size_t i = 0; i < search->needle_count; i++) {
        const tree_sitter_swift_needle *needle = &search->needles[i];
        const char *anchor = needle->text + needle->anchor;
        // Nearly no byte that may be an anchor is one.
        if (*p != (uint8_t)anchor[0] || p[distance] != (uint8_t)anchor[distance]) continue;
        if ((size_t)(p - search->source) < needle->anchor) continue;
        const uint8_t *start = p - needle->anchor;
        if ((size_t)(search->end - start) < needle->length) continue;
        if (memcmp(start, needle->text, needle->length) == 0) search->found |= (uint32_t)1 << i;
    }
}

// Notes the words with their anchors in the sixteen bytes at `p`.
static void note_words_in(Search *search, const uint8_t *p) {
    Bytes16 found = anchors_in(p, &search->pattern, false);
    if (!any16(found)) return;
    Matches16 matches = matches16(found);
    for (int at; (at = take_match(&matches)) < 16;) note_words(search, p + at);
}

uint32_t tree_sitter_swift_held(
    const uint8_t *source, size_t count, const tree_sitter_swift_needle *needles, size_t needle_count,
    const tree_sitter_swift_anchors *anchors) {
    Search search = {source, source + count, needles, needle_count, pattern_of(anchors), 0};
    if (needle_count == 0 || count <= anchors->distance) return 0;
    uint32_t all = needle_count < 32 ? ((uint32_t)1 << needle_count) - 1 : UINT32_MAX;
    const uint8_t *p = source, *last = search.end - anchors->distance;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    bool is_exact = anchors->first_mask == 0xFF;
    while (search.found != all) {
        p = is_exact ? skip_blocks(p, last, &search.pattern, true) : skip_blocks(p, last, &search.pattern, false);
        if (last - p < block) break;
        for (int part = 0; part < block; part += 16) note_words_in(&search, p + part);
        p += block;
    }
    for (; search.found != all && last - p >= 16; p += 16) note_words_in(&search, p);
    // The last sixteen bytes overlap those before them.
    if (p < last && last - source >= 16) {
        note_words_in(&search, last - 16);
        return search.found;
    }
#endif
    for (; search.found != all && p < last; p++) note_words(&search, p);
    return search.found;
}
