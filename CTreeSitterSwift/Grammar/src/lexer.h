// The rules of Swift's lexer, as far as they are needed here. They are written once over a forward-only cursor
// (lexer/cursor.h), so tree-sitter's lexer and plain bytes in memory are read by the same rules.
//
// There is no heap, no recursion and no going back: each function is linear in the text that it consumes. Only the
// decision whether a slash opens a regex literal looks back and ahead (lexer/regex.h). tree-sitter therefore gets a
// text in which these literals are strings (survey.c).
#ifndef ARBOR_LEXER_H
#define ARBOR_LEXER_H

#include "lexer/argument.h"
#include "lexer/item.h"
#include "lexer/label.h"
#include "lexer/type.h"
#include "lexer/type/requirements.h"
#include "lexer/value.h"

#endif
