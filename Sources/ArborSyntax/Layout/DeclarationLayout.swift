import ArborModel

/// The text of one declaration, and the locations of the parts that fix-its change.
///
/// The tool's scan keeps no layouts: they would cost time in every file, and the prescan leaves out many of these
/// parts. A rule that needs a layout therefore applies only if a single declaration is read whole, and so do the
/// fix-its that need one.
package struct DeclarationLayout {
    /// A word of the source, such as a modifier.
    package struct Part {
        package var text: String
        package var range: SourceRange
    }

    package struct Property {
        package var keyword: SourceRange
        package var modifiers: [Part]
        /// The range from the `=` to the end of the value.
        package var initialValue: SourceRange?
        /// True if the accessors are `willSet` and `didSet`, which a stored property may have.
        package var isObserved = false
    }

    package struct Callable {
        /// The start of the first modifier, or of the keyword if there is no modifier.
        package var start: SourcePosition
        package var modifiers: [Part] = []
        /// The effects: `async`, `throws(Fault)`.
        package var effects: [Part] = []
        package var generics: SourceRange?
        package var requirements: SourceRange?
        /// The range of the result type.
        package var returns: SourceRange?
        /// The ranges of the types of the parameters, in order.
        package var parameterTypes: [SourceRange] = []
        /// The body with its braces. The text has no comments, and single spaces.
        package var body: Part?
    }

    package var bytes: [UInt8]
    /// The text of the whole file, as far as it is known.
    package var file = ""
    /// The start of the first modifier, or of the keyword if there is no modifier.
    package var start: SourcePosition
    package var modifiers: [Part] = []
    /// The end of the name and its generic parameters.
    package var nameEnd: SourcePosition
    /// The range of the last inherited type.
    package var lastInherited: SourceRange?
    /// The `where` clause.
    package var requirements: SourceRange?
    /// The range of the brace that closes the members.
    package var closingBrace: SourceRange?
    /// The properties by the offset of the label.
    package private(set) var properties: [UInt32: Property] = [:]
    /// The initializers and functions by the offset of the keyword.
    package private(set) var callables: [UInt32: Callable] = [:]

    package init(bytes: [UInt8], start: SourcePosition) {
        self.bytes = bytes
        self.start = start
        nameEnd = start
    }

    package subscript(property: PropertyDeclaration) -> Property? { properties[property.range.start.offset] }

    package subscript(callable: CallableDeclaration) -> Callable? { callables[callable.range.start.offset] }

    package mutating func add(_ property: Property, labelAt position: SourcePosition) {
        properties[position.offset] = property
    }

    package mutating func add(_ callable: Callable, keywordAt position: SourcePosition) {
        callables[position.offset] = callable
    }
}

extension DeclarationLayout {
    package func text(_ range: SourceRange) -> String {
        String(decoding: bytes[Int(range.start.offset)..<Int(range.end.offset)], as: UTF8.self)
    }

    /// Returns the white space at the start of a position's line.
    package func indentation(at position: SourcePosition) -> String {
        let line = bytes[..<Int(position.offset)].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let rest = bytes[line...]
        return String(decoding: rest.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    /// The white space of one level, as the first indented line shows it: a tab, or two to eight spaces. Four spaces if no line
    /// does.
    package var level: String {
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        where isSpace(line[line.startIndex]) {
            let space = line.prefix(while: isSpace)
            // The lines of a block comment are indented by one space more.
            if space.count == line.count || line[space.endIndex] == UInt8(ascii: "*") { continue }
            if space.contains(0x09) { return "\t" }
            if (2...8).contains(space.count) { return String(repeating: " ", count: space.count) }
        }
        return "    "
    }

    /// Returns the number of spaces and tabs directly after a position.
    package func spaces(after position: SourcePosition) -> Int {
        bytes[Int(position.offset)...].prefix { $0 == 0x20 || $0 == 0x09 }.count
    }

    /// Returns the number of spaces and tabs directly before a position.
    package func spaces(before position: SourcePosition) -> Int {
        bytes[..<Int(position.offset)].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    }

    /// Returns whether a range spans more than one line.
    package func isBroken(_ range: SourceRange) -> Bool { range.start.line != range.end.line }
}
