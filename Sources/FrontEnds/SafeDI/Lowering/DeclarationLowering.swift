import ArborModel
import ArborSyntax

/// Turns one file's annotated declarations into providers.
struct DeclarationLowering {
    let file: FileDeclarations
    let path: String
    /// The qualified names of the nested types and type aliases that the file declares: what a written name may mean.
    let declaredNames: Set<String>
    /// The last components of these: most names that are written are none, which is told without a look at the scopes.
    private let declaredLastNames: Set<Substring>
    private let faults: RangeCover
    /// Of the one declaration that is judged alone, by a macro; `nil` where a file is scanned. With it, more is a fault
    /// (`Judge`), and more faults have a fix-it.
    let layout: DeclarationLayout?
    var diagnostics: [Diagnostic] = []
    /// The names of what is being lowered, which a fault is about: the type or the macro that stands alone, and the
    /// property.
    var judged = ""
    var judgedProperty: String?
    /// The type that is being lowered, as its members see it.
    var scope: TypeScope?
    /// The number of components of the outermost declaration's name around it.
    var outermostLength = 1
    /// Of the types in others, by where they begin, the number of the one around. Empty where no type of the file is
    /// generic or in an extension: then nobody asks.
    private let parents: [UInt32: Int]

    init(_ file: FileDeclarations, path: String, layout: DeclarationLayout? = nil) {
        self.file = file.conditionalAttributes.isEmpty ? file : file.withConditionalAttributes
        self.path = path
        self.layout = layout
        faults = RangeCover(file.faults.map(\.range))
        let names = file.types.filter { $0.kind != .extension && $0.depth > 0 }.map(\.name) + file.aliases
        parents = file.parents
        declaredNames = Set(names)
        declaredLastNames = Set(names.map(\.lastComponent))
    }

    mutating func lower() -> Fragment {
        let annotated = file.types.compactMap { type in
            type.attributes.first { $0.isOfType }.map { (type: type, attribute: $0) }
        }
        reportFaults(in: annotated.map(\.type))
        reportConditionalAnnotations()
        let providers = annotated.flatMap { lower($0.type, annotatedBy: $0.attribute) }
        if !providers.isEmpty { reportTestableImports() }
        let summary = FileSummary(
            path: path, imports: providers.isEmpty ? [] : file.imports, providers: providers,
            nestedNames: nestedNames(beside: providers),
            globalActors: providers.isEmpty ? [] : file.globalActors,
            configurations: file.expansions.isEmpty ? [] : configurations())
        return Fragment(summary: summary, diagnostics: diagnostics)
    }

    /// Those in the types that hold a provider of this file: the prescan ends where no other of these comes.
    private func nestedNames(beside providers: [ProviderDeclaration]) -> [String] {
        if providers.isEmpty || declaredNames.isEmpty { return [] }
        let provided = Set(providers.map(\.name))
        let outer = Set(provided.map(\.firstComponent))
        return declaredNames.filter { !provided.contains($0) && outer.contains($0.firstComponent) }.sorted()
    }

    /// A type that can't be made is in the graph all the same, or whoever needs it would be called faulty too.
    mutating func lower(_ type: TypeDeclaration, annotatedBy attribute: Attribute)
        -> [ProviderDeclaration]
    {
        let before = diagnostics.count
        judged = type.name
        defer { judged = "" }
        let providers = loweredProviders(of: type, annotatedBy: attribute)
        if let layout, !attribute.isMockOnly {
            judge(type, annotatedBy: attribute, as: providers, in: layout)
        }
        // What is read of a broken text may be nonsense: there is nothing to say of it but that it is broken.
        if faults.hasRange(in: type.range) {
            diagnostics.removeSubrange(before...)
        }
        return providers
    }

    private mutating func loweredProviders(
        of type: TypeDeclaration, annotatedBy attribute: Attribute
    ) -> [ProviderDeclaration] {
        if !file.conditionalAttributes.isEmpty { reportConditionalIsolation(of: type) }
        var arguments = instantiableArguments(of: attribute)
        let enclosing = type.kind == .extension ? [] : enclosing(type)
        scope = TypeScope(of: type, in: enclosing)
        outermostLength = (enclosing.first ?? type).ownNameLength
        // They are seen from the place of the declaration, outside the type itself.
        if let dot = type.name.lastIndex(of: ".") {
            for index in arguments.additionalTypes.indices {
                let written = arguments.additionalTypes[index].type
                arguments.additionalTypes[index].type = resolve(written, inside: String(type.name[..<dot]))
            }
        }
        switch ProviderDeclaration.Kind(rawValue: type.kind.rawValue) {
        case _? where arguments.isMockOnly:
            // It needs neither an initializer nor a conformance.
            _ = dependencies(of: type)
            return []
        case .extension: return extended(type, arguments: arguments)
        case let kind?: return [declared(type, kind: kind, arguments: arguments)]
        case nil:
            report(
                .unsupportedDeclaration,
                "@Instantiable can't make \(type.kind.article) \(type.kind.rawValue): '\(type.name)'",
                about: [], at: type.nameRange,
                help: "annotate a class, a struct, an actor, or an extension with 'instantiate(…)'")
            return [provider(of: type, kind: .struct, arguments: arguments)]
        }
    }

    private mutating func declared(
        _ type: TypeDeclaration, kind: ProviderDeclaration.Kind, arguments: InstantiableArguments
    ) -> ProviderDeclaration {
        reportPack(of: type)
        let before = diagnostics.count
        let dependencies = dependencies(of: type)
        // Which initializer fits can only be said where all dependencies are known.
        let areAllSound = diagnostics.count == before
        let call = areAllSound ? initializerCall(of: type, for: dependencies) : nil
        var provider = provider(
            of: type, kind: kind, arguments: arguments, dependencies: dependencies,
            construction: .initializer(call?.arguments ?? []))
        if let call, !call.branches.isEmpty { provider.particulars.branches = call.branches }
        if let call { provider.concurrency.construction = call.isolation }
        if let call, !call.sent.isEmpty { provider.particulars.sent = call.sent }
        // One that takes too little may be meant to take more: that is one fault, and told.
        if provider.isRoot, let other = call?.otherwiseIsolated {
            reportConditionalIsolation(
                "the initializers of the root \(type.name) are isolated differently", about: ["init"],
                at: other.range)
        }
        if provider.isRoot, call != nil { complete(root: &provider, declared: type) }
        return provider
    }

    func provider(
        of type: TypeDeclaration, kind: ProviderDeclaration.Kind, arguments: InstantiableArguments,
        dependencies: [Dependency] = [], construction: ProviderDeclaration.Construction = .initializer([])
    ) -> ProviderDeclaration {
        var provider = ProviderDeclaration(
            type: scope?.type ?? TypeExpression(parsing: type.name), name: type.name, depth: type.depth,
            kind: kind, isRoot: arguments.isRoot, additionalTypes: arguments.additionalTypes,
            dependencies: dependencies, construction: construction, conditions: type.conditions,
            supertypes: type.inherits, concurrency: type.writtenConcurrency,
            location: location(type.nameRange), frontEnd: .safeDI)
        if let scope, !scope.parameters.isEmpty { provider.particulars.genericParameters = scope.parameters }
        if outermostLength != 1 { provider.particulars.outermostLength = outermostLength }
        if type.depth > 0, enclosing(type).contains(where: { $0.kind == .extension }) {
            provider.particulars.isInExtension = true
        }
        return provider
    }

    /// The declarations around a type, from the outside in.
    func enclosing(_ type: TypeDeclaration) -> [TypeDeclaration] {
        var enclosing: [TypeDeclaration] = []
        var next = parents.isEmpty ? nil : parents[type.range.start.offset]
        while let number = next {
            enclosing.append(file.types[number])
            next = parents[file.types[number].range.start.offset]
        }
        return enclosing.reversed()
    }
}

// MARK: Places and names

extension DeclarationLowering {
    func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: path, range: range) }

    /// - Parameter details: The names of what the fault is about in what is judged. They set apart faults of one id.
    mutating func report(
        _ id: DiagnosticID, _ message: String, about details: [String], at range: SourceRange,
        help: String? = nil, path: [Diagnostic.Note] = [], fixIt: Diagnostic.FixIt? = nil
    ) {
        let names = [judged.isEmpty ? nil : judged, judgedProperty?.plainName].compactMap(\.self)
        diagnostics.append(
            Diagnostic(
                id, message, about: names + details, at: location(range), path: path, help: help,
                fixIts: [fixIt].compactMap(\.self)))
    }

    /// A type as seen from inside the type called `name`: names that this file declares there are qualified.
    func resolve(_ text: String, inside name: String) -> TypeExpression {
        let type = resolve(TypeExpression(parsing: text), inside: name)
        return scope?.completing(type, text) ?? type
    }

    func resolve(_ type: TypeExpression, inside name: String) -> TypeExpression {
        guard !declaredNames.isEmpty else { return type }
        return type.mapNames { written in
            guard written.isNominal else { return nil }
            let plain = written.nameWithoutArguments
            guard declaredLastNames.contains(plain.lastComponent) else { return nil }
            let scope = name.scopes(from: outermostLength).first {
                declaredNames.contains("\($0).\(plain)")
            }
            return scope.map { written.prefixed(with: String($0)) }
        }
    }

    /// The generated file imports what the files of its types import, and it is built for release too.
    mutating func reportTestableImports() {
        for found in file.testableImports {
            report(
                .testableImport, "the generated code would have to import a module with '@testable' too",
                about: [found.module], at: found.range,
                help: "import the module without '@testable', or move the annotated types to a file that does"
            )
        }
    }

    /// Faults inside annotated types, and those at the top of the file, where they may hide one.
    mutating func reportFaults(in annotated: [TypeDeclaration]) {
        if file.faults.isEmpty { return }
        let judged = Set(annotated.map(\.range))
        let plain = file.types.filter { $0.depth == 0 && !judged.contains($0.range) }
        let (here, elsewhere) = (RangeCover(annotated.map(\.range)), RangeCover(plain.map(\.range)))
        for fault in file.faults {
            guard fault.kind.reachesOut || !elsewhere.holds(fault.range) || here.holds(fault.range) else {
                continue
            }
            report(
                .brokenDeclaration, fault.kind.sentence,
                about: (file.innermostType(around: fault.range).map { [file.types[$0].name] } ?? [])
                    + fault.kind.subject, at: fault.range,
                help: "the file holds @Instantiable types, so all of its declarations must be readable")
        }
    }
}

extension TypeDeclaration {
    /// The number of components that a top-level declaration's name has: one, except an extension's.
    fileprivate var ownNameLength: Int {
        kind == .extension ? name.utf8.count { $0 == UInt8(ascii: ".") } + 1 : 1
    }
}

extension FileDeclarations {
    /// Of the types in others, by where they begin, the number of the one around.
    fileprivate var parents: [UInt32: Int] {
        let isAsked = types.contains {
            !$0.generics.isEmpty || $0.kind == .extension || $0.attributes.contains { $0.name == "available" }
        }
        if !isAsked { return [:] }
        var parents: [UInt32: Int] = [:]
        var open: [Int] = []
        for (number, type) in types.enumerated() {
            while let last = open.last, types[last].range.end <= type.range.start { open.removeLast() }
            if let last = open.last { parents[type.range.start.offset] = last }
            open.append(number)
        }
        return parents
    }
}

extension SyntaxFault.Kind {
    /// True of what may hide the declarations after it.
    fileprivate var reachesOut: Bool {
        if case .unclosed = self { true } else { false }
    }

    fileprivate var sentence: String {
        switch self {
        case .unexpected(let text): "unexpected '\(text)' among the declarations"
        case .missing(let what): "'\(what)' is missing here"
        case .undeclared(let text): "expected a declaration, such as 'let' or 'var', before '\(text)'"
        case .unclosed(let sign): "nothing closes '\(sign)'"
        case .beyond(let limit): limit.sentence
        }
    }
}

extension TypeDeclaration.Kind {
    fileprivate var article: String { self == .enum || self == .extension || self == .actor ? "an" : "a" }
}

extension Attribute {
    /// The name without the module that it may be qualified by: of `@Name`, `@SafeDI.Name` and `@Arbor::Name`.
    var simpleName: Substring { Vocabulary.safeDI.unqualified(name) }

    /// True of what SafeDI 2.0 uses for mocks only.
    var isMockOnly: Bool { argument("mockOnly")?.value == "true" }

    func argument(_ label: String) -> AttributeArgument? { arguments.first { $0.label == label } }
}

extension String {
    /// `A` of `A.B`.
    fileprivate var firstComponent: Substring {
        utf8.firstIndex(of: UInt8(ascii: ".")).map { self[..<$0] } ?? self[...]
    }

    /// `B` of `A.B`.
    fileprivate var lastComponent: Substring {
        lastIndex(of: ".").map { self[index(after: $0)...] } ?? self[...]
    }
}

extension TypeExpression {
    /// `A.B<C>` is `A.B`.
    var nameWithoutArguments: String {
        switch self {
        case .named(let name, _): name
        case .member(let parent, let name, _): "\(parent.nameWithoutArguments).\(name)"
        default: description
        }
    }

    func prefixed(with scope: String) -> TypeExpression {
        switch self {
        case .named(let name, let arguments): .member(TypeExpression(parsing: scope), name, arguments)
        case .member(let parent, let name, let arguments):
            .member(parent.prefixed(with: scope), name, arguments)
        default: self
        }
    }
}
