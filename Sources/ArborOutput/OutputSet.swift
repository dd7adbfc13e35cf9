/// The outputs of a run, which are replaced together.
struct OutputSet {
    let destinations: [Destination]
    let key: OutputKey

    /// Finds the places of the outputs. Two outputs in one place are a failure, unless it is a pipe or a terminal.
    static func find(_ paths: [String]) -> Result<OutputSet, OutputFailure> {
        var destinations: [Destination] = []
        var places: Set<Destination.Place> = []
        for path in paths {
            switch Destination.find(path) {
            case .failure(let failure): return .failure(failure)
            case .success(let destination):
                let isNew = destination.identity.map { places.insert($0).inserted } ?? true
                guard isNew || destination.isSpecial else { return .failure(.shared(path)) }
                destinations.append(destination)
            }
        }
        return .success(OutputSet(destinations: destinations, key: OutputKey(destinations)))
    }

    /// Finishes or undoes the renames of a run that was killed, so that the set is wholly old or wholly new.
    func recover() {
        guard destinations.count > 1, let journal = Journal.left(by: self) else { return }
        finish(journal)
        journal.remove()
    }

    /// Does the renames that a journal left, if one of them was done. Otherwise the outputs are wholly old, and stay so.
    private func finish(_ journal: Journal) {
        let entries = journal.entries(of: self)
        let left = entries.filter { entry in
            let folder = destinations[entry.output].folder.descriptor
            return faccessat(folder, entry.temporaryName, F_OK, 0) == 0
        }
        for entry in left {
            let destination = destinations[entry.output]
            let folder = destination.folder.descriptor
            if left.count < entries.count {
                renameat(folder, entry.temporaryName, folder, destination.name)
            } else {
                unlinkat(folder, entry.temporaryName, 0)
            }
        }
    }

    /// Replaces the outputs whose bytes differ, all or none.
    ///
    /// - Parameter previous: The bytes that an output must still have, by output; `nil` if any will do.
    func replace(
        with contents: [[UInt8]], editing previous: [[UInt8]?], isDurable: Bool
    ) -> Result<[String], OutputFailure> {
        let changed = destinations.indices.filter { !destinations[$0].holds(contents[$0]) }
        removeLeftovers(beside: changed)
        var staged: [Staged] = []
        for index in changed where !destinations[index].isSpecial {
            switch stage(contents[index], index, isDurable) {
            case .success(let file): staged.append(Staged(output: index, file: file))
            case .failure(let failure): return .failure(failure)
            }
        }
        // As late as possible, because staging takes time.
        for case (let destination, let bytes?) in zip(destinations, previous) {
            if let failure = destination.refusal(toEdit: bytes) { return .failure(failure) }
        }
        for index in changed where destinations[index].isSpecial {
            if let failure = send(contents[index], to: destinations[index]) { return .failure(failure) }
        }
        if let failure = commit(staged) { return .failure(failure) }
        return .success(changed.map { destinations[$0].path })
    }

    private struct Staged {
        var output: Int
        var file: StagedFile

        var entry: Journal.Entry { .init(output: output, temporaryName: file.temporaryName) }
    }

    /// Each folder is read once, because thousands of files may be in one.
    private func removeLeftovers(beside changed: [Int]) {
        var clean: Set<FileIdentity> = []
        for index in changed where !destinations[index].isSpecial {
            let folder = destinations[index].folder
            guard let status = folder.status, clean.insert(FileIdentity(status)).inserted else { continue }
            Leftovers(key: key).remove(from: folder)
        }
    }

    private func stage(_ bytes: [UInt8], _ index: Int, _ isDurable: Bool)
        -> Result<StagedFile, OutputFailure>
    {
        StagedFile.stage(bytes, for: destinations[index], key: key, isDurable: isDurable)
    }

    private func commit(_ staged: [Staged]) -> OutputFailure? {
        guard staged.count > 1 else { return staged.first?.file.commit() }
        switch Journal.create(for: self) {
        case .failure(let failure): return failure
        case .success(let journal):
            finish(journal)
            guard journal.write(staged.map(\.entry)) else {
                let failure = OutputFailure(destinations[0].path)
                journal.remove()
                return failure
            }
            return rename(staged.map(\.file), by: journal)
        }
    }

    /// Does the renames. If one fails after another was done, the journal stays, and the next run does the rest.
    private func rename(_ files: [StagedFile], by journal: Journal) -> OutputFailure? {
        for (index, file) in files.enumerated() {
            guard let failure = file.commit() else { continue }
            if index == 0 { journal.remove() }
            if index > 0 { for file in files[index...] { file.keep() } }
            return failure
        }
        journal.remove()
        return nil
    }

    /// Writes directly to a pipe, a terminal or another device.
    private func send(_ bytes: [UInt8], to destination: Destination) -> OutputFailure? {
        let file = OpenFile(retrying { open(destination.path, O_WRONLY | O_NOCTTY | O_CLOEXEC) })
        guard let file, file.write(bytes) else { return OutputFailure(destination.path) }
        return nil
    }
}

extension Destination {
    /// The reason why a file isn't edited, if there is one.
    fileprivate func refusal(toEdit bytes: [UInt8]) -> OutputFailure? {
        guard holds(bytes) else {
            return OutputFailure(path, "it has changed since it was read", help: "run the command again")
        }
        // A rename would replace it all the same.
        guard let file, file.st_mode & 0o222 != 0 else {
            return OutputFailure(path, "it is read-only", help: "make it writable first: chmod u+w")
        }
        return nil
    }
}

extension OutputFailure {
    fileprivate static func shared(_ path: String) -> OutputFailure {
        OutputFailure(
            path, "another output of this run goes there too", help: "name another file for one of them")
    }
}
