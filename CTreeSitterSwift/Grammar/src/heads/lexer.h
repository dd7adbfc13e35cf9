// The lexer over bytes, as the head reader uses it: brackets are counted as by the grammar's scanner.
#ifndef ARBOR_HEADS_LEXER_H
#define ARBOR_HEADS_LEXER_H

#define LEXER_COUNTS_ALL_BRACKETS
#include "../lexer.h"

#endif
