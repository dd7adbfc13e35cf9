/// A generated monorepo with files of about 10 KB in the folders of modules. A fifth of the files contain an
/// annotated type.
///
/// The annotated types form a valid graph of a shape. The same parameters give the same bytes on every machine.
struct Monorepo {
    /// The number of files, from 1.
    var files = 10_000
    /// The number of modules; `nil` for one for each 200 files.
    var modules: Int?
    /// The fraction of annotated files, from 0 to 1.
    var annotated = 0.2
    let code: Code
    var shape: GraphShape
    /// The average size of a file in bytes. Files are usually larger, because none ends within a declaration.
    /// Below 1,000 bytes, annotated types have only the members that the graph requires, so reading them costs
    /// little compared with their graph.
    var bytes: Int
    var seed: UInt64 = 1
    /// True if the types take composed dependencies instead of annotations.
    var isComposed = false

    private static let filesAFolder = 20

    /// Creates a monorepo with the usual graph and files of a kind of code.
    init(code: Code = .plain) {
        self.code = code
        shape = code.usualShape
        bytes = code.usualBytes
    }

    /// Writes all files below a folder, and creates the folder.
    func write(to folder: String) throws -> Fingerprint {
        var fingerprint = Fingerprint()
        for file in 0..<files {
            let text = text(of: file)
            let path = path(of: file)
            try makeFolders("\(folder)/\(self.folder(of: file))")
            try text.writeFile(at: "\(folder)/\(path)")
            fingerprint.add(path: path, bytes: text.utf8)
        }
        return fingerprint
    }

    /// The path of a file, such as `Modules/Module3/Sources/Part7/File627.swift`.
    func path(of file: Int) -> String { "\(folder(of: file))/File\(file).swift" }

    private func folder(of file: Int) -> String {
        let module = module(of: file)
        let first = (module * files + moduleCount - 1) / moduleCount
        return "Modules/Module\(module)/Sources/Part\((file - first) / Self.filesAFolder)"
    }

    func text(of file: Int, edit: Edit = .none) -> String {
        switch code {
        case .plain: plainText(of: file, edit: edit)
        case .real: realText(of: file, edit: edit)
        }
    }

    private func plainText(of file: Int, edit: Edit) -> String {
        var code = PlainCode(seed: seed &+ UInt64(file) &* 0x9E37_79B9)
        let size = bytes / 2 + code.random.below(bytes + 1)
        var text = PlainCode.header(of: "File\(file).swift") + "import Foundation\n"
        if let type = type(in: file) { text += annotated(type, in: file, edit, &code) } else { text += "\n" }
        var index = 0
        while text.utf8.count < size {
            text += code.declaration("Plain\(file)_\(index)") + "\n"
            index += 1
        }
        return text
    }

    private func annotated(_ type: Int, in file: Int, _ edit: Edit, _ code: inout PlainCode) -> String {
        let edges = shape.edges(of: type, among: types)
        let imports = imports(of: edges, in: file).map { $0 + "\n" }
        let count = bytes < 1_000 ? 0 : 3 + code.random.below(6)
        let members = (0..<count).map { code.member("step\($0)") }
        let text = members.joined(separator: "\n")
        let type =
            isComposed
            ? ComposedType(number: type, edges: edges, members: text).text
            : AnnotatedType(number: type, edges: edges, members: text).text(edit)
        return imports.joined() + "\n" + type
    }

    /// The imports of the modules that declare the dependencies of a type in a file.
    func imports(of edges: GraphShape.Edges, in file: Int) -> [String] {
        let modules = Set((edges.made + edges.received).map { module(of: self.file(of: $0)) })
        return modules.subtracting([module(of: file)]).sorted().map { "import Module\($0)" }
    }
}

// The counts. Types are spread evenly over the files, and files over the modules.
extension Monorepo {
    /// The number of annotated types.
    var types: Int { min(files, Int((Double(files) * annotated).rounded())) }

    var moduleCount: Int { min(files, modules ?? (files + 199) / 200) }

    var moduleNames: [String] { (0..<moduleCount).map { "Module\($0)" } }

    private func module(of file: Int) -> Int { file * moduleCount / files }

    func file(of type: Int) -> Int { type * files / types }

    func type(in file: Int) -> Int? {
        guard types > 0 else { return nil }
        let type = (file * types + files - 1) / files
        return type < types && self.file(of: type) == file ? type : nil
    }
}

extension Monorepo: CustomStringConvertible {
    var description: String {
        "\(files.grouped) files in \(moduleCount.grouped) modules, \(types.grouped) annotated types, "
            + (code == .plain ? "" : "\(code.rawValue) code, ") + "shape \(shape.rawValue), seed \(seed)"
    }
}
