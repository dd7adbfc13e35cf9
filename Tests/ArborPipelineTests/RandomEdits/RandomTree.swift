import ArborTestSupport
import Foundation

/// A tree of sources with random changes, the same for the same seed. Its graph is usually valid.
struct RandomTree {
    private let folder: TemporaryFolder
    private var state: UInt64
    private var names: [String] = []
    private var made = 0
    /// The changes so far.
    private(set) var log: [String] = []

    init(folder: TemporaryFolder, seed: UInt64) {
        self.folder = folder
        state = seed
    }

    mutating func fill() throws {
        try folder.write(Self.root(of: []), to: "src/Root.swift")
        for _ in 0..<8 { try add() }
    }

    /// Adds, edits, touches, moves or removes a file, or makes a change without meaning.
    mutating func change() throws {
        switch number(below: 9) {
        case 0, 1: try add()
        case 2: try remove()
        case 3: try rename()
        case 4: try edit { $0 + "// a line\n" }
        case 5: try edit { "\n" + $0 }
        case 6:
            let module = "import Module\(made)\n"
            try edit { $0.hasPrefix("import ") ? String($0.drop { $0 != "\n" }) : module + $0 }
        case 7: try touch()
        default: try addNoise()
        }
    }

    private mutating func add() throws {
        made += 1
        let name = "src/\(["a", "b/c", "b"][number(below: 3)])/Type\(made).swift"
        let isAnnotated = number(below: 3) > 0
        let annotation = isAnnotated ? "@Instantiable " : ""
        try folder.write(
            "import Foundation\n\(annotation)public struct Type\(made): Instantiable {\n    public init() {}\n}\n",
            to: name)
        if isAnnotated { names.append(name) }
        log.append("add \(name)")
        try writeRoot()
    }

    private mutating func remove() throws {
        guard !names.isEmpty else { return }
        let name = names.remove(at: number(below: names.count))
        try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        log.append("remove \(name)")
        // Sometimes the root still requests the removed type, which is a fault.
        if number(below: 4) > 0 { try writeRoot() }
    }

    private mutating func rename() throws {
        guard !names.isEmpty else { return }
        let index = number(below: names.count)
        made += 1
        let type = names[index].split(separator: "/").last!.prefix { $0 != "." && $0 != "_" }
        let name = "src/a/\(type)_\(made).swift"
        try FileManager.default.createDirectory(
            atPath: folder.path + "/src/a", withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            atPath: folder.path + "/" + names[index], toPath: folder.path + "/" + name)
        log.append("rename \(names[index]) to \(name)")
        names[index] = name
    }

    private mutating func edit(_ change: (String) -> String) throws {
        guard !names.isEmpty else { return }
        let name = names[number(below: names.count)]
        try folder.write(change(try folder.read(name)), to: name)
        log.append("edit \(name)")
    }

    private mutating func touch() throws {
        guard !names.isEmpty else { return }
        let name = names[number(below: names.count)]
        try FileManager.default.setAttributes(
            [.modificationDate: Date()], ofItemAtPath: folder.path + "/" + name)
        log.append("touch \(name)")
    }

    private mutating func addNoise() throws {
        made += 1
        try folder.write("nothing", to: "src/b/noise\(made % 3).txt")
        log.append("noise")
    }

    private func writeRoot() throws {
        let types = names.map { String($0.split(separator: "/").last!.prefix { $0 != "." && $0 != "_" }) }
            .sorted()
        try folder.write(Self.root(of: types), to: "src/Root.swift")
    }

    private static func root(of types: [String]) -> String {
        let labels = types.map { (label: $0.lowercased(), type: $0) }
        return """
            @Instantiable(isRoot: true)
            public struct Root: Instantiable {
                public init(\(labels.map { "\($0.label): \($0.type)" }.joined(separator: ", "))) {}
            \(labels.map { "    @Instantiated let \($0.label): \($0.type)" }.joined(separator: "\n"))
            }

            """
    }

    private mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
