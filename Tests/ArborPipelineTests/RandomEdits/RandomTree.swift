import ArborTestSupport
import Foundation

/// A tree of sources with random changes, the same for the same seed. Its graph is usually valid.
///
/// `src` is the input. `linked` is an input too, a link to one of two folders in `outside`.
struct RandomTree {
    /// A file that declares one type.
    struct File {
        var path: String
        var type: String
        var isAnnotated: Bool
    }

    let folder: TemporaryFolder
    private var state: UInt64
    var files: [File] = []
    var made = 0
    /// The path without permissions, if there is one.
    var locked: String?
    /// The changes so far.
    var log: [String] = []

    init(folder: TemporaryFolder, seed: UInt64) {
        self.folder = folder
        state = seed
    }

    mutating func fill() throws {
        for variant in ["A", "B"] {
            try folder.write(
                "import Of\(variant)\n@Instantiable public struct Extra: Instantiable { public init() {} }\n",
                to: "outside/\(variant)/Extra.swift")
            try folder.write("import Of\(variant)\nclass Other {}\n", to: "outside/\(variant).swift")
        }
        try link("linked", to: "outside/A")
        try setScreen(isolated: true)
        for _ in 0..<8 { try add() }
    }

    /// Changes the tree in one of all ways.
    mutating func change() throws {
        // A tree that only grows would make the later steps slow and alike.
        switch number(below: files.count > 14 ? 28 : 24) {
        case 0, 1: try add()
        case 2: try renameFile()
        case 3: try moveFolder()
        case 4: edit { $0 + "// a line\n" }
        case 5: edit { "\n" + $0 }
        case 6: changeImport()
        case 7: touch()
        case 8: try addNoise()
        case 9, 10: restoreTime()
        case 11: try swapFiles()
        case 12: try swapContents()
        case 13, 14: try replaceByLink()
        case 15, 16: try changeLink()
        case 17: try replaceFolderByLink()
        case 18: try addFolderLink()
        case 19, 20: changePermissions()
        case 21: try setScreen(isolated: number(below: 2) == 0)
        case 22: try writeReads()
        default: try remove()
        }
    }

    mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    func path(_ name: String) -> String { folder.path + "/" + name }

    /// Returns whether a file or a folder could be moved.
    func move(_ old: String, to new: String) -> Bool { rename(path(old), path(new)) == 0 }

    /// Makes the folder that a file is about to be put in.
    func makeFolder(of name: String) throws {
        let folder = URL(filePath: path(name)).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
}
