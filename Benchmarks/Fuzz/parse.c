// A fuzz target: the grammar's parser and the prescan terminate on any bytes without a fault. The parts of the
// prescan's slice, the records of its declarations and the findings of a survey are in order within the bytes. The
// head reader accepts only text that the parser reads without a fault. The copies of a function for different
// processors agree. scripts/fuzz builds and runs it.
#include <stdbool.h>
#include <stdlib.h>
#include <tree_sitter/api.h>

#include "agreement.h"
#include "require.h"
#include "tree_sitter_swift.h"

static void require_order(const tree_sitter_swift_slice *output, size_t size) {
    require(output->text_count <= output->text_capacity, "there is more text than room");
    require(output->part_count <= output->part_capacity, "there are more parts than room");
    uint32_t text = 0, source = 0;
    for (size_t i = 0; i < output->part_count; i++) {
        const tree_sitter_swift_part *part = &output->parts[i];
        require(part->text_byte >= text && part->source_byte >= source, "a part begins before the one before it");
        require(part->source_byte <= size, "a part begins beyond the source");
        require(part->source_line <= part->source_byte, "a part's line begins behind it");
        text = part->text_byte;
        source = part->source_byte;
    }
    require(text <= output->text_count, "a part begins beyond the text");
}

// Returns whether a text was read without a fault.
static bool parse(TSParser *parser, const uint8_t *data, size_t size) {
    TSTree *tree = ts_parser_parse_string(parser, NULL, (const char *)data, (uint32_t)size);
    require(tree != NULL, "there is no tree");
    require(ts_node_end_byte(ts_tree_root_node(tree)) <= size, "the tree reaches beyond the text");
    bool is_sound = !ts_node_has_error(ts_tree_root_node(tree));
    ts_tree_delete(tree);
    return is_sound;
}

static void require_records(const tree_sitter_swift_record *records, size_t text_count, size_t size) {
    uint32_t start = 0;
    for (const tree_sitter_swift_record *record = records; record->kind != TREE_SITTER_SWIFT_END; record++) {
        require(record->start >= start, "a record begins before the one before it");
        start = record->start;
        bool is_type = record->kind >= TREE_SITTER_SWIFT_CLASS && record->kind <= TREE_SITTER_SWIFT_EXTENSION;
        bool has_end = is_type || record->kind > TREE_SITTER_SWIFT_TYPEALIAS;
        if (!has_end && record->kind != TREE_SITTER_SWIFT_IMPORT) continue;
        require(record->start < record->end && record->end <= text_count, "a record is not within the slice");
        require(record->source_start.offset < record->source_end.offset, "a record's end precedes its start");
        require(record->source_end.offset <= size, "a record is not within the source");
        require(record->source_start.line <= record->source_end.line, "a record ends on a line before its first");
        require(record->source_start.column > 0 && record->source_end.column > 0, "a record has no column");
    }
}

// Reads a slice without a tree. `is_sound`: the parser has read it without a fault.
static void read_heads(const tree_sitter_swift_slice *slice, size_t size, bool is_sound) {
    size_t capacity = slice->text_count + 2;
    tree_sitter_swift_record *records = malloc(capacity * sizeof *records);
    if (tree_sitter_swift_read_heads(slice, records, capacity)) {
        require(is_sound, "the head reader accepts a fault");
        require_records(records, slice->text_count, size);
    }
    tree_sitter_swift_read_heads(slice, records, capacity / 8);
    free(records);
}

static void normalize_trivia(const uint8_t *data, size_t size) {
    uint8_t *output = malloc(size + 1);
    require(tree_sitter_swift_normalize_trivia(data, size, output) <= size, "text has grown");
    free(output);
}

static const char *const types[] = {"Instantiable", "Module", "Component", NULL};
static const char *const properties[] = {"Instantiated", "Received", "Forwarded", NULL};
static const char *const functions[] = {"instantiate", "mock", NULL};
static const char *const function_arguments[] = {"customMockName", NULL};
static const char *const modules[] = {"SafeDI", "Arbor", "Blade", NULL};
static const char *const callables[] = {"Provider", NULL};
static const tree_sitter_swift_vocabulary annotations = {
    types, properties, functions, function_arguments, callables, modules, false};
static const char *const none[] = {NULL};
// The words of a front end without annotations.
static const tree_sitter_swift_vocabulary all_types = {none, none, none, none, none, none, true};

static void slice(
    TSParser *parser, const tree_sitter_swift_vocabulary *words, const uint8_t *data, size_t size) {
    tree_sitter_swift_slice output = {.text_capacity = size + size / 2 + 1, .part_capacity = size / 2 + 1};
    output.text = malloc(output.text_capacity);
    output.parts = malloc(output.part_capacity * sizeof *output.parts);
    if (tree_sitter_swift_prescan(data, size, words, &output)) {
        require_order(&output, size);
        bool is_sound = parse(parser, output.text, output.text_count);
        read_heads(&output, size, is_sound);
    }
    free(output.text);
    free(output.parts);
}

// Findings must lie in the text, and literals and items must follow one another.
typedef struct {
    size_t size;
    uint32_t end;
} Found;

static void note_finding(void *context, tree_sitter_swift_finding finding, uint32_t start, uint32_t end) {
    Found *found = context;
    require(start < end && end <= found->size, "a finding does not lie in the text");
    if (finding != TREE_SITTER_SWIFT_REGEX) return;
    require(start >= found->end && end - start >= 3, "a literal begins in the one before it, or is too short");
    found->end = end;
}

static void check_token(Found *found, const tree_sitter_swift_token *token) {
    require(token->start < token->end && token->end <= found->size, "a token does not lie in the text");
    require(token->start >= found->end, "a token begins in the one before it");
    if (token->kind == TREE_SITTER_SWIFT_WORD) {
        bool is_within = token->name_start >= token->start && token->name_end <= token->end;
        require(is_within && token->name_start <= token->name_end, "a name does not lie in its token");
    }
    found->end = token->end;
}

static void note_tokens(void *context, const tree_sitter_swift_token *tokens, size_t token_count) {
    for (size_t i = 0; i < token_count; i++) check_token(context, &tokens[i]);
}

static void note_item(void *context, bool is_head, uint32_t start, uint32_t end) {
    (void)is_head;
    Found *found = context;
    require(start < end && end <= found->size, "an item does not lie in the text");
    require(start >= found->end, "an item begins in the one before it");
    found->end = end;
}

static void look_over(const uint8_t *data, size_t size) {
    Found findings = {.size = size}, items = {.size = size};
    tree_sitter_swift_opening *openings = malloc(size * sizeof *openings + 1);
    tree_sitter_swift_survey(data, size, openings, &findings, note_finding);
    Found tokens = {.size = size};
    bool is_closed;
    tree_sitter_swift_tokens(data, size, openings, &is_closed, &tokens, note_tokens);
    free(openings);
    tree_sitter_swift_divide(data, size, &items, note_item);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    TSParser *parser = ts_parser_new();
    ts_parser_set_language(parser, tree_sitter_swift_declarations());
    parse(parser, data, size);
    normalize_trivia(data, size);
    slice(parser, &annotations, data, size);
    slice(parser, &all_types, data, size);
    require_agreement(&annotations, data, size);
    require_agreement(&all_types, data, size);
    look_over(data, size);
    ts_parser_delete(parser);
    return 0;
}
