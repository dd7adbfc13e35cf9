// The cursor that the lexer reads by: over bytes in memory, or, in the scanner, over tree-sitter's lexer. Each brings
//
//     typedef ... Cursor;
//     static inline int32_t cursor_peek(const Cursor *);      // the character at hand; 0 at the end
//     static inline bool cursor_at_end(const Cursor *);       // tells the end from a NUL in the text
//     static inline void cursor_advance(Cursor *);
//     static inline void cursor_mark(Cursor *);               // 'the token ends here', the last call counts
//     static inline void cursor_lose(Cursor *);               // what was opened runs to the end of the text
//     static inline void skip_line_comment(Cursor *);         // up to the newline
//     static inline Word read_word(Cursor *);
//     static inline bool skip_plain_string(Cursor *);         // past a literal of no special kind, at its quote; or
//                                                             // nothing, and false
//
// A character is a byte or a code point, as the cursor likes: what matters is ASCII, but for operators.
#ifndef ARBOR_LEXER_CURSOR_H
#define ARBOR_LEXER_CURSOR_H

#ifdef LEXER_OVER_TREE_SITTER
#include "../scanner/cursor.h"
#else
#include "../prescan/bytes.h"
#endif

#endif
