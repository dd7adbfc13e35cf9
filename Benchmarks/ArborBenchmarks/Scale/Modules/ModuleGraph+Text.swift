extension ModuleGraph {
    /// Writes all files below a folder, and creates the folder.
    func write(to folder: String) throws -> Fingerprint {
        var fingerprint = Fingerprint()
        for module in 0..<modules {
            try makeFolders("\(folder)/\(self.folder(of: module))/Sources")
            for file in 0..<fileCount(of: module) {
                let (path, text) = (path(of: file, in: module), text(of: file, in: module))
                try text.writeFile(at: "\(folder)/\(path)")
                fingerprint.add(path: path, bytes: text.utf8)
            }
        }
        return fingerprint
    }

    /// The text of a file. Only the file of a module's main type, which is file 0, has edits.
    func text(of file: Int, in module: Int, edit: Edit = .none) -> String {
        var code = PlainCode(seed: seed &+ UInt64(firstFile(of: module) + file) &* 0x9E37_79B9)
        let size = bytes / 2 + code.random.below(bytes + 1)
        var text = edit == .lines ? "// A line that moves all others.\n" : ""
        text += PlainCode.header(of: "File\(file).swift") + "import Foundation\n"
        if let type = type(in: file, of: module) {
            text += annotated(type, in: module, edit, &code)
        } else if module != 0 {
            text += "import Base\n\n"
        }
        var index = 0
        while text.utf8.count < size {
            text += code.declaration("\(name(of: module))Plain\(file)_\(index)") + "\n"
            index += 1
        }
        return text
    }

    /// Types are spread evenly over the files of their module.
    private func type(in file: Int, of module: Int) -> Int? {
        let (types, files) = (typeCount(of: module), fileCount(of: module))
        let type = (file * types + files - 1) / files
        return type < types && type * files / types == file ? type : nil
    }

    private func annotated(_ type: Int, in module: Int, _ edit: Edit, _ code: inout PlainCode) -> String {
        let wires = wires(of: type, in: module)
        let isKit = if case .kit = role(of: module) { type == 0 } else { false }
        let count = bytes < 1_000 ? 0 : 3 + code.random.below(6)
        let members = (0..<count).map { code.member("step\($0)") }.joined(separator: "\n")
        let source = ModuleType(
            name: typeName(type, in: module), isRoot: module == app && type == 0,
            protocolName: isKit ? protocolName(of: module) : nil, wires: wires, members: members)
        let modules = Set(wires.compactMap(\.module)).subtracting([module]).sorted()
        return modules.map { "import \(name(of: $0))\n" }.joined() + "\n" + source.text(edit)
    }
}

/// The Swift source of an annotated type.
private struct ModuleType {
    let name: String
    let isRoot: Bool
    /// The protocol by which other types know it.
    let protocolName: String?
    let wires: [ModuleGraph.Wire]
    /// Properties and functions that don't affect the graph.
    let members: String

    func text(_ edit: Edit) -> String {
        let edited = edit == .declaration ? [ModuleGraph.Wire.made("edited", "\(name)Edited")] : []
        let wires = edited + self.wires
        let parameters = wires.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
        return """
            \(contract)/// One of the types of the made-up monorepo. It has \(self.wires.count) dependencies.
            @Instantiable\(arguments)
            public final class \(name): Instantiable\(protocolName.map { ", \($0)" } ?? "") {
                public init(\(parameters)) {
            \(wires.map { "        self.\($0.label) = \($0.label)\n" }.joined())    }

            \(wires.map { "    \($0.annotation) private let \($0.label): \($0.type)\n" }.joined())
                public func revision() -> Int { \(edit == .body ? 1 : 0) }

            \(members)}

            \(edit == .declaration ? editedType : "")
            """
    }

    private var arguments: String {
        if isRoot { return "(isRoot: true)" }
        return protocolName.map { "(fulfillingAdditionalTypes: [\($0).self])" } ?? ""
    }

    private var contract: String {
        guard let protocolName else { return "" }
        return """
            public protocol \(protocolName): AnyObject {
                func revision() -> Int
            }


            """
    }

    private var editedType: String {
        """
        @Instantiable
        public struct \(name)Edited: Instantiable {
            public init() {}
        }


        """
    }
}
