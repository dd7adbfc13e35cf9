// Searches for words in files, at the speed of memory.
#include "find.h"

#include "copies.h"
#include "find/anchors.h"
#include "prescan/runs.h"

#if !defined(READS_WIDE_BLOCKS)
bool tree_sitter_swift_holds(const uint8_t *source, size_t count, const char *word, size_t length) {
    return find_word(source, source + count, word, length) != NULL;
}

// Returns whether a name is one of those that a newline ends each.
static bool is_one_of(const uint8_t *name, size_t length, const uint8_t *names, const uint8_t *names_end) {
    while (names < names_end) {
        const uint8_t *end = memchr(names, '\n', names_end - names);
        if ((size_t)(end - names) == length && memcmp(name, names, length) == 0) return true;
        names = end + 1;
    }
    return false;
}

bool tree_sitter_swift_may_declare(
    const uint8_t *source, size_t count, const uint8_t *names, size_t names_count) {
    static const char *const keywords[] = {
        "class ", "struct ", "enum ", "actor ", "protocol ", "typealias ",
    };
    const uint8_t *end = source + count;
    for (size_t i = 0; i < sizeof(keywords) / sizeof(keywords[0]); i++) {
        size_t length = strlen(keywords[i]);
        for (const uint8_t *p = source; (p = find_word(p, end, keywords[i], length));) {
            p += length;
            while (p < end && (*p == ' ' || *p == '`')) p++;
            const uint8_t *name = p;
            p = end_of_name(name, end);
            if (is_one_of(name, p - name, names, names + names_count)) return true;
        }
    }
    return false;
}

void tree_sitter_swift_prepare(
    tree_sitter_swift_needle *needles, size_t needle_count, tree_sitter_swift_anchors *anchors) {
    choose_anchors(needles, needle_count, anchors);
}
#endif

// The letters that are searched for, each in all bytes of a block.
typedef struct {
    size_t distance;
    Block first_mask, first, other_first, second_mask, second;
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

static inline Pattern pattern_of(const tree_sitter_swift_anchors *anchors) {
    Block none = {0};
    return (Pattern){
        anchors->distance, none + anchors->first_mask, none + anchors->first, none + anchors->other_first,
        none + anchors->second_mask, none + anchors->second,
    };
}

// Returns the bytes that may be anchors, of the block at `p`.
static inline Block anchors_in(const uint8_t *p, const Pattern *pattern, bool is_exact) {
    Block first = load_block(p), second = load_block(p + pattern->distance) & pattern->second_mask;
    if (!is_exact) first &= pattern->first_mask;
    Block is_first = (Block)(first == pattern->first) | (Block)(first == pattern->other_first);
    return is_first & (Block)(second == pattern->second);
}

// The number of bytes that are searched together.
enum { searched_at_once = 128 };

// Skips bytes without an anchor. Returns the first that may have one, or the first of the last ones before `last`.
static inline const uint8_t *skip_blocks(
    const uint8_t *p, const uint8_t *last, const Pattern *pattern, bool is_exact) {
    for (; last - p >= searched_at_once; p += searched_at_once) {
        Block any = anchors_in(p, pattern, is_exact);
        for (int at = block_size; at < searched_at_once; at += block_size) any |= anchors_in(p + at, pattern, is_exact);
        if (has_match(any)) break;
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

// Notes the words with their anchors in the block at `p`.
static void note_words_in(Search *search, const uint8_t *p) {
    Block anchors = anchors_in(p, &search->pattern, false);
    if (!has_match(anchors)) return;
    for (uint32_t bits = match_bits(anchors); bits != 0;) note_words(search, p + take_bit(&bits));
}

uint32_t OF_COPY(tree_sitter_swift_held)(
    const uint8_t *source, size_t count, const tree_sitter_swift_needle *needles, size_t needle_count,
    const tree_sitter_swift_anchors *anchors) {
    Search search = {source, source + count, needles, needle_count, pattern_of(anchors), 0};
    if (needle_count == 0 || count <= anchors->distance) return 0;
    uint32_t all = needle_count < 32 ? ((uint32_t)1 << needle_count) - 1 : UINT32_MAX;
    const uint8_t *p = source, *last = search.end - anchors->distance;
    bool is_exact = anchors->first_mask == 0xFF, has_blocks = has_block(source, last);
    while (has_blocks && search.found != all) {
        p = is_exact ? skip_blocks(p, last, &search.pattern, true) : skip_blocks(p, last, &search.pattern, false);
        if (last - p < searched_at_once) break;
        for (int at = 0; at < searched_at_once; at += block_size) note_words_in(&search, p + at);
        p += searched_at_once;
    }
    for (; search.found != all && has_block(p, last); p += block_size) note_words_in(&search, p);
    // The last block overlaps those before it.
    if (has_blocks && p < last) {
        note_words_in(&search, last - block_size);
        return search.found;
    }
    for (; search.found != all && p < last; p++) note_words(&search, p);
    return search.found;
}
