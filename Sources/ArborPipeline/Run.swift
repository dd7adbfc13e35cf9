import ArborGraph
import ArborModel
import ArborPlanning
import ArborScanner
import ArborStorage

extension Pipeline {
    /// The state of a run, from reading to validation.
    struct Run {
        var outcome = Outcome()
        var sources = FoundSources()
        /// The Swift files of the inputs, without those of folders that a source names.
        var givenFiles: [String] = []
        var scan = ScanResult()
        /// Empty if no cache is kept.
        var cacheEntries = CacheEntries()
        var linked: LinkedSummaries
        /// The settings from the sources' own configuration.
        var settings = SourceSettings()
        /// Additional modules that the generated file imports.
        var importedModules = NameLists()
        var findings: Findings
        /// The files that the graph is built from, with their modules if known.
        var files: [ModuleSummary.File] = []
        /// The outlines of all other files.
        var otherFiles: [ProgramModules.OtherFile] = []
        /// Those of them that list classes and protocols in other types.
        var nestedTypes: [ProgramModules.OtherFile] = []
        /// The folders that are given to two modules.
        var disputedFolders: [Diagnostic] = []
        /// The manifests that the modules' names come from.
        var trackedPaths: [TrackedPath] = []
        /// The providers that the validated build doesn't compile.
        var excluded: [ProviderDeclaration] = []
        /// `nil` if there is an error.
        var graph: ValidatedGraph?
        /// The suspicions about code of production, whether their assumptions hold or not.
        var judged: Set<Suspicion.Subject> = []
        /// The graphs of the types that are made for tests, by their form. Empty after an error.
        var mocks: [MockForm: ValidatedGraph] = [:]
        /// The doubles that the protocols of all files ask for.
        var doubles = Doubles(BindingTable([]))
        /// What the result depends on besides the summaries of files.
        var text = TextDependence()
        /// The modules of a program that is linked from summaries alone, the root's first.
        var linkedModules: [LinkedModule] = []
        /// The faults among these modules; `nil` if sources are read.
        var moduleFaults: [Diagnostic]?
    }

    /// The known modules of all files.
    func modules(of run: Run) -> ProgramModules {
        ProgramModules(
            ofFiles: run.files.map(\.module), others: run.otherFiles,
            own: configuration.moduleName)
    }
}
