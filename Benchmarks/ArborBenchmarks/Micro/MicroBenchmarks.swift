import ArborModel
import ArborPipeline
import ArborScanner
import ArborStorage
import ArborSyntax
import SafeDIFrontEnd

/// Measures the stages of reading one by one, on one core. Each round runs all of them in turn, so that other
/// work on the machine affects all alike.
struct MicroBenchmarks {
    private let folder: String
    private let rounds: Int
    private let sources: MicroSources

    init(of folder: String, rounds: Int) async throws {
        self.folder = folder
        self.rounds = rounds
        sources = try await MicroSources(below: folder)
    }

    func report() async throws -> String {
        let cacheFolder = try makeTemporaryFolder()
        defer { removeFolder(cacheFolder, files: ["cache"]) }
        let micros = reading + meaning + [await cacheLoad(cache: "\(cacheFolder)/cache")]
        var times = micros.map { _ in Samples() }
        var results: [Int?] = micros.map { _ in nil }
        for _ in 0..<rounds {
            for (index, micro) in micros.enumerated() {
                let start = ContinuousClock.now
                let result = await micro.work()
                times[index].add(.now - start)
                precondition(
                    results[index] ?? result == result, "'\(micro.name)' differs from round to round")
                results[index] = result
            }
        }
        return "\(sources.fingerprint); \(sources.annotated.count.grouped) hold the needle\n\n"
            + table(micros, times).text
    }

    private func table(_ micros: [Micro], _ times: [Samples]) -> MarkdownTable {
        var table = MarkdownTable(columns: "stage", "files", "ms", "µs a file", "MB/s")
        for (micro, time) in zip(micros, times) {
            table.add([
                micro.name, micro.files.grouped, time.milliseconds,
                (time.median * 1000 / Double(max(1, micro.files))).short,
                (Double(micro.bytes) / 1000 / time.median).short,
            ])
        }
        return table
    }
}

extension MicroBenchmarks {
    /// The stages from bytes to declarations. Throughput is by bytes of the sources.
    private var reading: [Micro] {
        let (all, annotated) = (sources.files, sources.annotated)
        let bytes = annotated.byteCount
        let search = FrontEndSearch([.safeDI])
        return [
            Micro("search for the needle", all, bytes: all.byteCount) { file in
                file.bytes.withUnsafeBufferPointer { search.find(in: $0) } == nil ? 0 : 1
            },
            Micro("prescan", annotated, bytes: bytes, with: Reader.init) { $0.prescan($1) },
            Micro("extract what is annotated", annotated, bytes: bytes, with: Reader.init) {
                $0.readAnnotated($1).types.count
            },
            Micro("parse whole files", annotated, bytes: bytes, with: Reader.init) {
                $0.read($1).types.count
            },
        ]
    }

    /// The stages from declarations to a fragment, and to bytes and back. Throughput is by bytes of the sources
    /// for the first, and by bytes of the coding for the others.
    private var meaning: [Micro] {
        let reader = Reader()
        let declarations = sources.annotated.map { (path: $0.path, file: reader.readAnnotated($0)) }
        let lowerings = declarations.map { FrontEnd.safeDI.lower($0.file, $0.path) }
        let coded = lowerings.compactMap { fragment in
            fragment.encoded.map { (path: fragment.summary.path, bytes: $0) }
        }
        let bytes = coded.reduce(0) { $0 + $1.bytes.count }
        return [
            Micro("lower", declarations, bytes: sources.annotated.byteCount) {
                FrontEnd.safeDI.lower($0.file, $0.path).summary.providers.count
            },
            Micro("encode summaries", lowerings, bytes: bytes) { $0.encoded?.count ?? 0 },
            Micro("decode summaries", coded, bytes: bytes) { path, bytes in
                bytes.withUnsafeBytes { Fragment(encoded: $0, path: path) }?.summary.providers.count ?? -1
            },
        ]
    }

    /// Reads a cache and compares it with the disk, with a `stat` for each file and folder. Throughput is by
    /// bytes of the cache.
    private func cacheLoad(cache: String) async -> Micro {
        var configuration = Configuration(inputs: SourceInputs(paths: [folder]))
        configuration.cache = cache
        _ = await Pipeline(configuration).validate()
        let inputs = configuration.sources
        return Micro(
            name: "load the cache", files: sources.files.count, bytes: (try? readFile(cache).count) ?? 0
        ) {
            let cache = await ScanCache(path: cache, version: version, jobs: 1)
            return await cache.knownSources(for: inputs)?.files.count ?? 0
        }
    }
}

/// A reader that closures can share.
private final class Reader {
    private var reader = SourceReader(.safeDI)

    func prescan(_ file: MicroSources.File) -> Int {
        file.bytes.withUnsafeBufferPointer { reader.prescan($0) } ?? 0
    }

    func readAnnotated(_ file: MicroSources.File) -> FileDeclarations {
        file.bytes.withUnsafeBufferPointer { reader.readAnnotated($0) }
    }

    func read(_ file: MicroSources.File) -> FileDeclarations {
        file.bytes.withUnsafeBufferPointer { reader.read($0) }
    }
}
