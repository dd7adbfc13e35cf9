import ArborModel

/// Why no value of a declared type is one of some other type, whatever the declared type conforms to: the other one is built
/// into the language, or a type of the standard library that nothing inherits from.
struct ForeignForm {
    private let note: String

    /// Returns `nil` if a value of the provider's type may be one of the wanted type.
    init?(of wanted: TypeExpression, from provider: ProviderDeclaration, _ graph: BindingGraph) {
        guard provider.kind.declaresType, wanted.bare != provider.type.bare else { return nil }
        if let form = wanted.bare.form {
            note = "a value of the type '\(wanted.bare)' is \(form)"
            return
        }
        guard case .named(let name, _) = wanted.bare,
            let form = Self.form(ofLibraryType: name, provider.kind),
            !graph.declaresAtTopLevel(name)
        else { return nil }
        note = form
    }

    /// Returns `nil` if a value of the one type may be of the other. Two types made of one generic type by different arguments
    /// never are.
    ///
    /// - Parameter isType: Returns whether a name is surely that of a type.
    init?(
        of wanted: TypeExpression, fromArgumentsOf made: TypeExpression, where isType: (String) -> Bool
    ) {
        guard case .named(let name, let arguments) = made.bare,
            case .named(name, let others) = wanted.bare, arguments.count == others.count,
            // A set of a class is one of its superclass.
            !["Array", "Dictionary", "Optional", "Set"].contains(name)
        else { return nil }
        let differ = zip(arguments, others).contains { argument, other in
            guard case .named(let argument, []) = argument, case .named(let other, []) = other else {
                return false
            }
            return argument != other && isType(argument) && isType(other)
        }
        if !differ { return nil }
        note = "'\(made.bare)' and '\(wanted.bare)' are different types"
    }

    static func isLibraryValue(_ name: String) -> Bool { libraryValues.contains(name) }

    private static func form(ofLibraryType name: String, _ kind: ProviderDeclaration.Kind) -> String? {
        if name == "AnyObject" {
            return kind == .struct || kind == .enum ? "a value of the type 'AnyObject' is an object" : nil
        }
        return libraryValues.contains(name) ? "'\(name)' is neither a protocol nor a class" : nil
    }

    private static let libraryValues: Set<String> = [
        "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Int16", "Int32", "Int64",
        "Int8",
        "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    ]

    /// The fault of an entry of `fulfillingAdditionalTypes`.
    func listed(
        _ reference: TypeReference, by provider: ProviderDeclaration, _ graph: BindingGraph
    ) -> Suspicion {
        let terms = graph.dialects[provider.frontEnd].terms
        let diagnostic = Diagnostic(
            .notConforming,
            "\(provider.type) lists '\(reference.type)' in '\(terms.additionalTypes)', but can't be converted to it",
            about: [provider.name, reference.type.description],
            at: SourceLocation(path: provider.location.path, range: reference.range),
            nearMisses: [Diagnostic.Note(note)], help: "remove '\(reference.type)' from the list")
        return Suspicion(diagnostic: diagnostic, assumptions: [])
    }

    /// The fault of a property whose value has another type.
    func converted(
        _ reference: TypeReference, to wanted: TypeExpression, as dependency: Dependency,
        in owner: ProviderDeclaration
    ) -> Suspicion {
        let shown = wanted == dependency.type.bare ? dependency.type : wanted
        let diagnostic = Diagnostic(
            .notConforming,
            "'\(reference.type)' can't be converted to '\(shown)', the type of '\(dependency.label)'",
            about: [owner.name, dependency.label, reference.type.description],
            at: SourceLocation(path: owner.location.path, range: reference.range),
            nearMisses: [Diagnostic.Note(note)],
            help:
                "write '\(reference.type)' in place of '\(wanted.bare)' in the type of '\(dependency.label)', also in the initializer"
        )
        return Suspicion(diagnostic: diagnostic, assumptions: [])
    }
}

extension TypeExpression {
    /// What a value of the type is, if the language builds it in.
    fileprivate var form: String? {
        switch self {
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .tuple: "a tuple"
        case .function: "a function"
        case .member(_, "Type", []), .member(_, "Protocol", []): "a type"
        default: nil
        }
    }
}
