// What this reader knows of Swift's lexis, written once over a forward-only cursor (lexis/cursor.h), so that
// tree-sitter's lexer and plain bytes in memory are read by the same rules. No heap, no recursion, no going back: each
// function is linear in what it consumes. Only whether a slash opens a regex literal needs a look back and ahead
// (lexis/regex.h): tree-sitter is given a text in which these literals are strings (survey.c).
#ifndef ARBOR_LEXIS_H
#define ARBOR_LEXIS_H

#include "lexis/item.h"
#include "lexis/type.h"
#include "lexis/type/requirements.h"
#include "lexis/value.h"

#endif
