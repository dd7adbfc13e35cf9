import ArborModel
import ArborScanner
import ArborStorage

/// Looks up the numbered positions of findings in the modules' places.
///
/// The files of places are read one after the other, until every path that a finding names has been found.
struct PlaceLookup {
    /// The paths of all files of places, each once.
    let inputs: [String]
    /// The files of places that no finding needs.
    private(set) var unused: [String] = []
    /// The findings with real positions.
    private(set) var resolved: [Diagnostic] = []
    /// The faults of the files and lists that were read.
    private(set) var faults: [Diagnostic] = []
    private let version: String
    /// The places of the sources that findings name, by path.
    private var places: [ExactText: ModulePlaces] = [:]

    init(_ paths: [String], lists: [String], version: String) {
        var all = paths
        for list in lists {
            switch PathList.read(list) {
            case .success(let entries): all += entries.map(\.path)
            case .failure(let failure):
                faults.append(
                    Diagnostic(
                        .unreadableSummary, failure.message, about: [list], at: SourceLocation(path: list)))
            }
        }
        var seen: Set<String> = []
        inputs = all.filter { seen.insert($0).inserted }
        self.version = version
    }

    /// Sets `resolved`. A position whose place isn't found becomes the whole file.
    mutating func resolve(_ diagnostics: [Diagnostic]) {
        var wanted = Set(diagnostics.lazy.flatMap(\.numberedPaths).map(ExactText.init))
        for (index, input) in inputs.enumerated() {
            if wanted.isEmpty {
                unused += inputs[index...]
                break
            }
            read(input, &wanted)
        }
        let places = places
        resolved = diagnostics.map { $0.resolved { places[ExactText($1)]?.position($0, in: $1) } }
    }

    private mutating func read(_ input: String, _ wanted: inout Set<ExactText>) {
        switch ModulePlaces.read(input, version: version) {
        case .failure(let failure): faults.append(failure.diagnostic)
        case .success(let found):
            let here = wanted.filter { found.contains($0.string) }
            if here.isEmpty { unused.append(input) }
            for path in here { places[path] = found }
            wanted.subtract(here)
        }
    }
}

extension Diagnostic {
    /// The paths of all locations.
    var paths: [String] { locations.map(\.path) }

    /// The paths of the locations whose positions are numbers.
    fileprivate var numberedPaths: [String] {
        locations.filter { $0.range?.start.number != nil }.map(\.path)
    }

    private var locations: [SourceLocation] {
        let notes = path + places + nearMisses
        let edits = fixIts.flatMap(\.edits).map {
            SourceLocation(path: $0.path ?? location?.path ?? "", range: $0.range)
        }
        return [location].compactMap(\.self) + notes.compactMap(\.location) + edits
    }

    /// Returns the diagnostic with real positions. A fix-it whose edits aren't all found is left out.
    fileprivate func resolved(by find: (UInt32, _ path: String) -> SourcePosition?) -> Diagnostic {
        func place(_ range: SourceRange, in path: String) -> SourceRange? {
            guard let start = range.start.number, let end = range.end.number else { return range }
            guard let first = find(start, path), let last = find(end, path) else { return nil }
            return SourceRange(start: first, end: last)
        }
        func place(_ location: SourceLocation) -> SourceLocation {
            SourceLocation(
                path: location.path, range: location.range.flatMap { place($0, in: location.path) })
        }
        func place(_ notes: [Note]) -> [Note] { notes.map { Note($0.message, at: $0.location.map(place)) } }
        var diagnostic = self
        diagnostic.location = location.map(place)
        diagnostic.path = place(path)
        diagnostic.places = place(places)
        diagnostic.nearMisses = place(nearMisses)
        diagnostic.fixIts = fixIts.compactMap { fixIt in
            var fixIt = fixIt
            let edits = fixIt.edits.compactMap { edit in
                place(edit.range, in: edit.path ?? location?.path ?? "").map {
                    FixIt.Edit(in: edit.path, range: $0, replacement: edit.replacement)
                }
            }
            if edits.count < fixIt.edits.count { return nil }
            fixIt.edits = edits
            return fixIt
        }
        return diagnostic
    }
}
