// A fuzz target: whatever the bytes, the grammar's parser and the first pass must come to an end without a wrong step,
// and the stretches that the first pass names must lie in order within the bytes. Built and run by scripts/fuzz.
#include <stdio.h>
#include <stdlib.h>
#include <tree_sitter/api.h>

#include "tree_sitter_swift.h"

enum { capacity = 16384 };

// A plain `assert` goes with NDEBUG.
static void require(bool holds, const char *what) {
    if (holds) return;
    fprintf(stderr, "fuzz: %s\n", what);
    abort();
}

static void require_order(const tree_sitter_swift_range *ranges, size_t count, size_t size) {
    uint32_t end = 0;
    for (size_t i = 0; i < count; i++) {
        require(ranges[i].start_byte >= end, "a stretch begins before the one before it ends");
        require(ranges[i].end_byte > ranges[i].start_byte, "a stretch is empty");
        require(ranges[i].end_byte <= size, "a stretch reaches beyond the text");
        require(ranges[i].start_column <= ranges[i].start_byte, "a stretch's line begins before the text");
        end = ranges[i].end_byte;
    }
}

static void parse(TSParser *parser, const uint8_t *data, size_t size) {
    TSTree *tree = ts_parser_parse_string(parser, NULL, (const char *)data, (uint32_t)size);
    require(tree != NULL, "there is no tree");
    require(ts_node_end_byte(ts_tree_root_node(tree)) <= size, "the tree reaches beyond the text");
    ts_tree_delete(tree);
}

static void squeeze(const uint8_t *data, size_t size) {
    uint8_t *output = malloc(size + 1);
    require(tree_sitter_swift_squeeze(data, size, output) <= size, "text has grown");
    free(output);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static tree_sitter_swift_range ranges[capacity];
    TSParser *parser = ts_parser_new();
    ts_parser_set_language(parser, tree_sitter_swift_declarations());
    parse(parser, data, size);
    squeeze(data, size);
    size_t count = tree_sitter_swift_skim(data, size, ranges, capacity);
    if (count != SIZE_MAX) {
        require(count <= capacity, "there are more stretches than room");
        require_order(ranges, count, size);
        bool is_taken = ts_parser_set_included_ranges(parser, (const TSRange *)ranges, (uint32_t)count);
        require(is_taken, "tree-sitter refuses the stretches");
        parse(parser, data, size);
    }
    ts_parser_delete(parser);
    return 0;
}
