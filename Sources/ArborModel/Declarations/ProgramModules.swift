/// The modules of a program: the module of each file, and the declarations of the files without providers.
///
/// Names mean different things in different modules. A program of one module, or without known modules, doesn't need
/// this.
public struct ProgramModules: Sendable {
    /// A file that declares names and no provider.
    public struct OtherFile: Equatable, Sendable {
        /// The path of the file, as it was given or found; "" if a summary stands for it.
        public var path: String
        /// The name of the file's module; `nil` if it is not known.
        public var module: String? = nil
        /// The names that the file declares at its top level.
        public var outline: FileOutline

        /// Creates a file of an unknown module from its path and its outline.
        public init(path: String = "", outline: FileOutline) {
            self.path = path
            self.outline = outline
        }

        /// Creates a file from its module and its outline.
        public init(module: String?, outline: FileOutline) {
            self.init(outline: outline)
            self.module = module
        }
    }

    /// The name of the module of each file of the graph, by index; `nil` if it is not known. The modules of files
    /// beyond the end are not known either.
    public var ofFiles: [String?]
    /// The files without providers, in no particular order.
    public var others: [OtherFile]
    /// The module that the generated code is compiled in; `nil` if it is not known.
    public var own: String?

    /// Creates the modules of a program. By default no module is known.
    public init(ofFiles: [String?] = [], others: [OtherFile] = [], own: String? = nil) {
        self.ofFiles = ofFiles
        self.others = others
        self.own = own
    }

    /// Returns the name of the module that a file of the graph belongs to, or `nil` if it is not known.
    public func module(ofFile file: Int) -> String? { file < ofFiles.count ? ofFiles[file] : nil }
}
