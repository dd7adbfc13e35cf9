import ArborPipeline

/// Creates the configuration of the subcommands that read sources, from their checked options.
extension Configuration {
    init(
        _ arguments: ParsedArguments, for command: CommandSpec,
        _ context: CommandContext = CommandContext()
    ) throws(UsageError) {
        let include = arguments.all(.include)
        var inputs = SourceInputs(paths: arguments.operands + include, lists: arguments.all(.sourcesFile))
        inputs.lists += arguments.all(.includeFile)
        if inputs.paths.isEmpty, inputs.lists.isEmpty { inputs.paths = ["."] }
        self.init(
            inputs: inputs, output: arguments.last(.output), dotOutput: arguments.last(.dotOutput),
            additionalModules: try arguments.all(.additionalModules).map { name throws(UsageError) in
                try Self.moduleName(name, of: .additionalModules, for: command)
            },
            modules: try arguments.all(.module).map { text throws(UsageError) in
                try Self.module(text, for: command)
            },
            jobs: try Self.jobs(arguments, for: command))
        moduleName = try arguments.last(.moduleName).map { name throws(UsageError) in
            try Self.moduleName(name, of: .moduleName, for: command)
        }
        projectRoot = arguments.last(.projectRoot)
        mockOutput = arguments.last(.mockOutput)
        mockScopedFiles = arguments.last(.mockScopedFiles) == nil ? nil : arguments.all(.mockScopedFiles)
        prefersMockOnly = arguments.has(.preferMockOnly)
        if let path = arguments.last(.swiftManifest) {
            let others: [OptionSpec] = [.output, .mockOutput, .mockScopedFiles]
            if let other = others.first(where: { arguments.last($0) != nil }) {
                throw UsageError(
                    message:
                        "'--\(other.name)' and '--swift-manifest' exclude each other: the manifest names the outputs",
                    command: command)
            }
            try SwiftManifest(path, for: command).apply(to: &self)
        }
        additionalModuleLists = arguments.all(.additionalModulesFile)
        defaultIsolation = try Self.defaultIsolation(arguments, for: command)
        summaryOutput = arguments.last(.summaryOutput)
        summaries = arguments.all(.summaries)
        summaryLists = arguments.all(.summaryLists)
        cache = arguments.last(.cache)
        verifiesCache = try Self.verifiesCache(arguments, for: command)
        progress = context.progress
        sharedSummaries = context.sharedSummaries
        build = try Build(arguments, for: command)
        policy = try SeverityPolicy(arguments, for: command)
        baseline = arguments.last(.baseline)
        baselineOutput = arguments.last(.baselineOutput)
        reportOutput = arguments.last(.diagnosticOutput)
    }

    private static func verifiesCache(
        _ arguments: ParsedArguments, for command: CommandSpec
    ) throws(UsageError) -> Bool {
        guard arguments.has(.verifyCache) else { return false }
        guard arguments.last(.cache) == nil else { return true }
        throw UsageError(message: "'--cache-verify' needs '--cache <file>'", command: command)
    }

    private static func module(_ text: String, for command: CommandSpec) throws(UsageError) -> ModuleFolder {
        let parts = text.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else {
            throw UsageError(
                message:
                    "The value '\(text)' is invalid for '--module <name=dir> ...': give a name and a folder"
                    + hint(on: text, takenBy: .module), command: command)
        }
        let name = try moduleName(String(parts[0]), of: .module, for: command)
        return ModuleFolder(name: name, folder: String(parts[1]))
    }

    /// Checks the name of a module, because the generated code may import it.
    static func moduleName(
        _ name: String, of option: OptionSpec, for command: CommandSpec
    ) throws(UsageError) -> String {
        if isModuleName(name) { return name }
        throw UsageError(
            message: "The value '\(name)' is invalid for '--\(option.name)': it is not the name of a module"
                + hint(on: name, takenBy: option), command: command)
    }

    /// What an error about a path adds that an option with several values took; empty for other words.
    private static func hint(on word: String, takenBy option: OptionSpec) -> String {
        guard case .many = option.value, access(word, F_OK) == 0 else { return "" }
        return "; the option takes all words up to the next option, so write inputs in front of it"
    }

    private static func defaultIsolation(
        _ arguments: ParsedArguments, for command: CommandSpec
    ) throws(UsageError) -> DefaultIsolation? {
        guard let text = arguments.last(.defaultIsolation) else { return nil }
        guard let isolation = DefaultIsolation(rawValue: text) else {
            throw UsageError(
                message: "The value '\(text)' is invalid for '--default-isolation <isolation>': give "
                    + "'MainActor' or 'nonisolated'", command: command)
        }
        return isolation
    }

    private static func jobs(_ arguments: ParsedArguments, for command: CommandSpec) throws(UsageError) -> Int
    {
        guard let text = arguments.last(.jobs) else { return processors }
        guard let jobs = Int(text), jobs >= 1 else {
            throw UsageError(
                message: "The value '\(text)' is invalid for '--jobs <n>': give a whole number from 1 on",
                command: command)
        }
        return min(jobs, 1024)
    }
}

extension OptionSpec {
    static let output = OptionSpec(
        name: "output", short: "o", aliases: ["dependency-tree-output"], value: .one("file"),
        help: "Write the generated Swift to this file, if it differs. "
            + "(default: standard output, if no other output is given)")
    static let mockOutput = OptionSpec(
        name: "mock-output", value: .one("file"),
        help: "Write the functions that make types for tests to this file, if it differs.")
    static let mockScopedFiles = OptionSpec(
        name: "mock-scoped-files", value: .many("file"),
        help: "The sources whose types may get a mock. (default: all of the wired module)")
    static let preferMockOnly = OptionSpec(
        name: "prefer-mock-only", value: .none,
        help: "Let 'mockOnly' types stand in even for types that have a function for tests of their own.")
    static let swiftManifest = OptionSpec(
        name: "swift-manifest", value: .one("file"),
        help: "The manifest of SafeDI's tool, in JSON. It names the outputs.")
    static let dotOutput = OptionSpec(
        name: "dot-file-output", value: .one("file"),
        help: "Write the graph to this file, in Graphviz's DOT format.")
    static let module = OptionSpec(
        name: "module", value: .many("name=dir"),
        help:
            "A module and the folder of its sources. The generated file imports the module if it makes one of its types."
    )
    static let additionalModules = OptionSpec(
        name: "additional-imported-modules", value: .many("module"),
        help: "Modules that the generated file imports in any case.")
    static let additionalModulesFile = OptionSpec(
        name: "additional-imported-modules-file-path", value: .one("file"),
        help: "A file that lists such modules, one per line or separated by commas.")
    static let cache = OptionSpec(
        name: "cache", value: .one("file"),
        help: "A cache of the scanned files, so that the next run only reads the files that changed.")
    static let verifyCache = OptionSpec(
        name: "cache-verify", value: .none,
        help: "Compare the bytes of every file with the cache, not only its size, device, inode and times.")
    static let moduleName = OptionSpec(
        name: "module-name", value: .one("name"),
        help:
            "The module of the inputs that are not in a '--module'. The generated file is compiled in this module."
    )
    static let scannedModule = moduleName.with(help: "The module of the inputs, for its summary.")
    static let linkedModule = moduleName.with(help: "The name that the root's module has to have.")
    static let linkedDefaultIsolation = defaultIsolation.with(
        help: "The value of the compiler's '-default-isolation' for the root's module. (default: nonisolated)"
    )
    static let projectRoot = OptionSpec(
        name: "project-root", value: .one("dir"),
        help: "The folder that paths in '#SafeDIConfiguration' are relative to. (default: the current folder)"
    )
    static let defaultIsolation = OptionSpec(
        name: "default-isolation", value: .one("isolation"),
        help:
            "The value of the compiler's '-default-isolation'. (default: what the project's manifest says, if sources are read)",
        choices: { Configuration.DefaultIsolation.allCases.map(\.rawValue) })
    static let summaryOutput = OptionSpec(
        name: "module-info-output", value: .one("file"),
        help: "Write the summary of the inputs to this file, for other modules to link.")
    static let summaries = OptionSpec(
        name: "dependent-module-info", value: .many("file"),
        help: "Summaries of other modules, whose types are added to the graph.")
    static let summaryLists = OptionSpec(
        name: "dependent-module-info-file-path", value: .one("file"),
        help: "A file that lists such summaries, one per line or separated by commas.")

    /// The options of the subcommands that validate the graph.
    static let validating: [OptionSpec] =
        building + [
            .cache, .verifyCache, .summaries, .summaryLists, .baseline, .baselineOutput, .defaultIsolation,
            .mockScopedFiles, .preferMockOnly,
        ]
}
