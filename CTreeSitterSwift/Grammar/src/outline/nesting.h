// Lists the types that an extension, a class or a protocol may declare, so that the few files can be found that declare a
// certain one. Those of classes and protocols are inherited. Nothing inherits from other types and from final classes.
#ifndef ARBOR_OUTLINE_NESTING_H
#define ARBOR_OUTLINE_NESTING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "../blocks.h"
#include "../prescan/runs.h"
#include "entries.h"
#include "supertypes.h"

// The greatest number of names in one entry. One more is the name `*`, which stands for any.
enum { most_nested = 32 };

// Returns whether a keyword ends at `p`.
static inline bool ends_with(const uint8_t *start, const uint8_t *p, KnownName keyword) {
    size_t length = keyword.length;
    return (size_t)(p - start) > length && memcmp(p - length, keyword.text, length) == 0 &&
           !is_name_byte(p[-(ptrdiff_t)length - 1]);
}

// Returns whether one of the keywords that declare types ends at `p`.
static inline bool ends_keyword(const uint8_t *start, const uint8_t *p) {
    switch (p[-1]) {
    case 's': return ends_with(start, p, (KnownName)KNOWN("class")) || ends_with(start, p, (KnownName)KNOWN("typealias"));
    case 't': return ends_with(start, p, (KnownName)KNOWN("struct"));
    case 'm': return ends_with(start, p, (KnownName)KNOWN("enum"));
    case 'l': return ends_with(start, p, (KnownName)KNOWN("protocol"));
    case 'r': return ends_with(start, p, (KnownName)KNOWN("actor"));
    default: return false;
    }
}

// Returns the spaces at `p` between a letter that may end a keyword and a capital letter.
static inline Block spaces_before_types(const uint8_t *p) {
    return (Block)(load_block(p) == ' ') & in_range(load_block(p + 1), 'A', 'Z') & in_range(load_block(p - 1), 'l', 't');
}

// Returns whether a type is one of Swift's libraries that programs often extend, and that holds no types of theirs.
static inline bool is_of_library(const uint8_t *name, size_t length) {
    static const KnownName names[] = {
        KNOWN("Array"), KNOWN("String"), KNOWN("Dictionary"), KNOWN("Set"), KNOWN("Optional"), KNOWN("Int"),
        KNOWN("Double"), KNOWN("Data"), KNOWN("Date"), KNOWN("URL"), KNOWN("Sequence"), KNOWN("Collection"),
        KNOWN("Character"), KNOWN("Substring"), KNOWN("Result"), KNOWN("View"),
    };
    return is_name_among(name, length, names, sizeof names / sizeof *names);
}

// Notes a declaration that may hold types, from after its name.
static inline void begin_body(Outline *outline, const uint8_t *name, size_t length) {
    outline->open = (OpenBody){name, length, name + length};
}

// Adds the name after a space, if a keyword is before the space.
static inline void add_nested(Outline *outline, const uint8_t *space, const uint8_t *end, size_t *count) {
    const OpenBody *open = &outline->open;
    if (*count > most_nested || !ends_keyword(open->body, space)) return;
    const uint8_t *name = space + 1;
    size_t length = (size_t)(end_of_name(name, end) - name);
    // Nearly every one is private, and no dependency.
    if (length == 10 && memcmp(name, "CodingKeys", 10) == 0) return;
    if (*count == 0) put(outline, "s", 1), put(outline, open->name, open->length);
    put(outline, *count == 0 ? "=" : ",", 1);
    *count += 1;
    if (*count > most_nested) put(outline, "*", 1);
    else put(outline, name, length);
}

// Adds the entry `Outer=Type,Type` of the declaration that was read last, if it may hold types. Their names begin with
// capital letters. What looks like a declaration in a comment, and what is in further types, counts too.
//
// `end` is behind the declaration, where the next one begins.
static inline void end_body(Outline *outline, const uint8_t *end) {
    const uint8_t *p = outline->open.body;
    if (!p) return;
    size_t count = 0;
    for (p++; has_block(p + 1 + block_size, end); p += 2 * block_size) {
        Block blocks[2] = {spaces_before_types(p), spaces_before_types(p + block_size)};
        if (!has_match(blocks[0] | blocks[1])) continue;
        for (int i = 0; i < 2; i++) {
            for (uint32_t spaces = match_bits(blocks[i]); spaces != 0;)
                add_nested(outline, p + i * block_size + take_bit(&spaces), end, &count);
        }
    }
    for (; p + 1 < end; p++) {
        if (*p == ' ' && p[1] >= 'A' && p[1] <= 'Z') add_nested(outline, p, end, &count);
    }
    if (count > 0) put(outline, "\n", 1);
    outline->open.body = NULL;
}

#endif
