// What this reader knows of Swift's lexer, written once over a forward-only cursor (lexer/cursor.h), so that
// tree-sitter's lexer and plain bytes in memory are read by the same rules. No heap, no recursion, no going back: each
// function is linear in what it consumes. Only whether a slash opens a regex literal needs a look back and ahead
// (lexer/regex.h): tree-sitter is given a text in which these literals are strings (survey.c).
#ifndef ARBOR_LEXER_H
#define ARBOR_LEXER_H

#include "lexer/item.h"
#include "lexer/type.h"
#include "lexer/type/requirements.h"
#include "lexer/value.h"

#endif
