/// The options that have the same meaning in several subcommands, in groups for the manual page.
struct SharedOptions {
    struct Group {
        var title: String
        var options: [OptionSpec]
    }

    /// The groups that aren't empty.
    let groups: [Group]
    private let meanings: Set<Meaning>

    private struct Meaning: Hashable {
        var name: String
        var help: String

        init(_ option: OptionSpec) {
            name = option.name
            help = option.help
        }
    }

    init(of commands: [CommandSpec]) {
        let options = commands.flatMap(\.options)
        let counts = Dictionary(options.map { (Meaning($0), 1) }, uniquingKeysWith: +)
        let meanings = Set(counts.filter { $0.value > 1 }.keys)
        var left = meanings
        let shared = options.filter { left.remove(Meaning($0)) != nil }
        groups = Self.titles.map { title, names in
            Group(title: title, options: shared.filter { Self.title(of: $0) == title })
        }.filter { !$0.options.isEmpty }
        self.meanings = meanings
    }

    func contains(_ option: OptionSpec) -> Bool { meanings.contains(Meaning(option)) }

    /// The title of an option's group. An option that no group names is in the one before the last.
    private static func title(of option: OptionSpec) -> String {
        titles.first { $0.options.contains { $0.name == option.name } }?.title ?? "Outputs and tests"
    }

    private static let titles: [(title: String, options: [OptionSpec])] = [
        ("Sources", OptionSpec.reading + [.module, .moduleName]),
        ("Builds", OptionSpec.building + [.defaultIsolation]),
        ("Cache and summaries", [.cache, .verifyCache, .summaries, .summaryLists]),
        ("Composed dependencies", OptionSpec.naming + [.composed]),
        ("Diagnostics", OptionSpec.reporting + [.baseline, .baselineOutput]),
        ("Fixes", [.dryRun, .interactive]),
        ("Outputs and tests", []),
        ("General", OptionSpec.general),
    ]
}
