// Lists the names that a file declares at its top level, at the speed of memory. A name in another file may mean one of
// them. Files without annotations are never parsed, so this must cost next to nothing.
//
// In nearly all code a declaration at the top level begins its line. So only the first letters of a plain file's lines
// are read. An `#if` around declarations is read item by item, with the lexer, because they may be indented. Strings over
// several lines, several declarations on a line, bodies without indentation and declarations with some could be misread by
// lines. A file with any of them is read item by item as a whole.
#include <string.h>

#include "copies.h"
#include "outline/entries.h"
#include "outline/items.h"
#include "outline/lines.h"

// Smaller files are read item by item, because checking whether they are plain would cost as much.
enum { smallest_plain = 2048 };

size_t OF_COPY(tree_sitter_swift_outline)(const uint8_t *source, size_t count, char *output, size_t capacity) {
    Outline outline = {
        .c = {.start = source, .next = source, .end = source + count, .mark = source}, .output = output, .capacity = capacity,
    };
    // A byte-order mark and a shebang are not words.
    if (count >= 3 && memcmp(source, "\xEF\xBB\xBF", 3) == 0) outline.c.next += 3;
    if (outline.c.end - outline.c.next > 1 && memcmp(outline.c.next, "#!", 2) == 0) skip_line_comment(&outline.c);
    const uint8_t *start = outline.c.next;
    bool is_plain = start < outline.c.end && count >= smallest_plain && read_lines(&outline) == LINE_PLAIN;
    if (!is_plain) {
        outline.c.next = start;
        outline.count = 0;
        outline.conditions = (Conditions){.count = 0};
        outline.open = (OpenBody){.body = NULL};
        outline.open_bodies = 0;
        read_items(&outline, false);
    }
    end_body(&outline, source + count);
    return outline.count;
}
