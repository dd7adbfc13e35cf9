// A first pass over a file, at the speed of memory: finds the stretches that can matter to a dependency graph, so
// that the parser reads those only. Kept are imports, `#if` directives, the heads and closing braces of types, and, of
// types that bear an annotation, the annotated properties, the initializers and the `instantiate` functions, each
// without its body, and whatever is not understood.
//
// Where the pass is not sure of a file's structure it says so, and the file is parsed whole.
#include "tree_sitter_swift.h"

#include "lexis/directive.h"
#include "skim/ahead.h"
#include "skim/condensed.h"
#include "skim/items.h"
#include "skim/members.h"

// How deep types may nest in types here; deeper files are parsed whole.
enum { deepest_type = 64 };

typedef struct {
    Cursor c;
    Condensed kept;
    // Of each open type, whether it bears an annotation.
    bool annotated[deepest_type];
    uint32_t depth;
    // How many `#if` are open.
    uint32_t conditions;
    Ahead ahead;
} Skim;

// What precedes a declaration's keyword.
typedef struct {
    // Of what is not kept yet.
    const uint8_t *start;
    bool is_type_annotation;
    bool is_property_annotation;
    bool is_global_actor;
} Prefix;

typedef enum { SKIM_ON, SKIM_DONE, SKIM_GIVE_UP } SkimStep;

static bool in_annotated_type(const Skim *skim) { return skim->depth > 0 && skim->annotated[skim->depth - 1]; }

static SkimStep keep_stretch(Skim *skim, const uint8_t *from, const uint8_t *to) {
    return keep(&skim->kept, skim->c.start, from, to) ? SKIM_ON : SKIM_GIVE_UP;
}

static SkimStep keep_item(Skim *skim, const Prefix *prefix) {
    return keep_stretch(skim, prefix->start, skim->c.next);
}

static SkimStep keep_mark(Skim *skim) { return keep_stretch(skim, skim->c.next - 1, skim->c.next); }

static void note_annotation(const Word *word, Prefix *prefix) {
    prefix->is_type_annotation |= word_is(word, "Instantiable");
    prefix->is_property_annotation |=
        word_is(word, "Instantiated") || word_is(word, "Received") || word_is(word, "Forwarded");
    prefix->is_global_actor |= word_is(word, "globalActor");
}

// After the `@`.
static bool skip_attribute(Cursor *c, Prefix *prefix) {
    for (;;) {
        if (skip_trivia(c).slash || !is_word_start(cursor_peek(c))) return false;
        Word word = read_word(c);
        bool selects = c->end - c->next > 2 && c->next[0] == ':' && c->next[1] == ':';
        if (cursor_peek(c) != '.' && !selects) {
            note_annotation(&word, prefix);
            break;
        }
        c->next += selects ? 2 : 1;
    }
    if (cursor_peek(c) == '<') return false;
    if (cursor_peek(c) != '(') return true;
    cursor_advance(c);
    return skip_brackets(c);
}

// At the brace of a type that bears no annotation: past its body, where nothing in it can matter.
//
// Types in it can: a written name may mean one of them. So may its own, in another type: in what bears an annotation,
// and in what is open only since something in it does. A global actor's name tells what an attribute means.
static SkimStep pass_type(Skim *skim, const Prefix *prefix, bool *holds_annotation) {
    Cursor *c = &skim->c;
    const uint8_t *brace = c->next;
    cursor_advance(c);
    bool holds_types = false;
    if (!skip_members(c, &holds_types)) return SKIM_GIVE_UP;
    *holds_annotation = may_hold_annotation(&skim->ahead, c, brace, c->next);
    if (holds_types || *holds_annotation) {
        c->next = brace;
        return SKIM_ON;
    }
    if (skim->depth == 0 && !prefix->is_global_actor) return SKIM_DONE;
    if (keep_stretch(skim, prefix->start, brace + 1) == SKIM_GIVE_UP) return SKIM_GIVE_UP;
    return keep_mark(skim) == SKIM_ON ? SKIM_DONE : SKIM_GIVE_UP;
}

static SkimStep open_type(Skim *skim, const Prefix *prefix) {
    Cursor after_keyword = skim->c;
    if (skim->depth == deepest_type || !skip_to_brace(&skim->c)) return SKIM_GIVE_UP;
    bool matters = prefix->is_type_annotation;
    if (!matters) {
        SkimStep passed = pass_type(skim, prefix, &matters);
        if (passed != SKIM_ON) return passed == SKIM_DONE ? SKIM_ON : SKIM_GIVE_UP;
    }
    if (matters && skim->depth == 0) note_owner(&skim->ahead, after_keyword);
    cursor_advance(&skim->c);
    skim->annotated[skim->depth++] = prefix->is_type_annotation;
    return keep_item(skim, prefix);
}

// What may stand between a function's parameters and its body, on lines of its own too.
static bool goes_on_after_newline(Cursor *c) {
    if (cursor_peek(c) == '-' || cursor_peek(c) == '{') return true;
    if (!is_word_start(cursor_peek(c))) return false;
    Cursor ahead = *c;
    Word word = read_word(&ahead);
    return word_continues_declaration(&word);
}

// Whether an item without a body ends here. `newline`: a line begins here.
static bool tail_ends(Cursor *c, bool newline) {
    int32_t next = cursor_peek(c);
    if (cursor_at_end(c) || next == '}' || next == ';' || next == '@' || next == '#') return true;
    return newline && !goes_on_after_newline(c);
}

// After the parameters: past the body, if there is one, of which nothing is kept.
static SkimStep keep_tail(Skim *skim, const Prefix *prefix) {
    Cursor *c = &skim->c;
    const uint8_t *end = c->next;
    for (;;) {
        Trivia trivia = skip_trivia(c);
        if (trivia.slash) return SKIM_GIVE_UP;
        if (tail_ends(c, trivia.newline)) {
            c->next = end;
            return keep_item(skim, prefix);
        }
        int32_t next = cursor_peek(c);
        if (next == '{') break;
        if (is_word(next)) {
            read_word(c);
        } else {
            cursor_advance(c);
            if ((next == '(' || next == '[') && !skip_brackets(c)) return SKIM_GIVE_UP;
        }
        end = c->next;
    }
    cursor_advance(c);
    if (!skip_brackets(c)) return SKIM_GIVE_UP;
    return keep_stretch(skim, prefix->start, end);
}

// After `init`, or the name of `func instantiate`.
static SkimStep keep_callable(Skim *skim, const Prefix *prefix) {
    Cursor *c = &skim->c;
    while (!cursor_at_end(c)) {
        if (skip_trivia(c).slash) return SKIM_GIVE_UP;
        int32_t next = cursor_peek(c);
        if (next == '{' || next == '}' || next == ';') return SKIM_GIVE_UP;
        cursor_advance(c);
        if (next != '(') continue;
        return skip_brackets(c) ? keep_tail(skim, prefix) : SKIM_GIVE_UP;
    }
    return SKIM_GIVE_UP;
}

// In a call, a function or variable of such a name hides a type of the same name.
static bool is_like_type(const Word *name) {
    return name->length > 0 && name->text[0] >= 'A' && name->text[0] <= 'Z';
}

static SkimStep function(Skim *skim, const Prefix *prefix) {
    if (in_annotated_type(skim)) {
        Cursor *c = &skim->c;
        if (skip_trivia(c).slash) return SKIM_GIVE_UP;
        Word name = read_word(c);
        if (word_is(&name, "instantiate") || is_like_type(&name)) return keep_callable(skim, prefix);
    }
    skip_rest_of_declaration(&skim->c);
    return SKIM_ON;
}

static SkimStep kept_item(Skim *skim, const Prefix *prefix) {
    skip_rest_of_declaration(&skim->c);
    return keep_item(skim, prefix);
}

static SkimStep passed_item(Skim *skim) {
    skip_rest_of_item(&skim->c);
    return SKIM_ON;
}

static SkimStep passed_declaration(Skim *skim) {
    skip_rest_of_declaration(&skim->c);
    return SKIM_ON;
}

// After `let` or `var`, or what stands in its place.
static bool keeps_property(const Cursor *c, const Word *word, const Prefix *prefix) {
    if (prefix->is_property_annotation) return true;
    if (!word_is(word, "let") && !word_is(word, "var")) return false;
    Cursor ahead = *c;
    if (skip_trivia(&ahead).slash || !is_word_start(cursor_peek(&ahead))) return false;
    Word name = read_word(&ahead);
    return is_like_type(&name);
}

// At the word that the prefix leads to.
static SkimStep declaration(Skim *skim, const Prefix *prefix, const Word *word) {
    Cursor *c = &skim->c;
    if (opens_type(c, word)) return open_type(skim, prefix);
    if (word_is(word, "import")) return kept_item(skim, prefix);
    if (word_is(word, "operator")) {
        // Its name is no operator between two operands: the line ends it.
        skip_line(c);
        return SKIM_ON;
    }
    if (word_is(word, "func")) return function(skim, prefix);
    if (word_is(word, "init") && in_annotated_type(skim)) return keep_callable(skim, prefix);
    if (in_annotated_type(skim) && keeps_property(c, word, prefix)) return kept_item(skim, prefix);
    // A written name may mean it.
    if (word_is(word, "typealias") && skim->depth > 0) return kept_item(skim, prefix);
    if (word_is_declaration_keyword(word)) return passed_declaration(skim);
    if (!in_annotated_type(skim)) return passed_item(skim);
    return SKIM_GIVE_UP;
}

// Whether a modifier says nothing to a graph where it stands: of imports all count, of functions access does.
static bool is_idle_modifier(const Cursor *c, const Word *word) {
    static const char *const not_accessed[] = {"let", "var", "class", "struct", "final", "actor", "enum", NULL};
    if (word_is(word, "static") || word_is(word, "class")) return false;
    if (word_is(word, "weak") || word_is(word, "unowned")) return false;
    Cursor ahead = *c;
    if (skip_trivia(&ahead).slash || !is_word_start(cursor_peek(&ahead))) return false;
    Word next = read_word(&ahead);
    // It tells where a type and its initializer may be called from.
    if (word_is(word, "nonisolated")) return word_is(&next, "let") || word_is(&next, "var");
    if (word_is(word, "private") || word_is(word, "fileprivate")) return word_is_one_of(&next, not_accessed);
    return !word_is(&next, "import");
}

// Past a modifier, its word read, which is left out of what is kept if it says nothing.
static SkimStep modifier(Skim *skim, Prefix *prefix, const uint8_t *start, const Word *word) {
    Cursor *c = &skim->c;
    if (cursor_peek(c) == '(') {
        cursor_advance(c);
        if (!skip_brackets(c)) return SKIM_GIVE_UP;
    }
    if (!is_idle_modifier(c, word)) return SKIM_ON;
    if (prefix->start < start && keep_stretch(skim, prefix->start, start) == SKIM_GIVE_UP) return SKIM_GIVE_UP;
    skip_trivia(c);
    prefix->start = c->next;
    return SKIM_ON;
}

// Up to the word that says what is declared.
static SkimStep prefix_and_declaration(Skim *skim, Prefix *prefix) {
    Cursor *c = &skim->c;
    for (;;) {
        const uint8_t *start = c->next;
        if (cursor_peek(c) == '@') {
            cursor_advance(c);
            if (!skip_attribute(c, prefix)) return SKIM_GIVE_UP;
        } else if (is_word_start(cursor_peek(c))) {
            Word word = read_word(c);
            bool modifies = word_is(&word, "class") ? !opens_type(c, &word) : word_is_modifier(&word);
            if (!modifies) return declaration(skim, prefix, &word);
            if (modifier(skim, prefix, start, &word) == SKIM_GIVE_UP) return SKIM_GIVE_UP;
        } else {
            // A directive among attributes, a macro behind them, or no Swift at all.
            return SKIM_GIVE_UP;
        }
        if (skip_trivia(c).slash) return SKIM_GIVE_UP;
    }
}

// At an attribute or a word.
static SkimStep item(Skim *skim) {
    Prefix prefix = {skim->c.next, false, false, false};
    CondensedMark mark = condensed_mark(&skim->kept);
    SkimStep step = prefix_and_declaration(skim, &prefix);
    if (skim->kept.last_end <= prefix.start) condensed_take_back(&skim->kept, mark);
    return step;
}

static SkimStep directive(Skim *skim) {
    Cursor *c = &skim->c;
    const uint8_t *start = c->next;
    cursor_advance(c);
    uint32_t hashes;
    if (skip_hash(c, &hashes)) {
        if (!skip_string(c, hashes)) return SKIM_GIVE_UP;
        return passed_item(skim);
    }
    Word word = read_word(c);
    if (!word_is_directive(&word)) return in_annotated_type(skim) ? SKIM_GIVE_UP : passed_item(skim);
    if (word_is(&word, "if")) skim->conditions++;
    if (word_is(&word, "endif")) skim->conditions--;
    if (word_is(&word, "if") || word_is(&word, "elseif")) skip_rest_of_item(&skim->c);
    return keep_stretch(skim, start, c->next);
}

static SkimStep close_type(Skim *skim) {
    if (skim->depth-- == 0) return SKIM_GIVE_UP;
    cursor_advance(&skim->c);
    if (keep_mark(skim) == SKIM_GIVE_UP) return SKIM_GIVE_UP;
    bool is_within = skim->depth > 0 || skim->conditions > 0;
    return !is_within && is_rest_plain(&skim->ahead, &skim->c) ? SKIM_DONE : SKIM_ON;
}

static SkimStep step(Skim *skim) {
    Cursor *c = &skim->c;
    Trivia trivia = skip_trivia(c);
    if (trivia.slash) return in_annotated_type(skim) ? SKIM_GIVE_UP : passed_item(skim);
    if (cursor_at_end(c)) return skim->depth == 0 ? SKIM_DONE : SKIM_GIVE_UP;
    int32_t next = cursor_peek(c);
    switch (next) {
    case '}': return close_type(skim);
    case '#': return directive(skim);
    case ';':
        cursor_advance(c);
        return keep_mark(skim);
    default:
        if (next == '@' || is_word_start(next)) return item(skim);
        if (in_annotated_type(skim) || skim->depth > 0) return SKIM_GIVE_UP;
        // Code at the top of a file.
        const uint8_t *start = c->next;
        skip_rest_of_item(&skim->c);
        return c->next > start ? SKIM_ON : SKIM_GIVE_UP;
    }
}

bool tree_sitter_swift_skim(const uint8_t *source, size_t count, tree_sitter_swift_condensed *output) {
    output->text_count = output->part_count = 0;
    output->holds_regex = false;
    Skim skim = {
        .c = {.start = source, .next = source, .end = source + count, .mark = source},
        .ahead = {.annotation = SOUGHT("Instantiable"), .import = SOUGHT("import"), .global_actor = SOUGHT("globalActor")},
    };
    skim.kept = (Condensed){.output = output, .counted = source, .line_start = source, .last_end = source};
    // A byte-order mark and a shebang are no words.
    if (count >= 3 && memcmp(source, "\xEF\xBB\xBF", 3) == 0) skim.c.next += 3;
    if (skim.c.end - skim.c.next > 1 && memcmp(skim.c.next, "#!", 2) == 0) skip_line_comment(&skim.c);
    for (;;) {
        SkimStep result = step(&skim);
        if (result == SKIM_ON) continue;
        output->holds_regex = skim.c.regex_end != NULL;
        return result == SKIM_DONE && !skim.c.is_unsure;
    }
}
