// The head reader: a parser of the common subset of the grammar. It reads a slice without a tree, and writes its
// declarations as flat records. Both readers use the lexer's functions for each token, so they find the same tokens.
//
// At anything outside of its subset it gives up, and tree-sitter parses the slice. It never reports a fault.
#include "tree_sitter_swift.h"

#include "blocks.h"
#include "heads/directives.h"
#include "heads/items.h"
#include "heads/state.h"

// Returns the length of the character beyond ASCII at `p` if it is a letter to both readers, and 0 otherwise. The lexer
// over bytes takes all bytes beyond ASCII for letters. To the grammar some characters are operators or white space.
static size_t letter_length(const uint8_t *p, const uint8_t *end) {
    static const int32_t least[] = {0x80, 0x800, 0x10000};
    size_t length = *p >= 0xF0 ? 4 : *p >= 0xE0 ? 3 : 2;
    if (*p < 0xC0 || *p > 0xF4 || (size_t)(end - p) < length) return 0;
    int32_t c = *p & (0xFF >> (length + 1));
    for (size_t i = 1; i < length; i++) {
        if ((p[i] & 0xC0) != 0x80) return 0;
        c = c << 6 | (p[i] & 0x3F);
    }
    bool is_valid = c >= least[length - 2] && c <= 0x10FFFF && !(c >= 0xD800 && c < 0xE000);
    bool is_space = c == 0xA0 || c == 0xFEFF;
    return is_valid && !is_space && !is_wide_operator(c) ? length : 0;
}

// Returns the first byte that is NUL or beyond ASCII, or the end.
static const uint8_t *find_odd_byte(const uint8_t *p, const uint8_t *end) {
    for (; has_block(p, end); p += block_size) {
        Block bytes = load_block(p);
        if (has_match((Block)(bytes >= 0x80) | (Block)(bytes == 0))) break;
    }
    while (p < end && *p < 0x80 && *p != 0) p++;
    return p;
}

// Returns whether all characters are the same to both readers: no NUL, and beyond ASCII only letters.
static bool is_plain_text(const uint8_t *p, const uint8_t *end) {
    while ((p = find_odd_byte(p, end)) < end) {
        size_t length = letter_length(p, end);
        if (length == 0) return false;
        p += length;
    }
    return true;
}

// Closes the innermost container, which must be a type, at its brace.
static bool close_type(Heads *heads) {
    if (heads->depth == 0 || !heads->containers[heads->depth - 1].is_type) return false;
    Container *type = &heads->containers[--heads->depth];
    heads->type_depth--;
    write_record(heads, TREE_SITTER_SWIFT_CLOSE, heads->c.next + 1);
    end_record(heads, type->record);
    return true;
}

static bool read_one(Heads *heads) {
    switch (cursor_peek(&heads->c)) {
    case '}': return close_type(heads);
    case '#': return read_directive(heads);
    case ';': return skip_sign(heads, ';');
    default: return read_item_head(heads);
    }
}

bool tree_sitter_swift_read_heads(
    const tree_sitter_swift_slice *slice, tree_sitter_swift_record *records, size_t capacity) {
    const uint8_t *start = slice->text, *end = start + slice->text_count;
    if (slice->holds_regex || slice->part_count == 0 || capacity == 0 || !is_plain_text(start, end)) return false;
    Heads heads;
    heads.c = (Cursor){.start = start, .next = start, .end = end, .mark = start};
    heads.at.slice = slice;
    enter_part(&heads.at, 0);
    heads.next = records;
    heads.last = records + capacity - 1;
    heads.depth = heads.type_depth = 0;
    for (;;) {
        if (!skip_space(&heads)) return false;
        if (cursor_at_end(&heads.c)) break;
        if (!read_one(&heads)) return false;
    }
    heads.next->kind = TREE_SITTER_SWIFT_END;
    bool is_sure = !heads.c.is_unsure && !heads.c.regex_end;
    return is_sure && heads.depth == 0 && heads.next < heads.last;
}
