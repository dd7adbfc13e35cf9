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
        types: [], properties: [], functions: [], expansions: [], modules: [])

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

    /// Returns what a file says.
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: Its declarations.
    public func read(
        _ source: UnsafeBufferPointer<UInt8>, _ file: FileDeclarations, path: String
    ) -> CompositionFile {
        // What Arbor wrote follows from the rest.
        if source.starts(with: CompositionEmitter.beginning.utf8) { return CompositionFile(path: path) }
        let text = TokenText(source)
        let uses = UseReading(text, names)
        var found = CompositionFile(path: path)
        found.imports = file.imports
        found.protocols = file.types.filter { $0.kind == .protocol }.map { leaf($0, text) }
        found.types = file.types.map { type($0, text) }
        found.aliases = AliasReading(text: text, names: names).aliases
        found.directives = DirectiveReading(source: source, text: text)
            .directives(on: found.aliases, file.types)
        let owners = Owners(file.types.map(\.range))
        found.uses = uses.uses.map { use in
            var use = use
            use.owner = owners.owner(of: use.range)
            return use
        }
        found.functions = uses.functions.map { function in
            var function = function
            function.owner = owners.owner(of: function.name.range)
            return function
        }
        found.faults = BrokenDeclarations(file).diagnostics(
            around: file.types, in: path, words: "composed dependencies")
        return found
    }

    private func type(_ type: TypeDeclaration, _ text: TokenText) -> ComposedType {
        let end = type.nameRange.end
        return ComposedType(
            name: Name(text: type.name, range: type.nameRange), kind: type.kind,
            parameters: type.generics.isEmpty ? [] : text.parameters(at: text.index(from: end.offset)),
            inherits: type.inherits, properties: type.properties.map(\.withPlainLabel),
            modifiers: type.modifiers,
            starts: starts(of: type.properties, text), clause: end, range: type.range)
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

    private func leaf(_ type: TypeDeclaration, _ text: TokenText) -> LeafProtocol {
        var next = text.index(from: type.nameRange.end.offset)
        if text.isSign(next, "<") { next = text.afterAngles(next) }
        let inherits = text.isSign(next, ":") ? text.names(at: next + 1, between: ["&", ","]).names : []
        let associated = associatedTypes(in: type, text)
        return LeafProtocol(
            name: Name(text: type.name, range: type.nameRange), inherits: inherits,
            requirements: type.properties.map { requirement($0, text) },
            requiresOthers: !type.callables.isEmpty || type.otherRequirements.count > associated.count,
            associatedTypes: associated, conditions: type.conditions,
            range: SourceRange(start: type.keywordRange.start, end: type.range.end))
    }

    private func requirement(_ property: PropertyDeclaration, _ text: TokenText) -> LeafProtocol.Requirement {
        var accessors: [String] = []
        if let end = property.typeRange?.end.offset {
            var next = text.index(from: end)
            if text.isSign(next, "{") {
                next += 1
                while let word = text.word(next) {
                    accessors.append(word)
                    next += 1
                }
            }
        }
        return LeafProtocol.Requirement(
            label: property.label.plainName, type: property.type ?? "", accessors: accessors,
            isStatic: property.modifiers.contains { $0 == "static" || $0 == "class" })
    }

    private func associatedTypes(in type: TypeDeclaration, _ text: TokenText)
        -> [(name: Name, constraints: [Name])]
    {
        if type.otherRequirements.isEmpty { return [] }
        let indices = text.index(from: type.range.start.offset)..<text.index(from: type.range.end.offset)
        return indices.compactMap { index in
            guard text.isWord(index, "associatedtype"), let name = text.word(index + 1) else { return nil }
            let constraints =
                text.isSign(index + 2, ":") ? text.names(at: index + 3, between: ["&", ","]).names : []
            return (Name(text: name, range: text.range(index + 1, index + 1)), constraints)
        }
    }
}

extension PropertyDeclaration {
    /// The property with its name as code may also write it, without backticks.
    fileprivate var withPlainLabel: PropertyDeclaration {
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
    private var parents: [Int?] = []

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
