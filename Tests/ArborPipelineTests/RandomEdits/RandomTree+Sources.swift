import ArborTestSupport
import Foundation

/// Changes of the sources' texts and names.
extension RandomTree {
    mutating func add() throws {
        made += 1
        let path = "src/\(["a", "b/c", "b"][number(below: 3)])/Type\(made).swift"
        let file = File(path: path, type: "Type\(made)", isAnnotated: number(below: 3) > 0)
        let isolation = file.isAnnotated && number(below: 6) == 0 ? "@MainActor " : ""
        try makeFolder(of: path)
        try folder.write(
            "import Foundation\n\(isolation)\(file.isAnnotated ? "@Instantiable " : "")"
                + "public struct \(file.type): Instantiable {\n    public init() {}\n}\n",
            to: path)
        files.append(file)
        log.append("add \(path)")
        try writeRoot()
        if number(below: 2) == 0 { try writeReads() }
    }

    mutating func remove() throws {
        guard !files.isEmpty else { return }
        let file = files.remove(at: number(below: files.count))
        unlink(path(file.path))
        log.append("remove \(file.path)")
        // Sometimes the root still requests the removed type, which is a fault.
        if number(below: 4) > 0 { try writeRoot() }
    }

    mutating func renameFile() throws {
        guard !files.isEmpty else { return }
        let index = number(below: files.count)
        made += 1
        let name = "src/a/\(files[index].type)_\(made).swift"
        try makeFolder(of: name)
        guard move(files[index].path, to: name) else { return }
        log.append("rename \(files[index].path) to \(name)")
        files[index].path = name
    }

    /// Moves a folder with everything in it.
    mutating func moveFolder() throws {
        let folders = Set(files.map { $0.path.split(separator: "/")[1] }).sorted()
        guard !folders.isEmpty else { return }
        let old = "src/\(folders[number(below: folders.count)])/"
        made += 1
        let new = "src/\(["a", "m", "z"][number(below: 3)])\(made)/"
        guard !isLink(String(old.dropLast())), move(old, to: new) else { return }
        for index in files.indices where files[index].path.hasPrefix(old) {
            files[index].path = new + files[index].path.dropFirst(old.count)
        }
        log.append("move \(old) to \(new)")
    }

    mutating func edit(_ change: (String) -> String) {
        guard !files.isEmpty else { return }
        let name = files[number(below: files.count)].path
        guard let text = try? folder.read(name), (try? folder.write(change(text), to: name)) != nil else {
            return
        }
        log.append("edit \(name)")
    }

    mutating func changeImport() {
        let module = "import Module\(made)\n"
        edit { $0.hasPrefix("import Module") ? String($0.drop { $0 != "\n" }) : module + $0 }
    }

    mutating func addNoise() throws {
        made += 1
        _ = try? folder.write("nothing", to: "src/noise\(made % 3).txt")
        log.append("noise")
    }

    /// Gives or takes the isolation of a supertype, in a file without annotations.
    mutating func setScreen(isolated: Bool) throws {
        try folder.write(
            "\(isolated ? "@MainActor " : "")public protocol Screen {}\n", to: "src/Screen.swift")
        log.append("screen \(isolated)")
    }

    /// Writes a body that reads some of the root's properties.
    mutating func writeReads() throws {
        let skipped = number(below: 3) == 0 ? number(below: made + 1) : 0
        let reads = (0...made).filter { $0 != skipped }.map { "root.type\($0)" } + ["root.extra"]
        try folder.write(
            "func use(_ root: Root) { print(\(reads.joined(separator: ", "))) }\n", to: "src/Use.swift")
        log.append("read all except \(skipped)")
    }

    mutating func writeRoot() throws {
        let types = files.filter(\.isAnnotated).map(\.type).sorted() + ["Extra"]
        let labels = types.map { (label: $0.lowercased(), type: $0) }
        let text = """
            @Instantiable(isRoot: true)
            public final class Root: Screen, Instantiable {
                public init(\(labels.map { "\($0.label): \($0.type)" }.joined(separator: ", "))) {}
            \(labels.map { "    @Instantiated let \($0.label): \($0.type)" }.joined(separator: "\n"))
            }

            """
        try folder.write(text, to: "src/Root.swift")
    }
}
