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
#ifdef LEXER_OVER_TREE_SITTER
    char text[longest_word];
#else
    const char *text;
#endif
    // The length of the whole word. A text that is copied may contain only its beginning.
    uint32_t length;
} Word;

// Compares a word with a literal, whose length the compiler knows.
static inline bool word_is(const Word *word, const char *text) {
    size_t length = strlen(text);
    return word->length == length && memcmp(word->text, text, length) == 0;
}

static inline bool word_is_one_of(const Word *word, const char *const *texts) {
    if (word->length == 0) return false;
    for (; *texts; texts++) {
        if ((*texts)[0] == word->text[0] && word_is(word, *texts)) return true;
    }
    return false;
}

// What a word can mean.
typedef enum {
    // It begins a declaration wherever one is allowed.
    DECLARES = 1 << 0,
    // It begins a declaration if a name follows.
    DECLARES_BEFORE_NAME = 1 << 1,
    // It opens a type if a name follows.
    OPENS_TYPE = 1 << 2,
    MODIFIES = 1 << 3,
    // It is a modifier that may have a word in parentheses: `private(set)`.
    TAKES_DETAIL = 1 << 4,
    // It may follow the head of a declaration on the next line. No statement begins with it.
    CONTINUES_DECLARATION = 1 << 5,
    IS_EFFECT = 1 << 6,
    // An expression can't end with it. Its operand may be on the next line.
    DEMANDS_OPERAND = 1 << 7,
    // It continues an expression even from the next line.
    CONTINUES_EXPRESSION = 1 << 8,
    // It may precede a type. If no type follows, it is an ordinary name.
    PRECEDES_TYPE = 1 << 9,
    // It shows that a bracket of a type is not closed, because it begins the next declaration.
    ENDS_TYPE = 1 << 10,
    // It is a directive after a `#`.
    IS_DIRECTIVE = 1 << 11,
} WordRole;

// A word with roles. Nearly all words of a file have none, and are asked about several times. So all roles of a word
// are found by one comparison.
typedef struct {
    char text[longest_word];
    uint32_t length, roles;
} KnownWord;

// The factor was found by trying, so that no two known words get the same slot.
#define WORD_SLOT(length, first, last_but_one, last) \
    ((((uint32_t)(length) << 24 | (uint32_t)(last) << 16 | (uint32_t)(last_but_one) << 8 | (uint32_t)(first)) * \
      0xF40DD2A3) >> 24)

__attribute__((visibility("hidden"))) extern const KnownWord tree_sitter_swift_known_words[256];

// Returns whether texts of the same length, from 2 to `longest_word`, are equal.
static inline bool is_same_text(const char *one, const char *other, uint32_t length) {
    if (length < 4) return memcmp(one, other, 2) == 0 && one[length - 1] == other[length - 1];
    if (length < 8) return memcmp(one, other, 4) == 0 && memcmp(one + length - 4, other + length - 4, 4) == 0;
    if (memcmp(one, other, 8) != 0 || memcmp(one + length - 8, other + length - 8, 8) != 0) return false;
    return length <= 16 || memcmp(one + 8, other + 8, 8) == 0;
}

// Returns the roles of a word as bits.
static inline uint32_t word_roles(const Word *word) {
    uint32_t length = word->length;
    if (length < 2 || length > longest_word) return 0;
    const uint8_t *text = (const uint8_t *)word->text;
    const KnownWord *known =
        &tree_sitter_swift_known_words[WORD_SLOT(length, text[0], text[length - 2], text[length - 1])];
    return known->length == length && is_same_text(known->text, word->text, length) ? known->roles : 0;
}

static inline bool word_has(const Word *word, WordRole role) { return word_roles(word) & role; }

// Most words in expressions are longer than those with roles there.
static inline bool word_demands_operand(const Word *word) {
    return word->length <= 6 && word_has(word, DEMANDS_OPERAND);
}

static inline bool word_continues_expression(const Word *word) {
    return word->length <= 5 && word_has(word, CONTINUES_EXPRESSION);
}

static inline bool word_is_declaration_keyword(const Word *word) { return word_has(word, DECLARES); }

static inline bool word_is_soft_declaration_keyword(const Word *word) { return word_has(word, DECLARES_BEFORE_NAME); }

static inline bool word_opens_type(const Word *word) { return word_has(word, OPENS_TYPE); }

static inline bool word_is_modifier(const Word *word) { return word_has(word, MODIFIES); }

static inline bool word_is_modifier_with_detail(const Word *word) { return word_has(word, TAKES_DETAIL); }

static inline bool word_continues_declaration(const Word *word) { return word_has(word, CONTINUES_DECLARATION); }

static inline bool word_is_effect(const Word *word) { return word_has(word, IS_EFFECT); }

static inline bool word_is_directive(const Word *word) { return word_has(word, IS_DIRECTIVE); }

static inline bool word_precedes_type(const Word *word) { return word_has(word, PRECEDES_TYPE); }

#endif
