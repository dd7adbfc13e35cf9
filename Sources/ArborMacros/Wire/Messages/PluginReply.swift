/// A reply of the plugin.
enum PluginReply: Equatable {
    /// The version of the protocol that this plugin uses.
    case capability(version: Int)
    case expansion(Expansion)
    /// A refusal to load a library.
    case libraryRefused([WireDiagnostic])
}

/// The result of expanding a macro.
struct Expansion: Equatable {
    /// The Swift source that replaces the macro, or an empty string. `nil` is a failure, and needs an error
    /// that explains it.
    var source: String?
    var diagnostics: [WireDiagnostic]

    init(source: String?, diagnostics: [WireDiagnostic] = []) {
        self.source = source
        self.diagnostics = diagnostics
    }

    static let nothing = Expansion(source: "")

    /// An expansion without a source, and its errors.
    static func failure(_ diagnostics: [WireDiagnostic]) -> Expansion {
        Expansion(source: nil, diagnostics: diagnostics)
    }
}

/// A diagnostic in the compiler's form. All offsets count from the start of the file.
struct WireDiagnostic: Equatable {
    struct Position: Equatable {
        var fileName: String
        var offset: Int

        /// The position of errors that no source location causes.
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
