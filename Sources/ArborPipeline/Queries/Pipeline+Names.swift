import ArborModel
import CPDIFrontEnd

extension Pipeline {
    /// The names that a query may be about.
    public enum NameKind: Sendable {
        /// The types, and the types that they stand for.
        case types
        /// The same, and the labels of dependencies.
        case typesAndLabels
        /// The protocols, properties and aliases of composed dependencies.
        case composed
    }

    /// Prints the names that a query may be about, a line each, for the completions of a shell.
    ///
    /// The graph isn't built, and faults are ignored. The cache is read and not written.
    @available(macOS 10.15, *)
    public func names(_ kind: NameKind) async -> Outcome {
        let names = kind == .composed ? await composedNames() : await declaredNames(kind)
        let plain = Set(names.filter(\.isPlainWord)).sorted()
        return Outcome(product: plain.map { $0 + "\n" }.joined())
    }

    @available(macOS 10.15, *)
    private func declaredNames(_ kind: NameKind) async -> [String] {
        let run = await read(CacheSession(configuration, mode: .validate), Findings(configuration))
        return run.files.flatMap(\.summary.providers).flatMap { provider in
            let types = [provider.type.description] + provider.additionalTypes.map(\.type.description)
            return kind == .types ? types : types + provider.dependencies.map(\.label)
        }
    }

    @available(macOS 10.15, *)
    private func composedNames() async -> [String] {
        var run = await compositionRun()
        return Array(CompositionQuery(await check([], in: &run)).names)
    }
}

extension String {
    /// True if the text can be inserted into a command line. A shell might run or split other texts.
    fileprivate var isPlainWord: Bool {
        !isEmpty
            && unicodeScalars.allSatisfy { scalar in
                scalar.properties.isXIDContinue || "_.,<>?[]:".unicodeScalars.contains(scalar)
            }
    }
}
