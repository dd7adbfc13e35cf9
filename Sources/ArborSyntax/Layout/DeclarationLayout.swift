import ArborModel

/// The text of one declaration, and where the parts of it stand that fix-its change.
///
/// The scan of a tool keeps none of this: it would cost time in every file, and the prescan leaves much of it out.
/// So a rule that asks for a layout holds only where one declaration is read whole, and a fix-it that needs one is
/// given only there.
package struct DeclarationLayout {
    /// A word of the source, such as a modifier.
    package struct Part {
        package var text: String
        package var range: SourceRange
    }

    package struct Property {
        package var keyword: SourceRange
        package var modifiers: [Part]
        /// From the `=` to the end of the value.
        package var initialValue: SourceRange?
        /// True of `willSet` and `didSet`: what is stored has them too.
        package var isObserved = false
    }

    package struct Callable {
        /// Of the first modifier, or else of the keyword.
        package var start: SourcePosition
        package var modifiers: [Part] = []
        /// `async`, `throws(Fault)`.
        package var effects: [Part] = []
        package var generics: SourceRange?
        package var requirements: SourceRange?
        /// Of the result type.
        package var returns: SourceRange?
        /// Of the types of the parameters, in order.
        package var parameterTypes: [SourceRange] = []
        /// Braces included, without comments and with single spaces.
        package var body: Part?
    }

    package var bytes: [UInt8]
    /// Of the first modifier, or else of the keyword.
    package var start: SourcePosition
    package var modifiers: [Part] = []
    /// Where a name and its generic parameters end.
    package var nameEnd: SourcePosition
    /// Of the last type that is inherited.
    package var lastInherited: SourceRange?
    /// The `where` clause.
    package var requirements: SourceRange?
    /// True where the extension around says `public` for all in it.
    package var isInPublicExtension = false
    /// Of the members' closing brace.
    package var closingBrace: SourceRange?
    /// By the offset of the label.
    package private(set) var properties: [UInt32: Property] = [:]
    /// By the offset of the keyword.
    package private(set) var callables: [UInt32: Callable] = [:]

    package init(bytes: [UInt8], start: SourcePosition) {
        self.bytes = bytes
        self.start = start
        nameEnd = start
    }

    package subscript(property: PropertyDeclaration) -> Property? { properties[property.range.start.offset] }

    package subscript(callable: CallableDeclaration) -> Callable? { callables[callable.range.start.offset] }

    package mutating func add(_ property: Property, labelAt place: SourcePosition) {
        properties[place.offset] = property
    }

    package mutating func add(_ callable: Callable, keywordAt place: SourcePosition) {
        callables[place.offset] = callable
    }
}

extension DeclarationLayout {
    package func text(_ range: SourceRange) -> String {
        String(decoding: bytes[Int(range.start.offset)..<Int(range.end.offset)], as: UTF8.self)
    }

    /// The white space that the line of a place begins with. Lines begin behind a line's end, or with the text.
    package func indentation(at place: SourcePosition) -> String {
        let line = bytes[..<Int(place.offset)].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let rest = bytes[line...]
        return String(decoding: rest.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    /// How many spaces and tabs stand right behind a place.
    package func spaces(after place: SourcePosition) -> Int {
        bytes[Int(place.offset)...].prefix { $0 == 0x20 || $0 == 0x09 }.count
    }

    /// How many spaces and tabs stand right before a place.
    package func spaces(before place: SourcePosition) -> Int {
        bytes[..<Int(place.offset)].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    }

    /// Whether a stretch goes over more than one line.
    package func isBroken(_ range: SourceRange) -> Bool { range.start.line != range.end.line }
}
