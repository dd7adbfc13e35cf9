// The names of declarations.
#ifndef ARBOR_OUTLINE_NAMES_H
#define ARBOR_OUTLINE_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../lexer/cursor.h"
#include "../lexer/names.h"
#include "identifiers.h"

// Reads a name, with or without backticks. As in the parser's result, only a raw identifier keeps its backticks.
static inline const uint8_t *read_name(Cursor *c, size_t *length) {
    const uint8_t *start = c->next;
    if (cursor_peek(c) == '`') {
        cursor_advance(c);
        skip_backticked(c);
        bool is_plain = c->next - start > 2 && c->next[-1] == '`' && is_identifier(start + 1, c->next - 1);
        *length = (size_t)(c->next - start) - (is_plain ? 2 : 0);
        return is_plain ? start + 1 : start;
    }
    c->next = end_of_name(start, c->end);
    *length = (size_t)(c->next - start);
    return start;
}

// Reads the dotted name of an extended type or an imported module, without generic arguments. Names in backticks stay
// as they are written.
static inline void read_dotted_name(Cursor *c, size_t *length) {
    const uint8_t *start = c->next;
    while (c->next < c->end) {
        if (*c->next == '`') {
            c->next++;
            skip_backticked(c);
        } else if (is_name_byte(*c->next)) {
            c->next = end_of_name(c->next, c->end);
        } else if (*c->next == '.' || *c->next == ':') {
            c->next++;
        } else {
            break;
        }
    }
    *length = (size_t)(c->next - start);
    while (*length > 0 && start[*length - 1] == ':') (*length)--;
}

static inline void pass_blanks(Cursor *c) {
    while (c->next < c->end && (*c->next == ' ' || *c->next == '\t')) c->next++;
}

#endif
