// What this reader knows of Swift's lexis, written once over a forward-only cursor, so that tree-sitter's lexer
// and plain bytes in memory are read by the same rules. No heap, no recursion, no going back: each function is
// linear in what it consumes.
//
// The includer defines, before this header:
//
//     typedef ... Cursor;
//     static inline int32_t cursor_peek(const Cursor *);      // the character at hand; 0 at the end
//     static inline bool cursor_at_end(const Cursor *);       // tells the end from a NUL in the text
//     static inline void cursor_advance(Cursor *);
//     static inline void cursor_mark(Cursor *);               // 'the token ends here', the last call counts
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
#include "lexis/value.h"
#include "lexis/type.h"
#include "lexis/item.h"

#endif
