// The state of the head reader: where it is, in which containers, and what it has written.
#ifndef ARBOR_HEADS_STATE_H
#define ARBOR_HEADS_STATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lexer.h"
#include "locations.h"
#include "tree_sitter_swift.h"

// The greatest depth of types and conditions together.
enum { deepest_container = 64 };

// A type, or the branch of a condition.
typedef struct {
    bool is_type;
    bool is_last_branch;
    uint32_t branches;
    // The record of the type.
    tree_sitter_swift_record *record;
} Container;

typedef struct {
    Cursor c;
    Locations at;
    // The next record, and the last one that there is room for.
    tree_sitter_swift_record *next, *last;
    Container containers[deepest_container];
    uint32_t depth, type_depth;
    // The record of the current item.
    tree_sitter_swift_record *item;
} Heads;

// Skips white space and comments. Returns false at a slash that opens no comment.
static inline bool skip_space(Heads *heads) { return !skip_trivia(&heads->c).slash; }

// Writes a record that begins at the cursor. The last record is never used up, so running out of room shows at the end.
static inline tree_sitter_swift_record *open_record(Heads *heads, tree_sitter_swift_record_kind kind) {
    tree_sitter_swift_record *record = heads->next;
    if (record < heads->last) heads->next++;
    record->kind = kind;
    record->start = (uint32_t)(heads->c.next - heads->c.start);
    record->source_start = locate(&heads->at, heads->c.next, heads->c.next);
    return record;
}

// Ends a record at the cursor.
static inline void end_record(Heads *heads, tree_sitter_swift_record *record) {
    record->end = (uint32_t)(heads->c.next - heads->c.start);
    record->source_end = locate(&heads->at, heads->c.next, heads->c.next - 1);
}

// Writes a record from the cursor up to `end`, and moves the cursor there.
static inline void write_record(Heads *heads, tree_sitter_swift_record_kind kind, const uint8_t *end) {
    tree_sitter_swift_record *record = open_record(heads, kind);
    heads->c.next = end;
    end_record(heads, record);
}

// Ends a token of the lexer, and writes a record of it. `start`: where the token began.
static inline bool write_token(Heads *heads, tree_sitter_swift_record_kind kind, const uint8_t *start) {
    heads->c.next = start;
    write_record(heads, kind, heads->c.mark);
    return true;
}

// Skips a character if it is next.
static inline bool skip_sign(Heads *heads, int32_t sign) {
    if (cursor_peek(&heads->c) != sign) return false;
    cursor_advance(&heads->c);
    return true;
}

#endif
