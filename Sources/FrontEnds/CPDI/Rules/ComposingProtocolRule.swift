import ArborModel

/// Checks that dependencies are composed by type aliases, and not by protocols.
///
/// Two protocols that compose the same leaf can't be conformed to together.
struct ComposingProtocolRule: CompositionRule {
    var ids: [DiagnosticID] { [.composingProtocol] }

    func diagnostics(for program: CompositionProgram) -> [Diagnostic] {
        let found = program.leaves.references.filter { composes(program[leaf: $0], program.names) }
        if found.isEmpty { return [] }
        let uses = ProtocolUses(program)
        return found.map { diagnostic(for: $0, uses, program) }
    }

    private func composes(_ leaf: LeafProtocol, _ names: CompositionNames) -> Bool {
        names.isAlias(leaf.name.text)
            && leaf.inherits.contains { names.isAlias($0.last) || names.isLeaf($0.last) }
    }

    /// What to do about extensions of the protocol. A composition can't be extended, but one of its protocols can, for
    /// types that conform to the others, too.
    private func extensionHelp(
        for reference: CompositionProgram.Reference, _ program: CompositionProgram
    ) -> String {
        let leaf = program[leaf: reference]
        let isExtended = program.extensions(of: leaf.name.last).contains { part in
            program.protocols(named: program[type: part].name, in: part.file).contains(reference)
        }
        if !isExtended { return "" }
        let first = leaf.inherits.first { !program.protocols(named: $0, in: reference.file).isEmpty }
        guard let first else { return ", and its extensions for one of the protocols in it" }
        let others = leaf.inherits.map(\.text).filter { $0 != first.text }
        let clause = others.isEmpty ? "" : " where Self: " + others.joined(separator: " & ")
        return ", and 'extension \(first.text)\(clause)' in place of its own extensions"
    }

    private func conformanceHelp(for leaf: CompositionProgram.Reference, _ uses: ProtocolUses) -> String {
        uses.typeConformingTwice(to: leaf).map { ", and let '\($0)' conform to each part only once" } ?? ""
    }

    private func diagnostic(
        for reference: CompositionProgram.Reference, _ uses: ProtocolUses, _ program: CompositionProgram
    ) -> Diagnostic {
        let (leaf, file) = (program[leaf: reference], reference.file)
        let names = leaf.inherits.map(\.text).joined(separator: " & ")
        let isEmpty = leaf.requirements.isEmpty && !leaf.requiresOthers && leaf.associatedTypes.isEmpty
        let isPlain =
            isEmpty && leaf.requirementsText.isEmpty && leaf.attributes.isEmpty && !leaf.isSuppressing
        let isCertain =
            !leaf.isParameterised && uses.allowAlias(for: reference)
            && leaf.inherits.allSatisfy { !$0.hasArguments && !program.isUnknown($0, in: file) }
        let text = "typealias \(leaf.name.text) = \(names)"
        return Diagnostic(
            .composingProtocol, "'\(leaf.name.text)' composes dependencies by inheritance",
            about: [leaf.name.text],
            at: program.location(leaf.name.range, in: file),
            help: isPlain
                ? "write '\(text)'" + extensionHelp(for: reference, program)
                    + conformanceHelp(for: reference, uses)
                : isEmpty
                    ? "write '\(text)', and what else it says where the alias is used"
                    : "declare its own requirements in a protocol with one property, and compose that with the others in a type alias",
            fixIts: isPlain
                ? [
                    .init(
                        "write '\(text)'", edits: [.init(range: leaf.range, replacement: text)],
                        isCertain: isCertain)
                ] : [])
    }
}

/// Where code names protocols of composed dependencies, and whether it means the same with a type alias.
private struct ProtocolUses {
    private let program: CompositionProgram
    /// By name, the number of places other than the members of aliases and what types and functions take.
    private let counts: [String: Int]
    /// By name, the number of protocols that inherit a protocol.
    private var inheriting: [String: Int] = [:]
    /// By the name of a protocol, the names of the types that are declared to conform to it.
    private var conforming: [String: [String]] = [:]
    /// By the name of a type, its declaration and its extensions.
    private var parts: [String: [CompositionProgram.Reference]] = [:]

    init(_ program: CompositionProgram) {
        self.program = program
        counts = AliasWritings(program).counts
        for leaf in program.leaves.references {
            for name in program[leaf: leaf].inherits { inheriting[name.last, default: 0] += 1 }
        }
        for (file, facts) in program.files.enumerated() {
            for (index, type) in facts.types.enumerated() where type.kind != .protocol {
                parts[type.name.last, default: []].append(.init(file: file, index: index))
                for name in type.inherits { conforming[name, default: []].append(type.name.last) }
            }
        }
    }

    /// True if code compiles with an alias, and does the same. A composition can't be extended. More types match it in a
    /// cast or a call than are declared to conform to the protocol.
    func allowAlias(for leaf: CompositionProgram.Reference) -> Bool {
        let name = program[leaf: leaf].name.last
        let types = conforming[name] ?? []
        // The declaration itself is another place.
        let known = 1 + types.count + (inheriting[name] ?? 0)
        return program.extensions(of: name).isEmpty && counts[name, default: 0] <= known
            && typeConformingTwice(to: leaf) == nil
    }

    /// The first type that would conform to a part of the alias twice.
    func typeConformingTwice(to leaf: CompositionProgram.Reference) -> String? {
        (conforming[program[leaf: leaf].name.last] ?? []).first { !conformsOnce($0, to: leaf) }
    }

    /// True if nothing else that a type is declared to conform to has a part of a protocol: with an alias, the type would
    /// conform to that part twice.
    private func conformsOnce(_ type: String, to leaf: CompositionProgram.Reference) -> Bool {
        let whole = Set(program.composition(ofLeaf: leaf).leaves.elements)
        // What Arbor writes, and what other modules declare, may conform to more than is seen.
        let isSeen = parts[type]?.contains { program[type: $0].kind != .extension } == true
        return isSeen
            && (parts[type] ?? []).allSatisfy { part in
                program[type: part].inherits.allSatisfy { text in
                    let name = Name(text: text, range: program[type: part].range)
                    if name.last == program[leaf: leaf].name.last { return true }
                    let other = program.composition(of: [name], in: part.file)
                    // An unknown name of a class may be that of its superclass, which conforms to something itself.
                    let mayBeSuperclass = other.isOpen && program[type: part].kind == .class
                    return !mayBeSuperclass && whole.isDisjoint(with: other.leaves.elements)
                }
            }
    }
}
