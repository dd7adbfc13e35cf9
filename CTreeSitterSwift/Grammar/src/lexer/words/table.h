// The known words, in a table that is indexed by their length and three of their letters. The scanner defines the
// table, because tree-sitter's tool compiles no other file with it.
#ifndef ARBOR_LEXER_WORDS_TABLE_H
#define ARBOR_LEXER_WORDS_TABLE_H

#include "../words.h"

// A word's first letter, its last two letters and its roles. Two words in one place don't compile.
#define WORD(text, first, last_but_one, last, roles) \
    [WORD_SLOT(sizeof(text) - 1, first, last_but_one, last)] = {text, sizeof(text) - 1, roles}

#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic error "-Winitializer-overrides"
#else
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Woverride-init"
#endif

const KnownWord tree_sitter_swift_known_words[256] = {
    WORD("__consuming", '_', 'n', 'g', MODIFIES),
    WORD("__owned", '_', 'e', 'd', PRECEDES_TYPE),
    WORD("__setter_access", '_', 's', 's', MODIFIES),
    WORD("__shared", '_', 'e', 'd', PRECEDES_TYPE),
    WORD("_const", '_', 's', 't', MODIFIES | PRECEDES_TYPE),
    WORD("_local", '_', 'a', 'l', MODIFIES),
    WORD("_resultDependsOnSelf", '_', 'l', 'f', MODIFIES),
    WORD("actor", 'a', 'o', 'r', DECLARES_BEFORE_NAME | OPENS_TYPE),
    WORD("any", 'a', 'n', 'y', PRECEDES_TYPE),
    WORD("as", 'a', 'a', 's', DEMANDS_OPERAND | CONTINUES_EXPRESSION),
    WORD("associatedtype", 'a', 'p', 'e', DECLARES),
    WORD("async", 'a', 'n', 'c', CONTINUES_DECLARATION | IS_EFFECT),
    WORD("await", 'a', 'i', 't', DEMANDS_OPERAND),
    WORD("borrowing", 'b', 'n', 'g', MODIFIES | PRECEDES_TYPE),
    WORD("case", 'c', 's', 'e', DECLARES | DEMANDS_OPERAND),
    WORD("catch", 'c', 'c', 'h', DEMANDS_OPERAND | CONTINUES_EXPRESSION),
    WORD("class", 'c', 's', 's', DECLARES | OPENS_TYPE),
    WORD("consuming", 'c', 'n', 'g', MODIFIES | PRECEDES_TYPE),
    WORD("convenience", 'c', 'c', 'e', MODIFIES),
    WORD("deinit", 'd', 'i', 't', DECLARES | ENDS_TYPE),
    WORD("distributed", 'd', 'e', 'd', MODIFIES),
    WORD("dynamic", 'd', 'i', 'c', MODIFIES),
    WORD("each", 'e', 'c', 'h', PRECEDES_TYPE),
    WORD("else", 'e', 's', 'e', DEMANDS_OPERAND | CONTINUES_EXPRESSION | IS_DIRECTIVE),
    WORD("elseif", 'e', 'i', 'f', IS_DIRECTIVE),
    WORD("endif", 'e', 'i', 'f', IS_DIRECTIVE),
    WORD("enum", 'e', 'u', 'm', DECLARES | OPENS_TYPE | ENDS_TYPE),
    WORD("extension", 'e', 'o', 'n', DECLARES | OPENS_TYPE | ENDS_TYPE),
    WORD("fileprivate", 'f', 't', 'e', MODIFIES | TAKES_DETAIL),
    WORD("final", 'f', 'a', 'l', MODIFIES),
    WORD("for", 'f', 'o', 'r', DEMANDS_OPERAND),
    WORD("func", 'f', 'n', 'c', DECLARES | ENDS_TYPE),
    WORD("guard", 'g', 'r', 'd', DEMANDS_OPERAND),
    WORD("if", 'i', 'i', 'f', DEMANDS_OPERAND | IS_DIRECTIVE),
    WORD("import", 'i', 'r', 't', DECLARES | ENDS_TYPE),
    WORD("in", 'i', 'i', 'n', DEMANDS_OPERAND),
    WORD("indirect", 'i', 'c', 't', MODIFIES),
    WORD("infix", 'i', 'i', 'x', MODIFIES),
    WORD("init", 'i', 'i', 't', DECLARES),
    WORD("inout", 'i', 'u', 't', PRECEDES_TYPE),
    WORD("internal", 'i', 'a', 'l', MODIFIES | TAKES_DETAIL),
    WORD("is", 'i', 'i', 's', DEMANDS_OPERAND | CONTINUES_EXPRESSION),
    WORD("isolated", 'i', 'e', 'd', MODIFIES | PRECEDES_TYPE),
    WORD("lazy", 'l', 'z', 'y', MODIFIES),
    WORD("let", 'l', 'e', 't', DECLARES),
    WORD("macro", 'm', 'r', 'o', DECLARES_BEFORE_NAME),
    WORD("mutating", 'm', 'n', 'g', MODIFIES),
    WORD("nonisolated", 'n', 'e', 'd', MODIFIES | TAKES_DETAIL | PRECEDES_TYPE),
    WORD("nonmutating", 'n', 'n', 'g', MODIFIES),
    WORD("open", 'o', 'e', 'n', MODIFIES | TAKES_DETAIL),
    WORD("operator", 'o', 'o', 'r', DECLARES),
    WORD("optional", 'o', 'a', 'l', MODIFIES),
    WORD("override", 'o', 'd', 'e', MODIFIES),
    WORD("package", 'p', 'g', 'e', MODIFIES | TAKES_DETAIL),
    WORD("postfix", 'p', 'i', 'x', MODIFIES),
    WORD("precedencegroup", 'p', 'u', 'p', DECLARES),
    WORD("prefix", 'p', 'i', 'x', MODIFIES),
    WORD("private", 'p', 't', 'e', MODIFIES | TAKES_DETAIL),
    WORD("protocol", 'p', 'o', 'l', DECLARES | OPENS_TYPE | ENDS_TYPE),
    WORD("public", 'p', 'i', 'c', MODIFIES | TAKES_DETAIL),
    WORD("reasync", 'r', 'n', 'c', CONTINUES_DECLARATION | IS_EFFECT),
    WORD("repeat", 'r', 'a', 't', PRECEDES_TYPE),
    WORD("required", 'r', 'e', 'd', MODIFIES),
    WORD("rethrows", 'r', 'w', 's', CONTINUES_DECLARATION | IS_EFFECT),
    WORD("return", 'r', 'r', 'n', DEMANDS_OPERAND),
    WORD("sending", 's', 'n', 'g', MODIFIES | PRECEDES_TYPE),
    WORD("some", 's', 'm', 'e', PRECEDES_TYPE),
    WORD("static", 's', 'i', 'c', MODIFIES),
    WORD("struct", 's', 'c', 't', DECLARES | OPENS_TYPE | ENDS_TYPE),
    WORD("subscript", 's', 'p', 't', DECLARES),
    WORD("switch", 's', 'c', 'h', DEMANDS_OPERAND),
    WORD("throw", 't', 'o', 'w', DEMANDS_OPERAND),
    WORD("throws", 't', 'w', 's', CONTINUES_DECLARATION | IS_EFFECT),
    WORD("try", 't', 'r', 'y', DEMANDS_OPERAND),
    WORD("typealias", 't', 'a', 's', DECLARES | ENDS_TYPE),
    WORD("unowned", 'u', 'e', 'd', MODIFIES | TAKES_DETAIL),
    WORD("var", 'v', 'a', 'r', DECLARES | ENDS_TYPE),
    WORD("weak", 'w', 'a', 'k', MODIFIES),
    WORD("where", 'w', 'r', 'e', CONTINUES_DECLARATION | DEMANDS_OPERAND | CONTINUES_EXPRESSION),
    WORD("while", 'w', 'l', 'e', DEMANDS_OPERAND),
};

#ifdef __clang__
#pragma clang diagnostic pop
#else
#pragma GCC diagnostic pop
#endif

#undef WORD

#endif
