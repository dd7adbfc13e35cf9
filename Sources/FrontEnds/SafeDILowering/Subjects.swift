import ArborModel
import ArborSyntax

// The names that diagnostics of declarations use as their subjects.

extension FunctionFault {
    /// The keyword or sign that is missing or not allowed.
    var name: String {
        switch self {
        case .notStatic: "static"
        case .hidden: "public"
        case .async: "async"
        case .throwing: "throws"
        case .generic: "<>"
        case .isolated: "isolated"
        case .unavailable: "unavailable"
        case .existential, .result: "->"
        }
    }
}
