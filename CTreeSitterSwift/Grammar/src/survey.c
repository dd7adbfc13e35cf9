// Reads the tokens of a text, without knowing declarations. It finds the slashes that open regex literals, the
// constructs that are never closed, and the directives. tree-sitter's lexer can't find the first, because it never goes
// back. It can't find the second, because it searches for an end and doesn't remember the beginning.
#include "tree_sitter_swift.h"

#include "lexer/directive.h"
#include "lexer/nested.h"
#include "lexer/regex.h"
#include "outline/names.h"
#include "prescan/brackets.h"

// The numbers of open signs of each kind: `(`, `[`, `{`, and the `#` of `#if`.
typedef struct { uint32_t of[4]; } Counts;

// The state at the start of an interpolation or of a branch. Nothing inside closes a bracket that was open before.
typedef struct {
    uint32_t depth;
    Counts counts;
} Floor;

typedef struct {
    StringFrame frame;
    uint32_t offset;
    Floor floor;
} OpenString;

// The greatest depth of conditions. The brackets in a deeper condition may close those around it.
enum { deepest_condition = 64 };

// The greatest number of open braces and conditions. It is twice the compiler's own limit on nested types and
// conditions, because the bodies of functions nest too. Whatever is deeper is a single fault, so a text that only opens
// things costs no more than its first lines.
enum { deepest_nest = 512 };

typedef struct {
    Cursor c;
    void *context;
    void (*note)(void *, tree_sitter_swift_finding, uint32_t, uint32_t);
    // The stack of open signs. Each sign takes a byte of the source, so there is room for all.
    tree_sitter_swift_opening *openings;
    uint32_t depth;
    // The numbers of open signs, so a closing sign without an opening one is recognized in constant time.
    Counts counts;
    OpenString strings[deepest_string];
    uint32_t string_count;
    Floor conditions[deepest_condition];
    uint32_t condition_count;
    // Text that is read as a literal or a comment may be code.
    bool hides_code;
    // Braces and conditions are nested too deep. The rest of the text is not read.
    bool is_too_deep;
    // Something that is never closed was reported.
    bool holds_unclosed;
} Survey;

static uint32_t offset_of(const Survey *survey, const uint8_t *p) { return (uint32_t)(p - survey->c.start); }

static void report(Survey *survey, tree_sitter_swift_finding finding, uint32_t start, uint32_t end) {
    survey->note(survey->context, finding, start, end);
    survey->holds_unclosed |= finding == TREE_SITTER_SWIFT_UNCLOSED || finding == TREE_SITTER_SWIFT_OPEN_CONDITION;
}

static int kind_of_sign(uint8_t sign) { return sign == '(' ? 0 : sign == '[' ? 1 : sign == '{' ? 2 : 3; }

static uint8_t opening_of(uint8_t closing) { return closing == ')' ? '(' : closing == ']' ? '[' : '{'; }

static void open_bracket(Survey *survey, const uint8_t *p, uint8_t sign) {
    survey->openings[survey->depth++] = (tree_sitter_swift_opening){offset_of(survey, p), sign};
    survey->counts.of[kind_of_sign(sign)]++;
    if (survey->counts.of[2] + survey->counts.of[3] > deepest_nest) survey->is_too_deep = true;
}

static void report_unclosed(Survey *survey, const uint8_t *end) {
    tree_sitter_swift_opening opening = survey->openings[--survey->depth];
    survey->counts.of[kind_of_sign(opening.sign)]--;
    tree_sitter_swift_finding finding =
        opening.sign == '#' ? TREE_SITTER_SWIFT_OPEN_CONDITION : TREE_SITTER_SWIFT_UNCLOSED;
    report(survey, finding, opening.offset, offset_of(survey, end));
}

// Returns the state at the start of the innermost interpolation or branch.
static Floor floor_of(const Survey *survey) {
    Floor floor = {0};
    if (survey->string_count > 0) floor = survey->strings[survey->string_count - 1].floor;
    uint32_t count = survey->condition_count;
    if (count == 0 || count > deepest_condition) return floor;
    Floor condition = survey->conditions[count - 1];
    return condition.depth > floor.depth ? condition : floor;
}

// Closes a bracket. Brackets that were opened after it are never closed.
static void close_bracket(Survey *survey, const uint8_t *p, uint8_t sign) {
    int kind = kind_of_sign(sign);
    Floor floor = floor_of(survey);
    if (survey->counts.of[kind] <= floor.counts.of[kind]) {
        bool is_stray = sign == '{' && survey->depth == 0 && survey->string_count == 0;
        if (is_stray) report(survey, TREE_SITTER_SWIFT_STRAY, offset_of(survey, p), offset_of(survey, p) + 1);
        return;
    }
    while (survey->depth > 0 && survey->openings[survey->depth - 1].sign != sign) report_unclosed(survey, p);
    if (survey->depth == 0) return;
    survey->depth--;
    survey->counts.of[kind]--;
}

// Reports a literal, a comment or a name that is never closed. It ends at the cursor: at the end of the text, or of its line.
static void report_hidden(Survey *survey, uint32_t start) {
    survey->hides_code = true;
    report(survey, TREE_SITTER_SWIFT_UNCLOSED, start, offset_of(survey, survey->c.next));
}

// Skips the text of the innermost literal, past its end or into an interpolation.
static void read_string(Survey *survey) {
    Cursor *c = &survey->c;
    OpenString *top = &survey->strings[survey->string_count - 1];
    c->is_unsure = false;
    if (skip_string_text(c, &top->frame, survey->string_count < deepest_string) == STRING_INTERPOLATES) {
        open_bracket(survey, c->next - 1, '(');
        return;
    }
    if (survey->string_count == deepest_string) survey->hides_code = true;
    if (c->is_unsure) report_hidden(survey, top->offset);
    survey->string_count--;
}

static void open_literal(Survey *survey, const uint8_t *start, uint32_t hashes) {
    bool multiline;
    if (open_string(&survey->c, hashes, &multiline) == STRING_IS_EMPTY) return;
    OpenString *top = &survey->strings[survey->string_count++];
    top->frame = (StringFrame){hashes, 0, multiline};
    top->offset = offset_of(survey, start);
    top->floor = (Floor){survey->depth, survey->counts};
    read_string(survey);
}

// Skips a comment, from after its `/`.
static void read_block_comment(Survey *survey) {
    Cursor *c = &survey->c;
    uint32_t start = offset_of(survey, c->next - 1);
    cursor_advance(c);
    c->is_unsure = false;
    skip_block_comment(c);
    if (c->is_unsure) report_hidden(survey, start);
}

// Reads a token or a comment that begins with a slash. Returns true for a token.
static bool read_slash(Survey *survey) {
    Cursor *c = &survey->c;
    const uint8_t *start = c->next++;
    if (c->next < c->end && *c->next == '*') {
        read_block_comment(survey);
        return false;
    }
    Trivia trivia = {false, false, false, false};
    if (skip_comment_after_slash(c, &trivia)) return false;
    if (!skip_bare_regex(c)) return true;
    report(survey, TREE_SITTER_SWIFT_REGEX, offset_of(survey, start), offset_of(survey, c->next));
    return true;
}

// Reads a name in backticks.
static void read_backticked(Survey *survey) {
    Cursor *c = &survey->c;
    uint32_t start = offset_of(survey, c->next);
    cursor_advance(c);
    c->is_unsure = false;
    skip_backticked(c);
    if (c->is_unsure) report_hidden(survey, start);
}

static void begin_branch(Survey *survey, const uint8_t *hash) {
    open_bracket(survey, hash, '#');
    if (survey->condition_count < deepest_condition)
        survey->conditions[survey->condition_count] = (Floor){survey->depth, survey->counts};
    survey->condition_count++;
}

// Ends a branch at an `#elseif`, `#else` or `#endif`. Brackets that are open in the branch are never closed.
static void end_branch(Survey *survey, const uint8_t *hash, bool is_last) {
    if (survey->counts.of[3] == 0) return;
    while (survey->openings[survey->depth - 1].sign != '#') report_unclosed(survey, hash);
    if (!is_last) return;
    survey->depth--;
    survey->counts.of[3]--;
    survey->condition_count--;
}

static void read_directive(Survey *survey, const uint8_t *hash, const Word *word) {
    Cursor *c = &survey->c;
    if (word_is(word, "if")) begin_branch(survey, hash);
    else end_branch(survey, hash, word_is(word, "endif"));
    // Only the first line of a condition is reported. The condition is read like any other code.
    Cursor end = *c;
    skip_line(&end);
    report(survey, TREE_SITTER_SWIFT_DIRECTIVE, offset_of(survey, hash), offset_of(survey, end.next));
}

static void read_hash(Survey *survey) {
    Cursor *c = &survey->c;
    const uint8_t *start = c->next;
    uint32_t hashes = skip_hashes(c);
    if (cursor_peek(c) == '"') return open_literal(survey, start, hashes);
    if (cursor_peek(c) == '/') {
        c->is_unsure = false;
        const uint8_t *slash = c->next;
        skip_extended_regex(c, hashes);
        if (!c->is_unsure) return;
        report(survey, TREE_SITTER_SWIFT_UNCLOSED, offset_of(survey, start), offset_of(survey, c->next));
        // The compiler reads the lines after an unclosed literal as code.
        for (c->next = slash; !cursor_at_end(c) && !is_newline(cursor_peek(c));) cursor_advance(c);
        return;
    }
    if (!is_word_start(cursor_peek(c))) return;
    Word word = read_word(c);
    if (hashes == 1 && word_is_directive(&word)) read_directive(survey, start, &word);
}

static void read_bracket(Survey *survey, uint8_t sign) {
    const uint8_t *p = survey->c.next++;
    if (is_opening(sign)) return open_bracket(survey, p, sign);
    close_bracket(survey, p, opening_of(sign));
    const OpenString *top = survey->string_count ? &survey->strings[survey->string_count - 1] : NULL;
    if (top && survey->depth == top->floor.depth) read_string(survey);
}

static bool is_operator_at(const Cursor *c, const uint8_t *p) {
    if (p == c->end || *p < 0x80) return p < c->end && is_ascii_operator(*p);
    size_t length = *p >= 0xE0 ? 3 : 2;
    const uint8_t *end = p + length;
    return (size_t)(c->end - p) >= length && before_wide_operator(p, end) == p;
}

// Reads an operator up to a slash in it. Returns false at the slash, whose role depends on the token before the whole
// operator.
static bool read_operator_head(Survey *survey) {
    Cursor *c = &survey->c;
    while (c->next < c->end && *c->next == '.') c->next++;
    while (is_operator_at(c, c->next) && *c->next != '/') c->next += *c->next < 0x80 ? 1 : *c->next >= 0xE0 ? 3 : 2;
    bool is_comment = c->end - c->next >= 2 && (c->next[1] == '/' || c->next[1] == '*');
    return c->next == c->end || *c->next != '/' || is_comment;
}

// Reads a token or a comment. Returns true if a token ends here.
static bool read_token(Survey *survey) {
    Cursor *c = &survey->c;
    uint8_t sign = *c->next;
    switch (sign) {
    case '(': case '[': case '{': case ')': case ']': case '}': read_bracket(survey, sign); break;
    case '"': open_literal(survey, c->next, 0); break;
    case '/': return read_slash(survey);
    case '#': read_hash(survey); break;
    case '`': read_backticked(survey); break;
    default:
        if (sign == '.' || is_operator_at(c, c->next)) return read_operator_head(survey);
        if (is_name_byte(sign)) read_word(c);
        else cursor_advance(c);
    }
    return true;
}

// Skips the first line of a script, which names its interpreter.
static void skip_interpreter(Cursor *c) {
    if (c->end - c->next > 1 && memcmp(c->next, "#!", 2) == 0) skip_line_comment(c);
}

void tree_sitter_swift_survey(
    const uint8_t *source, size_t count, tree_sitter_swift_opening *openings, void *context,
    void (*note)(void *context, tree_sitter_swift_finding finding, uint32_t start, uint32_t end)) {
    Survey survey = {
        .c = {.start = source, .next = source, .end = source + count, .token_end = source},
        .context = context, .note = note, .openings = openings,
    };
    Cursor *c = &survey.c;
    skip_interpreter(c);
    while (c->next < c->end && !survey.is_too_deep) {
        if (is_space(*c->next)) c->next++;
        else if (read_token(&survey)) c->token_end = c->next;
    }
    if (survey.is_too_deep) {
        uint32_t start = openings[survey.depth - 1].offset;
        return report(&survey, TREE_SITTER_SWIFT_TOO_DEEP, start, start + 1);
    }
    while (survey.string_count > 0) {
        OpenString *top = &survey.strings[--survey.string_count];
        if (top->frame.multiline) report(&survey, TREE_SITTER_SWIFT_UNCLOSED, top->offset, (uint32_t)count);
    }
    while (survey.depth > 0) report_unclosed(&survey, c->end);
}

static void ignore(void *context, tree_sitter_swift_finding finding, uint32_t start, uint32_t end) {
    (void)context, (void)finding, (void)start, (void)end;
}

// Returns the kind of the token that begins at `start` and ends at the cursor.
static tree_sitter_swift_kind kind_of(const Cursor *c, const uint8_t *start) {
    if (*start == '/') return c->next - start > 1 ? TREE_SITTER_SWIFT_LITERAL : TREE_SITTER_SWIFT_SIGN;
    if (is_operator_at(c, start)) return TREE_SITTER_SWIFT_SIGN;
    if (*start == '`' || is_name_byte(*start)) return TREE_SITTER_SWIFT_WORD;
    const uint8_t *sign = start;
    while (sign < c->next && *sign == '#') sign++;
    bool is_literal = sign < c->next && (*sign == '"' || *sign == '/');
    return is_literal ? TREE_SITTER_SWIFT_LITERAL : TREE_SITTER_SWIFT_SIGN;
}

static tree_sitter_swift_token token_from(const Survey *survey, const uint8_t *start, bool is_first_on_line) {
    Cursor c = survey->c;
    tree_sitter_swift_token token = {
        .kind = kind_of(&c, start), .start = offset_of(survey, start), .end = offset_of(survey, c.next),
        .is_first_on_line = is_first_on_line,
    };
    if (token.kind != TREE_SITTER_SWIFT_WORD) return token;
    size_t length;
    c.next = start;
    token.name_start = offset_of(survey, read_name(&c, &length));
    token.name_end = token.name_start + (uint32_t)length;
    return token;
}

static bool holds_newline(const uint8_t *start, const uint8_t *end) {
    size_t length = (size_t)(end - start);
    return memchr(start, '\n', length) || memchr(start, '\r', length);
}

// A call for each token would take as long as reading it.
enum { tokens_at_once = 256 };

bool tree_sitter_swift_tokens(
    const uint8_t *source, size_t count, tree_sitter_swift_opening *openings, bool *is_closed, void *context,
    void (*note)(void *context, const tree_sitter_swift_token *tokens, size_t token_count)) {
    tree_sitter_swift_token tokens[tokens_at_once];
    size_t token_count = 0;
    Survey survey = {
        .c = {.start = source, .next = source, .end = source + count, .token_end = source},
        .note = ignore, .openings = openings,
    };
    Cursor *c = &survey.c;
    skip_interpreter(c);
    for (bool is_first_on_line = true; c->next < c->end;) {
        const uint8_t *start = c->next;
        if (is_space(*start)) {
            is_first_on_line |= is_newline(*c->next++);
            continue;
        }
        bool ends_token = read_token(&survey);
        if (*start == '/' && !ends_token) {
            is_first_on_line |= holds_newline(start, c->next);
            continue;
        }
        if (ends_token) c->token_end = c->next;
        tokens[token_count++] = token_from(&survey, start, is_first_on_line);
        is_first_on_line = false;
        if (token_count < tokens_at_once) continue;
        note(context, tokens, token_count);
        token_count = 0;
    }
    if (token_count > 0) note(context, tokens, token_count);
    bool is_open = survey.depth > 0 || survey.string_count > 0 || survey.hides_code;
    *is_closed = !is_open && !survey.holds_unclosed && !survey.is_too_deep;
    return !survey.hides_code;
}
