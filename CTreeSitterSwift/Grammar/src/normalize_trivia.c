// Removes comments and normalizes white space, with the same lexer as the scanner.
#include "tree_sitter_swift.h"

#include "lexer/nested.h"
#include "prescan/bytes.h"

static uint8_t *copy(uint8_t *output, const uint8_t *from, const Cursor *c) {
    size_t count = (size_t)(c->next - from);
    memmove(output, from, count);
    return output + count;
}

// Returns the number of blanks before the quotes that close a multiline literal. Each of its lines begins with as many.
static size_t indentation(const uint8_t *literal, const uint8_t *end) {
    while (end > literal && (end[-1] == '"' || end[-1] == '#')) end--;
    size_t count = 0;
    for (; end > literal && is_blank(end[-1]); end--) count++;
    return count;
}

// Returns the byte after a `\` that joins two lines of a multiline literal, the newline and the indentation. Returns
// NULL if the `\` doesn't join lines.
static const uint8_t *after_continuation(const uint8_t *next, const uint8_t *end, uint32_t hashes, size_t indent) {
    for (next++; hashes > 0 && next < end && *next == '#'; hashes--) next++;
    while (next < end && is_blank(*next)) next++;
    if (hashes > 0 || next == end || !is_newline(*next)) return NULL;
    next += *next == '\r' && next + 1 < end && next[1] == '\n' ? 2 : 1;
    for (; indent > 0 && next < end && is_blank(*next); indent--) next++;
    return next;
}

// Copies a string literal. In its value, a line that ends with `\` and the next line are one. They become one in the
// text too, because the toolchain's parser reads the joint as white space.
static uint8_t *copy_string(uint8_t *output, const uint8_t *from, const Cursor *c, uint32_t hashes) {
    size_t indent = indentation(from, c->next);
    while (from < c->next) {
        const uint8_t *joined = *from == '\\' ? after_continuation(from, c->next, hashes, indent) : NULL;
        if (joined) {
            from = joined;
            continue;
        }
        // An escaped character has no special meaning.
        if (*from == '\\' && hashes == 0 && from + 1 < c->next) *output++ = *from++;
        *output++ = *from++;
    }
    return output;
}

size_t tree_sitter_swift_normalize_trivia(const uint8_t *source, size_t count, uint8_t *output) {
    Cursor cursor = {.start = source, .next = source, .end = source + count}, *c = &cursor;
    uint8_t *out = output;
    for (;;) {
        Trivia trivia = skip_trivia(c);
        if (cursor_at_end(c) && !trivia.slash) break;
        if (trivia.space && out > output) *out++ = ' ';
        const uint8_t *from = c->next - trivia.slash;
        if (trivia.slash) {
            skip_bare_regex(c);
            out = copy(out, from, c);
            continue;
        }
        uint32_t hashes = skip_hashes(c);
        if (cursor_peek(c) == '"') {
            skip_string(c, hashes);
            out = copy_string(out, from, c, hashes);
            continue;
        } else if (hashes > 0 && cursor_peek(c) == '/') {
            skip_extended_regex(c, hashes);
        } else if (hashes == 0 && cursor_peek(c) == '`') {
            cursor_advance(c);
            skip_backticked(c);
        } else if (hashes == 0) {
            cursor_advance(c);
        }
        out = copy(out, from, c);
    }
    return (size_t)(out - output);
}
