#ifndef ARBOR_TREE_SITTER_SWIFT_H
#define ARBOR_TREE_SITTER_SWIFT_H

#include <stddef.h>
#include <stdint.h>

typedef struct TSLanguage TSLanguage;

/// The grammar of Swift's declarations, for `ts_parser_set_language`.
const TSLanguage *tree_sitter_swift_declarations(void);

/// Copies Swift source without its comments. Each run of white space outside of string literals becomes one space, and
/// white space at either end is removed. Lines that a `\` joins within a literal are joined. `output` must have room
/// for `count` bytes. Returns the number of bytes written.
size_t tree_sitter_swift_normalize_trivia(const uint8_t *source, size_t count, uint8_t *output);

/// Returns whether a text contains a word of two letters or more.
_Bool tree_sitter_swift_holds(const uint8_t *source, size_t count, const char *word, size_t length);

/// Returns whether a text may declare a class, a protocol or a type alias with one of some names, at any depth. Text in a
/// comment counts too. A newline ends each of the names.
_Bool tree_sitter_swift_may_declare(
    const uint8_t *source, size_t count, const uint8_t *names, size_t names_count);

/// Lists the names that a file declares at its top level. Each line holds a letter for the kind, the name and a
/// newline.
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
/// The conditions of the `#if` branches around the declaration follow the name, outermost first, each after the byte
/// 0x1F. A branch after others has the negated conditions of those too. Very deep or long conditions are left out.
///
/// Returns the number of bytes of all lines. From the first line on that exceeds `capacity`, nothing is written.
size_t tree_sitter_swift_outline(const uint8_t *source, size_t count, char *output, size_t capacity);

/// A word of two letters or more.
typedef struct {
    const char *text;
    size_t length;
    /// The index of the letter that a search looks for first. `tree_sitter_swift_prepare` sets it.
    size_t anchor;
} tree_sitter_swift_needle;

/// Two letters of some words, by which a search looks for all words at once: an anchor in each word, and the letter at
/// a distance after it.
typedef struct {
    size_t distance;
    /// The bits that are compared, and their values. An anchor has one of two values.
    uint8_t first_mask, first, other_first, second_mask, second;
} tree_sitter_swift_anchors;

/// Chooses the letters by which some words are searched for.
void tree_sitter_swift_prepare(
    tree_sitter_swift_needle *needles, size_t needle_count, tree_sitter_swift_anchors *anchors);

/// Returns which of some words a text contains, as a set of bits by the words' indices. At most 32 words are allowed.
/// The text is read once, and the search costs hardly more than a search for one word.
uint32_t tree_sitter_swift_held(
    const uint8_t *source, size_t count, const tree_sitter_swift_needle *needles, size_t needle_count,
    const tree_sitter_swift_anchors *anchors);

/// A part of a slice, and its origin in the source. Rows count from 0. `source_line` is the offset at which the row of
/// the part's first byte begins.
typedef struct {
    uint32_t text_byte, text_row, source_byte, source_row, source_line;
} tree_sitter_swift_part;

/// The parts of a file that a parser must read, joined. The caller owns the memory and sets the capacities.
/// `tree_sitter_swift_prescan` sets the counts.
typedef struct {
    uint8_t *text;
    size_t text_count, text_capacity;
    tree_sitter_swift_part *parts;
    size_t part_count, part_capacity;
    /// True if the prescan met a regex literal between slashes, which may be in a kept part.
    _Bool holds_regex;
    /// True if the text has access levels. Otherwise other modules see all declarations in it.
    _Bool holds_access;
} tree_sitter_swift_slice;

/// The words by which a front end's declarations are found. Each list ends with NULL.
typedef struct {
    /// The annotations of types. The prescan searches the text for each of them.
    const char *const *types;
    /// The annotations of properties.
    const char *const *properties;
    /// The member functions that are kept like initializers.
    const char *const *functions;
    /// The arguments of types' annotations whose string names one more such function.
    const char *const *function_arguments;
    /// The annotations of initializers and functions, which all types may contain. The prescan searches the text for
    /// each of them.
    const char *const *callables;
    /// The modules that may qualify an annotation.
    const char *const *modules;
    /// True if all types are kept, with all their properties and without their initializers, and extensions with all their
    /// functions and initializers.
    _Bool keeps_all_types;
} tree_sitter_swift_vocabulary;

/// Finds the ranges of a file that can matter to a dependency graph, and copies them one after the other.
///
/// Returns false if the output has too little room, or if the file's structure is not plain. The whole file must then
/// be parsed. The text has enough room if its capacity is the number of bytes in the source, plus one for each part.
_Bool tree_sitter_swift_prescan(
    const uint8_t *source, size_t count, const tree_sitter_swift_vocabulary *vocabulary,
    tree_sitter_swift_slice *output);

/// The kinds of records that `tree_sitter_swift_read_heads` writes.
typedef enum {
    /// The end of all records.
    TREE_SITTER_SWIFT_END,

    // Declarations. A record's range is that of the whole declaration for imports and types, and not known for others.
    TREE_SITTER_SWIFT_IMPORT,
    TREE_SITTER_SWIFT_CLASS,
    TREE_SITTER_SWIFT_STRUCT,
    TREE_SITTER_SWIFT_ACTOR,
    TREE_SITTER_SWIFT_ENUM,
    TREE_SITTER_SWIFT_PROTOCOL,
    TREE_SITTER_SWIFT_EXTENSION,
    TREE_SITTER_SWIFT_LET,
    TREE_SITTER_SWIFT_VAR,
    TREE_SITTER_SWIFT_FUNC,
    TREE_SITTER_SWIFT_INIT,
    TREE_SITTER_SWIFT_TYPEALIAS,

    // Parts of files and types.
    /// The closing brace of a type.
    TREE_SITTER_SWIFT_CLOSE,
    /// The condition of a branch.
    TREE_SITTER_SWIFT_IF,
    TREE_SITTER_SWIFT_ELSEIF,
    /// A directive.
    TREE_SITTER_SWIFT_ELSE,
    TREE_SITTER_SWIFT_ENDIF,

    // Parts of declarations, in the order of the text.
    /// A whole attribute. If it has parentheses, its name and its arguments follow.
    TREE_SITTER_SWIFT_ATTRIBUTE,
    /// The name of an attribute with parentheses, from its `@`.
    TREE_SITTER_SWIFT_ATTRIBUTE_NAME,
    /// A whole argument. Its label and its value follow.
    TREE_SITTER_SWIFT_ARGUMENT,
    TREE_SITTER_SWIFT_ARGUMENT_LABEL,
    TREE_SITTER_SWIFT_ARGUMENT_VALUE,
    TREE_SITTER_SWIFT_MODIFIER,
    TREE_SITTER_SWIFT_KEYWORD,
    /// The keyword after `import`, and the path of an import.
    TREE_SITTER_SWIFT_IMPORT_KIND,
    TREE_SITTER_SWIFT_IMPORT_PATH,
    /// The name of a type, a property, a function or a type alias, or the extended type.
    TREE_SITTER_SWIFT_NAME,
    TREE_SITTER_SWIFT_GENERICS,
    /// An entry of an inheritance clause.
    TREE_SITTER_SWIFT_INHERITS,
    /// A `where` clause.
    TREE_SITTER_SWIFT_REQUIREMENTS,
    /// The type of a property, a parameter or a type alias.
    TREE_SITTER_SWIFT_TYPE,
    TREE_SITTER_SWIFT_INITIAL_VALUE,
    TREE_SITTER_SWIFT_ACCESSORS,
    /// The mark of `init?` or `init!`.
    TREE_SITTER_SWIFT_FAILABLE,
    /// A parameter clause. Its parameters follow.
    TREE_SITTER_SWIFT_PARAMETERS,
    /// A whole parameter. Its attributes, label, name, type, dots and default value follow.
    TREE_SITTER_SWIFT_PARAMETER,
    TREE_SITTER_SWIFT_LABEL,
    TREE_SITTER_SWIFT_VARIADIC,
    TREE_SITTER_SWIFT_DEFAULT_VALUE,
    TREE_SITTER_SWIFT_ASYNC,
    TREE_SITTER_SWIFT_THROWS,
    TREE_SITTER_SWIFT_RETHROWS,
    TREE_SITTER_SWIFT_THROWN_TYPE,
    TREE_SITTER_SWIFT_RETURNS,
} tree_sitter_swift_record_kind;

/// A position in a file. The offset counts from 0, the line and the column from 1.
typedef struct {
    uint32_t offset, line, column;
} tree_sitter_swift_position;

/// A declaration, or a part of one: its range in the slice and in the file.
typedef struct {
    uint32_t kind;
    uint32_t start, end;
    tree_sitter_swift_position source_start, source_end;
} tree_sitter_swift_record;

/// Reads the declarations of a slice as the grammar does, and writes them as records in the order of the text. The last
/// record is `TREE_SITTER_SWIFT_END`.
///
/// Returns false if the slice has anything else than plain declarations without faults, or if there is too little room.
/// The slice must then be parsed.
_Bool tree_sitter_swift_read_heads(
    const tree_sitter_swift_slice *slice, tree_sitter_swift_record *records, size_t capacity);

/// A property of a text that its tokens show without a parser.
typedef enum {
    /// A regex literal between slashes.
    TREE_SITTER_SWIFT_REGEX,
    /// A bracket, string, regex literal or comment that is never closed. The range ends where it would have to be
    /// closed.
    TREE_SITTER_SWIFT_UNCLOSED,
    /// An `#if` without an `#endif`. The range ends where it would have to be closed.
    TREE_SITTER_SWIFT_OPEN_CONDITION,
    /// `#if`, `#elseif`, `#else` or `#endif`, and the rest of its line.
    TREE_SITTER_SWIFT_DIRECTIVE,
    /// A closing brace outside of everything that is open.
    TREE_SITTER_SWIFT_STRAY,
    /// A brace or an `#if` that is nested deeper than any compiler reads. The text after it is not surveyed, and this
    /// is the last finding.
    TREE_SITTER_SWIFT_TOO_DEEP,
} tree_sitter_swift_finding;

/// An open bracket or condition, and the offset of its first byte.
typedef struct {
    uint32_t offset;
    uint8_t sign;
} tree_sitter_swift_opening;

/// Reads the tokens of a text as the compiler's lexer does, and reports the range of each finding.
///
/// Literals and directives are reported in order. `openings` is scratch memory, with room for as many elements as the
/// source has bytes.
void tree_sitter_swift_survey(
    const uint8_t *source, size_t count, tree_sitter_swift_opening *openings, void *context,
    void (*note)(void *context, tree_sitter_swift_finding finding, uint32_t start, uint32_t end));

/// The kinds of tokens that `tree_sitter_swift_tokens` distinguishes.
typedef enum {
    /// A name, a keyword or a number.
    TREE_SITTER_SWIFT_WORD,
    /// A string literal or a regex literal. If a string has interpolations, the literal ends before the first of them,
    /// and the rest of the text belongs to the bracket that closes an interpolation.
    TREE_SITTER_SWIFT_LITERAL,
    /// An operator, a bracket or other punctuation.
    TREE_SITTER_SWIFT_SIGN,
} tree_sitter_swift_kind;

/// A token of a text, by the offsets of its bytes.
typedef struct {
    tree_sitter_swift_kind kind;
    uint32_t start, end;
    /// The name that a word means. It has no backticks, unless the word is not a name without them.
    uint32_t name_start, name_end;
    /// Only white space and comments precede the token in its line.
    _Bool is_first_on_line;
} tree_sitter_swift_token;

/// Reads the tokens of a text like `tree_sitter_swift_survey`, and reports them in order, some at a time. The code in
/// interpolations is divided into tokens. Comments and the text of literals are not.
///
/// Returns false if words may be missing, because a literal or a comment is not closed, or interpolations are nested
/// very deep. `is_closed` is set to true if a survey would find nothing that is never closed, and nothing too deep.
_Bool tree_sitter_swift_tokens(
    const uint8_t *source, size_t count, tree_sitter_swift_opening *openings, _Bool *is_closed, void *context,
    void (*note)(void *context, const tree_sitter_swift_token *tokens, size_t token_count));

/// Divides a text into items, and reports them in order: declarations that contain no types, statements, and the heads
/// of types and extensions up to the braces that open their bodies.
void tree_sitter_swift_divide(
    const uint8_t *source, size_t count, void *context,
    void (*note)(void *context, _Bool is_head, uint32_t start, uint32_t end));

#endif
