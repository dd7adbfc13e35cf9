import ArborModel

extension CompositionProgram {
    /// The ids of the faults that keep code from being generated.
    public static let faultsOfCode: Set<DiagnosticID> = [.invalidDirective, .compositionCycle]

    /// The modules of the files with comments that ask for code, sorted. A file of an unknown module counts as one of "".
    public var modulesWithDirectives: [String] {
        Set(files.filter { !$0.directives.isEmpty }.map { $0.module ?? "" }).sorted()
    }

    /// Returns the code that the directives ask for. They must have no faults.
    ///
    /// - Parameters:
    ///   - isForTests: True for the types that only tests use, false for all else.
    ///   - module: The module whose comments ask for the code; `nil` for all files.
    ///   - user: The module that the code is compiled in; `nil` for `module`, or for one that tests it.
    ///   - spelling: How the code writes the types of properties.
    public func code(
        forTests isForTests: Bool, in module: String?, for user: String? = nil,
        spelling: TypeSpelling = TypeSpelling()
    ) -> String {
        CompositionEmitter.text(
            of: CompositionPlanner(self, spelling).plan(forTests: isForTests, in: module, for: user))
    }

    /// The name of the first alias of `any A & B` among some aliases and all that they contain.
    func existentialAlias(in aliases: [Reference]) -> String? {
        // Each alias that is passed on is asked about, and hardly a program has one.
        if !hasExistentialAlias { return nil }
        return closure(of: aliases).map { self[alias: $0] }.filter(\.isExistential).map(\.name.text).min()
    }

    /// Returns some aliases and all that they contain, at any depth.
    func closure(of aliases: [Reference]) -> Set<Reference> {
        var seen: Set<Reference> = []
        var next = aliases
        while let reference = next.popLast() {
            guard seen.insert(reference).inserted else { continue }
            for member in self[alias: reference].members {
                next += self.aliases(named: member.name, in: reference.file)
            }
        }
        return seen
    }
}
