// Words, and the sets of words that have a meaning here.
#ifndef ARBOR_LEXER_WORDS_H
#define ARBOR_LEXER_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The length of the longest word with a meaning here, or more.
enum { longest_word = 24 };

typedef struct {
    char text[longest_word];
    // The length of the whole word. `text` may contain only its beginning.
    uint32_t length;
} Word;

static inline bool word_is(const Word *word, const char *text) {
    size_t length = strlen(text);
    return word->length == length && memcmp(word->text, text, length) == 0;
}

static inline bool word_is_one_of(const Word *word, const char *const *texts) {
    for (; *texts; texts++) {
        if ((*texts)[0] == word->text[0] && word_is(word, *texts)) return true;
    }
    return false;
}

// Returns whether an expression can't end with a word. Its operand may be on the next line.
static inline bool word_demands_operand(const Word *word) {
    static const char *const words[] = {
        "as", "await", "case", "catch", "else", "for", "guard", "if", "in", "is", "return", "switch", "throw",
        "try", "where", "while", NULL,
    };
    return word->length <= 6 && word_is_one_of(word, words);
}

// Returns whether a word continues an expression even from the next line.
static inline bool word_continues_expression(const Word *word) {
    static const char *const words[] = {"as", "catch", "else", "is", "where", NULL};
    return word->length <= 5 && word_is_one_of(word, words);
}

// Returns whether a word, after attributes, shows that its brace opens accessors, whatever follows.
static inline bool word_is_observer(const Word *word) {
    static const char *const words[] = {"didSet", "willSet", NULL};
    return word_is_one_of(word, words);
}

static inline bool word_is_accessor(const Word *word) {
    static const char *const words[] = {
        "_modify", "_read", "addressWithNativeOwner", "addressWithOwner", "borrow", "get", "init", "modify",
        "mutableAddressWithOwner", "mutate", "read", "set", "unsafeAddress", "unsafeMutableAddress", NULL,
    };
    return word_is_one_of(word, words);
}

static inline bool word_is_accessor_modifier(const Word *word) {
    static const char *const words[] = {
        "__consuming", "borrowing", "consuming", "mutating", "nonisolated", "nonmutating", "yielding", NULL,
    };
    return word_is_one_of(word, words);
}

// Returns whether a word begins a declaration wherever one is allowed.
static inline bool word_is_declaration_keyword(const Word *word) {
    static const char *const words[] = {
        "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "let",
        "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var", NULL,
    };
    return word_is_one_of(word, words);
}

// Returns whether a word begins a declaration if a name follows.
static inline bool word_is_soft_declaration_keyword(const Word *word) {
    static const char *const words[] = {"actor", "macro", NULL};
    return word_is_one_of(word, words);
}

// Returns whether a word introduces a binding of the standard library's own kinds, after attributes.
static inline bool word_is_binding_keyword(const Word *word) {
    static const char *const words[] = {"_borrowing", "_consuming", "_mutating", "inout", NULL};
    return word_is_one_of(word, words);
}

// Returns whether a word opens a type if a name follows.
static inline bool word_opens_type(const Word *word) {
    static const char *const words[] = {"actor", "class", "enum", "extension", "protocol", "struct", NULL};
    return word_is_one_of(word, words);
}

static inline bool word_is_modifier(const Word *word) {
    static const char *const words[] = {
        "__consuming", "__setter_access", "_const", "_local", "_resultDependsOnSelf", "borrowing", "consuming",
        "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "infix", "internal",
        "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package",
        "postfix", "prefix", "private", "public", "required", "sending", "static", "unowned", "weak",
        NULL,
    };
    return word_is_one_of(word, words);
}

// Returns whether a modifier may have a word in parentheses: `private(set)`.
static inline bool word_is_modifier_with_detail(const Word *word) {
    static const char *const words[] = {
        "fileprivate", "internal", "nonisolated", "open", "package", "private", "public", "unowned", NULL,
    };
    return word_is_one_of(word, words);
}

// Returns whether a word may follow the head of a declaration on the next line. No statement begins with such a word.
static inline bool word_continues_declaration(const Word *word) {
    static const char *const words[] = {"async", "reasync", "rethrows", "throws", "where", NULL};
    return word_is_one_of(word, words);
}

#endif
