// The `#if` branches around a declaration.
#ifndef ARBOR_OUTLINE_CONDITIONS_H
#define ARBOR_OUTLINE_CONDITIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../lexer/cursor.h"
#include "../lexer/words.h"

// Deeper branches, longer conditions and more of them say nothing: an entry then seems to be there in more builds.
enum { most_conditions = 12, longest_condition = 200, deepest_branch = 12 };

typedef struct {
    const uint8_t *start;
    size_t length;
    bool is_negated;
} Condition;

// The `#if` branches around the cursor.
typedef struct {
    Condition said[most_conditions];
    // How many hold together here.
    size_t count;
    // Of each branch, how many hold around it.
    size_t outer[deepest_branch];
    size_t depth;
} Conditions;

// The rest of a directive's line, without the comment and the white space at its end.
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

static inline void say(Conditions *conditions, Condition condition) {
    if (conditions->count < most_conditions) conditions->said[conditions->count++] = condition;
}

// What stands in a branch holds where the conditions of the branches before it don't.
static inline void pass_branch(Conditions *conditions, const Word *directive, Condition condition) {
    if (word_is(directive, "if")) {
        if (conditions->depth < deepest_branch) {
            conditions->outer[conditions->depth] = conditions->count;
            say(conditions, condition);
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
    // Which of the branches the last condition is of isn't known any more.
    if (is_full) conditions->count = outer;
    if (conditions->count > outer) conditions->said[conditions->count - 1].is_negated = true;
    if (!is_full && word_is(directive, "elseif")) say(conditions, condition);
}

#endif
