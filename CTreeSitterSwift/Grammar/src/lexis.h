// What this reader knows of Swift's lexis, written once over a forward-only cursor, so that tree-sitter's lexer
// and plain bytes in memory are read by the same rules. No heap, no recursion, no going back: each function is
// linear in what it consumes. Only whether a slash opens a regex literal needs a look back and ahead (lexis/regex.h):
// tree-sitter is given a text in which these literals are strings (survey.c).
//
// The includer defines, before this header:
//
//     typedef ... Cursor;
//     static inline int32_t cursor_peek(const Cursor *);      // the character at hand; 0 at the end
//     static inline bool cursor_at_end(const Cursor *);       // tells the end from a NUL in the text
//     static inline void cursor_advance(Cursor *);
//     static inline void cursor_mark(Cursor *);               // 'the token ends here', the last call counts
//     static inline void cursor_lose(Cursor *);               // what was opened runs to the end of the text
//     static inline bool skip_bare_regex(Cursor *);           // after a slash that opens no comment: past the regex
//                                                             // literal that it opens, if it opens one
//
// A character is a byte or a code point, as the cursor likes: what matters is ASCII, but for operators.
#ifndef ARBOR_LEXIS_H
#define ARBOR_LEXIS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "lexis/characters.h"
#include "lexis/trivia.h"
#include "lexis/words.h"
#include "lexis/nested.h"
#include "lexis/operator.h"
#include "lexis/accessors.h"
#include "lexis/directive.h"
#include "lexis/value.h"
#include "lexis/type.h"
#include "lexis/item.h"

#endif
