/// What the plugin answers.
enum PluginReply: Equatable {
    /// The protocol's version that this plugin speaks.
    case capability(version: Int)
    case expansion(Expansion)
    /// That no library was loaded.
    case libraryRefused([WireDiagnostic])
}

/// What became of a macro.
struct Expansion: Equatable {
    /// The Swift that stands in for the macro, "" for nothing. `nil` is a failure, which needs an error to explain it.
    var source: String?
    var diagnostics: [WireDiagnostic]

    init(source: String?, diagnostics: [WireDiagnostic] = []) {
        self.source = source
        self.diagnostics = diagnostics
    }

    static let nothing = Expansion(source: "")

    /// No source, and why.
    static func failure(_ diagnostics: [WireDiagnostic]) -> Expansion {
        Expansion(source: nil, diagnostics: diagnostics)
    }
}

/// A diagnostic as the compiler takes it: all offsets count from the start of the file.
struct WireDiagnostic: Equatable {
    struct Position: Equatable {
        var fileName: String
        var offset: Int

        /// For what no place in a file is to blame for.
        static let nowhere = Position(fileName: "", offset: 0)
    }

    struct Range: Equatable {
        var fileName: String
        var offsets: Swift.Range<Int>
    }

    struct Note: Equatable {
        var position: Position
        var message: String
    }

    struct FixIt: Equatable {
        struct Change: Equatable {
            var range: Range
            var newText: String
        }

        var message: String
        var changes: [Change]
    }

    enum Severity: String { case error, warning, note, remark }

    var message: String
    var severity = Severity.error
    var position: Position
    var highlights: [Range] = []
    var notes: [Note] = []
    var fixIts: [FixIt] = []
}
