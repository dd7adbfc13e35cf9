// The names that a file declares at its top level, at the speed of memory: what a name that is written in another file
// may mean. Files without annotations are never parsed, so this must cost next to nothing.
//
// A declaration at the top level begins its line, in nearly all code. So the lines of a plain file are looked at by
// their first letters only. Whatever could deceive such a look (text over several lines, comments over several lines,
// directives, several declarations on a line) makes the file one that is read item by item, by the lexer.
#include "tree_sitter_swift.h"

#include <string.h>

#include "outline/entries.h"
#include "outline/items.h"
#include "outline/lines.h"

// Small files are read item by item: whether they are plain would cost as much.
enum { smallest_plain = 2048 };

size_t tree_sitter_swift_outline(const uint8_t *source, size_t count, char *output, size_t capacity) {
    Outline outline = {
        .c = {.start = source, .next = source, .end = source + count, .mark = source}, .output = output, .capacity = capacity,
    };
    // A byte-order mark and a shebang are no words.
    if (count >= 3 && memcmp(source, "\xEF\xBB\xBF", 3) == 0) outline.c.next += 3;
    if (outline.c.end - outline.c.next > 1 && memcmp(outline.c.next, "#!", 2) == 0) skip_line_comment(&outline.c);
    const uint8_t *start = outline.c.next;
    if (start < outline.c.end && count >= smallest_plain && read_lines(&outline) == LINE_PLAIN) return outline.count;
    outline.c.next = start;
    outline.count = 0;
    read_items(&outline);
    return outline.count;
}
