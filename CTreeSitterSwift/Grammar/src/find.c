// Words in files at the speed of memory.
#include "find.h"

#include "tree_sitter_swift.h"

bool tree_sitter_swift_holds(const uint8_t *source, size_t count, const char *word, size_t length) {
    return find_word(source, source + count, word, length) != NULL;
}

int tree_sitter_swift_first_of(
    const uint8_t *source, size_t count, const char *one, const char *other, size_t length) {
    return find_either(source, source + count, one, other, length);
}
