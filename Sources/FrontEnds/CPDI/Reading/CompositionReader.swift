import ArborLowering
import ArborModel
import ArborSyntax

/// Reads what a file says about composed dependencies.
///
/// Types, protocols and properties come from the file's declarations. Aliases, and what bodies do with dependencies, come
/// from its tokens, because the grammar reads no bodies.
public struct CompositionReader: Sendable {
    private let names: CompositionNames

    /// Creates a reader for a naming convention.
    public init(_ names: CompositionNames) { self.names = names }

    /// The vocabulary by which files are read: the pattern has no annotations.
    public static let vocabulary = Vocabulary(
        types: [], properties: [], functions: [], expansions: [], modules: [], readsAllTypes: true)

    /// Words of which each file contains one that takes part in the pattern.
    public var needles: [String] {
        let (one, other) = (Array(names.dependency.utf8), Array(names.dependencies.utf8))
        // The first letter of a label is small.
        let common = zip(one, other).prefix { $0 == $1 }.map(\.0).dropFirst()
        let labels = [names.label, names.externalLabel]
        let isCommon =
            common.count > 3
            && labels.allSatisfy { label in
                let bytes = Array(label.utf8)
                return bytes.indices.contains { bytes[$0...].starts(with: common) }
            }
        return isCommon
            ? [String(decoding: common, as: UTF8.self)] : [names.dependency, names.dependencies] + labels
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Returns what a file says. It is `nil` if something in the file is never closed, and only its types are given: only
    /// all declarations show the fault.
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: Its types, or all of its declarations.
    ///   - isWhole: True if these are all declarations.
    public func read(
        _ source: UnsafeBufferPointer<UInt8>, _ file: FileDeclarations, isWhole: Bool, path: String
    ) -> CompositionFile? {
        if source.starts(with: Self.byteOrderMark) {
            // Blanks instead keep all offsets.
            let plain = Array(repeating: UInt8(ascii: " "), count: 3) + source.dropFirst(3)
            return plain.withUnsafeBufferPointer { read($0, file, isWhole: isWhole, path: path) }
        }
        // What Arbor wrote follows from the rest.
        if source.starts(with: CompositionEmitter.beginning.utf8) { return CompositionFile(path: path) }
        let text = TokenText(source)
        if !isWhole, !text.tokens.areClosed { return nil }
        var found = CompositionFile(path: path)
        found.imports = file.imports
        found.protocols = file.types.filter { $0.kind == .protocol }.map { LeafReading(text: text).leaf($0) }
        found.types = file.types.map { type($0, text) }
        let owners = Owners(file.types.map(\.range))
        found.aliases = AliasReading(text: text, names: names).aliases.map { alias in
            var alias = alias
            alias.scope = owners.owner(of: alias.range).map { file.types[$0].name } ?? ""
            if !alias.scope.isEmpty { alias.movable = nil }
            return alias
        }
        found.directives = DirectiveReading(source: source, text: text)
            .directives(on: found.aliases, file.types)
        let uses = UseReading(text, names, parameters: parameters(in: found))
        found.uses = uses.uses.map { use in
            var use = use
            use.owner = owners.owner(of: use.range)
            if let owner = use.owner { use.resolve(found.types[owner].properties) }
            return use
        }
        found.functions = uses.functions.map { function in
            var function = function
            function.owner = owners.owner(of: function.name.range)
            return function
        }
        for index in found.types.indices { found.types[index].parent = owners.parents[index] }
        for case .initializer(let index) in text.keywords {
            if let owner = owners.owner(of: text.range(index, index)) {
                found.types[owner].hasInitializer = true
            }
        }
        found.typeAliases = TypeAliasReading(text: text, names: names).aliases
        let words = WordReading(text: text, names: names)
        for bound in words.boundNames {
            if let owner = owners.owner(of: bound.range) { found.types[owner].boundNames += bound.names }
        }
        found.mentions = words.mentions
        let places = Set(found.uses.lazy.filter(\.isOfAnother).map { found.outermostType(around: $0) })
        if !places.isEmpty { found.words = words.words(in: places, of: found.types) }
        var file = file
        if file.faults.isEmpty, let conflict = ConflictReading(source: source).fault {
            file.faults.append(conflict)
        }
        found.faults = BrokenDeclarations(file).diagnostics(
            around: file.types, in: path, words: "composed dependencies")
        return found
    }

    /// The names of the generic parameters for dependencies.
    private func parameters(in file: CompositionFile) -> Set<String> {
        let constrained = file.types.lazy.flatMap(\.parameters).filter { parameter in
            parameter.constraints.contains { names.isAlias($0.last) || names.isLeaf($0.last) }
        }
        return Set(constrained.map(\.name.text)).union([names.dependencies])
    }

    private func type(_ type: TypeDeclaration, _ text: TokenText) -> ComposedType {
        let end = type.nameRange.end
        let first = text.index(from: type.range.start.offset)
        let isAtTop = type.depth == 0 && type.range.start.column == 1 && type.conditions.isEmpty
        return ComposedType(
            name: Name(text: type.name, range: type.nameRange), kind: type.kind,
            parameters: type.generics.isEmpty ? [] : parameters(of: type, text),
            inherits: type.inherits, properties: type.properties.map(\.withPlainLabel),
            modifiers: type.modifiers,
            availability: type.attributes.map(\.text).filter(\.limitsAvailability),
            starts: starts(of: type.properties, text), clause: end, range: type.range,
            top: isAtTop ? text.position(of: text.startWithComments(of: first)) : nil,
            methods: type.kind == .extension ? type.callables.map(\.name) : [],
            requirements: type.requirements.isEmpty || type.kind != .extension
                ? [] : text.requirements(from: text.index(from: end.offset)).flatMap(\.constraints))
    }

    /// The generic parameters with the constraints of the `where` clause.
    private func parameters(of type: TypeDeclaration, _ text: TokenText) -> [ComposedType.Parameter] {
        let index = text.index(from: type.nameRange.end.offset)
        let parameters = text.parameters(at: index)
        return type.requirements.isEmpty ? parameters : text.constrained(parameters, from: index)
    }

    private func starts(of properties: [PropertyDeclaration], _ text: TokenText) -> [String: SourcePosition] {
        var starts: [String: SourcePosition] = [:]
        for property in properties where property.label == names.externalLabel {
            var first = text.index(from: property.range.start.offset) - 1
            while let word = text.word(first - 1), property.modifiers.contains(word) { first -= 1 }
            if first >= 0 { starts[property.label] = text.range(first, first).start }
        }
        return starts
    }
}

extension DependencyUse {
    /// Finds the type that `.init(…)` means in the declaration of the property that gets the value.
    fileprivate mutating func resolve(_ properties: [PropertyDeclaration]) {
        guard case .passed(["", "init"], let label, let isOwn) = kind, let assignee,
            let type = properties.first(where: { $0.label == assignee })?.type,
            let name = TypeExpression(parsing: type).lastName
        else { return }
        kind = .passed(to: [name, "init"], label: label, isOwn: isOwn)
    }
}

extension PropertyDeclaration {
    /// The property with its name as code may also write it, without backticks.
    var withPlainLabel: PropertyDeclaration {
        var property = self
        property.label = label.plainName
        return property
    }
}

/// Finds the innermost of some ranges around others.
private struct Owners {
    private let ranges: [SourceRange]
    private let starts: [UInt32]
    /// For each range, the index of the range around it.
    private(set) var parents: [Int?] = []

    /// - Parameter ranges: Ranges that are nested or apart, ordered by their starts.
    init(_ ranges: [SourceRange]) {
        self.ranges = ranges
        starts = ranges.map(\.start.offset)
        for (index, range) in ranges.enumerated() {
            var parent: Int? = index == 0 ? nil : index - 1
            while let next = parent, !ranges[next].contains(range) { parent = parents[next] }
            parents.append(parent)
        }
    }

    func owner(of range: SourceRange) -> Int? {
        let next = starts.partitioningIndex { $0 > range.start.offset }
        var owner: Int? = next == 0 ? nil : next - 1
        while let found = owner, !ranges[found].contains(range) { owner = parents[found] }
        return owner
    }
}

extension SourceRange {
    /// True if another range lies inside this one.
    func contains(_ other: SourceRange) -> Bool {
        start.offset <= other.start.offset && other.end.offset <= end.offset
    }
}
