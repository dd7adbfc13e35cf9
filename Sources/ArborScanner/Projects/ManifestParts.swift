/// A manifest's code, divided into what is about one target and what may be about each.
struct ManifestParts {
    /// The calls that make the targets.
    let targets: [Range<Int>]
    private let manifest: ManifestText
    private let constants: [(name: Range<Int>, value: Range<Int>)]
    /// The code that is in no target and in no constant.
    private let common: [Range<Int>]

    /// Returns `nil` if the targets aren't an array literal, or some text can't be read.
    init?(_ manifest: ManifestText) {
        let packages = manifest.topLevelCalls(of: "Package")
        guard packages.count == 1, let value = packages[0].argument("targets")?.value,
            let list = manifest.list(manifest.resolved(value)), let constants = manifest.constants
        else { return nil }
        self.manifest = manifest
        targets = list.elements.map(manifest.resolved)
        // The package and the list of its targets are about each of them, and a target that is a constant is about itself.
        let starts = targets.map(\.lowerBound) + [list.open]
        self.constants = constants.compactMap { constant in
            constant.value.flatMap { value in
                starts.contains(where: value.contains) ? nil : (constant.name, value)
            }
        }
        common = Self.gaps(
            between: list.elements + targets
                + self.constants.map { $0.name.lowerBound..<$0.value.upperBound },
            in: manifest.bytes.indices)
    }

    private static func gaps(between areas: [Range<Int>], in text: Range<Int>) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var start = text.lowerBound
        for area in areas.sorted(by: { $0.lowerBound < $1.lowerBound }) where area.upperBound > start {
            if area.lowerBound > start { gaps.append(start..<area.lowerBound) }
            start = area.upperBound
        }
        return gaps + [start..<text.upperBound]
    }

    /// Returns the code that may be about a target, with the manifest's first line, which states the version of its form.
    func text(about target: Range<Int>) -> String {
        let code = ranges(namedBy: common + [target])
        let firstLine = manifest.bytes.drop { $0.isSpace }.prefix { $0 != UInt8(ascii: "\n") }
        let pieces = code.flatMap(tokens).map { Array(manifest.bytes[$0]) }
        return String(
            decoding: ([Array(firstLine)] + [[UInt8(ascii: "\n")]] + pieces).joined(), as: UTF8.self)
    }

    /// The ranges, and those of the constants that they name, and that these name.
    private func ranges(namedBy first: [Range<Int>]) -> [Range<Int>] {
        var found = first
        var next = 0
        while next < found.count {
            let names = Set(tokens(found[next]).map(manifest.text))
            found += constants.filter { names.contains(manifest.text($0.name)) && !found.contains($0.value) }
                .map(\.value)
            next += 1
        }
        return found
    }

    /// The tokens in a range, without comments.
    private func tokens(_ range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var offset = manifest.afterTrivia(range.lowerBound)
        while offset < range.upperBound {
            let end = manifest.endOfToken(offset) ?? range.upperBound
            found.append(offset..<end)
            offset = manifest.afterTrivia(end)
        }
        return found
    }
}
