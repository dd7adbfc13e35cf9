import ArborModel

/// Explains why none of the sources declares a type: its name was changed, or its file is lost or wasn't given.
struct UndeclaredTypeAdvice {
    private let analysis: GraphAnalysis
    private let graph: BindingGraph
    private let conforming: ConformingProviders
    private let unmade: UnmadeTypes
    /// The types that make or provide each type.
    private let providers: [TypeExpression: NodeID]
    private let type: TypeExpression
    private let request: MissingProviderRule.Request

    /// - Parameter type: The missing type.
    init(
        for type: TypeExpression, askedBy request: MissingProviderRule.Request, in analysis: GraphAnalysis,
        _ conforming: ConformingProviders, _ unmade: UnmadeTypes, _ providers: [TypeExpression: NodeID]
    ) {
        self.analysis = analysis
        self.type = type
        self.request = request
        self.conforming = conforming
        self.unmade = unmade
        self.providers = providers
        graph = analysis.graph
    }

    /// One reason, the most certain one.
    var advice: Advice {
        instantiator ?? otherDeferral ?? otherImplementation ?? renamed ?? lostText ?? collection
            ?? ofStandardLibrary
            ?? unreadModule
            ?? unknown
    }

    private var terms: Terms { graph.terms(of: request.node) }
    private var property: BindingGraph.Property { graph.nodes[request.node].properties[request.property] }
    private var nothing: Diagnostic.Note {
        Diagnostic.Note("none of the sources that Arbor read declares '\(type.bare)'")
    }

    /// The type is one of the library, without what it makes or with a wrong name.
    private var instantiator: Advice? {
        guard case .named(let name, let arguments) = type.bare, terms.instantiated.hasPrefix("@") else {
            return nil
        }
        let names = ["", "Sendable"].flatMap { ["\($0)\(terms.deferred)", "\($0)\(terms.erasedDeferred)"] }
        guard let meant = names.first(where: { editDistance(name, $0, atMost: 2) != nil }) else {
            return nil
        }
        let isErased = meant.hasSuffix(terms.erasedDeferred)
        let placeholder = isErased ? "<Values, Product>" : "<Product>"
        let whole = arguments.isEmpty ? meant + placeholder : "\(TypeExpression.named(meant, arguments))"
        let also = Redeclaration(of: property, in: request.node, analysis).alsoInInitializer
        return Advice(
            help: "write '\(whole)'\(also)"
                + (arguments.isEmpty ? ", with the type that it makes in place of 'Product'" : ""))
    }

    /// The type makes another one later by the name that other tools give such a type, or is a closure that makes it.
    private var otherDeferral: Advice? {
        guard terms.instantiated.hasPrefix("@"), let product = deferredProduct,
            providers[product.bare.normal] != nil
        else {
            return nil
        }
        let also = Redeclaration(of: property, in: request.node, analysis).alsoInInitializer
        return Advice(
            help:
                "write '\(TypeExpression.named(terms.deferred, [product]))'\(also): it makes the value when it is asked to"
        )
    }

    private var deferredProduct: TypeExpression? {
        switch type.bare {
        case .named("ForwardingInstantiator", let arguments) where arguments.count == 2: arguments[1]
        case .named("Lazy", let arguments), .named("Provider", let arguments),
            .named("Factory", let arguments):
            arguments.count == 1 ? arguments[0] : nil
        case .function(_, _, let result): result
        default: nil
        }
    }

    /// The property names a type, and other types conform to its protocol.
    private var otherImplementation: Advice? {
        let dependency = graph.dependency(request.property, of: request.node)
        guard case .instantiated(let made)? = dependency?.source, made.product != nil else { return nil }
        let wanted = (made.deferral?.product(of: property.type) ?? property.type).bare
        guard wanted != type.bare, let name = wanted.lastName, !conforming[name].isEmpty else { return nil }
        return Advice(
            notes: [nothing]
                + notes(on: conforming[name]) { "\($0) conforms to '\(name)'" },
            help: (conforming[name].count == 1 ? "name that type" : "name one of these types")
                + ", or declare '\(type.bare)' with \(terms.provider)")
    }

    /// Types with a similar name that no type makes.
    private var renamed: Advice? {
        guard let name = type.lastName else { return nil }
        let similar = unmade.like(
            name, inFile: analysis.survey.files[name]?.path,
            isExistential: property.type.isExistential(of: name))
        guard let first = similar.first else { return nil }
        let isWritten = property.type.replacing(name, by: first.type) != property.type
        let also =
            isWritten ? Redeclaration(of: property, in: request.node, analysis).alsoInInitializer : ""
        let choices = similar.map { "'\(isWritten ? property.type.replacing(name, by: $0.type) : $0.type)'" }
            .joined(separator: " or ")
        return Advice(
            notes: [nothing]
                + similar.map { found in
                    let made = graph.nodes[found.node].type
                    let provided = made == found.type ? "" : ", which provides '\(found.type)'"
                    return Diagnostic.Note(
                        "no type instantiates \(made)\(provided)",
                        at: graph.declaration(of: found.node)?.location)
                },
            help: "if '\(type.bare)' was renamed, write \(choices)\(also)"
                + (similar.count == 1 && first.type.bare == graph.nodes[first.node].type.bare
                    ? "; otherwise, declare '\(type.bare)' with \(terms.provider)" : ""))
    }

    /// The file that is named after the type doesn't declare it.
    private var lostText: Advice? {
        guard let name = type.lastName, let file = analysis.survey.files[name] else { return nil }
        let declared = file.names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        return Advice(
            notes: [
                Diagnostic.Note(
                    declared.isEmpty
                        ? "this file declares no type" : "this file declares \(declared), but no '\(name)'",
                    at: SourceLocation(path: file.path))
            ],
            help: "declare '\(name)' in that file; if its text was lost, restore it")
    }

    /// No type makes an array, a dictionary, a tuple or a function by itself.
    private var collection: Advice? {
        guard type.isBuilt else { return nil }
        return Advice(
            help:
                "declare a type that takes the parts and builds '\(type.bare)', annotate it with \(terms.provider), and "
                + "take that type here"
                + (isOfRoot ? "" : "; or, if callers choose the value, write '\(terms.forwarded)'"))
    }

    /// The standard library declares the type.
    private var ofStandardLibrary: Advice? {
        guard case .named(let name, _) = type.bare, Self.standardTypes.contains(name) else { return nil }
        return Advice(
            help: (isOfRoot ? "" : "if callers choose the value, write '\(terms.forwarded)'; otherwise, ")
                + "take it from a type of your own that holds it; or, if one '\(name)' serves everywhere, annotate an "
                + "extension of '\(name)' with \(terms.provider)")
    }

    /// A root has no callers that could give it a value.
    private var isOfRoot: Bool { graph.roots.contains(request.node) }

    /// The types of the standard library and of Foundation that hold plain values.
    static let standardTypes: Set<String> = [
        "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
        "UInt16",
        "UInt32", "UInt64", "Float", "Double", "Decimal", "Data", "Date", "URL", "UUID", "TimeInterval",
        "Duration",
    ]

    /// The file imports modules that were not given.
    private var unreadModule: Advice? {
        guard let modules = UnreadModules(above: request.node, in: analysis) else { return nil }
        return Advice(
            notes: [nothing, modules.note],
            help:
                "\(modules.remedy(declaring: type.bare)); otherwise, \(making)"
        )
    }

    /// The libraries that the file imports, without those that declare no types to make.
    private var libraries: [String] {
        let imported = Set(graph.file(of: request.node).imports.map { String($0.module) })
        return imported.intersection(LibraryModules.names).subtracting(Self.ownModules).sorted()
    }

    private static let ownModules: Set<String> = ["Swift", "Arbor", "SafeDI", "Blade"]

    /// What would make a value of the type. One of a protocol is made as what conforms to it.
    private var making: String {
        guard isOfProtocol else { return "declare '\(type.bare)' with \(terms.provider)" }
        return "add '(any \(type.bare)).self' to the '\(terms.additionalTypes)' of a type that conforms to it"
    }

    private var isOfProtocol: Bool {
        let property = property.type
        let value = graph.dialects.deferral(property)?.product(of: property) ?? property
        if case .prefixed("any", _) = value.nonOptional { return value.bare.normal == type.bare.normal }
        return false
    }

    private var unknown: Advice {
        if isOfProtocol, type.lastName.map(StandardLibrary.declares) == true {
            return Advice(notes: [nothing], help: making)
        }
        return Advice(
            notes: [nothing],
            help:
                "if the file that declared '\(type.bare)' was deleted, restore it; if it is elsewhere, give Arbor its "
                + "folder or its module's summary; "
                + (libraries.isEmpty || isOfProtocol
                    ? ""
                    : "if it is in \(libraries.joined(separator: " or ")), annotate an extension of it; ")
                + "otherwise, \(making)"
        )
    }

    private func notes(
        on nodes: [NodeID], _ text: (TypeExpression) -> String
    ) -> [Diagnostic.Note] {
        nodes.prefix(5).map {
            Diagnostic.Note(text(graph.nodes[$0].type), at: graph.declaration(of: $0)?.location)
        }
    }
}

extension TypeExpression {
    /// True if the type mentions a protocol's existential type: `Instantiator<any P>`.
    func isExistential(of name: String) -> Bool {
        var isFound = false
        _ = mapNames { part in
            if case .prefixed("any", let base) = part, base.lastName == name { isFound = true }
            return nil
        }
        return isFound
    }

    /// The type with another type in place of the one with a name, as a property writes it.
    func replacing(_ name: String, by other: TypeExpression) -> TypeExpression {
        mapNames { $0.lastName == name && $0.isNominal ? other.bare : nil }
    }
}
