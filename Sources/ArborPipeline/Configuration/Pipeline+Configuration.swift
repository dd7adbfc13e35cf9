import ArborModel
import ArborScanner
import ArborSyntax

/// The settings that the sources make by their own `#SafeDIConfiguration`.
struct SourceSettings {
    private(set) var importedModules: [String] = []
    /// The folders, each with the location that names it.
    private(set) var folders: [NamedPath] = []
    /// The names of types of other modules that get a mock too, each with the location that names it.
    private(set) var mocks: [(name: String, location: SourceLocation)] = []
    /// The condition of the `#if` around mocks, or ""; `nil` if no source states it.
    private(set) var mockCondition: String?
    private(set) var faults: [Diagnostic] = []

    init() {}

    /// - Parameter summaries: The files of the inputs. The configuration of another module has an effect only
    ///   where that module is wired.
    init(of summaries: [FileSummary], _ configuration: Configuration) {
        var locator = configuration.moduleLocator
        let all = Dictionary(grouping: summaries.lazy.flatMap(\.configurations)) {
            locator.module(of: $0.location.path)
        }
        for found in all.values.flatMap({ same in same.dropFirst().map { (same[0], $0) } }) {
            report(found.1, besides: found.0, macro: configuration.configurationMacro)
        }
        // Several configurations are a fault, and all have an effect. Otherwise the missing settings of one
        // would be reported as further faults. If no setting names the wired module, any module may be the
        // wired one.
        let isNamed = configuration.moduleName != nil || !configuration.modules.isEmpty
        let effective = isNamed ? all[configuration.moduleName] ?? [] : all.values.flatMap(\.self)
        for own in effective.sorted(by: { $0.location < $1.location }) {
            importedModules += own.importedModules
            mocks += own.mocks.map { ($0, own.location) }
            mockCondition = mockCondition ?? own.mockCondition
            folders += own.folders.map { NamedPath(configuration.absolute($0), at: own.location) }
        }
    }

    private mutating func report(
        _ found: SourceConfiguration, besides other: SourceConfiguration, macro: String
    ) {
        faults.append(
            Diagnostic(
                .repeatedConfiguration, "this module already has a '#\(macro)'",
                about: [macro], at: found.location,
                places: [Diagnostic.Note("the other one is here", at: other.location)],
                help: "remove this one, and add its arguments to the other one"))
    }
}

extension Configuration {
    /// The name of the macro that holds a module's settings, without the `#`.
    fileprivate var configurationMacro: String {
        frontEnds.lazy.flatMap(\.vocabulary.expansions).first ?? ""
    }

    /// The absolute form of a path in a source.
    fileprivate func absolute(_ path: String) -> String {
        guard let projectRoot, !path.hasPrefix("/") else { return path }
        return projectRoot.hasSuffix("/") ? projectRoot + path : projectRoot + "/" + path
    }
}

extension NameLists {
    /// The faults of lists of modules, and of the names in them that are no module's.
    var faultsOfModules: [Diagnostic] {
        diagnostics
            + names.filter { !$0.isModuleName }.map {
                Diagnostic(
                    .invalidArgument,
                    "'\($0)' in '--additional-imported-modules-file-path' is not the name of a module",
                    about: [$0])
            }
    }
}

extension Pipeline {
    /// Applies the sources' own configuration, and scans the additional folders that it names.
    @available(macOS 10.15, *)
    func readConfiguration(into run: inout Run, _ session: CacheSession?) async {
        // By index, because each file has half a dozen references to count.
        let summaries = run.scan.summaries
        guard summaries.indices.contains(where: { summaries[$0].hasConfigurations }) else { return }
        run.settings = SourceSettings(of: run.scan.summaries, configuration)
        guard !run.settings.folders.isEmpty else { return }
        let found = await SourceFinder.find(
            run.settings.folders, in: configuration.files, jobs: configuration.jobs)
        let new = run.sources.add(found)
        if let session {
            let (scan, entries) = await configuration.scanner.scan(new, with: session.cache)
            run.scan.add(scan)
            run.cacheEntries.add(entries, of: session.cache)
        } else {
            run.scan.add(await configuration.scanner.scan(new))
        }
    }

    /// The modules that the generated file imports by request of the command line, of lists and of the sources.
    func additionalModules(of run: borrowing Run) -> [String] {
        configuration.additionalModules + run.importedModules.names + run.settings.importedModules
    }
}
