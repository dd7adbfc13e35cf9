// The names that a file declares at its top level, at the speed of memory: what a name that is written in another file
// may mean. Files without annotations are never parsed, so this must cost next to nothing.
//
// A declaration at the top level begins its line, in nearly all code. So the lines of a plain file are looked at by
// their first letters only. Whatever could deceive such a look (text over several lines, comments over several lines,
// directives, several declarations on a line) makes the file one that is read item by item, by the lexis.
#include "tree_sitter_swift.h"

#include "find.h"
#include "lexis/directive.h"
#include "skim/brackets.h"

// Deeper branches, longer conditions and more of them say nothing: an entry then seems to be there in more builds.
enum { most_conditions = 12, longest_condition = 200, deepest_branch = 12 };

typedef struct {
    const uint8_t *start;
    size_t length;
    bool is_negated;
} Condition;

// The `#if` branches around the cursor.
typedef struct {
    Condition said[most_conditions];
    // How many hold together here.
    size_t count;
    // Of each branch, how many hold around it.
    size_t outer[deepest_branch];
    size_t depth;
} Conditions;

typedef struct {
    Cursor c;
    char *output;
    size_t count, capacity;
    Conditions conditions;
} Outline;

// Small files are read item by item: whether they are plain would cost as much.
enum { smallest_plain = 2048 };

static void put(Outline *outline, const void *bytes, size_t length) {
    if (outline->count <= outline->capacity && outline->capacity - outline->count >= length) {
        memcpy(outline->output + outline->count, bytes, length);
    }
    outline->count += length;
}

// Behind a name: each condition that holds around it, after a separator that no name holds.
static void put_conditions(Outline *outline) {
    for (size_t i = 0; i < outline->conditions.count; i++) {
        const Condition *one = &outline->conditions.said[i];
        if (one->length == 0 || one->length > longest_condition) continue;
        put(outline, one->is_negated ? "\x1F!(" : "\x1F", one->is_negated ? 3 : 1);
        put(outline, one->start, one->length);
        if (one->is_negated) put(outline, ")", 1);
    }
}

// Adds the kind and the name, its conditions and a newline. What has no room is counted only.
static void add(Outline *outline, char kind, const uint8_t *name, size_t length) {
    if (length == 0) return;
    if (outline->conditions.count == 0 && outline->count <= outline->capacity
        && outline->capacity - outline->count >= length + 2) {
        char *end = outline->output + outline->count;
        end[0] = kind;
        memcpy(end + 1, name, length);
        end[length + 1] = '\n';
        outline->count += length + 2;
        return;
    }
    put(outline, &kind, 1);
    put(outline, name, length);
    put_conditions(outline);
    put(outline, "\n", 1);
}

// What the words before a declaration's keyword say.
typedef struct {
    bool is_exported;
    bool is_public;
    bool is_package;
    bool is_private;
    // The access is said, whatever it is.
    bool has_level;
} Modifiers;

static void note_modifier(Modifiers *said, const Word *word) {
    if (word_is(word, "public") || word_is(word, "open")) said->is_public = true;
    if (word_is(word, "package")) said->is_package = true;
    if (word_is(word, "private") || word_is(word, "fileprivate")) said->is_private = true;
    said->has_level |= said->is_public || said->is_package || said->is_private || word_is(word, "internal");
}

// A name in backticks or not, as the parser gives it: only a raw identifier keeps its backticks.
static const uint8_t *read_name(Cursor *c, size_t *length) {
    const uint8_t *start = c->next;
    if (cursor_peek(c) == '`') {
        cursor_advance(c);
        skip_backticked(c);
        bool is_raw = false;
        for (const uint8_t *p = start + 1; p + 1 < c->next; p++) is_raw |= !is_name_byte(*p);
        *length = (size_t)(c->next - start) - (is_raw || c->next - start < 2 ? 0 : 2);
        return is_raw ? start : start + 1;
    }
    while (c->next < c->end && is_name_byte(*c->next)) c->next++;
    *length = (size_t)(c->next - start);
    return start;
}

// The dotted name of an extended type or an imported module, generic arguments excepted.
static void read_dotted_name(Cursor *c, size_t *length) {
    const uint8_t *start = c->next;
    while (c->next < c->end && (is_name_byte(*c->next) || *c->next == '.' || *c->next == ':')) c->next++;
    *length = (size_t)(c->next - start);
    while (*length > 0 && start[*length - 1] == ':') (*length)--;
}

typedef enum { DECLARES_NOTHING, DECLARES_TYPE, DECLARES_EXTENSION, DECLARES_IMPORT, DECLARES_VALUE } Declares;

// What a word declares, of all that is listed. By its length first: most lines begin with a word of another kind.
static Declares declared_by(const Word *word) {
    switch (word->length) {
    case 3: return word_is(word, "let") || word_is(word, "var") ? DECLARES_VALUE : DECLARES_NOTHING;
    case 4:
        if (word_is(word, "func")) return DECLARES_VALUE;
        return word_is(word, "enum") ? DECLARES_TYPE : DECLARES_NOTHING;
    case 5: return word_is(word, "class") || word_is(word, "actor") ? DECLARES_TYPE : DECLARES_NOTHING;
    case 6:
        if (word_is(word, "import")) return DECLARES_IMPORT;
        return word_is(word, "struct") ? DECLARES_TYPE : DECLARES_NOTHING;
    case 8: return word_is(word, "protocol") ? DECLARES_TYPE : DECLARES_NOTHING;
    case 9:
        if (word_is(word, "extension")) return DECLARES_EXTENSION;
        return word_is(word, "typealias") ? DECLARES_TYPE : DECLARES_NOTHING;
    default: return DECLARES_NOTHING;
    }
}

// After `import`: past its kind and its module, which is an entry where others are to see it. Of a single declaration
// that others are to see, the entry is the whole path.
static void pass_import(Outline *outline, Cursor *c, const Modifiers *said) {
    static const char *const kinds[] = {
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var", NULL,
    };
    Cursor ahead = *c;
    Word word = read_word(&ahead);
    bool is_single = word_is_one_of(&word, kinds);
    if (is_single) {
        *c = ahead;
        skip_trivia(c);
    }
    size_t length;
    const uint8_t *name = c->next;
    while (c->next < c->end && is_name_byte(*c->next)) c->next++;
    length = (size_t)(c->next - name);
    if (said->has_level) add(outline, 'l', name, length);
    if (!said->is_exported) return;
    if (is_single) {
        c->next = name;
        read_dotted_name(c, &length);
    }
    add(outline, 'e', name, length);
}

static void pass_blanks(Cursor *c) {
    while (c->next < c->end && (*c->next == ' ' || *c->next == '\t')) c->next++;
}

// After the name of a type alias. Where nothing but a type of a named module follows on the line, the whole text is an
// entry: `Store = Core.Store`.
static void add_alias(Outline *outline, Cursor c, const uint8_t *name) {
    pass_blanks(&c);
    if (c.next == c.end || *c.next != '=') return;
    c.next++;
    pass_blanks(&c);
    size_t length;
    const uint8_t *target = c.next;
    read_dotted_name(&c, &length);
    if (!memchr(target, '.', length)) return;
    const uint8_t *stop = target + length;
    c.next = stop;
    pass_blanks(&c);
    bool is_whole = c.next == c.end || *c.next == '\n' || *c.next == '\r' || *c.next == ';' || *c.next == '/';
    if (is_whole) add(outline, 'a', name, (size_t)(stop - name));
}

// Adds what the word `word`, which ends at the cursor, declares. False if the word declares nothing.
static bool add_declaration(Outline *outline, Cursor *c, const Word *word, const Modifiers *said) {
    Declares declares = declared_by(word);
    if (declares == DECLARES_NOTHING) return false;
    skip_trivia(c);
    if (!is_word_start(cursor_peek(c)) && cursor_peek(c) != '`') return false;
    if (declares == DECLARES_IMPORT) {
        pass_import(outline, c, said);
        return true;
    }
    const uint8_t *name = c->next;
    size_t length;
    if (declares == DECLARES_EXTENSION) {
        read_dotted_name(c, &length);
        add(outline, 'x', name, length);
        return true;
    }
    name = read_name(c, &length);
    if (said->is_private) return true;
    if (declares == DECLARES_VALUE) {
        if (*name >= 'A' && *name <= 'Z') add(outline, 'v', name, length);
        return true;
    }
    add(outline, said->is_public ? 't' : said->is_package ? 'p' : 'i', name, length);
    if (word->text[0] == 't' && c->next == name + length) add_alias(outline, *c, name);
    return true;
}

// MARK: Item by item

// After the `@`: past its name and arguments.
static void pass_attribute(Cursor *c, Modifiers *said) {
    Word word;
    do {
        if (cursor_peek(c) == '.') cursor_advance(c);
        word = read_word(c);
    } while (cursor_peek(c) == '.');
    said->is_exported |= word_is(&word, "_exported");
    if (cursor_peek(c) == '(') {
        cursor_advance(c);
        skip_brackets(c);
    }
}

static void pass_bracket(Cursor *c) {
    cursor_advance(c);
    const uint8_t *inside = c->next;
    if (!skip_brackets(c)) c->next = inside;
}

static void pass_string(Cursor *c, uint32_t hashes) {
    const uint8_t *start = c->next;
    if (!skip_string(c, hashes) || c->next == start) c->next = start + 1;
}

// The rest of a directive's line, without the comment and the white space at its end.
static Condition read_condition(Cursor *c) {
    while (c->next < c->end && (*c->next == ' ' || *c->next == '\t')) c->next++;
    const uint8_t *start = c->next;
    skip_line_comment(c);
    const uint8_t *end = start;
    while (end < c->next && !(*end == '/' && end + 1 < c->next && end[1] == '/')) end++;
    while (end > start && (end[-1] == ' ' || (end[-1] >= '\t' && end[-1] <= '\r'))) end--;
    Condition condition = {start, (size_t)(end - start), false};
    return condition;
}

static void say(Conditions *conditions, Condition condition) {
    if (conditions->count < most_conditions) conditions->said[conditions->count++] = condition;
}

// What stands in a branch holds where the conditions of the branches before it don't.
static void pass_branch(Conditions *conditions, const Word *directive, Condition condition) {
    if (word_is(directive, "if")) {
        if (conditions->depth < deepest_branch) {
            conditions->outer[conditions->depth] = conditions->count;
            say(conditions, condition);
        }
        conditions->depth++;
        return;
    }
    if (conditions->depth == 0) return;
    if (word_is(directive, "endif")) {
        if (--conditions->depth < deepest_branch) conditions->count = conditions->outer[conditions->depth];
        return;
    }
    if (conditions->depth > deepest_branch) return;
    bool is_full = conditions->count == most_conditions;
    size_t outer = conditions->outer[conditions->depth - 1];
    // Which of the branches the last condition is of isn't known any more.
    if (is_full) conditions->count = outer;
    if (conditions->count > outer) conditions->said[conditions->count - 1].is_negated = true;
    if (!is_full && word_is(directive, "elseif")) say(conditions, condition);
}

static void pass_hash(Outline *outline) {
    Cursor *c = &outline->c;
    cursor_advance(c);
    uint32_t hashes = 0;
    const uint8_t *start = c->next;
    if (skip_hash(c, &hashes)) {
        pass_string(c, hashes);
        return;
    }
    c->next = start;
    Word directive = read_word(c);
    Condition condition = read_condition(c);
    if (word_is_directive(&directive)) pass_branch(&outline->conditions, &directive, condition);
}

static void read_items(Outline *outline) {
    Cursor *c = &outline->c;
    Modifiers said = {false};
    while (skip_trivia(c), !cursor_at_end(c)) {
        int32_t next = cursor_peek(c);
        if (next == '@') {
            cursor_advance(c);
            pass_attribute(c, &said);
            continue;
        }
        if (is_word_start(next)) {
            Word word = read_word(c);
            if (word_is_modifier(&word)) {
                note_modifier(&said, &word);
                continue;
            }
            if (word_is(&word, "package") || word_is(&word, "class")) {
                Cursor ahead = *c;
                if (add_declaration(outline, &ahead, &word, &said)) *c = ahead;
            } else {
                add_declaration(outline, c, &word, &said);
            }
        } else if (next == '{' || next == '(' || next == '[') {
            pass_bracket(c);
            // What a modifier says in parentheses: `private(set)`.
            if (next == '(') continue;
        } else if (next == '"') {
            pass_string(c, 0);
        } else if (next == '#') {
            pass_hash(outline);
        } else if (next == '`') {
            cursor_advance(c);
            skip_backticked(c);
        } else {
            cursor_advance(c);
        }
        said = (Modifiers){false};
    }
}

// MARK: Line by line

typedef enum { LINE_PLAIN, LINE_ODD } LineKind;

// The first letters of a declaration, an attribute or whatever is not plain.
static const bool begins_declaration[256] = {
    ['a'] = true, ['c'] = true, ['d'] = true, ['e'] = true, ['f'] = true, ['i'] = true, ['n'] = true, ['o'] = true,
    ['p'] = true, ['s'] = true, ['t'] = true, ['u'] = true, ['@'] = true, ['#'] = true, ['/'] = true, ['}'] = true,
    ['`'] = true, ['l'] = true, ['v'] = true, ['w'] = true, ['m'] = true, ['"'] = true,
};

// At a line's first letter, which begins no white space.
static LineKind read_line(Outline *outline, const uint8_t *line, const uint8_t *stop) {
    if (*line == '#' || *line == '"') return LINE_ODD;
    if (*line == '/' || *line == '}') return memchr(line, ';', (size_t)(stop - line)) && *line == '}' ? LINE_ODD : LINE_PLAIN;
    if (memchr(line, ';', (size_t)(stop - line))) return LINE_ODD;
    Cursor c = {.start = line, .next = line, .end = stop, .mark = line};
    Modifiers said = {false};
    for (;;) {
        if (cursor_peek(&c) == '@') {
            cursor_advance(&c);
            pass_attribute(&c, &said);
        } else if (is_word_start(cursor_peek(&c))) {
            Word word = read_word(&c);
            if (word_is(&word, "class")) return add_declaration(outline, &c, &word, &said) ? LINE_PLAIN : LINE_ODD;
            Declares declares = declared_by(&word);
            if (declares != DECLARES_NOTHING || !word_is_modifier(&word)) {
                bool is_added = add_declaration(outline, &c, &word, &said);
                // A name that stands on the next line.
                bool lacks_name = declares == DECLARES_TYPE || declares == DECLARES_EXTENSION;
                return !is_added && lacks_name && c.next == stop ? LINE_ODD : LINE_PLAIN;
            }
            note_modifier(&said, &word);
            if (cursor_peek(&c) == '(') {
                cursor_advance(&c);
                if (!skip_brackets(&c)) return LINE_ODD;
            }
        } else {
            return LINE_PLAIN;
        }
        // What follows an attribute or a modifier on the next line is read there, without what is said here.
        Trivia trivia = skip_trivia(&c);
        if (trivia.slash) return LINE_PLAIN;
        if (cursor_at_end(&c)) return said.has_level || said.is_exported ? LINE_ODD : LINE_PLAIN;
    }
}

// At the first letter of a line. Returns what it reads; `*next` becomes the place from which lines are read again.
static LineKind read_line_at(Outline *outline, const uint8_t *line, const uint8_t **next) {
    const uint8_t *end = outline->c.end;
    // Most lines that do begin here close a body or are a comment.
    if (!begins_declaration[*line] || end - line < 2) return LINE_PLAIN;
    if (line[1] == (*line == '}' ? '\n' : *line == '/' ? '/' : 0)) return LINE_PLAIN;
    if (*line == '/' && line[1] == '*') {
        // Past a comment of several lines, to the last of them.
        Cursor c = {.start = line, .next = line + 2, .end = end, .mark = line};
        skip_block_comment(&c);
        *next = c.next;
        return LINE_PLAIN;
    }
    const uint8_t *newline = memchr(line, '\n', (size_t)(end - line));
    return read_line(outline, line, newline ? newline : end);
}

// Not zero for the newlines among sixteen bytes whose lines don't begin with white space.
static inline Bytes16 line_ends(const uint8_t *p) {
    const Bytes16 space = (Bytes16){} + ' ';
    return (Bytes16)(load16(p) == '\n') & __builtin_elementwise_sub_sat(load16(p + 1), space);
}

// Goes from newline to newline. Nearly every line begins with white space, and costs no more than a look.
static LineKind read_lines(Outline *outline) {
    const uint8_t *p = outline->c.next, *end = outline->c.end;
    const uint8_t *next = p;
    if (read_line_at(outline, p, &next) == LINE_ODD) return LINE_ODD;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    for (; end - p > 64; p += 64) {
        Matches16 any = matches16(line_ends(p) | line_ends(p + 16) | line_ends(p + 32) | line_ends(p + 48));
        if ((any.halves[0] | any.halves[1]) == 0) continue;
        for (const uint8_t *part = p; part < p + 64; part += 16) {
            Matches16 matches = matches16((Bytes16)(line_ends(part) > 0));
            for (int at; (at = take_match(&matches)) < 16;) {
                const uint8_t *line = part + at + 1;
                if (line > next && read_line_at(outline, line, &next) == LINE_ODD) return LINE_ODD;
            }
        }
    }
#endif
    for (; end - p > 1; p++) {
        if (*p != '\n' || p < next) continue;
        if (read_line_at(outline, p + 1, &next) == LINE_ODD) return LINE_ODD;
    }
    return LINE_PLAIN;
}

size_t tree_sitter_swift_outline(const uint8_t *source, size_t count, char *output, size_t capacity) {
    Outline outline = {
        .c = {.start = source, .next = source, .end = source + count, .mark = source}, .output = output, .capacity = capacity,
    };
    // A byte-order mark and a shebang are no words.
    if (count >= 3 && memcmp(source, "\xEF\xBB\xBF", 3) == 0) outline.c.next += 3;
    if (outline.c.end - outline.c.next > 1 && memcmp(outline.c.next, "#!", 2) == 0) skip_line_comment(&outline.c);
    const uint8_t *start = outline.c.next;
    if (start < outline.c.end && count >= smallest_plain && read_lines(&outline) == LINE_PLAIN) return outline.count;
    outline.c.next = start;
    outline.count = 0;
    read_items(&outline);
    return outline.count;
}
