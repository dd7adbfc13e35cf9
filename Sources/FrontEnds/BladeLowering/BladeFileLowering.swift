import ArborLowering
import ArborModel
import ArborSyntax

extension FileDeclarations {
    /// Returns the meaning of the modules, components and providers in one file, without what other files say.
    ///
    /// - Parameter path: The path of the file, which all locations in the result contain.
    public func loweredAsBlade(path: String) -> Fragment {
        var lowering = BladeFileLowering(self, path: path)
        return lowering.lower()
    }
}

/// Turns one file's modules, components and providers into declarations of the graph.
struct BladeFileLowering {
    let file: FileDeclarations
    let path: String
    private let names: FileNames
    private let broken: BrokenDeclarations
    /// For each nested type, by its start offset, the index of the enclosing type.
    private let parents: [UInt32: Int]
    /// The layout of the declaration that a macro checks; `nil` during a scan. With a layout, more fix-its are offered.
    let layout: DeclarationLayout?
    /// What calls by one name may mean. Few files need it.
    lazy var overloads = Overloads(file)
    var diagnostics: [Diagnostic] = []
    /// True if the file may declare what can't be read in it, or what a misplaced annotation belongs to.
    var losesDeclarations = false

    init(_ file: FileDeclarations, path: String, layout: DeclarationLayout? = nil) {
        self.file = file
        self.path = path
        names = FileNames(file)
        broken = BrokenDeclarations(file)
        parents = file.enclosingTypes
        self.layout = layout
    }

    mutating func lower() -> Fragment {
        let lost = file.types.filter { !$0.holdsAnnotation && mayHaveLostProvider($0) }
        let annotated = file.types.filter(\.holdsAnnotation)
        reportBrokenDeclarations(in: annotated + lost)
        losesDeclarations = !diagnostics.isEmpty
        reportConditionalAnnotations()
        reportMisplacedAnnotations()
        let providers = annotated.flatMap { lower($0) } + aliases
        var summary = FileSummary(
            path: path, imports: providers.isEmpty ? [] : file.imports, providers: providers,
            nestedNames: names.nested(beside: providers),
            globalActors: providers.isEmpty ? [] : file.globalActors)
        // A lost function may provide any type.
        if losesDeclarations { summary.lostNames = file.lostNames + [FileSummary.unknownName] }
        return Fragment(summary: summary, diagnostics: diagnostics)
    }

    /// Returns whether text that can't be read may have been a provider of a type: the annotation is lost with it.
    private func mayHaveLostProvider(_ type: TypeDeclaration) -> Bool {
        !file.faults.isEmpty && broken.isBroken(type.range) && file.imports.contains { $0.module == "Blade" }
    }

    /// The type aliases that other declarations of the module may name.
    private var aliases: [ProviderDeclaration] {
        file.typealiases.compactMap { alias in
            let type = TypeExpression(parsing: alias.type)
            let isHidden = alias.modifiers.contains { $0 == "private" || $0 == "fileprivate" }
            if alias.isGeneric || isHidden || type.isUnknown { return nil }
            let target = names.resolve(type, inside: alias.name)
            return ProviderDeclaration(
                type: TypeExpression(parsing: alias.name), name: alias.name, depth: alias.depth, kind: .alias,
                additionalTypes: [TypeReference(type: target, range: alias.range)], construction: .list,
                conditions: alias.conditions, location: location(alias.range), frontEnd: .blade)
        }
    }

    /// Lowers the annotations of a type and of its members. Faults of broken text are reported once, as such.
    mutating func lower(_ type: TypeDeclaration) -> [ProviderDeclaration] {
        let before = diagnostics.count
        var providers = lowerAnnotation(of: type)
        if type.isForgottenModule {
            let module = forgottenModule(type)
            // The annotation may be what can't be read.
            if losesDeclarations { diagnostics.removeLast() }
            providers.append(module)
        }
        for callable in type.callables { providers += lowerProvider(callable, of: type) }
        if broken.isBroken(type.range) { diagnostics.removeSubrange(before...) }
        return providers
    }

    /// Lowers `@Module` or `@Component`.
    mutating func lowerAnnotation(of type: TypeDeclaration) -> [ProviderDeclaration] {
        let module = type.attribute("Module").flatMap { self.module(type, $0) }
        let component = type.attribute("Component").map { self.component(type, $0) }
        return [module, component].compactMap(\.self)
    }

    /// Lowers `@Provider`.
    mutating func lowerProvider(_ callable: CallableDeclaration, of type: TypeDeclaration)
        -> [ProviderDeclaration]
    {
        callable.attribute("Provider").map { provider(callable, $0, of: type) } ?? []
    }

    /// Reports syntax faults in annotated types, and those at the top of the file.
    mutating func reportBrokenDeclarations(in annotated: [TypeDeclaration]) {
        diagnostics += broken.diagnostics(around: annotated, in: path, words: "Blade's declarations")
    }

    /// Reports annotations in an `#if` without the declaration that they annotate.
    private mutating func reportConditionalAnnotations() {
        for attribute in file.conditionalAttributes where attribute.isOfBlade {
            let name = Vocabulary.blade.unqualified(attribute.name)
            report(
                .unsupportedDeclaration,
                "'@\(name)' is inside '#if', but the declaration that it annotates is not",
                about: [String(name)], at: attribute.range,
                help: "move the whole declaration into the '#if', once in each branch")
        }
    }
}

extension BladeFileLowering {
    func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: path, range: range) }

    mutating func report(
        _ id: DiagnosticID, _ message: String, about subject: [String], at range: SourceRange,
        places: [Diagnostic.Note] = [], help: String? = nil, fixIt: Diagnostic.FixIt? = nil
    ) {
        diagnostics.append(
            Diagnostic(
                id, message, about: subject, at: location(range), places: places, help: help,
                fixIts: [fixIt].compactMap(\.self)))
    }

    /// The declarations around a type, from the innermost to the outermost.
    func enclosing(_ type: TypeDeclaration) -> [TypeDeclaration] {
        var around: [TypeDeclaration] = []
        var next = parents[type.range.start.offset]
        while let index = next {
            around.append(file.types[index])
            next = parents[file.types[index].range.start.offset]
        }
        return around
    }

    /// Returns the type as seen from inside a declaration. Names that this file declares there become qualified.
    func resolve(_ text: String, inside type: TypeDeclaration) -> TypeExpression {
        let own = TypeExpression(parsing: type.name)
        let written = TypeExpression(parsing: text).mapNames { $0 == .named("Self", []) ? own : nil }
        if written == own { return own }
        let length = type.kind == .extension ? type.name.utf8.count { $0 == UInt8(ascii: ".") } + 1 : 1
        return names.resolve(written, inside: type.name, from: length)
    }

    /// Returns the type as seen from where a declaration stands, for the arguments of its annotation.
    func resolve(_ text: String, around type: TypeDeclaration) -> TypeExpression {
        let written = TypeExpression(parsing: text)
        guard let dot = type.name.lastIndex(of: ".") else { return written }
        return names.resolve(written, inside: String(type.name[..<dot]))
    }
}

extension FileDeclarations {
    /// For each nested type, by its start offset, the index of the enclosing type.
    fileprivate var enclosingTypes: [UInt32: Int] {
        var found: [UInt32: Int] = [:]
        var open: [Int] = []
        for (index, type) in types.enumerated() {
            while let last = open.last, types[last].range.end <= type.range.start { open.removeLast() }
            if let last = open.last { found[type.range.start.offset] = last }
            open.append(index)
        }
        return found
    }
}

extension TypeDeclaration {
    fileprivate var holdsAnnotation: Bool {
        attribute("Module") != nil || attribute("Component") != nil
            || callables.contains { $0.attribute("Provider") != nil }
    }

    /// The annotation of this name, whatever qualifies it.
    func attribute(_ name: String) -> Attribute? {
        attributes.first { Vocabulary.blade.unqualified($0.name) == name }
    }
}

extension CallableDeclaration {
    /// The annotation of this name, whatever qualifies it.
    func attribute(_ name: String) -> Attribute? {
        attributes.isEmpty ? nil : attributes.first { Vocabulary.blade.unqualified($0.name) == name }
    }
}
