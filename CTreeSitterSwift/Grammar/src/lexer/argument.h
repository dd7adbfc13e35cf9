// An argument of an attribute: its label, its value, or the bracket of an array literal that is the whole value.
#ifndef ARBOR_LEXER_ARGUMENT_H
#define ARBOR_LEXER_ARGUMENT_H

#include <stdbool.h>

#include "brackets.h"
#include "characters.h"
#include "cursor.h"
#include "trivia.h"
#include "type/attribute.h"
#include "value.h"
#include "words.h"

// Skips a value after white space and comments, and marks its end. Returns false if no value follows.
static inline bool skip_value(Cursor *c, Trivia before, unsigned rules) {
    Value value = value_begin(c, rules);
    if (before.slash && value_slash(&value, before) == VALUE_ENDED) return false;
    value.newline_before = !before.slash && before.newline && (rules & VALUE_ENDS_WITH_LINE);
    skip_rest_of_value(&value);
    return value.last != LAST_NOTHING;
}

// The next token of an argument. Its end is marked.
typedef enum { ARGUMENT_IS_MISSING, ARGUMENT_IS_LABEL, ARGUMENT_IS_ARRAY, ARGUMENT_IS_VALUE } Argument;

// Reads the rest of an opaque argument, from after its first token.
static inline Argument rest_of_argument(Cursor *c, Value *value, Trivia after) {
    if (cursor_at_end(c)) return ARGUMENT_IS_VALUE;
    Step step = after.slash ? value_slash(value, after) : value_token(value, after);
    if (step != VALUE_ENDED) skip_rest_of_value(value);
    return ARGUMENT_IS_VALUE;
}

// Reads the `[` of an array literal that is the whole argument. Any other value is opaque.
static inline Argument argument_at_bracket(Cursor *c) {
    cursor_advance(c);
    cursor_mark(c);
    skip_brackets(c);
    // The marked end stays after the bracket if only white space and the end of the argument follow.
    Trivia after = skip_trivia(c);
    if (!after.slash && (cursor_peek(c) == ',' || cursor_peek(c) == ')')) return ARGUMENT_IS_ARRAY;
    Value value = value_begin(c, VALUE_ENDS_AT_COMMA);
    value_accept(&value, LAST_OPERAND);
    return rest_of_argument(c, &value, after);
}

// Reads an argument that begins with a word, which may be its label.
static inline Argument argument_at_word(Cursor *c) {
    Value value = value_begin(c, VALUE_ENDS_AT_COMMA);
    Word word = read_word(c);
    bool demands = word_demands_operand(&word);
    value_accept(&value, demands ? LAST_DEMANDS : LAST_OPERAND);
    value.last_is_word = !demands;
    Trivia after = skip_trivia(c);
    // `Module::name` has two colons, and is not a label.
    bool is_label = !after.slash && cursor_peek(c) == ':' && !skip_colon_before_colon(c);
    return is_label ? ARGUMENT_IS_LABEL : rest_of_argument(c, &value, after);
}

// Reads the next token of an argument. `may_label`, `may_open`: a label and the bracket of an array are allowed here.
static inline Argument read_argument(Cursor *c, Trivia before, bool may_label, bool may_open) {
    if (!before.slash && cursor_peek(c) == '[' && may_open) return argument_at_bracket(c);
    if (!before.slash && may_label && is_word_start(cursor_peek(c))) return argument_at_word(c);
    return skip_value(c, before, VALUE_ENDS_AT_COMMA) ? ARGUMENT_IS_VALUE : ARGUMENT_IS_MISSING;
}

#endif
