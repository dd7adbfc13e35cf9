import ArborTestSupport
import Foundation

/// Changes of links, and repairs.
extension RandomTree {
    func link(_ name: String, to target: String) throws {
        unlink(path(name))
        symlink(path(target), path(name))
    }

    /// Replaces a file by a link to it, or a link by its target.
    mutating func replaceByLink() throws {
        guard !files.isEmpty else { return }
        let name = files[number(below: files.count)].path
        let target = "outside/" + name.replacing("/", with: "-")
        if isLink(name) {
            guard let text = try? folder.read(name) else { return }
            unlink(path(name))
            _ = try? folder.write(text, to: name)
            log.append("replace the link \(name) by its target")
        } else {
            guard move(name, to: target) else { return }
            try link(name, to: target)
            log.append("replace \(name) by a link")
        }
    }

    /// Lets a link lead elsewhere: that of an input, or that of a file, which may then lead nowhere or to a folder.
    mutating func changeLink() throws {
        let target = ["outside/A", "outside/B"][number(below: 2)]
        if number(below: 2) == 0 {
            try link("linked", to: target)
            return log.append("link the input to \(target)")
        }
        let name = "src/Link.swift"
        let end = ["outside/A.swift", "outside/B.swift", "outside/none", "outside/A", "src/Use.swift"]
        let choice = end[number(below: end.count)]
        try link(name, to: choice)
        log.append("link \(name) to \(choice)")
    }

    func isLink(_ name: String) -> Bool {
        var status = stat()
        return lstat(path(name), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Replaces a folder by a link to it, whose files are then not found, or a link by its target.
    mutating func replaceFolderByLink() throws {
        if isLink("src/b") {
            restoreFolder()
        } else if access(path("outside/b"), F_OK) != 0 {
            guard move("src/b", to: "outside/b") else { return }
            try link("src/b", to: "outside/b")
        }
        log.append("replace the folder src/b")
    }

    mutating func addFolderLink() throws {
        made += 1
        let name = "src/folder\(made % 2).swift"
        if unlink(path(name)) != 0 { symlink(path("outside/A"), path(name)) }
        log.append("link to a folder \(name)")
    }

    private func restoreFolder() {
        guard isLink("src/b") else { return }
        unlink(path("src/b"))
        _ = move("outside/b", to: "src/b")
    }

    /// Takes back everything that makes the graph invalid.
    mutating func repair() throws {
        unlock()
        for name in ["Link", "folder0", "folder1"] { unlink(path("src/\(name).swift")) }
        restoreFolder()
        for file in files where file.isAnnotated {
            guard let text = try? folder.read(file.path), text.contains(Self.unwired) else { continue }
            try folder.write(text.replacing(Self.unwired, with: Self.wired), to: file.path)
        }
        try setScreen(isolated: true)
        try writeRoot()
        log.append("repair")
    }
}
