import ArborTestSupport
import Foundation

/// Changes of times, names and permissions.
extension RandomTree {
    /// An annotation, and a text of the same length that is not one.
    static let (wired, unwired) = ("@Instantiable ", "/*stantiable*/")

    mutating func touch() {
        guard !files.isEmpty else { return }
        let name = files[number(below: files.count)].path
        utimensat(AT_FDCWD, path(name), nil, 0)
        log.append("touch \(name)")
    }

    /// Edits a file without a change of its size, and restores the time of its last write.
    mutating func restoreTime() {
        guard !files.isEmpty else { return }
        let index = number(below: files.count)
        let name = files[index].path
        var status = stat()
        guard stat(path(name), &status) == 0, let text = try? folder.read(name) else { return }
        let words = text.contains(Self.wired) ? [Self.wired, Self.unwired] : [Self.unwired, Self.wired]
        let edited = text.replacing(words[0], with: words[1])
        guard (try? folder.write(edited, to: name)) != nil else { return }
        utimensat(AT_FDCWD, path(name), [status.st_atim, status.st_mtim], 0)
        log.append("edit \(name) and restore its time")
    }

    /// Lets two files exchange their names.
    mutating func swapFiles() throws {
        guard let (first, second) = pair() else { return }
        let (one, other) = (files[first].path, files[second].path)
        guard move(one, to: "aside") else { return }
        guard move(other, to: one) else {
            _ = move("aside", to: one)
            return
        }
        _ = move("aside", to: other)
        exchange(first, second)
        log.append("swap the files \(one) and \(other)")
    }

    /// Lets two files exchange their texts, in place.
    mutating func swapContents() throws {
        guard let (first, second) = pair(), let one = try? folder.read(files[first].path),
            let other = try? folder.read(files[second].path)
        else { return }
        _ = try? folder.write(other, to: files[first].path)
        _ = try? folder.write(one, to: files[second].path)
        exchange(first, second)
        log.append("swap the contents of \(files[first].path) and \(files[second].path)")
    }

    private mutating func pair() -> (Int, Int)? {
        guard files.count > 1 else { return nil }
        let first = number(below: files.count)
        return (first, (first + 1 + number(below: files.count - 1)) % files.count)
    }

    private mutating func exchange(_ first: Int, _ second: Int) {
        (files[first].type, files[second].type) = (files[second].type, files[first].type)
        (files[first].isAnnotated, files[second].isAnnotated) =
            (files[second].isAnnotated, files[first].isAnnotated)
    }

    /// Takes all permissions of a file or a folder, or gives them back.
    mutating func changePermissions() {
        if let name = locked {
            unlock()
            return log.append("unlock \(name)")
        }
        guard !files.isEmpty else { return }
        let name = files[number(below: files.count)].path
        let end = number(below: 3) == 0 ? URL(filePath: name).deletingLastPathComponent().relativePath : name
        guard chmod(path(end), 0) == 0 else { return }
        locked = end
        log.append("lock \(end)")
    }

    mutating func unlock() {
        guard locked != nil else { return }
        locked = nil
        // A file that was moved meanwhile has another name now.
        chmodAll(in: "src")
    }

    private func chmodAll(in folder: String) {
        chmod(path(folder), 0o755)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? [] {
            let name = folder + "/" + name
            var status = stat()
            guard lstat(path(name), &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR { chmodAll(in: name) }
            if status.st_mode & 0o777 == 0 { chmod(path(name), 0o644) }
        }
    }
}
