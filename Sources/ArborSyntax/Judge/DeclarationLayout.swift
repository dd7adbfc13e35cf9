import ArborModel

/// The text of one declaration, and where the parts of it stand that fix-its change.
///
/// The scan of a tool keeps none of this: it would cost time in every file, and the first pass leaves much of it out.
/// So a rule that asks for a layout holds only where one declaration is read whole, and a fix-it that needs one is
/// given only there.
struct DeclarationLayout {
    /// A word of the source, such as a modifier.
    struct Part {
        var text: String
        var range: SourceRange
    }

    struct Property {
        var keyword: SourceRange
        var modifiers: [Part]
        /// From the `=` to the end of the value.
        var initialValue: SourceRange?
        /// True of `willSet` and `didSet`: what is stored has them too.
        var isObserved = false
    }

    struct Callable {
        /// Of the first modifier, or else of the keyword.
        var start: SourcePosition
        var modifiers: [Part] = []
        /// `async`, `throws(Fault)`.
        var effects: [Part] = []
        var generics: SourceRange?
        var requirements: SourceRange?
        /// Of the result type.
        var returns: SourceRange?
        /// Of the types of the parameters, in order.
        var parameterTypes: [SourceRange] = []
        /// Braces included, without comments and with single spaces.
        var body: Part?
    }

    var bytes: [UInt8]
    /// Of the first modifier, or else of the keyword.
    var start: SourcePosition
    var modifiers: [Part] = []
    /// Where a name and its generic parameters end.
    var nameEnd: SourcePosition
    /// Of the last type that is inherited.
    var lastInherited: SourceRange?
    /// The `where` clause.
    var requirements: SourceRange?
    /// True where the extension around says `public` for all in it.
    var isInPublicExtension = false
    /// Of the members' closing brace.
    var closingBrace: SourceRange?
    /// By the offset of the label.
    private(set) var properties: [UInt32: Property] = [:]
    /// By the offset of the keyword.
    private(set) var callables: [UInt32: Callable] = [:]

    init(bytes: [UInt8], start: SourcePosition) {
        self.bytes = bytes
        self.start = start
        nameEnd = start
    }

    subscript(property: PropertyDeclaration) -> Property? { properties[property.range.start.offset] }

    subscript(callable: CallableDeclaration) -> Callable? { callables[callable.range.start.offset] }

    mutating func add(_ property: Property, labelAt place: SourcePosition) {
        properties[place.offset] = property
    }

    mutating func add(_ callable: Callable, keywordAt place: SourcePosition) {
        callables[place.offset] = callable
    }
}

extension DeclarationLayout {
    func text(_ range: SourceRange) -> String {
        String(decoding: bytes[Int(range.start.offset)..<Int(range.end.offset)], as: UTF8.self)
    }

    /// The white space that the line of a place begins with. Lines begin behind a line's end, or with the text.
    func indentation(at place: SourcePosition) -> String {
        let line = bytes[..<Int(place.offset)].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let rest = bytes[line...]
        return String(decoding: rest.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    /// How many spaces and tabs stand right behind a place.
    func spaces(after place: SourcePosition) -> Int {
        bytes[Int(place.offset)...].prefix { $0 == 0x20 || $0 == 0x09 }.count
    }

    /// How many spaces and tabs stand right before a place.
    func spaces(before place: SourcePosition) -> Int {
        bytes[..<Int(place.offset)].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    }

    /// Whether a stretch goes over more than one line.
    func isBroken(_ range: SourceRange) -> Bool { range.start.line != range.end.line }
}
