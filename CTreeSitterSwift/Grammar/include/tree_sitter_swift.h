#ifndef ARBOR_TREE_SITTER_SWIFT_H
#define ARBOR_TREE_SITTER_SWIFT_H

#include <stddef.h>
#include <stdint.h>

typedef struct TSLanguage TSLanguage;

/// The grammar of Swift's declarations, for `ts_parser_set_language`.
const TSLanguage *tree_sitter_swift_declarations(void);

/// Copies Swift source without its comments and with one space for every run of white space outside of string
/// literals, none at either end; lines that a `\` joins within a literal are joined. `output` has room for `count` bytes. Returns how many it holds afterwards.
size_t tree_sitter_swift_squeeze(const uint8_t *source, size_t count, uint8_t *output);

/// A stretch of a file; laid out as tree-sitter's `TSRange`. Rows and columns count from 0, columns in bytes.
typedef struct {
    uint32_t start_row, start_column, end_row, end_column, start_byte, end_byte;
} tree_sitter_swift_range;

/// Finds the stretches of a file that can matter to a dependency graph, in order: what a parser need read.
///
/// Returns how many there are. `SIZE_MAX` where there are more than `capacity` or where the file's structure is not
/// plain: then the whole file is to be parsed.
size_t tree_sitter_swift_skim(
    const uint8_t *source, size_t count, tree_sitter_swift_range *ranges, size_t capacity);

#endif
