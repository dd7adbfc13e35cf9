/// A fault as data: what it is, where, by which path, and what to do next. Renderers lay it out.
public struct Diagnostic: Equatable, Sendable {
    public enum Severity: String, Sendable { case error, warning, note }

    /// A further place, or a hint without one.
    public struct Note: Equatable, Sendable {
        public var message: String
        public var location: SourceLocation?

        public init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    /// A change of text that mends the fault.
    public struct FixIt: Equatable, Sendable {
        public struct Edit: Equatable, Sendable {
            public var range: SourceRange
            public var replacement: String

            public init(range: SourceRange, replacement: String) {
                self.range = range
                self.replacement = replacement
            }
        }

        public var message: String
        public var edits: [Edit]

        public init(_ message: String, edits: [Edit]) {
            self.message = message
            self.edits = edits
        }
    }

    public var id: DiagnosticID
    public var severity: Severity
    public var message: String
    /// The names of what it is about, from the outside in: the type, its property's or its parameter's label, the type
    /// that is asked for, the actor. Empty of what concerns a file as a whole.
    ///
    /// With the id and the file they are the fault's identity (`fingerprint`). So they are names in the code, in one
    /// spelling, and never a part of the wording; two faults of one id in one file differ in them. A word of the language,
    /// such as `static`, sets apart faults of one id on one thing.
    public var subject: [String]
    public var location: SourceLocation?
    /// The shortest way from a root to the faulty place in words: the root's type, then `label: Type` of each property.
    /// Empty of what no root leads to.
    public var chain: [String]
    /// How many ways lead there, those that go round a loop left out. The fault is one all the same.
    public var wayCount: UInt32
    /// From the root to the faulty place, a step each.
    public var path: [Note]
    /// What the author may have meant, nearest first.
    public var nearMisses: [Note]
    /// What to do next.
    public var help: String?
    /// Changes of the file that the fault is in, each of which mends it alone.
    public var fixIts: [FixIt]

    /// - Parameters:
    ///   - subject: has no default, so that no finding loses its identity in silence.
    ///   - severity: without one, the id's own.
    public init(
        _ id: DiagnosticID, _ message: String, about subject: [String], at location: SourceLocation? = nil,
        severity: Severity? = nil, chain: [String] = [], wayCount: UInt32 = 1,
        path: [Note] = [], nearMisses: [Note] = [], help: String? = nil, fixIts: [FixIt] = []
    ) {
        self.id = id
        self.severity = severity ?? (id.entry.level == .error ? .error : .warning)
        self.message = message
        self.subject = subject
        self.location = location
        self.chain = chain
        self.wayCount = wayCount
        self.path = path
        self.nearMisses = nearMisses
        self.help = help
        self.fixIts = fixIts
    }
}

extension Diagnostic.FixIt {
    public static func replacing(_ range: SourceRange, by text: String) -> Diagnostic.FixIt {
        Diagnostic.FixIt("write '\(text)'", edits: [Edit(range: range, replacement: text)])
    }

    public static func inserting(_ text: String, at place: SourcePosition) -> Diagnostic.FixIt {
        Diagnostic.FixIt(
            "insert '\(text)'", edits: [Edit(range: SourceRange(start: place, end: place), replacement: text)]
        )
    }
}

extension Diagnostic {
    /// The order of printing: by place, then by id and text, so that every run prints the same.
    public static func inPrintingOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        switch (left.location, right.location) {
        case (nil, .some): return true
        case (.some, nil): return false
        case (.some(let one), .some(let other)) where one != other: return one < other
        default: return (left.id.rawValue, left.message) < (right.id.rawValue, right.message)
        }
    }
}
