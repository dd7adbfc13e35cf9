import ArborLowering
import ArborModel
import ArborSyntax

extension FileDeclarations {
    /// Returns the meaning of the annotations in one file, without what other files say.
    ///
    /// - Parameter path: The path of the file, which all locations in the result contain.
    public func loweredAsSafeDI(path: String) -> Fragment {
        var lowering = DeclarationLowering(self, path: path)
        return lowering.lower()
    }
}

/// Turns one file's annotated declarations into providers.
struct DeclarationLowering {
    let file: FileDeclarations
    let path: String
    let names: FileNames
    let broken: BrokenDeclarations
    /// The layout of the declaration that a macro checks; `nil` during a scan. With a layout, lowering reports
    /// more faults (`Checks`) and offers more fix-its.
    let layout: DeclarationLayout?
    var diagnostics: [Diagnostic] = []
    /// The protocols of the file that ask for a double.
    var doubles: [DoubleDeclaration] = []
    /// The names that a fault is about: the type or the top-level macro being lowered, and its property.
    var subject = ""
    var subjectProperty: String?
    /// The faulty properties of the type that is being lowered.
    var gaps = ProviderDeclaration.Gaps()
    /// The type that is being lowered, as its members see it.
    var scope: TypeScope?
    /// The number of components of the outermost declaration's name around it.
    var outermostLength = 1
    /// For each nested type, by its start offset, the index of the enclosing type.
    private let parents: [UInt32: Int]
    /// The indices of the file's extensions, by the name of the extended type.
    private let extensionIndices: [String: [Int]]

    init(_ file: consuming FileDeclarations, path: String, layout: DeclarationLayout? = nil) {
        self.path = path
        self.layout = layout
        broken = BrokenDeclarations(file)
        names = FileNames(file)
        parents = file.parents
        let types = file.types
        let extensions = types.indices.filter { types[$0].kind == .extension }
        extensionIndices = Dictionary(grouping: extensions) { types[$0].name }
        if file.conditionalAttributes.isEmpty {
            self.file = file
        } else {
            self.file = file.withConditionalAttributes
        }
    }

    /// The types that are declared by more than an extension, by name. Computed for an extension without a conformance.
    lazy var declaredIndices = Dictionary(
        grouping: file.types.indices.filter { file.types[$0].kind != .extension }, by: { file.types[$0].name }
    )

    /// Returns the other declarations that may conform to a type's protocol in its place: extensions, and for an extension
    /// the type's own declaration.
    mutating func otherDeclarations(of type: TypeDeclaration) -> [TypeDeclaration] {
        var indices = extensionIndices[type.name] ?? []
        if type.kind == .extension { indices += declaredIndices[type.name] ?? [] }
        return indices.map { file.types[$0] }.filter { $0.range != type.range }
    }

    /// Returns the extensions of a type in its own file, in order.
    func extensions(of type: TypeDeclaration) -> [TypeDeclaration] {
        (extensionIndices[type.name] ?? []).map { file.types[$0] }
    }

    mutating func lower() -> Fragment {
        // By index, because a declaration has two dozen references to count.
        let annotated = file.types.indices.compactMap { index in
            file.types[index].attributes.first { $0.isOfType }.map { (index: index, attribute: $0) }
        }
        if !file.faults.isEmpty { reportFaults(in: annotated.map { file.types[$0.index] }) }
        let isBroken = !diagnostics.isEmpty
        reportConditionalAnnotations()
        if !isBroken { reportMisplacedAnnotations(in: annotated.map(\.index)) }
        var providers: [ProviderDeclaration] = []
        let types = file.types
        for (index, attribute) in annotated { providers += lower(types[index], annotatedBy: attribute) }
        // As it is meant, so that the rest of the program is proved too.
        for type in file.typesAnnotatedAsProperties {
            guard ProviderDeclaration.Kind(instantiable: type.kind) != nil,
                var attribute = type.attributes.first(where: \.isOfDependency)
            else { continue }
            (attribute.name, attribute.arguments) = ("Instantiable", [])
            providers += lower(type, annotatedBy: attribute)
        }
        if !providers.isEmpty { reportTestableImports() }
        var summary = FileSummary(
            path: path, imports: providers.isEmpty && doubles.isEmpty ? [] : file.imports,
            providers: providers,
            nestedNames: names.nested(beside: providers),
            globalActors: providers.isEmpty ? [] : file.globalActors)
        if !file.expansions.isEmpty { summary.configurations = configurations() }
        if let names = lostNames(isBroken: isBroken) { summary.lostNames = names }
        if !doubles.isEmpty { summary.doubles = doubles }
        return Fragment(summary: summary, diagnostics: diagnostics)
    }

    /// The names of types that the file would declare or provide without its faults; `nil` if it has no such faults.
    private func lostNames(isBroken: Bool) -> [String]? {
        let isTorn = isBroken || file.strayAttributes.contains(where: \.isOfType)
        return isTorn ? file.lostNames + broken.lostNames(in: path) : nil
    }

    /// Lowers an annotated type. A type that can't be made is in the graph too, so that its consumers aren't
    /// reported as well.
    mutating func lower(_ type: TypeDeclaration, annotatedBy attribute: Attribute)
        -> [ProviderDeclaration]
    {
        let before = diagnostics.count
        subject = type.name
        gaps = ProviderDeclaration.Gaps()
        gaps.isTorn = broken.isBroken(type.range)
        defer { subject = "" }
        var providers = loweredProviders(of: type, annotatedBy: attribute)
        if gaps != ProviderDeclaration.Gaps() {
            for index in providers.indices { providers[index].particulars.gaps = gaps }
        }
        if !attribute.isMockOnly { check(type, annotatedBy: attribute, as: providers) }
        // Declarations read from broken text may be wrong, so only the syntax fault is reported.
        if broken.isBroken(type.range) {
            diagnostics.removeSubrange(before...)
        }
        return providers
    }

    /// The enclosing declarations of a type, from the outermost to the innermost.
    func enclosing(_ type: TypeDeclaration) -> [TypeDeclaration] {
        var enclosing: [TypeDeclaration] = []
        var next = parents.isEmpty ? nil : parents[type.range.start.offset]
        while let index = next {
            enclosing.append(file.types[index])
            next = parents[file.types[index].range.start.offset]
        }
        return enclosing.reversed()
    }
}

// MARK: Locations and names

extension DeclarationLowering {
    func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: path, range: range) }

    /// - Parameter details: The names that the fault is about in the subject. They distinguish faults with the
    ///   same id.
    mutating func report(
        _ id: DiagnosticID, _ message: String, about details: [String], at range: SourceRange,
        help: String? = nil, places: [Diagnostic.Note] = [], fixIt: Diagnostic.FixIt? = nil
    ) {
        let names = [subject.isEmpty ? nil : subject, subjectProperty?.plainName].compactMap(\.self)
        diagnostics.append(
            Diagnostic(
                id, message, about: names + details, at: location(range), places: places, help: help,
                fixIts: [fixIt].compactMap(\.self)))
    }

    /// The type as seen from inside the type `name`. Names that this file declares there become qualified.
    func resolve(_ text: String, inside name: String) -> TypeExpression {
        let type = resolve(TypeExpression(parsing: text), inside: name)
        return scope?.completing(type, text) ?? type
    }

    func resolve(_ type: TypeExpression, inside name: String) -> TypeExpression {
        names.resolve(type, inside: name, from: outermostLength)
    }

    /// Reports syntax faults in annotated types, and those at the top of the file.
    mutating func reportFaults(in annotated: [TypeDeclaration]) {
        diagnostics += broken.diagnostics(around: annotated, in: path, words: "@Instantiable types")
    }

    /// Reports `@testable` imports. The generated file has all imports of its types' files, and is built for
    /// release too.
    mutating func reportTestableImports() {
        for found in file.testableImports {
            report(
                .testableImport,
                "the generated code would have to import '\(found.module)' with '@testable' too",
                about: [found.module], at: found.range,
                help: "remove '@testable', or move the annotated types to a file without this import"
            )
        }
    }
}

extension TypeDeclaration {
    /// The number of components in a top-level declaration's name: one, except for an extension.
    var ownNameLength: Int {
        kind == .extension ? name.utf8.count { $0 == UInt8(ascii: ".") } + 1 : 1
    }
}

extension FileDeclarations {
    /// For each nested type, by its start offset, the index of the enclosing type.
    fileprivate var parents: [UInt32: Int] {
        if !types.indices.contains(where: { types[$0].depth > 0 }) { return [:] }
        var parents: [UInt32: Int] = [:]
        var open: [Int] = []
        for index in types.indices {
            let start = types[index].range.start
            while let last = open.last, types[last].range.end <= start { open.removeLast() }
            if let last = open.last { parents[start.offset] = last }
            open.append(index)
        }
        return parents
    }
}

extension ProviderDeclaration.Kind {
    /// Creates the kind of a declaration that `@Instantiable` is attached to; `nil` if it can't be.
    init?(instantiable kind: TypeDeclaration.Kind) {
        switch kind {
        case .class: self = .class
        case .struct: self = .struct
        case .actor: self = .actor
        case .extension: self = .extension
        case .enum, .protocol: return nil
        }
    }
}

extension TypeDeclaration.Kind {
    var article: String { self == .enum || self == .extension || self == .actor ? "an" : "a" }
}

extension Attribute {
    /// The name without a qualifying module: `Name` for `@Name`, `@SafeDI.Name` and `@Arbor::Name`.
    var simpleName: Substring { Vocabulary.safeDI.unqualified(name) }

    /// True if SafeDI 2.0 uses the declaration for mocks only.
    var isMockOnly: Bool { argument("mockOnly")?.value == "true" }

    func argument(_ label: String) -> AttributeArgument? { arguments.first { $0.label == label } }
}
