#ifndef ARBOR_TREE_SITTER_SWIFT_H
#define ARBOR_TREE_SITTER_SWIFT_H

#include <stddef.h>
#include <stdint.h>

typedef struct TSLanguage TSLanguage;

/// The grammar of Swift's declarations, for `ts_parser_set_language`.
const TSLanguage *tree_sitter_swift_declarations(void);

/// Copies Swift source without its comments and with one space for every run of white space outside of string
/// literals, none at either end; lines that a `\` joins within a literal are joined. `output` has room for `count` bytes. Returns how many it holds afterwards.
size_t tree_sitter_swift_normalize_trivia(const uint8_t *source, size_t count, uint8_t *output);

/// Whether a text holds a word, of two letters or more.
_Bool tree_sitter_swift_holds(const uint8_t *source, size_t count, const char *word, size_t length);

/// Lists the names that a file declares at its top level. Each line holds a letter for the kind, the name and a newline.
///
/// - `t`: a type, protocol or alias that other modules see.
/// - `p`: a type, protocol or alias that modules of the same package see.
/// - `i`: a type, protocol or alias that other modules don't see. Private ones are left out.
/// - `a`: an alias of a type after its module, as a whole: `Name = Module.Type`.
/// - `g`: a class or protocol with a global actor, and its actor: `Name=Actor`.
/// - `x`: an extended type.
/// - `e`: a module that is imported with `@_exported`.
/// - `l`: a module that is imported with an access level.
/// - `v`: a function or variable whose name begins like a type's, with a capital letter. Private ones are left out.
///
/// Behind the name stand the conditions of the `#if` branches around it, outermost first, each behind the byte 0x1F. A
/// branch that comes behind others has theirs, negated. Those that are very deep or long are left out.
///
/// Returns the number of bytes of all lines. From the first line on that exceeds `capacity`, nothing is written.
size_t tree_sitter_swift_outline(const uint8_t *source, size_t count, char *output, size_t capacity);

/// Which of two words of one length and one first letter a text holds first: 1, 2, or 0 for neither. It costs hardly more
/// than a search for one.
int tree_sitter_swift_first_of(
    const uint8_t *source, size_t count, const char *one, const char *other, size_t length);

/// A word of two letters or more.
typedef struct {
    const char *text;
    size_t length;
} tree_sitter_swift_needle;

/// Which of some words a text holds: the bit of each one's index. There are 32 words at most. The text is read once.
uint32_t tree_sitter_swift_held(
    const uint8_t *source, size_t count, const tree_sitter_swift_needle *needles, size_t needle_count);

/// A part of a sliced text, and where it came from. Rows count from 0; `source_line` is the offset where the row of
/// the part's first byte begins.
typedef struct {
    uint32_t text_byte, text_row, source_byte, source_row, source_line;
} tree_sitter_swift_part;

/// What a parser need read of a file, in one piece. The caller owns the memory and sets the capacities; the counts
/// are set by `tree_sitter_swift_prescan`.
typedef struct {
    uint8_t *text;
    size_t text_count, text_capacity;
    tree_sitter_swift_part *parts;
    size_t part_count, part_capacity;
    /// A regex literal between slashes was met: it may be among what is kept.
    _Bool holds_regex;
} tree_sitter_swift_slice;

/// The words by which a front end's declarations are found. Each list ends with NULL.
typedef struct {
    /// The annotations of types, of which each is looked for as a text.
    const char *const *types;
    /// The annotations of properties.
    const char *const *properties;
    /// Member functions that are kept, as initializers are.
    const char *const *functions;
    /// The modules that may stand in front of an annotation.
    const char *const *modules;
} tree_sitter_swift_vocabulary;

/// Finds the stretches of a file that can matter to a dependency graph, and copies them one behind the other.
///
/// False where there is no room for them or where the file's structure is not plain: then the whole file is to be
/// parsed. A text with as much room as the source has bytes, and one byte more for each part, has room enough.
_Bool tree_sitter_swift_prescan(
    const uint8_t *source, size_t count, const tree_sitter_swift_vocabulary *vocabulary,
    tree_sitter_swift_slice *output);

/// What the tokens of a text tell by themselves.
typedef enum {
    /// A regex literal between slashes.
    TREE_SITTER_SWIFT_REGEX,
    /// Nothing closes the bracket, string, regex literal or comment that opens here; the end is past where it would
    /// have to be closed.
    TREE_SITTER_SWIFT_UNCLOSED,
    /// The same, for the `#if` of a condition.
    TREE_SITTER_SWIFT_OPEN_CONDITION,
    /// `#if`, `#elseif`, `#else` or `#endif`, and the rest of its line.
    TREE_SITTER_SWIFT_DIRECTIVE,
} tree_sitter_swift_finding;

/// A bracket or a condition that is open, and the offset of its first sign.
typedef struct {
    uint32_t place;
    uint8_t sign;
} tree_sitter_swift_opening;

/// Reads a text from token to token, as the compiler's lexer does, and tells what it finds, a stretch of bytes each.
/// Literals and directives come in their order. `openings` has room for as many as the source has bytes; what it holds
/// afterwards is of no use.
void tree_sitter_swift_survey(
    const uint8_t *source, size_t count, tree_sitter_swift_opening *openings, void *context,
    void (*note)(void *context, tree_sitter_swift_finding finding, uint32_t start, uint32_t end));

/// The kinds of tokens that `tree_sitter_swift_tokens` tells apart.
typedef enum {
    /// A name, a keyword or a number.
    TREE_SITTER_SWIFT_WORD,
    /// A string literal or a regex literal. Of a string with interpolations, the text before the first of them; the rest
    /// belongs to the sign that closes an interpolation.
    TREE_SITTER_SWIFT_LITERAL,
    /// An operator, a bracket or another mark.
    TREE_SITTER_SWIFT_SIGN,
} tree_sitter_swift_kind;

/// A token of a text, by the offsets of its bytes.
typedef struct {
    tree_sitter_swift_kind kind;
    uint32_t start, end;
    /// The name that a word means: without its backticks, unless it is no name without them.
    uint32_t name_start, name_end;
    /// Only white space and comments stand before the token in its line.
    _Bool is_first_on_line;
} tree_sitter_swift_token;

/// Reads a text from token to token, by the same reader as `tree_sitter_swift_survey`, and tells the tokens in order. The
/// code in interpolations is read; comments and the text of literals are not.
///
/// False if words may be missing: nothing closes a literal or a comment, or interpolations are nested very deep.
_Bool tree_sitter_swift_tokens(
    const uint8_t *source, size_t count, tree_sitter_swift_opening *openings, void *context,
    void (*note)(void *context, const tree_sitter_swift_token *token));

/// Divides a text into items, in order: declarations without types in them, statements, and the heads of types and
/// extensions up to the braces that open their bodies.
void tree_sitter_swift_divide(
    const uint8_t *source, size_t count, void *context,
    void (*note)(void *context, _Bool is_head, uint32_t start, uint32_t end));

#endif
