import ArborModel

// Rules that only all declarations together show.

/// Checks that no alias contains itself.
struct CycleRule: CompositionRule {
    var ids: [DiagnosticID] { [.compositionCycle] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        program.loops.map { loop in
            let names = (loop + [loop[0]]).map { program[alias: $0].name.text }
            return Diagnostic(
                .compositionCycle, "'\(names[0])' contains itself: \(names.joined(separator: " -> "))",
                about: Array(names.dropLast()), at: program.location(of: loop[0]),
                places: loop.dropFirst().map {
                    Diagnostic.Note(
                        "'\(program[alias: $0].name.text)' is declared here", at: program.location(of: $0))
                },
                help:
                    "remove one of these members; a type that makes another one lists its alias, and not the reverse"
            )
        }
    }
}

/// Checks that a type that stands for composed dependencies has all of their properties.
struct ContainerRule: CompositionRule {
    var ids: [DiagnosticID] { [.incompleteContainer] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        program.files.indices.flatMap { file in
            program.files[file].types.indices.flatMap { check(.init(file: file, index: $0), program) }
        }
    }

    private func check(_ reference: CompositionProgram.Reference, _ program: CompositionProgram)
        -> [Diagnostic]
    {
        let type = program[type: reference]
        guard type.kind != .protocol, type.kind != .extension,
            program.names.party(ofSpliced: type.name.last) == nil
        else { return [] }
        let parts = [type] + program.extensions(of: type.name.last).map { program[type: $0] }
        let stated = parts.flatMap(\.inherits).flatMap { $0.split(separator: "&") }
            .map { String($0.filter { $0 != " " }) }
            .filter { program.names.isAlias($0) || program.names.isLeaf($0) }
        if stated.isEmpty { return [] }
        guard let provided = provided(by: parts, reference, program) else { return [] }
        // The extension of a protocol that isn't in the sources may have the properties.
        if parts.contains(where: { hasUnknownProtocol($0, in: reference.file, program) }) { return [] }
        let names = stated.map { Name(text: $0, range: type.name.range) }
        let required = program.composition(of: names, in: reference.file)
        return program.requirements(of: required).compactMap { found in
            let leaf = program[leaf: found.leaf]
            if provided.contains(found.requirement.label)
                || !program.protocolExtensions(declaring: found.requirement.label).isEmpty
            {
                return nil
            }
            let steps =
                ([type.name.text] + program.path(to: found.leaf, from: names, in: reference.file)
                + [leaf.name.text]).joined(separator: " -> ")
            return Diagnostic(
                .incompleteContainer,
                "\(type.name.text) lacks '\(found.requirement.label): \(found.requirement.type)'",
                about: [type.name.text, found.requirement.label],
                at: program.location(type.name.range, in: reference.file),
                nearMisses: [
                    Diagnostic.Note(
                        "it is required through \(steps)",
                        at: program.location(leaf.name.range, in: found.leaf.file))
                ],
                help:
                    "declare 'let \(found.requirement.label): \(found.requirement.type)' in \(type.name.text)"
            )
        }
    }

    /// The labels of the properties; `nil` if a superclass that isn't in the sources may declare more.
    private func provided(
        by parts: [ComposedType], _ reference: CompositionProgram.Reference, _ program: CompositionProgram
    ) -> Set<String>? {
        var labels = Set(parts.flatMap(\.properties).map(\.label) + parts.flatMap(\.boundNames))
        guard parts[0].kind == .class, let first = parts[0].inherits.first else { return labels }
        let name = Name(text: first, range: parts[0].name.range)
        if program.names.isAlias(first) || program.names.isLeaf(first) { return labels }
        if !program.protocols(named: name, in: reference.file).isEmpty { return labels }
        guard let superclass = program.types(named: name, in: reference.file).first else { return nil }
        let others = [program[type: superclass]] + program.extensions(of: name.last).map { program[type: $0] }
        guard let more = provided(by: others, superclass, program) else { return nil }
        labels.formUnion(more)
        return labels
    }

    private func hasUnknownProtocol(_ type: ComposedType, in file: Int, _ program: CompositionProgram) -> Bool
    {
        type.inherits.flatMap { $0.split(separator: "&") }.contains { part in
            let text = String(part.filter { $0 != " " })
            let name = Name(text: TypeExpression(parsing: text).lastName ?? text, range: type.name.range)
            return !Self.known.contains(name.last) && program.isUnknown(name, in: file)
                && program.types(named: name, in: file).isEmpty
        }
    }

    /// Protocols of the standard library and of frameworks that have no properties of a program's services.
    private static let known: Set<String> = [
        "Any", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
        "Error",
        "Hashable", "Identifiable", "Int", "NSObject", "ObservableObject", "RawRepresentable", "String",
    ]
}
