// Calls the copy of a function for the processor.
#include "copies.h"

#if defined(HAS_WIDE_COPY)
#define COPY_FOR_PROCESSOR(function) (has_wide_blocks() ? function##_wide : function##_narrow)
#else
#define COPY_FOR_PROCESSOR(function) function##_narrow
#endif

bool tree_sitter_swift_prescan(
    const uint8_t *source, size_t count, const tree_sitter_swift_vocabulary *words, tree_sitter_swift_slice *output) {
    return COPY_FOR_PROCESSOR(tree_sitter_swift_prescan)(source, count, words, output);
}

size_t tree_sitter_swift_outline(const uint8_t *source, size_t count, char *output, size_t capacity) {
    return COPY_FOR_PROCESSOR(tree_sitter_swift_outline)(source, count, output, capacity);
}

uint32_t tree_sitter_swift_held(
    const uint8_t *source, size_t count, const tree_sitter_swift_needle *needles, size_t needle_count,
    const tree_sitter_swift_anchors *anchors) {
    return COPY_FOR_PROCESSOR(tree_sitter_swift_held)(source, count, needles, needle_count, anchors);
}
