import ArborOutput

extension SetUpPlan {
    /// Adds a file with a root, if the target has none.
    ///
    /// - Parameters:
    ///   - folder: The folder of the target's sources.
    ///   - name: The target's name.
    @available(macOS 10.15, *)
    mutating func addRoot(to folder: String, of name: String) async -> Outcome.Refusal? {
        var configuration = Configuration(inputs: SourceInputs(paths: [folder]))
        configuration.policy.set(.off, for: .noSwiftFiles)
        configuration.moduleName = name.moduleName
        let run = await Pipeline(configuration).readAndValidate(nil, Findings(configuration))
        if let fault = run.outcome.diagnostics.first(where: { $0.severity == .error && $0.id.isOfInputs }) {
            return Outcome.Refusal(status: .unreadableInput, message: fault.message, help: [])
        }
        let stated = run.files.flatMap(\.summary.providers).first(where: \.isRoot)?.type.description
        if let root = stated ?? run.outcome.statistics.roots.first {
            present.append("'\(name)' already has the root \(root)")
            return nil
        }
        let taken = run.declaredNames.union([name])
        let root = Self.free(["AppRoot", "ProgramRoot"], besides: taken)
        let part = Self.free(["Greeter", "\(root)Greeter"], besides: taken.union([root]))
        let path = folder + "/\(root).swift"
        if isThere(path) {
            return Outcome.Refusal(
                status: .invalid, message: "'\(path)' already exists and has no root",
                help: ["mark a type with '@Instantiable(isRoot: true)', or move the file away"])
        }
        let file = OutputFile(path: path, text: Self.source(root: root, part: part))
        files.append(file)
        diff += UnifiedDiff(of: path, from: [], to: file.bytes).text
        next.append(
            "'\(root)()' makes the tree: call it where the program starts, as in 'print(\(root)().\(part.asLabel).text)'"
        )
        return nil
    }

    /// The first name that isn't taken, or one with a number.
    private static func free(_ names: [String], besides taken: Set<String>) -> String {
        let numbered = (2...).lazy.map { "\(names[0])\($0)" }
        return names.first { !taken.contains($0) } ?? numbered.first { !taken.contains($0) }!
    }

    private static func source(root: String, part: String) -> String {
        """
        import Arbor

        /// The root. Arbor writes `\(root).init()`, which makes everything that the properties ask for.
        @Instantiable(isRoot: true)
        struct \(root): Instantiable {
            init(\(part.asLabel): \(part)) { self.\(part.asLabel) = \(part.asLabel) }

            @Instantiated let \(part.asLabel): \(part)
        }

        /// A first dependency. Its own dependencies are properties with `@Instantiated` or `@Received`.
        @Instantiable
        struct \(part): Instantiable {
            init() {}

            let text = "Hello from \(root)"
        }

        """
    }
}

extension Pipeline.Run {
    /// The names that the sources declare at their top level.
    fileprivate var declaredNames: Set<String> {
        var names: Set<String> = []
        for outline in scan.outlines.map(\.outline) + scan.summaries.map(\.outline) {
            outline.visitEntries { kind, name in
                if kind == .declared || kind == .packaged || kind == .hidden || kind == .value {
                    names.insert(String(decoding: name, as: UTF8.self))
                }
            }
        }
        return names
    }
}

extension String {
    fileprivate var asLabel: String { prefix(1).lowercased() + dropFirst() }

    /// The module of a target: an underscore replaces each character that is not allowed in identifiers.
    fileprivate var moduleName: String {
        String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
