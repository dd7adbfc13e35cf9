import ArborModel
import ArborSyntax

/// A front end for tests only. It proves that one can be added without changing a stage.
///
/// It has other annotations than SafeDI, other keys, and a link step:
///
/// - `@KitPart` annotates a type that its initializer creates. `as:` names the type that the part provides, and
///   `named:` distinguishes it from other parts of that type.
/// - A parameter of the initializer is identified by its type. Its outer label names the part, if there are
///   several.
/// - `@KitRoot` lists the parts of a tree, which other files declare.
extension FrontEnd {
    static let kit = FrontEnd(
        Vocabulary(
            types: ["KitPart", "KitRoot"], properties: [], functions: [], expansions: [], modules: []),
        needle: "Kit", dialect: .kit,
        lower: { file, path in
            Fragment(
                summary: FileSummary(
                    path: path, imports: file.imports,
                    providers: file.types.compactMap { ProviderDeclaration(kit: $0, path: path) }))
        },
        link: { table in table.linkKit() })
}

extension FrontEndID {
    static let kit = FrontEndID(rawValue: 255)
}

extension Dialect {
    static let kit = Dialect(
        .kit, library: Library(modules: []),
        terms: Terms(
            provider: "@KitPart", instantiated: "a part", received: "a parameter", receivedSpellings: [],
            forwarded: "a value", additionalTypes: "as", namedProvider: "@KitRoot", deferred: "Maker",
            deferredCall: "make()", forwardedValues: "Values", root: "@KitRoot", ifAvailableArguments: "",
            aliasArguments: { _, _ in "" }))
}

extension ProviderDeclaration {
    fileprivate init?(kit type: TypeDeclaration, path: String) {
        guard let attribute = type.attributes.first(where: { $0.name.hasPrefix("Kit") }),
            let kind = Kind(rawValue: type.kind.rawValue)
        else { return nil }
        let parameters = type.callables.first { $0.name == "init" }?.parameters ?? []
        let isRoot = attribute.name == "KitRoot"
        self.init(
            type: TypeExpression(parsing: type.name), name: type.name, kind: kind, isRoot: isRoot,
            additionalTypes: attribute.arguments.filter { $0.label == "as" }.map(\.reference),
            dependencies: isRoot ? attribute.arguments.map(\.part) : parameters.map(\.taken),
            construction: .initializer(parameters.map(\.argument)),
            location: SourceLocation(path: path, range: type.nameRange), frontEnd: .kit)
        let name = attribute.arguments.first { $0.label == "named" }?.value
        particulars.qualifier = name.map { $0.filter { $0 != "\"" } } ?? ""
    }
}

extension AttributeArgument {
    /// The type in an argument `T.self`.
    fileprivate var reference: TypeReference {
        TypeReference(
            type: TypeExpression(parsing: String(value.dropLast(".self".count))).bare, range: range)
    }

    /// A part in a root's list. Linking finds the type that it provides.
    fileprivate var part: Dependency {
        let type = reference.type.description
        return Dependency(
            label: type.prefix(1).lowercased() + type.dropFirst(), qualifier: "", type: reference.type,
            source: .instantiated(Instantiation(product: reference)), range: range)
    }
}

extension ParameterDeclaration {
    fileprivate var taken: Dependency {
        Dependency(
            label: name, qualifier: label == "_" ? "" : label, type: TypeExpression(parsing: type),
            source: .received(ifAvailable: false), range: range)
    }

    fileprivate var argument: Argument { Argument(label: label == "_" ? nil : label, dependency: name) }
}

extension BindingTable {
    /// Gives the listed parts the keys from the parts' own files, and gives roots their arguments.
    fileprivate mutating func linkKit() {
        var parts: [TypeExpression: ProviderDeclaration] = [:]
        for part in files.flatMap(\.providers) where !part.isRoot { parts[part.type] = part }
        for file in files.indices {
            for index in files[file].providers.indices where files[file].providers[index].isRoot {
                diagnostics += files[file].providers[index].link(to: parts)
            }
        }
    }
}

extension ProviderDeclaration {
    fileprivate mutating func link(to parts: [TypeExpression: ProviderDeclaration]) -> [Diagnostic] {
        var faults: [Diagnostic] = []
        for index in dependencies.indices.reversed() {
            guard let part = parts[dependencies[index].type] else {
                faults.append(
                    Diagnostic(
                        .missingProvider, "'\(dependencies[index].type)' is not a part", about: [name],
                        at: SourceLocation(path: location.path, range: dependencies[index].range)))
                dependencies.remove(at: index)
                continue
            }
            dependencies[index].type = part.additionalTypes.first?.type ?? part.type
            dependencies[index].qualifier = part.particulars.qualifier
            dependencies[index].source = .instantiated(
                Instantiation(
                    product: TypeReference(type: part.type, range: dependencies[index].range),
                    qualifier: part.particulars.qualifier))
        }
        return faults
    }
}
