// Sets of words that are rarely asked about, and so have no place in the table of known words.
#ifndef ARBOR_LEXER_WORDS_RARE_H
#define ARBOR_LEXER_WORDS_RARE_H

#include "../words.h"

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

// Returns whether a word introduces a binding of the standard library's own kinds, after attributes.
static inline bool word_is_binding_keyword(const Word *word) {
    static const char *const words[] = {"_borrowing", "_consuming", "_mutating", "inout", NULL};
    return word_is_one_of(word, words);
}

// Returns whether a word begins a declaration wherever it begins a line. No operand begins with it, unlike with `open` and
// `case`.
static inline bool word_always_declares(const Word *word) {
    static const char *const words[] = {
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "internal",
        "let", "private", "protocol", "public", "static", "struct", "subscript", "typealias", "var", NULL,
    };
    return word_is_one_of(word, words);
}

#endif
