// Divides a text into its items, so each can be read alone. An unreadable declaration then doesn't affect any other.
#include "tree_sitter_swift.h"

#include "lexer/directive.h"
#include "lexer/type/attribute.h"
#include "prescan/items.h"

typedef struct {
    Cursor c;
    void *context;
    void (*note)(void *, bool, uint32_t, uint32_t);
    // No brace before this byte opens the body of a type. It is remembered to keep the whole linear.
    const uint8_t *no_brace_before;
} Division;

static void report(Division *division, bool is_head, const uint8_t *start) {
    const Cursor *c = &division->c;
    division->note(division->context, is_head, (uint32_t)(start - c->start), (uint32_t)(c->next - c->start));
}

// Skips an attribute, from after its `@`.
static bool skip_attribute(Cursor *c) {
    AttributeName name;
    if (!skip_attribute_name(c, &name)) return false;
    c->next = c->mark;
    if (!name.has_arguments) return true;
    cursor_advance(c);
    return skip_brackets(c);
}

// Skips the clauses of a declaration on the lines after it.
static void skip_clauses(Cursor *c) {
    for (;;) {
        Cursor ahead = *c;
        if (skip_trivia(&ahead).slash || !is_word_start(cursor_peek(&ahead))) return;
        Word word = read_word(&ahead);
        if (!word_continues_declaration(&word)) return;
        *c = ahead;
        skip_rest_of_item(c);
    }
}

// Skips the head of a type, from after its keyword to the brace of its body. Returns false if no body follows.
static bool skip_head(Division *division) {
    Cursor ahead = division->c;
    if (ahead.next < division->no_brace_before) return false;
    if (!skip_to_brace(&ahead)) {
        division->no_brace_before = ahead.next;
        return false;
    }
    cursor_advance(&ahead);
    division->c = ahead;
    return true;
}

// Reads the rest of an item, from the word that should be the declaration's keyword.
static void divide_at_word(Division *division, const uint8_t *start) {
    Cursor *c = &division->c;
    Word word = read_word(c);
    bool declares = word_is_declaration_keyword(&word) || word_is_soft_declaration_keyword(&word);
    if (opens_type(c, &word, word_roles(&word)) && skip_head(division)) return report(division, true, start);
    if (word_is(&word, "operator")) skip_line(c);
    else if (declares) skip_rest_of_declaration(c);
    else skip_rest_of_item(c);
    if (declares) skip_clauses(c);
    report(division, false, start);
}

// Reads an item that begins with an attribute or a word.
static void divide_item(Division *division) {
    Cursor *c = &division->c;
    const uint8_t *start = c->next;
    for (;;) {
        if (cursor_peek(c) == '@') {
            cursor_advance(c);
            if (!skip_attribute(c)) return;
        } else if (is_word_start(cursor_peek(c))) {
            Cursor ahead = *c;
            Word word = read_word(&ahead);
            uint32_t roles = word_roles(&word);
            bool modifies = word_is(&word, "class") ? !opens_type(&ahead, &word, roles) : roles & MODIFIES;
            if (!modifies) return divide_at_word(division, start);
            *c = ahead;
            if (cursor_peek(c) == '(') {
                cursor_advance(c);
                if (!skip_brackets(c)) return;
            }
        } else {
            return;
        }
        if (skip_trivia(c).slash) return;
    }
}

static void divide_hash(Division *division) {
    Cursor *c = &division->c;
    const uint8_t *start = c->next;
    cursor_advance(c);
    uint32_t hashes;
    if (skip_hash(c, &hashes)) {
        skip_string(c, hashes);
        return skip_rest_of_item(c);
    }
    Word word = read_word(c);
    if (word_is(&word, "if") || word_is(&word, "elseif") || !word_is_directive(&word)) skip_rest_of_item(c);
    if (!word_is_directive(&word)) report(division, false, start);
}

// Reads an item that begins with a character that no declaration begins with.
static void divide_code(Division *division, const uint8_t *start) {
    Cursor *c = &division->c;
    skip_rest_of_item(c);
    if (c->next == start) cursor_advance(c);
    report(division, false, start);
}

void tree_sitter_swift_divide(
    const uint8_t *source, size_t count, void *context,
    void (*note)(void *context, bool is_head, uint32_t start, uint32_t end)) {
    Division division = {
        .c = {.start = source, .next = source, .end = source + count, .mark = source},
        .context = context, .note = note, .no_brace_before = source,
    };
    Cursor *c = &division.c;
    if (count > 1 && memcmp(source, "#!", 2) == 0) skip_line_comment(c);
    while (c->next < c->end) {
        bool slash = skip_trivia(c).slash;
        const uint8_t *start = c->next - slash;
        int32_t next = cursor_peek(c);
        if (!slash && next == '#') divide_hash(&division);
        else if (!slash && (next == '@' || is_word_start(next))) divide_item(&division);
        else if (slash || (next != '}' && next != ';' && c->next < c->end)) divide_code(&division, start);
        if (c->next == start) cursor_advance(c);
    }
}
