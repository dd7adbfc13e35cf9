// The copies of a function for different processors return the same (copies.h).
#ifndef ARBOR_FUZZ_AGREEMENT_H
#define ARBOR_FUZZ_AGREEMENT_H

#include <stdlib.h>
#include <string.h>

#include "copies.h"
#include "require.h"

#if defined(HAS_WIDE_COPY)

static tree_sitter_swift_slice new_slice(size_t size) {
    tree_sitter_swift_slice slice = {.text_capacity = size + size / 2 + 1, .part_capacity = size / 2 + 1};
    slice.text = malloc(slice.text_capacity);
    slice.parts = malloc(slice.part_capacity * sizeof *slice.parts);
    return slice;
}

static void free_slice(tree_sitter_swift_slice *slice) {
    free(slice->text);
    free(slice->parts);
}

static bool is_same_slice(const tree_sitter_swift_slice *one, const tree_sitter_swift_slice *other) {
    return one->text_count == other->text_count && memcmp(one->text, other->text, one->text_count) == 0 &&
           one->part_count == other->part_count &&
           memcmp(one->parts, other->parts, one->part_count * sizeof *one->parts) == 0 &&
           one->holds_regex == other->holds_regex && one->holds_access == other->holds_access;
}

static void require_same_slices(const tree_sitter_swift_vocabulary *words, const uint8_t *data, size_t size) {
    tree_sitter_swift_slice narrow = new_slice(size), wide = new_slice(size);
    bool is_plain = tree_sitter_swift_prescan_narrow(data, size, words, &narrow);
    bool is_same = tree_sitter_swift_prescan_wide(data, size, words, &wide) == is_plain;
    require(is_same && (!is_plain || is_same_slice(&narrow, &wide)), "the copies of the prescan differ");
    free_slice(&narrow);
    free_slice(&wide);
}

static void require_same_outlines(const uint8_t *data, size_t size) {
    size_t room = 4 * size + 64;
    char *narrow = malloc(room), *wide = malloc(room);
    size_t count = tree_sitter_swift_outline_narrow(data, size, narrow, room);
    bool is_same = tree_sitter_swift_outline_wide(data, size, wide, room) == count;
    require(is_same && (count > room || memcmp(narrow, wide, count) == 0), "the copies of the outline differ");
    free(narrow);
    free(wide);
}

static void require_same_words(const uint8_t *data, size_t size) {
    tree_sitter_swift_needle needles[] = {{"Instantiable", 12, 0}, {"struct", 6, 0}, {"init", 4, 0}};
    tree_sitter_swift_anchors anchors;
    tree_sitter_swift_prepare(needles, 3, &anchors);
    uint32_t found = tree_sitter_swift_held_narrow(data, size, needles, 3, &anchors);
    require(tree_sitter_swift_held_wide(data, size, needles, 3, &anchors) == found, "the copies of the search differ");
}

// Does nothing on a processor that can't run the wide copies.
static void require_agreement(const tree_sitter_swift_vocabulary *words, const uint8_t *data, size_t size) {
    if (!has_wide_blocks()) return;
    require_same_slices(words, data, size);
    require_same_outlines(data, size);
    require_same_words(data, size);
}

#else

static void require_agreement(const tree_sitter_swift_vocabulary *words, const uint8_t *data, size_t size) {
    (void)words, (void)data, (void)size;
}

#endif

#endif
