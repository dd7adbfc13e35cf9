// The external scanner. It reads opaque tokens for the parts that the grammar doesn't read, and makes the decisions
// that need more than one token of lookahead. No token depends on the tokens before it, so there is no state to
// serialize. The scanner only counts how often tree-sitter has recovered from an error.
#include <stdlib.h>

#include "tree_sitter/alloc.h"
#include "tree_sitter/parser.h"

#define LEXER_OVER_TREE_SITTER
#include "lexer.h"
#include "lexer/words/table.h"

// In the order of grammar.js's `externals`.
enum Token {
    COMMENT,
    STATEMENT,
    MACRO_EXPANSION,
    MODIFIER,
    CONDITION,
    BLOCK,
    UNTERMINATED_BLOCK,
    UNCLOSED,
    LINE_VALUE,
    LIST_VALUE,
    ARRAY_OPENING,
    ARGUMENT_LABEL,
    LABEL,
    OPERATOR_NAME,
    PARENTHESISED,
    BARE_ATTRIBUTE,
    ATTRIBUTE_NAME,
    TYPE,
    GENERICS,
    REQUIREMENTS,
    UNDECLARED,
    UNREAD,
    ERROR_RECOVERY,
};

// The greatest number of tokens requested during error recovery. After that, the rest of the text is one token,
// `unread`. tree-sitter joins one error with the next by copying its contents, so many errors in a row would take
// quadratic time.
enum { most_recoveries = 300 };

typedef struct {
    // The number of recoveries in the current text.
    uint32_t recoveries;
    // The state was restored for a token that is not scanned yet.
    bool is_restored;
} Scanner;

static bool found(TSLexer *lexer, enum Token token) {
    lexer->result_symbol = token;
    return true;
}

static Trivia skip_leading_space(TSLexer *lexer) {
    Trivia trivia = {false, false, false, false};
    while (is_space(lexer->lookahead) && lexer->lookahead != 0) {
        trivia.space = true;
        if (is_newline(lexer->lookahead)) trivia.newline = true;
        lexer->advance(lexer, true);
    }
    return trivia;
}

// Reads consecutive comments as one token, from a slash or a NUL. The token ends with the last comment, so the next
// token sees the newline after it.
static bool scan_comment(TSLexer *lexer, Trivia *before) {
    bool any = false;
    while (!cursor_at_end(lexer)) {
        int32_t next = lexer->lookahead;
        if (is_space(next)) {
            cursor_advance(lexer);
            if (next != 0) continue;
            any = true;
            cursor_mark(lexer);
            continue;
        }
        if (next != '/') break;
        cursor_advance(lexer);
        if (!skip_comment_after_slash(lexer, before)) {
            before->slash = !any;
            break;
        }
        any = true;
        cursor_mark(lexer);
    }
    return any && found(lexer, COMMENT);
}

static bool scan_brackets(TSLexer *lexer, enum Token token) {
    cursor_advance(lexer);
    bool closed = skip_brackets(lexer);
    cursor_mark(lexer);
    return found(lexer, closed ? token : UNTERMINATED_BLOCK);
}

static bool scan_item(TSLexer *lexer, Trivia before) {
    if (cursor_at_end(lexer)) return false;
    switch (read_item(lexer, before)) {
    case ITEM_DECLARATION: return false;
    case ITEM_MODIFIER: return found(lexer, MODIFIER);
    case ITEM_MACRO: return found(lexer, MACRO_EXPANSION);
    case ITEM_STATEMENT: return found(lexer, STATEMENT);
    }
    return false;
}

// Reads a token after attributes or modifiers, where no statement is allowed.
static bool scan_after_prefix(TSLexer *lexer, const bool *valid) {
    if (lexer->lookahead == '#') {
        return valid[MACRO_EXPANSION] && item_at_hash(lexer) == ITEM_MACRO && found(lexer, MACRO_EXPANSION);
    }
    if (!valid[MODIFIER] || !is_word_start(lexer->lookahead)) return false;
    Value value = value_begin(lexer, VALUE_ENDS_WITH_LINE);
    switch (read_after_prefix(lexer)) {
    case AFTER_PREFIX_MODIFIER: return found(lexer, MODIFIER);
    case AFTER_PREFIX_KEYWORD: return false;
    case AFTER_PREFIX_OTHER: break;
    }
    if (!valid[UNDECLARED]) return false;
    value.last = LAST_OPERAND;
    value.last_is_word = true;
    skip_rest_of_value(&value);
    return found(lexer, UNDECLARED);
}

static bool scan_value(TSLexer *lexer, Trivia before, enum Token token, unsigned rules) {
    return skip_value(lexer, before, rules) && found(lexer, token);
}

static bool scan_argument(TSLexer *lexer, Trivia before, const bool *valid) {
    switch (read_argument(lexer, before, valid[ARGUMENT_LABEL], valid[ARRAY_OPENING])) {
    case ARGUMENT_IS_LABEL: return found(lexer, ARGUMENT_LABEL);
    case ARGUMENT_IS_ARRAY: return found(lexer, ARRAY_OPENING);
    case ARGUMENT_IS_VALUE: return found(lexer, LIST_VALUE);
    case ARGUMENT_IS_MISSING: break;
    }
    return false;
}

// Reads the name of an operator. In `func ==<T>(…)` it is `==`, because a `<` before a name opens the generic
// parameters.
static bool scan_operator_name(TSLexer *lexer, bool slash) {
    int32_t first = slash ? '/' : lexer->lookahead;
    if (!slash && !is_operator(first) && first != '.') return false;
    if (!slash) cursor_advance(lexer);
    cursor_mark(lexer);
    while (is_operator(lexer->lookahead) || (first == '.' && lexer->lookahead == '.')) {
        int32_t next = lexer->lookahead;
        cursor_advance(lexer);
        bool opens = next == '<' && (is_word_start(lexer->lookahead) || lexer->lookahead == '@');
        if (opens || (next == '/' && (lexer->lookahead == '/' || lexer->lookahead == '*'))) break;
        cursor_mark(lexer);
    }
    return found(lexer, OPERATOR_NAME);
}

// Reads `@A.B<C>`. The attribute has arguments if a parenthesis follows directly.
static bool scan_attribute(TSLexer *lexer) {
    AttributeName name;
    cursor_advance(lexer);
    if (!skip_attribute_name(lexer, &name)) return false;
    return found(lexer, name.has_arguments ? ATTRIBUTE_NAME : BARE_ATTRIBUTE);
}

static bool scan_generics(TSLexer *lexer) {
    cursor_advance(lexer);
    if (!skip_type_brackets(lexer)) return false;
    cursor_mark(lexer);
    return found(lexer, GENERICS);
}

// Reads the rest of the text after too many recoveries. The expected tokens are ignored, so every reading that
// tree-sitter still follows ends here.
static bool scan_rest(TSLexer *lexer) {
    if (cursor_at_end(lexer)) return false;
    while (!cursor_at_end(lexer)) cursor_advance(lexer);
    cursor_mark(lexer);
    return found(lexer, UNREAD);
}

// Returns whether a character opens an expected token.
static bool opens_token(int32_t next, const bool *valid) {
    switch (next) {
    case '{': return valid[BLOCK];
    case '@': return valid[BARE_ATTRIBUTE];
    case '<': return valid[GENERICS];
    case '(': return valid[PARENTHESISED] && !valid[TYPE] && !valid[REQUIREMENTS];
    default: return false;
    }
}

static bool scan_opened(TSLexer *lexer) {
    switch (lexer->lookahead) {
    case '{': return scan_brackets(lexer, BLOCK);
    case '(': return scan_brackets(lexer, PARENTHESISED);
    case '@': return scan_attribute(lexer);
    default: return scan_generics(lexer);
    }
}

static bool scan_type(TSLexer *lexer, bool slash) { return !slash && skip_type(lexer) && found(lexer, TYPE); }

static bool scan_requirements(TSLexer *lexer, bool slash) {
    return !slash && skip_requirements(lexer) && found(lexer, REQUIREMENTS);
}

// Reads an expected token that its first character alone doesn't determine.
static bool scan_expected(TSLexer *lexer, Trivia before, const bool *valid) {
    if (valid[TYPE]) return scan_type(lexer, before.slash);
    if (valid[REQUIREMENTS]) return scan_requirements(lexer, before.slash);
    if (valid[STATEMENT]) return scan_item(lexer, before);
    if (valid[MODIFIER] || valid[MACRO_EXPANSION]) return !before.slash && scan_after_prefix(lexer, valid);
    if (valid[LINE_VALUE]) {
        return scan_value(lexer, before, LINE_VALUE,
                          VALUE_ENDS_WITH_LINE | VALUE_ENDS_AT_COMMA | VALUE_HAS_NO_ACCESSORS);
    }
    if (valid[CONDITION]) return scan_value(lexer, before, CONDITION, VALUE_ENDS_WITH_LINE | VALUE_IS_CONDITION);
    if (valid[LIST_VALUE]) return scan_argument(lexer, before, valid);
    if (valid[LABEL] && !before.slash) return skip_label(lexer) && found(lexer, LABEL);
    return valid[OPERATOR_NAME] && scan_operator_name(lexer, before.slash);
}

static bool scan(Scanner *scanner, TSLexer *lexer, const bool *valid) {
    if (scanner->recoveries > most_recoveries) return scan_rest(lexer);
    // A line begins at the start of a file. The column would show that too, and takes time proportional to the line.
    bool begins = lexer->is_at_included_range_start(lexer);
    Trivia before = skip_leading_space(lexer);
    before.newline |= begins;
    if (lexer->lookahead == '/' || (lexer->lookahead == 0 && !lexer->eof(lexer))) {
        cursor_mark(lexer);
        if (scan_comment(lexer, &before)) return true;
    }
    if (valid[ERROR_RECOVERY]) {
        scanner->recoveries++;
        return false;
    }
    if (valid[UNCLOSED] && cursor_at_end(lexer) && !before.slash) {
        cursor_mark(lexer);
        return found(lexer, UNCLOSED);
    }
    if (!before.slash && opens_token(lexer->lookahead, valid)) return scan_opened(lexer);
    return scan_expected(lexer, before, valid);
}

void *tree_sitter_swift_declarations_external_scanner_create(void) { return ts_calloc(1, sizeof(Scanner)); }
void tree_sitter_swift_declarations_external_scanner_destroy(void *payload) { ts_free(payload); }
unsigned tree_sitter_swift_declarations_external_scanner_serialize(void *payload, char *buffer) {
    (void)payload, (void)buffer;
    return 0;
}

// tree-sitter restores the state before each token, and once more after a text. Two restorations without a token
// between them therefore begin a new text.
void tree_sitter_swift_declarations_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
    (void)buffer, (void)length;
    Scanner *scanner = payload;
    if (scanner->is_restored) scanner->recoveries = 0;
    scanner->is_restored = true;
}

bool tree_sitter_swift_declarations_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
    Scanner *scanner = payload;
    scanner->is_restored = false;
    return scan(scanner, lexer, valid);
}
