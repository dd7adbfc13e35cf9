// Swift's declarations. Each body, accessor block, closure, value and statement is one opaque token, read by
// src/scanner.c. Its contents can't matter to a reader of declarations, and so they can't break a declaration. Types
// are opaque too: they are read from their text, so a tree of them would only cost time.
//
// Keywords are reserved only where a name isn't allowed: after `func` every word is a name. If a word may be either,
// the scanner decides (`modifier`, `label`, `statement`).

const commaSeparated = rule => seq(rule, repeat(seq(',', rule)));
const withTrailingComma = rule => seq(commaSeparated(rule), optional(','));
// A branch may contain only the attributes of the declaration that follows `#endif`.
const branch = $ => seq(repeat($._item), optional($.dangling_prefix));
const prefixParts = $ => repeat(choice($._attribute, $.modifier, $.conditional_prefix));
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
    $.parenthesised,
    $.bare_attribute,
    $.attribute_name,
    $.type,
    $.generics,
    $.requirements,
    $.undeclared,
    $.unread,
    $._error_recovery,
  ],

  extras: $ => [/[ \t\r\n\v\f\u00A0\uFEFF]/, $.comment],

  word: $ => $.identifier,

  // This hidden rule would cost an additional node in every tree.
  inline: $ => [$._declaration],

  rules: {
    source_file: $ => seq(optional($.shebang), repeat($._item)),

    shebang: _ => token(prec(1, /#![^\r\n]*/)),

    // `unread` is the rest of a text with too much in it that is not Swift.
    _item: $ => choice($._declaration, $.conditional, $.statement, $.unread, ';'),

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
      $.undeclared_item,
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

    // A prefix that begins with `#if` is read as a conditional instead. Its attributes would not count either.
    dangling_prefix: $ => $._prefix,
    // tree-sitter balances repetitions. A recursive rule would build a tree as deep as the prefix is long.
    _prefix: $ => seq(choice($._attribute, $.modifier), prefixParts($)),

    attribute: $ => seq(field('name', $.attribute_name), $.arguments),
    _attribute: $ => choice($.attribute, $.bare_attribute),
    arguments: $ => seq(token.immediate('('), optional($._argument_list), ')'),
    // `@_specialize` also separates its arguments with `;`.
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
      optional(field('generics', $.generics)),
      $._type_tail,
    ),
    extension_declaration: $ => prefixed($,
      field('keyword', alias('extension', $.keyword)),
      field('name', $.type),
      $._type_tail,
    ),
    // `unclosed` is an empty token at the end of the file. The opened type counts, and the fault has a location.
    _type_tail: $ => seq(
      optional(seq(':', commaSeparated(field('inherits', $.type)))),
      optional(field('requirements', $.where_clause)),
      '{', repeat($._item), choice('}', $.unclosed),
    ),

    property_declaration: $ => prefixed($,
      field('keyword', alias(choice('let', 'var', 'inout', '_mutating', '_borrowing', '_consuming'), $.keyword)),
      commaSeparated($.binding),
    ),
    binding: $ => seq(
      field('name', choice($.identifier, alias($.parenthesised, $.tuple_pattern), $.unterminated_block)),
      optional(seq(':', field('type', $.type))),
      optional(seq('=', field('value', alias($._line_value, $.initial_value)))),
      optional(field('accessors', $._block)),
    ),

    function_declaration: $ => prefixed($,
      field('keyword', alias('func', $.keyword)),
      field('name', choice($.identifier, $.operator_name)),
      optional(field('generics', $.generics)),
      $._signature,
      optional(field('body', $._block)),
    ),
    initializer_declaration: $ => prefixed($,
      field('keyword', alias('init', $.keyword)),
      optional(field('failable', alias(choice('?', '!'), $.failable))),
      optional(field('generics', $.generics)),
      $._signature,
      optional(field('body', $._block)),
    ),
    _signature: $ => seq(
      field('parameters', $.parameters),
      repeat($._effect),
      optional(seq('->', field('returns', $.type))),
      optional(field('requirements', $.where_clause)),
    ),
    parameters: $ => seq('(', optional(withTrailingComma($.parameter)), ')'),
    parameter: $ => seq(
      repeat(choice($._attribute, '_const', 'isolated')),
      field('label', $.label),
      optional(field('name', $.identifier)),
      ':',
      field('type', $.type),
      optional(field('variadic', alias('...', $.variadic))),
      optional($._default),
    ),
    _default: $ => seq('=', field('default', alias($._list_value, $.default_value))),
    _effect: $ => field('effect', choice(
      alias(choice('async', 'reasync'), $.async),
      alias('rethrows', $.throws),
      alias($._throws, $.throws),
    )),
    _throws: $ => prec.right(seq('throws', optional(seq('(', $.type, ')')))),

    deinitializer_declaration: $ => prefixed($, 'deinit', repeat($._effect), optional(field('body', $._block))),

    subscript_declaration: $ => prefixed($, 'subscript',
      optional(field('generics', $.generics)),
      $._signature,
      optional(field('body', $._block)),
    ),

    typealias_declaration: $ => prefixed($, 'typealias',
      field('name', $.identifier),
      optional(field('generics', $.generics)),
      '=', field('type', $.type),
      optional(field('requirements', $.where_clause)),
    ),
    associatedtype_declaration: $ => prefixed($, 'associatedtype',
      field('name', $.identifier),
      optional(seq(':', commaSeparated(field('inherits', $.type)))),
      optional(seq('=', field('type', $.type))),
      optional(field('requirements', $.where_clause)),
    ),

    enum_case_declaration: $ => prefixed($, 'case', commaSeparated($.enum_case)),
    enum_case: $ => seq(
      field('name', $.identifier),
      optional(field('values', $.parenthesised)),
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
      optional(field('generics', $.generics)),
      field('parameters', $.parameters),
      repeat($._effect),
      optional(seq('->', field('returns', $.type))),
      optional(seq('=', field('definition', alias($._line_value, $.definition)))),
      optional(field('requirements', $.where_clause)),
    ),
    macro_expansion_declaration: $ => prefixed($, $.macro_expansion),

    // Attributes or modifiers without a declaration. With a rule of their own they are a single fault.
    undeclared_item: $ => seq($._prefix, $.undeclared),

    _block: $ => choice($.block, $.unterminated_block),

    where_clause: $ => seq('where', $.requirements),

    identifier: _ => token(choice(
      /[A-Za-z_$\u0080-\u{10FFFF}][0-9A-Za-z_$\u0080-\u{10FFFF}]*/u,
      /`[^`\r\n]+`/,
    )),
  },
});
