import ArborModel

extension BladeProgram {
    /// Components and modules that are declared again, as in a copied file. All else that is found about them would only follow
    /// from that.
    var repeatedDeclarations: [Diagnostic] {
        let byType = Dictionary(grouping: components) { self[$0].type.normal }
        let pairs = (Array(byType.values) + Array(modules.values)).flatMap(repetitions)
            .sorted { $0.again < $1.again }
        // Two files that share declarations have one cause.
        let byFiles = Dictionary(grouping: pairs) { [$0.first.file, $0.again.file] }
        return byFiles.values.map(diagnostic).sorted(by: Diagnostic.inPrintingOrder)
    }

    /// A declaration, and another one of its type in one build.
    private struct Repetition {
        var first: Place
        var again: Place
    }

    private func repetitions(among places: [Place]) -> [Repetition] {
        places.indices.dropFirst().compactMap { index in
            places[..<index].first {
                mayMeet($0, places[index]) && moduleNames[$0.file] == moduleNames[places[index].file]
            }
            .map { Repetition(first: $0, again: places[index]) }
        }
    }

    private func diagnostic(for pairs: [Repetition]) -> Diagnostic {
        let (first, again) = (pairs[0].first, pairs[0].again)
        let isFile = pairs.count > 1 && first.file != again.file
        let isComponent = components.contains(again)
        let more = pairs.count > 1 ? " and \(pairs.count - 1) more" : ""
        return Diagnostic(
            isComponent ? .duplicateComponent : .duplicateProvider,
            "'\(title(of: again))'\(more) \(pairs.count > 1 ? "are" : "is") declared twice",
            about: [title(of: again)], at: self[again].location,
            places: [Diagnostic.Note("another declaration is here", at: self[first].location)],
            help: isFile
                ? "remove one of the two files"
                : "remove this one; or, if it is meant to be another \(isComponent ? "component" : "module"), rename it"
        )
    }
}
