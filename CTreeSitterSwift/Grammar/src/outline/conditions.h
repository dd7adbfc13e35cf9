// The `#if` branches around a declaration.
#ifndef ARBOR_OUTLINE_CONDITIONS_H
#define ARBOR_OUTLINE_CONDITIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../lexer/cursor.h"
#include "../lexer/words.h"

// Deeper branches, longer conditions and further conditions are left out. An entry then appears to exist in more
// builds.
enum { most_conditions = 12, longest_condition = 200, deepest_branch = 12 };

typedef struct {
    const uint8_t *start;
    size_t length;
    bool is_negated;
} Condition;

// The `#if` branches around the cursor.
typedef struct {
    Condition list[most_conditions];
    // The number of conditions that hold together here.
    size_t count;
    // The number of conditions that hold around each branch.
    size_t outer[deepest_branch];
    size_t depth;
} Conditions;

// Returns the rest of a directive's line, without the comment and the white space at its end.
static inline Condition read_condition(Cursor *c) {
    while (c->next < c->end && (*c->next == ' ' || *c->next == '\t')) c->next++;
    const uint8_t *start = c->next;
    skip_line_comment(c);
    const uint8_t *end = start;
    while (end < c->next && !(*end == '/' && end + 1 < c->next && end[1] == '/')) end++;
    while (end > start && (end[-1] == ' ' || (end[-1] >= '\t' && end[-1] <= '\r'))) end--;
    Condition condition = {start, (size_t)(end - start), false};
    return condition;
}

static inline void add_condition(Conditions *conditions, Condition condition) {
    if (conditions->count < most_conditions) conditions->list[conditions->count++] = condition;
}

// Reads a directive. A branch is compiled if the conditions of the branches before it don't hold.
static inline void pass_branch(Conditions *conditions, const Word *directive, Condition condition) {
    if (word_is(directive, "if")) {
        if (conditions->depth < deepest_branch) {
            conditions->outer[conditions->depth] = conditions->count;
            add_condition(conditions, condition);
        }
        conditions->depth++;
        return;
    }
    if (conditions->depth == 0) return;
    if (word_is(directive, "endif")) {
        if (--conditions->depth < deepest_branch) conditions->count = conditions->outer[conditions->depth];
        return;
    }
    if (conditions->depth > deepest_branch) return;
    bool is_full = conditions->count == most_conditions;
    size_t outer = conditions->outer[conditions->depth - 1];
    // If the list is full, the last condition may belong to another branch.
    if (is_full) conditions->count = outer;
    if (conditions->count > outer) conditions->list[conditions->count - 1].is_negated = true;
    if (!is_full && word_is(directive, "elseif")) add_condition(conditions, condition);
}

#endif
