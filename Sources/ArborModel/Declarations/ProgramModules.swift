/// The modules of a program: which file belongs to which, and what the files without providers declare.
///
/// Names mean different things in different modules. A program of one module, or of no known one, needs none of this.
public struct ProgramModules: Sendable {
    /// A file that gives no provider, but declares names.
    public struct OtherFile: Equatable, Sendable {
        public var module: String?
        public var outline: FileOutline

        public init(module: String?, outline: FileOutline) {
            self.module = module
            self.outline = outline
        }
    }

    /// By file of the graph, its module's name; `nil` where that is not known. Files beyond the end have none either.
    public var ofFiles: [String?]
    public var others: [OtherFile]
    /// The module that the generated code is compiled in; `nil` where that is not known.
    public var own: String?

    public init(ofFiles: [String?] = [], others: [OtherFile] = [], own: String? = nil) {
        self.ofFiles = ofFiles
        self.others = others
        self.own = own
    }

    public func module(ofFile file: Int) -> String? { file < ofFiles.count ? ofFiles[file] : nil }
}
