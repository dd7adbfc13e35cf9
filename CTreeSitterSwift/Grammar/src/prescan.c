// A pass over a file at the speed of memory. It finds the ranges that can matter to a dependency graph, and the parser
// reads only those. The prescan keeps imports, `#if` directives, and the heads and closing braces of types. In an
// annotated type it keeps the annotated properties, the initializers and the functions of some names, each without its
// body. In an annotated protocol it keeps all properties and functions. In any type it keeps the annotated initializers
// and functions. A front end without annotations asks for all types with their properties, and for all functions of
// protocols and extensions.
//
// If the structure of a file is in doubt, the prescan gives up, and the file is parsed whole.
#include "copies.h"
#include "lexer/directive.h"
#include "prescan/ahead.h"
#include "prescan/attributes.h"
#include "prescan/slice.h"
#include "prescan/items.h"
#include "prescan/members.h"
#include "prescan/modifiers.h"
#include "prescan/state.h"

// Skips the body of a type without an annotation, from its brace, if nothing in it can matter.
//
// The types in the body matter if a written name may mean one of them. The type's own name matters if it is in another
// type that is annotated, or that is kept because a type in it is annotated. A global actor's name matters, because it
// determines the meaning of an attribute.
//
// An annotation in the head belongs to another type, whose brace was taken for this type's: the head has no end.
static PrescanStep pass_type(Prescan *prescan, const Prefix *prefix, const uint8_t *head, bool *matters) {
    Cursor *c = &prescan->c;
    const uint8_t *brace = c->next;
    if (holds_annotation(&prescan->ahead, c, head, brace)) return PRESCAN_GIVE_UP;
    cursor_advance(c);
    bool holds_types = false;
    if (!skip_members(c, &holds_types)) return PRESCAN_GIVE_UP;
    *matters = may_hold_annotation(&prescan->ahead, c, brace, c->next);
    if (holds_types || *matters) {
        c->next = brace;
        return PRESCAN_ON;
    }
    if (prescan->depth == 0 && !prefix->is_global_actor) return PRESCAN_DONE;
    if (keep_range(prescan, prefix->start, brace + 1) == PRESCAN_GIVE_UP) return PRESCAN_GIVE_UP;
    return keep_mark(prescan) == PRESCAN_ON ? PRESCAN_DONE : PRESCAN_GIVE_UP;
}

// Returns what is kept of the members of a type with the keyword `word`.
static TypeRole role_of(const Prescan *prescan, const Prefix *prefix, const Word *word) {
    bool keeps_all_types = prescan->words->keeps_all_types;
    if (!prefix->is_type_annotation && !keeps_all_types) return TYPE_NOT_ANNOTATED;
    bool keeps_all = word_is(word, "protocol") || (keeps_all_types && word_is(word, "extension"));
    return keeps_all ? PROTOCOL_ANNOTATED : TYPE_ANNOTATED;
}

// Opens a type, from after its keyword `word`.
static PrescanStep open_type(Prescan *prescan, const Prefix *prefix, const Word *word) {
    Cursor after_keyword = prescan->c;
    if (prescan->depth == deepest_type || !skip_to_brace(&prescan->c)) return PRESCAN_GIVE_UP;
    // The annotation is that of a property.
    if (prefix->is_property_annotation && !prefix->is_type_annotation) return PRESCAN_GIVE_UP;
    bool matters = prefix->is_type_annotation || prescan->words->keeps_all_types;
    if (!matters) {
        PrescanStep passed = pass_type(prescan, prefix, after_keyword.next, &matters);
        if (passed != PRESCAN_ON) return passed == PRESCAN_DONE ? PRESCAN_ON : PRESCAN_GIVE_UP;
    }
    prescan->holds_internal |= !prefix->is_visible && !word_is(word, "extension");
    if (matters && prescan->depth == 0) note_owner(&prescan->ahead, after_keyword);
    cursor_advance(&prescan->c);
    prescan->named_functions[prescan->depth] = prefix->named_function;
    prescan->roles[prescan->depth++] = role_of(prescan, prefix, word);
    return keep_item(prescan, prefix);
}

// Returns whether a token after a newline may still precede a function's body.
static bool continues_after_newline(Cursor *c) {
    if (cursor_peek(c) == '-' || cursor_peek(c) == '{') return true;
    if (!is_word_start(cursor_peek(c))) return false;
    Cursor ahead = *c;
    Word word = read_word(&ahead);
    return word_continues_declaration(&word);
}

// Returns whether an item without a body ends here. `newline`: a line begins here.
static bool tail_ends(Cursor *c, bool newline) {
    int32_t next = cursor_peek(c);
    if (cursor_at_end(c) || next == '}' || next == ';' || next == '@' || next == '#') return true;
    return newline && !continues_after_newline(c);
}

// Keeps the rest of a function after its parameters, and skips its body.
static PrescanStep keep_tail(Prescan *prescan, const Prefix *prefix) {
    Cursor *c = &prescan->c;
    const uint8_t *end = c->next;
    for (;;) {
        Trivia trivia = skip_trivia(c);
        if (trivia.slash) return PRESCAN_GIVE_UP;
        if (tail_ends(c, trivia.newline)) {
            // Only requirements of a protocol have no body. Elsewhere the end of the line may be wrong, and what
            // follows would be skipped without a doubt.
            if (!in_annotated_type(prescan)) return PRESCAN_GIVE_UP;
            c->next = end;
            return keep_item(prescan, prefix);
        }
        int32_t next = cursor_peek(c);
        if (next == '{') break;
        if (is_word(next)) {
            read_word(c);
        } else {
            cursor_advance(c);
            if ((next == '(' || next == '[') && !skip_brackets(c)) return PRESCAN_GIVE_UP;
        }
        end = c->next;
    }
    cursor_advance(c);
    if (!skip_brackets(c)) return PRESCAN_GIVE_UP;
    return keep_range(prescan, prefix->start, end);
}

// Keeps an initializer or a function, from after `init` or the function's name.
static PrescanStep keep_callable(Prescan *prescan, const Prefix *prefix) {
    Cursor *c = &prescan->c;
    prescan->holds_internal |= !prefix->is_visible;
    while (!cursor_at_end(c)) {
        if (skip_trivia(c).slash) return PRESCAN_GIVE_UP;
        int32_t next = cursor_peek(c);
        if (next == '{' || next == '}' || next == ';') return PRESCAN_GIVE_UP;
        cursor_advance(c);
        if (next == '`') skip_backticked(c);
        if (next != '(') continue;
        return skip_brackets(c) ? keep_tail(prescan, prefix) : PRESCAN_GIVE_UP;
    }
    return PRESCAN_GIVE_UP;
}

// Returns whether a name begins like a type's. In a call, a function or variable with such a name hides a type of the
// same name.
static bool is_like_type(const Word *name) {
    return name->length > 0 && name->text[0] >= 'A' && name->text[0] <= 'Z';
}

// Returns whether an initializer or a function is kept, whatever its name is.
static bool keeps_callable(const Prescan *prescan, const Prefix *prefix) {
    return in_annotated_protocol(prescan) || prefix->is_callable_annotation;
}

// Returns whether a function of an annotated type is kept by its name.
static bool keeps_function(const Prescan *prescan, const Word *name) {
    const Word *named = &prescan->named_functions[prescan->depth - 1];
    size_t count = named->length < longest_word ? named->length : longest_word;
    bool is_named = count > 0 && named->length == name->length && memcmp(named->text, name->text, count) == 0;
    return is_named || word_is_one_of(name, prescan->words->functions) || is_like_type(name);
}

static PrescanStep function(Prescan *prescan, const Prefix *prefix) {
    // The annotation is misplaced.
    if (prefix->is_property_annotation) return PRESCAN_GIVE_UP;
    if (keeps_callable(prescan, prefix)) return keep_callable(prescan, prefix);
    if (in_annotated_type(prescan)) {
        Cursor *c = &prescan->c;
        if (skip_trivia(c).slash) return PRESCAN_GIVE_UP;
        Word name = read_word(c);
        if (keeps_function(prescan, &name)) return keep_callable(prescan, prefix);
    }
    skip_rest_of_declaration(&prescan->c);
    return PRESCAN_ON;
}

static PrescanStep kept_item(Prescan *prescan, const Prefix *prefix) {
    skip_rest_of_declaration(&prescan->c);
    return keep_item(prescan, prefix);
}

static PrescanStep passed_item(Prescan *prescan) {
    skip_rest_of_item(&prescan->c);
    return PRESCAN_ON;
}

static PrescanStep passed_declaration(Prescan *prescan) {
    skip_rest_of_declaration(&prescan->c);
    return PRESCAN_ON;
}

// Returns whether a property is kept, from after its keyword.
static bool keeps_property(const Prescan *prescan, const Word *word, const Prefix *prefix) {
    if (prefix->is_property_annotation) return true;
    if (!word_is(word, "let") && !word_is(word, "var")) return false;
    if (in_annotated_protocol(prescan) || prescan->words->keeps_all_types) return true;
    Cursor ahead = prescan->c;
    if (skip_trivia(&ahead).slash || !is_word_start(cursor_peek(&ahead))) return false;
    Word name = read_word(&ahead);
    return is_like_type(&name);
}

// Returns whether a declaration is kept in every type, whatever the type's annotation is.
static bool keeps_anywhere(const Prescan *prescan, const Word *word) {
    static const char *const requirements[] = {"subscript", "associatedtype", NULL};
    // A written name may mean a nested alias. Where a type alone identifies a value, it may mean any alias.
    if (word_is(word, "typealias")) return prescan->depth > 0 || prescan->words->callables[0];
    // Other requirements of a component are read too, because they are faults.
    return word_is(word, "import") || (in_annotated_protocol(prescan) && word_is_one_of(word, requirements));
}

// Returns whether a declaration that is no type has the annotation of one, or stands outside of all types and has that of
// a member.
static bool is_misplaced(const Prescan *prescan, const Prefix *prefix) {
    if (prefix->is_type_annotation) return true;
    return prescan->depth == 0 && (prefix->is_callable_annotation || prefix->is_property_annotation);
}

// Reads a declaration after its prefix, from after its keyword `word` with the roles.
static PrescanStep declaration(Prescan *prescan, const Prefix *prefix, const Word *word, uint32_t roles) {
    Cursor *c = &prescan->c;
    prescan->rest_of_item = c->next;
    if (opens_type(c, word, roles)) return open_type(prescan, prefix, word);
    // The annotation is misplaced. The whole file tells where it is.
    if (is_misplaced(prescan, prefix)) return PRESCAN_GIVE_UP;
    if (keeps_anywhere(prescan, word)) return kept_item(prescan, prefix);
    if (word_is(word, "operator")) {
        // The operator's name must not be read as an operator between two operands, so the line ends the item.
        skip_line(c);
        return PRESCAN_ON;
    }
    if (word_is(word, "func")) return function(prescan, prefix);
    bool is_kept = keeps_callable(prescan, prefix) || (in_annotated_type(prescan) && !prescan->words->keeps_all_types);
    if (word_is(word, "init") && is_kept) return keep_callable(prescan, prefix);
    if (in_annotated_type(prescan) && keeps_property(prescan, word, prefix)) return kept_item(prescan, prefix);
    if (roles & DECLARES) return passed_declaration(prescan);
    if (!in_annotated_type(prescan) && !prefix->is_callable_annotation) return passed_item(prescan);
    return PRESCAN_GIVE_UP;
}

// Reads on after the word of a modifier. A modifier without a meaning for the graph is left out of the slice.
static PrescanStep modifier(Prescan *prescan, Prefix *prefix, const uint8_t *start, const Word *word) {
    Cursor *c = &prescan->c;
    if (cursor_peek(c) == '(') {
        cursor_advance(c);
        if (!skip_brackets(c)) return PRESCAN_GIVE_UP;
    }
    prefix->is_visible |= word_is(word, "public") || word_is(word, "open") || word_is(word, "package");
    if (!is_irrelevant_modifier(prescan, word, prefix)) return PRESCAN_ON;
    if (prefix->start < start && keep_range(prescan, prefix->start, start) == PRESCAN_GIVE_UP) return PRESCAN_GIVE_UP;
    skip_trivia(c);
    prefix->start = c->next;
    return PRESCAN_ON;
}

// Reads attributes and modifiers, and then the declaration.
static PrescanStep prefix_and_declaration(Prescan *prescan, Prefix *prefix) {
    Cursor *c = &prescan->c;
    for (;;) {
        const uint8_t *start = c->next;
        if (cursor_peek(c) == '@') {
            cursor_advance(c);
            if (!skip_attribute(prescan, prefix)) return PRESCAN_GIVE_UP;
        } else if (is_word_start(cursor_peek(c))) {
            Word word = read_word(c);
            uint32_t roles = word_roles(&word);
            bool modifies = word_is(&word, "class") ? !opens_type(c, &word, roles) : roles & MODIFIES;
            if (!modifies) return declaration(prescan, prefix, &word, roles);
            if (modifier(prescan, prefix, start, &word) == PRESCAN_GIVE_UP) return PRESCAN_GIVE_UP;
        } else {
            // This is a directive between attributes, a macro after them, or not Swift.
            return PRESCAN_GIVE_UP;
        }
        if (skip_trivia(c).slash) return PRESCAN_GIVE_UP;
    }
}

// Reads an item that begins with an attribute or a word. If nothing of its declaration is kept, its prefix isn't
// either.
static PrescanStep item(Prescan *prescan) {
    Prefix prefix = {.start = prescan->c.next};
    SliceMark mark = slice_mark(&prescan->kept);
    PrescanStep step = prefix_and_declaration(prescan, &prefix);
    if (prescan->kept.last_end <= prefix.start) slice_take_back(&prescan->kept, mark);
    return step;
}

static PrescanStep directive(Prescan *prescan) {
    Cursor *c = &prescan->c;
    const uint8_t *start = c->next;
    cursor_advance(c);
    uint32_t hashes;
    if (skip_hash(c, &hashes)) {
        if (!skip_string(c, hashes)) return PRESCAN_GIVE_UP;
        return passed_item(prescan);
    }
    Word word = read_word(c);
    if (!word_is_directive(&word)) return in_annotated_type(prescan) ? PRESCAN_GIVE_UP : passed_item(prescan);
    if (word_is(&word, "if") && prescan->conditions++ == deepest_branch) return PRESCAN_GIVE_UP;
    if (word_is(&word, "endif")) prescan->conditions--;
    if (word_is(&word, "if") || word_is(&word, "elseif")) skip_rest_of_item(&prescan->c);
    return keep_range(prescan, start, c->next);
}

// Returns whether a brace or an annotated property follows, which belong to the type that has just been closed. Then a
// brace too many closed it.
static bool is_before_member(const Prescan *prescan) {
    Cursor ahead = prescan->c;
    skip_trivia(&ahead);
    if (cursor_peek(&ahead) != '@') return cursor_peek(&ahead) == '}';
    cursor_advance(&ahead);
    Prefix prefix = {0};
    return read_attribute_name(prescan, &ahead, &prefix) && prefix.is_property_annotation;
}

static PrescanStep close_type(Prescan *prescan) {
    if (prescan->depth-- == 0) return PRESCAN_GIVE_UP;
    cursor_advance(&prescan->c);
    if (keep_mark(prescan) == PRESCAN_GIVE_UP) return PRESCAN_GIVE_UP;
    bool is_within = prescan->depth > 0 || prescan->conditions > 0 || prescan->words->keeps_all_types;
    if (is_within || !is_rest_plain(&prescan->ahead, &prescan->c)) return PRESCAN_ON;
    return is_before_member(prescan) ? PRESCAN_ON : PRESCAN_DONE;
}

static PrescanStep step_at(Prescan *prescan, int32_t next) {
    Cursor *c = &prescan->c;
    switch (next) {
    case '}': return close_type(prescan);
    case '#': return directive(prescan);
    case ';':
        cursor_advance(c);
        return keep_mark(prescan);
    default:
        if (next == '@' || is_word_start(next)) return item(prescan);
        if (in_annotated_type(prescan) || prescan->depth > 0) return PRESCAN_GIVE_UP;
        // This is code at the top of a file.
        const uint8_t *start = c->next;
        skip_rest_of_item(&prescan->c);
        return c->next > start ? PRESCAN_ON : PRESCAN_GIVE_UP;
    }
}

// Reads an item. An annotation in an item that opens no type is in the body of a function, or the item has no end where
// it should. The whole file shows which.
static PrescanStep step(Prescan *prescan) {
    Cursor *c = &prescan->c;
    bool slash = skip_trivia(c).slash;
    prescan->rest_of_item = c->next;
    uint32_t depth = prescan->depth;
    if (!slash && cursor_at_end(c)) return depth == 0 ? PRESCAN_DONE : PRESCAN_GIVE_UP;
    if (slash && in_annotated_type(prescan)) return PRESCAN_GIVE_UP;
    PrescanStep result = slash ? passed_item(prescan) : step_at(prescan, cursor_peek(c));
    if (result != PRESCAN_ON || prescan->depth != depth) return result;
    return holds_annotation(&prescan->ahead, c, prescan->rest_of_item, c->next) ? PRESCAN_GIVE_UP : PRESCAN_ON;
}

// Runs one prescan. `holds_internal` is set if the slice would need access levels and doesn't keep them. The run then
// ends where that shows, which is mostly at the first type, and another one has to follow.
static bool run(
    const uint8_t *source, size_t count, const tree_sitter_swift_vocabulary *words, tree_sitter_swift_slice *output,
    bool keeps_access, bool *holds_internal) {
    output->text_count = output->part_count = 0;
    output->holds_regex = false;
    Prescan prescan = {
        .c = {.start = source, .next = source, .end = source + count, .mark = source},
        .ahead = {.import = SOUGHT("import"), .global_actor = SOUGHT("globalActor")},
        .words = words,
        .keeps_access = keeps_access,
    };
    if (!seek_annotations(&prescan.ahead, words->types)) return false;
    if (words->callables[0]) prescan.ahead.alias = (Sought)SOUGHT("typealias");
    prescan.ahead.type_annotation_count = prescan.ahead.annotation_count;
    if (!seek_annotations(&prescan.ahead, words->callables)) return false;
    prescan.kept = slice_begin(source, output);
    // A byte-order mark and a shebang are not words.
    if (count >= 3 && memcmp(source, "\xEF\xBB\xBF", 3) == 0) prescan.c.next += 3;
    if (prescan.c.end - prescan.c.next > 1 && memcmp(prescan.c.next, "#!", 2) == 0) skip_line_comment(&prescan.c);
    for (;;) {
        PrescanStep result = step(&prescan);
        *holds_internal = prescan.holds_internal && !keeps_access;
        if (*holds_internal) return true;
        if (result == PRESCAN_ON) continue;
        output->holds_regex = prescan.c.regex_end != NULL;
        return result == PRESCAN_DONE && !prescan.c.is_unsure;
    }
}

// Most annotated declarations of a large program are public, and each modifier in a slice costs the parser a token. So
// access levels are kept only if one is missing.
bool OF_COPY(tree_sitter_swift_prescan)(
    const uint8_t *source, size_t count, const tree_sitter_swift_vocabulary *words, tree_sitter_swift_slice *output) {
    bool holds_internal = false;
    output->holds_access = words->callables[0] != NULL || words->keeps_all_types;
    if (!run(source, count, words, output, output->holds_access, &holds_internal)) return false;
    if (!holds_internal) return true;
    output->holds_access = true;
    return run(source, count, words, output, true, &holds_internal);
}
