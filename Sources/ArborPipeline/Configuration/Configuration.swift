import ArborModel
import ArborPlanning
import ArborScanner
import ArborStorage
import ArborSyntax
import BladeFrontEnd
import CPDIFrontEnd
import SafeDIFrontEnd

/// The module that a summary is of, as its build system knows it.
public typealias ModuleOrigin = ArborStorage.ModuleOrigin

/// The checked settings of a run. Only the disk can still contradict them.
public struct Configuration: Sendable {
    /// The folders, files and lists that hold the sources.
    public var inputs: SourceInputs
    /// The path of the generated Swift file. If there is no output at all, the code becomes the outcome's `product`.
    public var output: String?
    /// The path of the mocks' Swift file; `nil` for none.
    public var mockOutput: String?
    /// Further outputs, which only name another one with the code, and that one.
    public var emptyOutputs: [(path: String, code: String)] = []
    /// The files that should declare the roots; `nil` if any file may.
    public var rootFiles: [String]?
    /// The names of types of other modules that get mocks, besides those in the sources' configuration, and the file that
    /// has the names.
    public var mockNames: (file: String, names: [String]) = ("", [])
    /// The paths of the sources whose types may get a mock; `nil` for all of the wired module.
    public var mockScopedFiles: [String]?
    /// True if a declaration that is for tests only takes precedence over functions for tests of other declarations.
    public var prefersMockOnly = false
    /// The path of the graph's drawing; `nil` for none.
    public var dotOutput: String?
    /// Modules that the generated file imports besides those of the sources.
    public var additionalModules: [String]
    /// Files that list such modules.
    public var additionalModuleLists: [String] = []
    /// The folders of the modules' sources. The generated file imports the modules of the types that it makes.
    public var modules: [ModuleFolder]
    /// The module that the generated code is compiled in, and that all inputs outside the folders of `modules` belong to.
    public var moduleName: String?
    /// The folder that relative paths in the sources start from; `nil` for the working folder.
    public var projectRoot: String?
    /// The path of the inputs' summary; `nil` for none.
    public var summaryOutput: String?
    /// The path of the places that are kept out of the summary; `nil` if it has them itself.
    public var placesOutput: String?
    /// The path of the summary for wiring the inputs' own module; `nil` for none.
    public var rootOutput: String?
    /// The names of the inputs' module, of its target and of those that it depends on.
    public var origin = ModuleOrigin()
    /// The path of the linked program; `nil` for none.
    public var linkOutput: String?
    /// True if a linked program has the code for tests.
    public var linksMocks = false
    /// The path of the list of places that a report didn't need; `nil` for none.
    public var unusedInputsOutput: String?
    /// Summaries of further modules, whose types join the graph.
    public var summaries: [String] = []
    /// Files that list summaries.
    public var summaryLists: [String] = []
    /// The path of the cache; `nil` for none.
    public var cache: String?
    /// True if the cache trusts no file's stamp. Every file is then read, and parsed only if its bytes have changed.
    public var verifiesCache = false
    /// The build that is validated; all builds if nothing is known about it.
    public var build = Build()
    /// The default isolation of the modules that hold roots; `nil` if their projects decide.
    public var defaultIsolation: DefaultIsolation?
    /// The gravity of each fault.
    public var policy = SeverityPolicy()
    /// The file of the findings that are known, if there is one.
    public var baseline: String?
    /// The path of a baseline that gets the findings of this run; `nil` for none.
    public var baselineOutput: String?
    /// The path of the file that a `Report` writes; `nil` for none. It must not be one of the inputs either.
    public var reportOutput: String?
    /// True if `output` is the path of a drawing.
    var drawsGraph = false
    /// The sizes that functions of the generated code may have.
    public var limits = CodeLimits()
    /// Tasks that read files at the same time, from 1.
    public var jobs: Int
    /// The origin of the sources' bytes. A run with buffers of open editors reads its cache, and does
    /// not write it.
    public var files = SourceFiles.disk
    /// The object that counts how far the scan has come; `nil` if no reader wants to know.
    public var progress: ScanProgress?
    /// The summaries that this run shares with others; `nil` if this process makes only one.
    public var sharedSummaries: SharedSummaries?

    /// The path of the code that comments on composed dependencies ask for; `nil` for none.
    public var composedOutput: String?
    /// The path of that code as far as only tests use it; `nil` for none.
    public var composedTestOutput: String?
    /// The module whose comments ask for the composed code; `nil` for the only one with such comments.
    public var composedModule: String?
    /// The naming convention of composed dependencies.
    public var compositionNames = CompositionNames()

    /// The module whose roots are wired, from its summary; `nil` if its sources are read. Nothing else is read then.
    var rootModule: LinkedRoot?

    /// The front ends whose annotations are read, in the order of their link steps. There is at least one.
    package var frontEnds: [FrontEnd] = [.safeDI, .blade]

    /// Creates a configuration from its commonest settings. The defaults of the others are those of their properties.
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

    var scanner: SourceScanner {
        SourceScanner(frontEnds: frontEnds, jobs: jobs, files: files, progress: progress)
    }

    /// Reads files for the pattern without annotations.
    var compositionScanner: SourceScanner {
        SourceScanner(vocabulary: CompositionReader.vocabulary, jobs: jobs, files: files, progress: progress)
    }

    /// Reads files that `scanner` has read before. They are not counted as progress a second time.
    var rereader: SourceScanner { SourceScanner(frontEnds: frontEnds, jobs: jobs, files: files) }

    /// The default isolation, as the compiler gets it by `-default-isolation`.
    public enum DefaultIsolation: String, Sendable, CaseIterable {
        /// Declarations are isolated to the main actor unless they say otherwise.
        case mainActor = "MainActor"
        /// Declarations are not isolated unless they say otherwise.
        case nonisolated
    }

    /// A module and the folder that holds its sources.
    public struct ModuleFolder: Sendable, Equatable {
        /// The name of the module.
        public var name: String
        /// The path of the folder, absolute or below the working folder. Links are not followed.
        public var folder: String

        /// Creates a module's folder from its name and its path.
        public init(name: String, folder: String) {
            self.name = name
            self.folder = folder
        }
    }

    var moduleLocator: ModuleLocator {
        ModuleLocator(
            modules.map { .init(name: $0.name, path: $0.folder) }, other: moduleName,
            usesLayout: summaries.isEmpty && summaryLists.isEmpty && rootModule == nil)
    }

    /// The machine's processors.
    public static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
