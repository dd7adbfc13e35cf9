// The cursor of the lexer: over bytes in memory, or, in the scanner, over tree-sitter's lexer. Each cursor defines
//
//     typedef ... Cursor;
//     static inline int32_t cursor_peek(const Cursor *);      // the next character; 0 at the end
//     static inline bool cursor_at_end(const Cursor *);       // distinguishes the end from a NUL in the text
//     static inline void cursor_advance(Cursor *);
//     static inline void cursor_mark(Cursor *);               // marks the end of the token; the last call counts
//     static inline void cursor_lose(Cursor *);               // something that was opened is never closed
//     static inline void skip_line_comment(Cursor *);         // up to the newline
//     static inline void skip_comment_text(Cursor *);         // past text of a block comment that can't end it, and
//                                                             // has no newline; skipping nothing is correct too
//     static inline bool skip_spaces(Cursor *);               // from white space past all of it; returns whether
//                                                             // it contains a newline
//     static inline Word read_word(Cursor *);
//     static inline bool skip_plain_string(Cursor *);         // from its quote, past a simple literal; returns false
//                                                             // and skips nothing for any other literal
//
// A character is a byte or a code point, depending on the cursor. Only ASCII characters and operators matter.
#ifndef ARBOR_LEXER_CURSOR_H
#define ARBOR_LEXER_CURSOR_H

#ifdef LEXER_OVER_TREE_SITTER
#include "../scanner/cursor.h"
#else
#include "../prescan/bytes.h"
#endif

#endif
