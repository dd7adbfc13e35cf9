import ArborModel
import ArborSyntax

/// A property of a declaration that keeps the generated code from calling it.
struct CallObstacle {
    /// The keyword.
    var word: String
    /// The property, as the end of a sentence.
    var clause: String
    var help: String
    /// The text to remove.
    var remedy: String
}

extension CallableDeclaration {
    /// The first reason why a plain call isn't possible.
    var callObstacle: CallObstacle? {
        if isAsync {
            return CallObstacle(
                word: "async", clause: "is async",
                help:
                    "the generated code is synchronous; provide a value that does its asynchronous work when it is used",
                remedy: "'async'")
        }
        if mayThrow {
            return CallObstacle(
                word: "throws", clause: "throws",
                help:
                    "the generated code handles no errors; handle them in the provider, or provide a value that throws "
                    + "when it is used",
                remedy: "'throws'")
        }
        if !generics.isEmpty || !requirements.isEmpty {
            return CallObstacle(
                word: "<>", clause: "is generic", help: "write one provider for each type that is needed",
                remedy: "its generic parameters")
        }
        if isFailable {
            return CallObstacle(
                word: "?", clause: "is failable",
                help: "provide the optional value with a static function of a module", remedy: "the '?'")
        }
        if Availability(of: attributes) == .never {
            return CallObstacle(
                word: "unavailable", clause: "is unavailable", help: "annotate one that is available",
                remedy: "the attribute")
        }
        return nil
    }
}

extension ParameterDeclaration {
    /// Why no value can be passed for the parameter, as the end of a sentence.
    var obstacle: String? {
        if type.hasSuffix("...") { return "is variadic" }
        if type.hasPrefix("inout ") { return "is 'inout'" }
        switch TypeExpression(parsing: type) {
        case .prefixed("some", _): return "has an opaque type"
        case .attributed(let words, _) where words.contains("@autoclosure"): return "is an autoclosure"
        case .attributed(let words, _) where words.contains("inout"): return "is 'inout'"
        case .attributed(let words, _) where words.contains("isolated"): return "is 'isolated'"
        default: return nil
        }
    }

    /// The label of the parameter's dependency: its inner name. A parameter without one gets a name by its index.
    func dependencyLabel(at index: Int) -> String {
        switch name.plainName {
        case "_": "value\(index + 1)"
        // A local can't have these names.
        case "self", "Self", "`self`", "`Self`": "\(name.filter { $0 != "`" })Value\(index + 1)"
        default: name.plainName
        }
    }
}

extension TypeExpression {
    /// The protocol of an opaque type, which is reported, so that nobody lacks its value. Other types stay as they are.
    var withoutOpacity: TypeExpression {
        if case .prefixed("some", let base) = self { .prefixed("any", base) } else { self }
    }

    /// The type without words that say how a parameter is passed, such as `sending`. A constant can't have them.
    var withoutPassing: TypeExpression {
        guard case .attributed(let words, let base) = self else { return self }
        let passing = ["borrowing", "consuming", "sending", "__owned", "__shared", "_const", "isolated"]
        let rest = words.filter { !passing.contains($0) }
        return rest.isEmpty ? base : .attributed(rest, base)
    }
}
