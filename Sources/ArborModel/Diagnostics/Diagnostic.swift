/// A fault as data: its message, its location, the path to it, and the next thing to do. Renderers lay it out.
public struct Diagnostic: Equatable, Sendable {
    /// The gravity of a diagnostic.
    public enum Severity: String, Sendable { case error, warning, note }

    /// A message about a further location, or a hint without a location.
    public struct Note: Equatable, Sendable {
        /// The text, in a sentence without a full stop.
        public var message: String
        /// The location that the text is about; `nil` for a hint.
        public var location: SourceLocation?

        /// Creates a note, by default without a location.
        public init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    /// A change of text that removes the fault.
    public struct FixIt: Equatable, Sendable {
        /// One replacement in a fix-it.
        public struct Edit: Equatable, Sendable {
            /// The path of the edited file; `nil` for the file that holds the fault.
            public var path: String?
            /// The replaced range. An empty range inserts.
            public var range: SourceRange
            /// The new text. An empty text deletes.
            public var replacement: String

            /// Creates an edit that replaces a range by a text, by default in the file that holds the fault.
            public init(in path: String? = nil, range: SourceRange, replacement: String) {
                self.path = path
                self.range = range
                self.replacement = replacement
            }
        }

        /// The change in a few words, for the menu of an editor.
        public var message: String
        /// The edits, which are applied together. They don't overlap.
        public var edits: [Edit]
        /// True if the result is certainly what the author meant, so that a tool may apply it without a question.
        public var isCertain: Bool
        /// What must hold for the fix-it to be certain. The pipeline checks this, and leaves it empty.
        public var assumptions: [Assumption]

        /// Creates a fix-it from its message and its edits. By default it is certain.
        public init(
            _ message: String, edits: [Edit], isCertain: Bool = true, assuming assumptions: [Assumption] = []
        ) {
            self.message = message
            self.edits = edits
            self.isCertain = isCertain
            self.assumptions = assumptions
        }
    }

    /// The stable name of the fault's kind.
    public var id: DiagnosticID
    /// The gravity, which a severity policy may change later.
    public var severity: Severity
    /// The description of the fault, in a sentence without a full stop.
    public var message: String
    /// The names of the faulty thing, from the outside in: the type, the label of its property or parameter, the type
    /// that is asked for, the actor. Empty if the fault concerns a file as a whole.
    ///
    /// With the id and the file, the names are the fault's identity (`fingerprint`). So they are names in the code, in
    /// one spelling, and never a part of the wording. Two faults with one id in one file differ in them. A word of the
    /// language, such as `static`, sets apart faults with one id on one thing.
    public var subject: [String]
    /// The location of the fault; `nil` if it concerns no file.
    public var location: SourceLocation?
    /// The shortest path from a root to the fault in words: the root's type, then `label: Type` of each property.
    /// Empty if no root leads to the fault.
    public var pathTitles: [String]
    /// The number of paths from roots to the fault, without those that go round a loop. It is one fault, however many
    /// there are.
    public var pathCount: UInt32
    /// The path from the root to the fault, a note for each property.
    public var path: [Note]
    /// False if the fault is the same on every path: the types above it have no part in it. Formats for people leave the
    /// path out then.
    public var dependsOnPath: Bool
    /// Further places of the same fault, such as the other declarations that stand for a type.
    public var places: [Note]
    /// The names that the author may have meant, nearest first.
    public var nearMisses: [Note]
    /// The next thing to do; `nil` if there is no advice.
    public var help: String?
    /// Changes of the sources. Each one alone removes the fault.
    public var fixIts: [FixIt]
    /// What another declaration lacks, if it causes the fault. All faults of one cause are reported as one.
    public var cause: Cause?

    /// Creates a diagnostic.
    ///
    /// - Parameters:
    ///   - subject: The names of the faulty thing. It has no default, so that no finding loses its identity by
    ///     accident.
    ///   - severity: The gravity. By default it is the id's own.
    public init(
        _ id: DiagnosticID, _ message: String, about subject: [String], at location: SourceLocation? = nil,
        severity: Severity? = nil, pathTitles: [String] = [], pathCount: UInt32 = 1,
        path: [Note] = [], dependsOnPath: Bool = true, places: [Note] = [], nearMisses: [Note] = [],
        help: String? = nil,
        fixIts: [FixIt] = []
    ) {
        self.id = id
        self.severity = severity ?? (id.entry.level == .error ? .error : .warning)
        self.message = message
        self.subject = subject
        self.location = location
        self.pathTitles = pathTitles
        self.pathCount = pathCount
        self.path = path
        self.dependsOnPath = dependsOnPath
        self.places = places
        self.nearMisses = nearMisses
        self.help = help
        self.fixIts = fixIts
    }
}

extension Diagnostic {
    /// What may cause several faults.
    public enum Cause: Hashable, Sendable {
        /// The file at a path lacks the import of a module.
        case missingImport(of: String, in: String)
        /// A type of a module is internal, and other modules name it.
        case internalType(String, of: String)
        /// The files of a folder belong to no module.
        case noModule(folder: String)
        /// A type neither conforms to another one nor inherits from it.
        case missingConformance(of: String, to: String)
        /// A component doesn't include a module that provides what it needs.
        case excludedModule(String, from: String)
        /// A generic type of this name has no provider, whatever its arguments are.
        case unprovidedGeneric(String)
        /// A type in the tree of another one is the root in its place.
        case wrongRoot(String)
    }
}

extension Diagnostic.FixIt {
    /// A fact about other declarations, which the text around a fault doesn't show.
    public enum Assumption: Equatable, Sendable {
        /// A type inherits from a protocol. A superclass has initializers and conformances of its own.
        case isProtocol(Supertype)
        /// No other declaration of the type, by its last name, conforms to the annotation's protocol.
        case conformsNowhereElse(type: String)
        /// A name is no type alias, which may stand for a function type.
        case isNoAlias(String)
        /// Other modules see the types of a name, as far as sources show.
        case isPublic(String)
        /// A file declares a type, by its qualified name, without functions that only its module sees.
        case hasNoInternalFunctions(type: String, path: String)
    }

    /// Returns a fix-it that replaces the text of a range. Its message is "write" and the text.
    public static func replacing(_ range: SourceRange, by text: String) -> Diagnostic.FixIt {
        Diagnostic.FixIt("write '\(text)'", edits: [Edit(range: range, replacement: text)])
    }

    /// Returns a fix-it that inserts a text at a position. Its message is "insert" and the text.
    public static func inserting(_ text: String, at place: SourcePosition) -> Diagnostic.FixIt {
        Diagnostic.FixIt(
            "insert '\(text)'", edits: [Edit(range: SourceRange(start: place, end: place), replacement: text)]
        )
    }
}

extension Diagnostic {
    /// Returns whether one diagnostic is printed before another: by location, then by id and message, so that every
    /// run prints the same.
    public static func inPrintingOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        switch (left.location, right.location) {
        case (nil, .some): return true
        case (.some, nil): return false
        case (.some(let one), .some(let other)) where one != other: return one < other
        default: return (left.id.rawValue, left.message) < (right.id.rawValue, right.message)
        }
    }
}
