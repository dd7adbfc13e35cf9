// The names of declarations.
#ifndef ARBOR_OUTLINE_NAMES_H
#define ARBOR_OUTLINE_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../lexer/cursor.h"
#include "../lexer/names.h"

// Reads a name, with or without backticks. As in the parser's result, only a raw identifier keeps its backticks.
static inline const uint8_t *read_name(Cursor *c, size_t *length) {
    const uint8_t *start = c->next;
    if (cursor_peek(c) == '`') {
        cursor_advance(c);
        skip_backticked(c);
        bool is_plain = c->next - start > 2 && c->next[-1] == '`';
        for (const uint8_t *p = start + 1; p + 1 < c->next; p++) is_plain &= is_name_byte(*p);
        *length = (size_t)(c->next - start) - (is_plain ? 2 : 0);
        return is_plain ? start + 1 : start;
    }
    while (c->next < c->end && is_name_byte(*c->next)) c->next++;
    *length = (size_t)(c->next - start);
    return start;
}

// Reads the dotted name of an extended type or an imported module, without generic arguments.
static inline void read_dotted_name(Cursor *c, size_t *length) {
    const uint8_t *start = c->next;
    while (c->next < c->end && (is_name_byte(*c->next) || *c->next == '.' || *c->next == ':')) c->next++;
    *length = (size_t)(c->next - start);
    while (*length > 0 && start[*length - 1] == ':') (*length)--;
}

static inline void pass_blanks(Cursor *c) {
    while (c->next < c->end && (*c->next == ' ' || *c->next == '\t')) c->next++;
}

#endif
