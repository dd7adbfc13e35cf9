import ArborModel
import ArborOutput
import ArborScanner
import ArborStorage

/// Finds the outputs of a run that would overwrite one of its inputs, or each other.
///
/// Files are compared by identity, so another spelling, a link or another mount of the path makes no difference.
struct OverwriteCheck {
    private let places: [OutputPlace]

    init(_ configuration: Configuration) { places = configuration.written }

    /// Returns one fault for each output that must not be written, located at its path.
    ///
    /// - Parameters:
    ///   - sources: The paths of the sources, which are asked for only if an output may be one of them. `nil` if nothing is
    ///     known of the sources, so that any Swift file may be one.
    ///   - others: The paths of the lists, the summaries and the manifests that the run reads.
    func faults(sources: (() -> [String])?, others: [String]) -> [Diagnostic] {
        let read = Set(others.compactMap { FileIdentity(path: $0) })
        let foreign = Set(places.filter(\.mayBeForeign).compactMap(\.file))
        let known = foreign.isEmpty ? [] : sources?() ?? []
        let own = foreign.intersection(known.compactMap { FileIdentity(path: $0) })
        return places.indices.compactMap { index in
            let place = places[index]
            if let file = place.file, own.contains(file), place.mayBeForeign {
                return fault(place, "this is one of the sources, and would be overwritten")
            }
            if sources == nil, place.mayBeForeign, place.path.hasSuffix(".swift") {
                return fault(
                    place, "Arbor didn't write the file that is there, so it may be a source",
                    help: "name another file for this output, or remove this one if nobody needs it")
            }
            if let file = place.file, read.contains(file) {
                return fault(place, "the run reads this file, and would overwrite it")
            }
            if place.kind == .baseline, place.mayBeForeign {
                return fault(
                    place, "the existing file is not a baseline, so Arbor doesn't overwrite it",
                    help: "name a new file with '--write-baseline', or remove this one if nobody needs it")
            }
            guard places[..<index].contains(where: place.isSame) else { return nil }
            return fault(place, "another output of this run goes there too")
        }
    }

    private func fault(
        _ place: OutputPlace, _ message: String, help: String = "name another file for this output"
    ) -> Diagnostic {
        Diagnostic(
            .unwritableOutput, message, about: [], at: SourceLocation(path: place.path), help: help)
    }
}

extension Configuration {
    /// The places of all files that a run writes, standard output excepted. A cache looks after itself, because
    /// nothing but a cache is ever replaced by one.
    fileprivate var written: [OutputPlace] {
        let files: [(String?, OutputKind)] = [
            (output, drawsGraph ? .diagram : .code), (mockOutput, .code),
            (dotOutput, .diagram), (summaryOutput, .summary), (placesOutput, .places), (rootOutput, .summary),
            (linkOutput, .link), (unusedInputsOutput, .list),
            (composedOutput, .code), (composedTestOutput, .code), (baselineOutput, .baseline),
            (reportOutput, .report), (cache, .cache),
        ]
        return files.compactMap { path, kind in path.map { OutputPlace($0, of: kind) } }
    }
}

extension Configuration {
    /// The inputs besides the sources that are named to a run, whether it reads them or not. A baseline that the run
    /// writes is not read.
    fileprivate var namedInputs: [String] {
        additionalModuleLists + summaries + summaryLists + LinkedSummaries.paths(in: summaryLists)
            + [rootModule?.path, baselineOutput == nil ? baseline : nil].compactMap(\.self)
    }
}

extension Outcome {
    /// Reports the outputs that would overwrite something that the run has read.
    ///
    /// - Parameters:
    ///   - sources: The paths of the sources; `nil` if they aren't known.
    ///   - others: The paths of the lists, the summaries and the manifests that the run has read.
    mutating func refuseOutputs(
        of configuration: Configuration, sources: (() -> [String])?, others: [String]
    ) {
        let faults = OverwriteCheck(configuration).faults(
            sources: sources, others: others + configuration.namedInputs)
        refusedOutputs.formUnion(faults.compactMap { $0.location?.path })
        diagnostics = (diagnostics + faults).sorted(by: Diagnostic.inPrintingOrder)
    }
}

extension Outcome {
    /// Reports the outputs of a run that reads only sources.
    mutating func refuseOutputs(of configuration: Configuration, by found: FoundSources) {
        refuseOutputs(
            of: configuration, sources: { found.files },
            others: found.trackedPaths.filter(\.isReadFile).map(\.path))
    }
}

extension Pipeline.Run {
    /// Reports the outputs that would overwrite something that the run has read, or a source that a summary is about.
    mutating func refuseOutputs(of configuration: Configuration) {
        let tracked =
            sources.trackedPaths + linked.trackedPaths + importedModules.trackedPaths + trackedPaths
        outcome.refuseOutputs(
            of: configuration,
            sources: { [sources, files, otherFiles] in
                sources.files + files.map(\.summary.path) + otherFiles.map(\.path)
            }, others: tracked.filter(\.isReadFile).map(\.path))
    }
}
