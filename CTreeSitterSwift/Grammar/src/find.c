// Searches for words in files, at the speed of memory.
#include "find.h"

#include "tree_sitter_swift.h"

bool tree_sitter_swift_holds(const uint8_t *source, size_t count, const char *word, size_t length) {
    return find_word(source, source + count, word, length) != NULL;
}

static bool begins_at(const uint8_t *p, const uint8_t *end, const tree_sitter_swift_needle *needle) {
    return (size_t)(end - p) >= needle->length && memcmp(p, needle->text, needle->length) == 0;
}

// Returns whether a word begins at one of sixteen bytes. The text must be long enough for the word at each of them.
static bool begins_in_block(const uint8_t *p, const tree_sitter_swift_needle *needle) {
    const char *text = needle->text;
    size_t last = needle->length - 1;
    Bytes16 ends = (Bytes16)(load16(p) == (uint8_t)text[0]) & (Bytes16)(load16(p + last) == (uint8_t)text[last]);
    Matches16 matches = matches16(ends);
    for (int at; (at = take_match(&matches)) < 16;) {
        if (memcmp(p + at, text, needle->length) == 0) return true;
    }
    return false;
}

uint32_t tree_sitter_swift_held(
    const uint8_t *source, size_t count, const tree_sitter_swift_needle *needles, size_t needle_count) {
    const uint8_t *p = source, *end = source + count;
    uint32_t all = needle_count < 32 ? ((uint32_t)1 << needle_count) - 1 : UINT32_MAX, found = 0;
    size_t longest = 0;
    for (size_t i = 0; i < needle_count; i++) {
        if (needles[i].length > longest) longest = needles[i].length;
    }
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    for (; found != all && (size_t)(end - p) >= 16 + longest; p += 16) {
        for (size_t i = 0; i < needle_count; i++) {
            if (!(found >> i & 1) && begins_in_block(p, &needles[i])) found |= (uint32_t)1 << i;
        }
    }
#endif
    for (; found != all && p < end; p++) {
        for (size_t i = 0; i < needle_count; i++) {
            if (begins_at(p, end, &needles[i])) found |= (uint32_t)1 << i;
        }
    }
    return found;
}

int tree_sitter_swift_first_of(
    const uint8_t *source, size_t count, const char *one, const char *other, size_t length) {
    return find_either(source, source + count, one, other, length);
}
