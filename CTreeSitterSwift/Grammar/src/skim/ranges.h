// The ranges that are kept, with the lines and columns that tree-sitter wants of them.

typedef struct {
    tree_sitter_swift_range *ranges;
    size_t capacity;
    size_t count;
    // Up to where lines are counted, and the number and the start of the line there.
    const uint8_t *counted;
    const uint8_t *line_start;
    uint32_t row;
} Ranges;

static inline void count_lines(Ranges *kept, const uint8_t *up_to) {
    const uint8_t *p = kept->counted;
    while (p < up_to && (p = memchr(p, '\n', (size_t)(up_to - p)))) {
        kept->line_start = ++p;
        kept->row++;
    }
    kept->counted = up_to;
}

// Two words that only a comment or what is left out holds apart would be one to the parser.
static inline bool glues(const Ranges *kept, const Cursor *c, const uint8_t *from) {
    if (kept->count == 0) return false;
    uint8_t last = c->start[kept->ranges[kept->count - 1].end_byte - 1];
    return (last >= 0x80 || is_word(last)) && (*from >= 0x80 || is_word(*from));
}

// False where there is no room, or where the parser would misread.
static inline bool keep(Ranges *kept, const Cursor *c, const uint8_t *from, const uint8_t *to) {
    // The white space before is kept too: it separates the words of two ranges, and tells where a line begins.
    while (from > c->start && is_space(from[-1]) && !is_newline(*from)) from--;
    if (kept->count > 0) {
        tree_sitter_swift_range *last = &kept->ranges[kept->count - 1];
        const uint8_t *last_end = c->start + last->end_byte;
        if (from <= last_end) {
            if (to <= last_end) return true;
            count_lines(kept, to);
            last->end_byte = (uint32_t)(to - c->start);
            last->end_row = kept->row;
            last->end_column = (uint32_t)(to - kept->line_start);
            return true;
        }
    }
    if (kept->count == kept->capacity || glues(kept, c, from)) return false;
    tree_sitter_swift_range *range = &kept->ranges[kept->count++];
    count_lines(kept, from);
    range->start_byte = (uint32_t)(from - c->start);
    range->start_row = kept->row;
    range->start_column = (uint32_t)(from - kept->line_start);
    count_lines(kept, to);
    range->end_byte = (uint32_t)(to - c->start);
    range->end_row = kept->row;
    range->end_column = (uint32_t)(to - kept->line_start);
    return true;
}
