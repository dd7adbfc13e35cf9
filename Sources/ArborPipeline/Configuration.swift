import ArborEmission
import ArborModel
import ArborScanner
import SafeDIFrontEnd

/// What a run is to do, checked: nothing here can be wrong but what the disk decides.
public struct Configuration: Sendable {
    public var inputs: SourceInputs
    /// Where the generated Swift goes. With no output at all it becomes the outcome's `product`.
    public var output: String?
    /// Where the drawing of the graph goes, if anywhere.
    public var dotOutput: String?
    /// Modules that the generated file imports whatever the sources say.
    public var additionalModules: [String]
    /// Files that list such modules.
    public var additionalModuleLists: [String] = []
    /// Where the modules' sources are. The generated file imports the modules of the types that it makes.
    public var modules: [ModuleFolder]
    /// The module that the generated code is compiled in, and that all inputs outside the folders of `modules` belong to.
    public var moduleName: String?
    /// Where relative paths start that sources name; `nil` for the working folder.
    public var projectRoot: String?
    /// Where the inputs' summary goes, if anywhere.
    public var summaryOutput: String?
    /// Summaries of further modules, whose types join the graph.
    public var summaries: [String] = []
    /// Files that list summaries.
    public var summaryLists: [String] = []
    /// Where the cache is, if there is to be one.
    public var cache: String?
    /// The build that is judged; all builds, unless something is known of it.
    public var build = Build()
    /// The default isolation of the modules that hold roots; `nil` where their projects tell.
    public var defaultIsolation: DefaultIsolation?
    /// How grave each fault is.
    public var policy = SeverityPolicy()
    /// The file of the findings that are known, if there is one.
    public var baseline: String?
    /// Where the findings of this run go as a baseline, if anywhere.
    public var baselineOutput: String?
    /// The most values that one function of the generated code computes, from 1.
    public var longestBody = ConstructionPlan.longestBody
    /// Tasks that read files at the same time, from 1.
    public var jobs: Int
    /// Is told how far the scan has come, if anyone wants to know.
    public var progress: ScanProgress?

    public init(
        inputs: SourceInputs, output: String? = nil, dotOutput: String? = nil,
        additionalModules: [String] = [],
        modules: [ModuleFolder] = [], jobs: Int = Configuration.processors
    ) {
        self.inputs = inputs
        self.output = output
        self.dotOutput = dotOutput
        self.additionalModules = additionalModules
        self.modules = modules
        self.jobs = jobs
    }

    var scanner: SourceScanner { SourceScanner(frontEnd: .safeDI, jobs: jobs, progress: progress) }

    /// What the compiler is told by `-default-isolation`.
    public enum DefaultIsolation: String, Sendable, CaseIterable {
        case mainActor = "MainActor"
        case nonisolated
    }

    /// A module and the folder that holds its sources.
    public struct ModuleFolder: Sendable, Equatable {
        public var name: String
        /// Absolute, or below the working folder. Links are not followed.
        public var folder: String

        public init(name: String, folder: String) {
            self.name = name
            self.folder = folder
        }
    }

    /// Tells the module of each input.
    var moduleLocator: ModuleLocator {
        ModuleLocator(
            modules.map { .init(name: $0.name, path: $0.folder) }, other: moduleName,
            usesLayout: summaries.isEmpty && summaryLists.isEmpty)
    }

    /// The machine's processors.
    public static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
