// Swift's declarations. What stands in bodies, accessors, closures, values and statements is one opaque token each,
// read by src/scanner.c: it can't matter to a reader of declarations, and so it can't break one.
//
// Keywords are reserved only where a name can't stand: after `func` every word is a name. Where the two could be
// mixed up the scanner decides (`modifier`, `label`, `statement`).

const SPECIFIERS = [
  '__owned', '__shared', '_const', 'borrowing', 'consuming', 'inout', 'isolated', 'sending',
];

// No parenthesis after one of these belongs to it: `@escaping(Int) -> Void`.
const BARE_TYPE_ATTRIBUTES = ['autoclosure', 'escaping', 'noescape', 'Sendable', 'unchecked', 'concurrent'];

const commaSeparated = rule => seq(rule, repeat(seq(',', rule)));
const withTrailingComma = rule => seq(commaSeparated(rule), optional(','));
// A branch may hold only the attributes of the declaration that follows `#endif`.
const branch = $ => seq(repeat($._item), optional($.dangling_prefix));
const prefixParts = $ => repeat(choice($.attribute, $.modifier, $.conditional_prefix));
const prefixed = ($, ...rest) => seq(optional($._prefix), ...rest);

module.exports = grammar({
  name: 'swift_declarations',

  // In the order of scanner.c's `enum Token`.
  externals: $ => [
    $.comment,
    $.statement,
    $.macro_expansion,
    $.modifier,
    $.condition,
    $.block,
    $.unterminated_block,
    $.unclosed,
    $._line_value,
    $._list_value,
    $._array_opening,
    $.argument_label,
    $.label,
    $.operator_name,
    $.tuple_pattern,
    $._error_recovery,
  ],

  extras: $ => [/[ \t\r\n\v\f\u00A0\uFEFF]/, $.comment],

  word: $ => $.identifier,

  // Each of these would cost a node of its own in every tree, though none is to be seen.
  inline: $ => [$._declaration, $._bare_type, $._composed_type, $._prefix_type],

  rules: {
    source_file: $ => seq(optional($.shebang), repeat($._item)),

    shebang: _ => token(prec(1, /#![^\r\n]*/)),

    _item: $ => choice($._declaration, $.conditional, $.statement, ';'),

    _declaration: $ => choice(
      $.import_declaration,
      $.type_declaration,
      $.extension_declaration,
      $.property_declaration,
      $.function_declaration,
      $.initializer_declaration,
      $.deinitializer_declaration,
      $.subscript_declaration,
      $.typealias_declaration,
      $.associatedtype_declaration,
      $.enum_case_declaration,
      $.operator_declaration,
      $.precedence_group_declaration,
      $.macro_declaration,
      $.macro_expansion_declaration,
    ),

    // #if

    conditional: $ => seq(
      $._if_branch, repeat($._elseif_branch), optional($._else_branch), choice('#endif', $.unclosed),
    ),
    _if_branch: $ => seq(alias('#if', $.if), field('condition', $.condition), branch($)),
    _elseif_branch: $ => seq(alias('#elseif', $.elseif), field('condition', $.condition), branch($)),
    _else_branch: $ => seq(alias('#else', $.else), branch($)),

    conditional_prefix: $ => seq(
      '#if', $.condition, prefixParts($),
      repeat(seq('#elseif', $.condition, prefixParts($))),
      optional(seq('#else', prefixParts($))),
      '#endif',
    ),

    // Attributes and modifiers

    // One that begins with `#if` is read as a conditional of its own: its attributes would not count either.
    dangling_prefix: $ => $._prefix,
    _prefix: $ => choice(
      $.attribute, $.modifier, seq($._prefix, choice($.attribute, $.modifier, $.conditional_prefix)),
    ),

    attribute: $ => seq(
      '@', field('name', alias(choice($.identifier, $._attribute_path), $.attribute_name)), optional($.arguments)),
    _attribute_path: $ => seq(
      $.identifier,
      choice($.generic_arguments, $._attribute_component),
      repeat($._attribute_component),
    ),
    _attribute_component: $ => seq('.', $.identifier, optional($.generic_arguments)),
    arguments: $ => seq(token.immediate('('), optional($._argument_list), ')'),
    // `@_specialize` parts its arguments with `;` too.
    _argument_list: $ => seq($.argument, repeat(seq(choice(',', ';'), $.argument)), optional(choice(',', ';'))),
    argument: $ => choice(
      seq(field('label', $.argument_label), ':', optional($._argument_value)),
      $._argument_value,
    ),
    _argument_value: $ => field('value', choice($.array_literal, alias($._list_value, $.value))),
    array_literal: $ => seq(
      alias($._array_opening, '['), optional(withTrailingComma(alias($._list_value, $.value))), ']',
    ),

    // Declarations

    import_declaration: $ => prefixed($, 'import',
      optional(field('kind', alias(
        choice('struct', 'class', 'enum', 'protocol', 'typealias', 'func', 'var', 'let', 'actor'), $.import_kind))),
      field('path', $.import_path),
    ),
    import_path: $ => seq($.identifier, repeat(seq('.', $.identifier)), optional(seq('.', $.operator_name))),

    type_declaration: $ => prefixed($,
      field('keyword', alias(choice('class', 'struct', 'actor', 'enum', 'protocol'), $.keyword)),
      field('name', $.identifier),
      optional(field('generics', $.generic_parameters)),
      $._type_tail,
    ),
    extension_declaration: $ => prefixed($,
      field('keyword', alias('extension', $.keyword)),
      field('name', $._type),
      $._type_tail,
    ),
    // `unclosed` is nothing at the end of the file: what was opened counts, and the fault has a place.
    _type_tail: $ => seq(
      optional(seq(':', commaSeparated(field('inherits', $._type)))),
      optional(field('requirements', $.where_clause)),
      '{', repeat($._item), choice('}', $.unclosed),
    ),

    property_declaration: $ => prefixed($,
      field('keyword', alias(choice('let', 'var', 'inout', '_mutating', '_borrowing', '_consuming'), $.keyword)),
      commaSeparated($.binding),
    ),
    binding: $ => seq(
      field('name', choice($.identifier, $.tuple_pattern)),
      optional(seq(':', field('type', $._type))),
      optional(seq('=', field('value', alias($._line_value, $.initial_value)))),
      optional(field('accessors', $._block)),
    ),

    function_declaration: $ => prefixed($,
      field('keyword', alias('func', $.keyword)),
      field('name', choice($.identifier, $.operator_name)),
      optional(field('generics', $.generic_parameters)),
      $._signature,
      optional(field('body', $._block)),
    ),
    initializer_declaration: $ => prefixed($,
      field('keyword', alias('init', $.keyword)),
      optional(field('failable', alias(choice('?', '!'), $.failable))),
      optional(field('generics', $.generic_parameters)),
      $._signature,
      optional(field('body', $._block)),
    ),
    _signature: $ => seq(
      field('parameters', $.parameters),
      repeat($._effect),
      optional(seq('->', field('returns', $._type))),
      optional(field('requirements', $.where_clause)),
    ),
    parameters: $ => seq('(', optional(withTrailingComma($.parameter)), ')'),
    parameter: $ => seq(
      repeat(choice($.attribute, '_const', 'isolated')),
      field('label', $.label),
      optional(field('name', $.identifier)),
      ':',
      field('type', $._type),
      optional(field('variadic', alias('...', $.variadic))),
      optional($._default),
    ),
    _default: $ => seq('=', field('default', alias($._list_value, $.default_value))),
    _effect: $ => field('effect', choice(
      alias(choice('async', 'reasync'), $.async),
      alias('rethrows', $.throws),
      alias($._throws, $.throws),
    )),
    _throws: $ => prec.right(seq('throws', optional(seq('(', $._type, ')')))),

    deinitializer_declaration: $ => prefixed($, 'deinit', repeat($._effect), optional(field('body', $._block))),

    subscript_declaration: $ => prefixed($, 'subscript',
      optional(field('generics', $.generic_parameters)),
      $._signature,
      optional(field('body', $._block)),
    ),

    typealias_declaration: $ => prefixed($, 'typealias',
      field('name', $.identifier),
      optional(field('generics', $.generic_parameters)),
      '=', field('type', $._type),
      optional(field('requirements', $.where_clause)),
    ),
    associatedtype_declaration: $ => prefixed($, 'associatedtype',
      field('name', $.identifier),
      optional(seq(':', commaSeparated(field('inherits', $._type)))),
      optional(seq('=', field('type', $._type))),
      optional(field('requirements', $.where_clause)),
    ),

    enum_case_declaration: $ => prefixed($, 'case', commaSeparated($.enum_case)),
    enum_case: $ => seq(
      field('name', $.identifier),
      optional(field('values', $.tuple_type)),
      optional(seq('=', field('value', alias($._line_value, $.raw_value)))),
    ),

    operator_declaration: $ => prefixed($, 'operator',
      field('name', $.operator_name),
      optional(seq(':', commaSeparated($.identifier))),
      optional($._block),
    ),
    precedence_group_declaration: $ => prefixed($, 'precedencegroup', field('name', $.identifier), $._block),

    macro_declaration: $ => prefixed($, 'macro',
      field('name', $.identifier),
      optional(field('generics', $.generic_parameters)),
      field('parameters', $.parameters),
      repeat($._effect),
      optional(seq('->', field('returns', $._type))),
      optional(seq('=', field('definition', alias($._line_value, $.definition)))),
      optional(field('requirements', $.where_clause)),
    ),
    macro_expansion_declaration: $ => prefixed($, $.macro_expansion),

    _block: $ => choice($.block, $.unterminated_block),

    // Generics

    generic_parameters: $ => seq(
      '<', withTrailingComma($.generic_parameter), optional($.where_clause), '>',
    ),
    generic_parameter: $ => seq(
      repeat($.attribute), optional(choice('each', 'let')), $.identifier, optional(seq(':', $._type)),
    ),
    generic_arguments: $ => seq('<', optional(withTrailingComma(choice($._type, $._integer))), '>'),
    where_clause: $ => seq('where', commaSeparated($.requirement)),
    requirement: $ => choice(
      seq(choice($._type, $._integer), '==', choice($._type, $._integer)),
      seq($._type, ':', choice($._type, $.layout_constraint)),
    ),
    layout_constraint: $ => seq($.identifier, '(', $.integer, repeat(seq(',', $.integer)), ')'),

    // Types

    _type: $ => choice($.attributed_type, $.generic_type, $._bare_type),
    // `<T: P> T`, a named opaque type.
    generic_type: $ => seq($.generic_parameters, $._type),
    attributed_type: $ => seq(repeat1(choice($.attribute, $.type_attribute, $.specifier)), $._bare_type),
    type_attribute: $ => seq('@', choice(...BARE_TYPE_ATTRIBUTES)),
    specifier: $ => choice(
      ...SPECIFIERS,
      seq('nonisolated', optional(seq(token.immediate('('), $.identifier, ')'))),
    ),

    _bare_type: $ => choice($.function_type, $._composed_type, $.expansion_type),
    function_type: $ => prec.right(seq(
      $._postfix_type, repeat($._effect), '->', $._type,
    )),
    _composed_type: $ => choice($._prefix_type, $.composition_type),
    composition_type: $ => prec.left(seq($._prefix_type, repeat1(seq('&', $._prefix_type)))),
    _prefix_type: $ => choice(
      alias($._constrained_type, $.constrained_type),
      $.suppressed_type,
      $._postfix_type,
    ),
    _constrained_type: $ => seq(choice('some', 'any', 'each'), $._prefix_type),
    // What is repeated is a whole type: `repeat (each T) -> Int`.
    expansion_type: $ => seq('repeat', $._type),
    suppressed_type: $ => seq('~', $._prefix_type),

    _postfix_type: $ => choice(
      // A name alone is the commonest type by far: one leaf, and no node around it.
      alias($.identifier, $.named_type), alias($._generic_named_type, $.named_type), $.tuple_type, $.array_type, $.dictionary_type, $.inline_array_type,
      $.optional_type, $.member_type,
    ),
    _generic_named_type: $ => seq($.identifier, $.generic_arguments),
    member_type: $ => prec.right(seq($._postfix_type, '.', $.identifier, optional($.generic_arguments))),
    optional_type: $ => seq($._postfix_type, choice('?', '!')),
    array_type: $ => seq('[', $._type, ']'),
    dictionary_type: $ => seq('[', $._type, ':', $._type, ']'),
    inline_array_type: $ => seq('[', choice($._type, $._integer), 'of', $._type, ']'),
    tuple_type: $ => seq('(', optional(withTrailingComma($.tuple_element)), ')'),
    tuple_element: $ => seq(
      optional(seq($.label, optional($.identifier), ':')),
      $._type,
      optional('...'),
      optional($._default),
    ),

    _integer: $ => choice($.integer, seq('-', $.integer)),
    integer: _ => /[0-9][0-9a-zA-Z_]*/,
    identifier: _ => token(choice(
      /[A-Za-z_$\u0080-\u{10FFFF}][0-9A-Za-z_$\u0080-\u{10FFFF}]*/u,
      /`[^`\r\n]+`/,
    )),
  },
});
