// The state of a prescan: where it is, in which types, and what it keeps.
#ifndef ARBOR_PRESCAN_STATE_H
#define ARBOR_PRESCAN_STATE_H

#include "ahead.h"
#include "slice.h"

// The greatest depths of nested types and of nested conditions. Deeper files are parsed whole.
enum { deepest_type = 64, deepest_branch = 64 };

// What the prescan keeps of a type's members. Of an annotated protocol it keeps all. A front end without annotations asks
// for all types as if they were annotated, and for extensions as for protocols.
typedef enum { TYPE_NOT_ANNOTATED, TYPE_ANNOTATED, PROTOCOL_ANNOTATED } TypeRole;

typedef struct {
    Cursor c;
    Slice kept;
    // The roles of the open types.
    TypeRole roles[deepest_type];
    // The function that the annotation of each open type names; without a length for none.
    Word named_functions[deepest_type];
    uint32_t depth;
    // The number of open `#if`.
    uint32_t conditions;
    // The part of the current item that can't hold the annotation of a type: it begins after the keyword.
    const uint8_t *rest_of_item;
    Ahead ahead;
    const tree_sitter_swift_vocabulary *words;
    // True if access levels are kept, except those of properties.
    bool keeps_access;
    // True if a kept declaration may be visible in its own module only.
    bool holds_internal;
} Prescan;

// The attributes and modifiers before a declaration's keyword.
typedef struct {
    // The start of the part that is not kept yet.
    const uint8_t *start;
    bool is_type_annotation;
    bool is_property_annotation;
    bool is_callable_annotation;
    bool is_global_actor;
    // The function that the annotation of the type names; without a length for none.
    Word named_function;
    // True if other modules see the declaration.
    bool is_visible;
} Prefix;

typedef enum { PRESCAN_ON, PRESCAN_DONE, PRESCAN_GIVE_UP } PrescanStep;

static inline bool in_annotated_type(const Prescan *prescan) {
    return prescan->depth > 0 && prescan->roles[prescan->depth - 1] != TYPE_NOT_ANNOTATED;
}

static inline bool in_annotated_protocol(const Prescan *prescan) {
    return prescan->depth > 0 && prescan->roles[prescan->depth - 1] == PROTOCOL_ANNOTATED;
}

static inline PrescanStep keep_range(Prescan *prescan, const uint8_t *from, const uint8_t *to) {
    return keep(&prescan->kept, from, to) ? PRESCAN_ON : PRESCAN_GIVE_UP;
}

static inline PrescanStep keep_item(Prescan *prescan, const Prefix *prefix) {
    return keep_range(prescan, prefix->start, prescan->c.next);
}

static inline PrescanStep keep_mark(Prescan *prescan) { return keep_range(prescan, prescan->c.next - 1, prescan->c.next); }

#endif
