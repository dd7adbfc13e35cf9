import ArborModel
import ArborScanner

extension ModuleSummary {
    /// Reads the summary for wiring a module.
    public static func ofRoot(at path: String, version: String) -> Result<ModuleSummary, ReadFailure> {
        ModuleFileKind.summary.read(path, version) { bytes throws(Fault) in
            try ModuleSummary(encoded: bytes, version: version)
        }.flatMap { summary in
            if summary.form.contains(.ofRoot) { return .success(summary) }
            let sentence =
                "this summary is for other modules, and lacks what matters where its own module is wired"
            return .failure(
                ModuleFileKind.summary.failure(sentence, about: path, at: SourceLocation(path: path)))
        }.mapError { failure in
            // The usual help would write a summary for other modules.
            var diagnostic = failure.diagnostic
            diagnostic.help = "scan the root's module with '--root-output <file>', and pass that file"
            return ReadFailure(diagnostic)
        }
    }
}

extension ModulePlaces {
    /// Reads a module's places.
    public static func read(_ path: String, version: String) -> Result<ModulePlaces, ReadFailure> {
        ModuleFileKind.places.read(path, version) { bytes throws(ModuleSummary.Fault) in
            try ModulePlaces(encoded: bytes, version: version)
        }
    }
}

extension ProgramLink {
    /// Reads a linked program.
    public static func read(_ path: String, version: String) -> Result<ProgramLink, ReadFailure> {
        ModuleFileKind.link.read(path, version) { bytes throws(ModuleSummary.Fault) in
            try ProgramLink(encoded: bytes, version: version)
        }
    }
}

extension ModuleFileKind {
    fileprivate func read<Value>(
        _ path: String, _ version: String,
        _ decode: (UnsafeRawBufferPointer) throws(ModuleSummary.Fault) -> Value
    ) -> Result<Value, ReadFailure> {
        var buffer = FileBuffer()
        if let failure = buffer.load(path, limit: FileBuffer.largestSummary, magic: magic) {
            return .failure(
                self.failure("\(failure.message): '\(path)'", about: path, at: SourceLocation(path: path)))
        }
        do {
            return .success(try decode(UnsafeRawBufferPointer(buffer.bytes)))
        } catch {
            return .failure(
                failure(
                    error.sentence(version, self), about: path, at: SourceLocation(path: path),
                    help: error.help(for: self)))
        }
    }

    /// Returns whether a file begins like those of this kind.
    func isKind(of path: String) -> Bool {
        var buffer = FileBuffer()
        return buffer.load(path, limit: FileBuffer.largestSummary, magic: magic) == nil
            && buffer.bytes.starts(with: magic)
    }

    /// - Parameters:
    ///   - path: The path that tells this fault from others in the same file.
    ///   - help: The next thing to do. By default it is to write the file again.
    func failure(_ sentence: String, about path: String?, at location: SourceLocation, help: String? = nil)
        -> ReadFailure
    {
        ReadFailure(
            Diagnostic(
                .unreadableSummary, sentence, about: [path?.normalisedPath].compactMap(\.self), at: location,
                help: help ?? writingAgain))
    }

    /// The option that writes such a file.
    var writer: String {
        switch self {
        case .summary: "'arbor scan --output'"
        case .places: "'arbor scan --places-output'"
        case .link: "'arbor link --output'"
        }
    }

    /// The advice to write the file again.
    var writingAgain: String {
        switch self {
        case .summary: "write the summary again: arbor scan --module-name <name> <input> … --output <file>"
        case .places:
            "write the places again, with the summary: arbor scan --module-name <name> <input> … --output <file> "
                + "--places-output <file>"
        case .link:
            "link the program again: arbor link <root> --dependent-module-info <file> … --output <file>"
        }
    }
}
