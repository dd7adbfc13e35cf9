import ArborModel

// What follows from the fault of another comment.
extension DirectiveRule {
    /// The name of the alias that a comment is about; that of its file if no declaration follows it.
    func alias(of directive: Directive, in file: Int, _ program: CompositionProgram) -> String {
        switch directive.target {
        case .alias(let index)?: program.files[file].aliases[index].name.text
        case .type(let index)?: program.names.alias(of: program.files[file].types[index].name.last)
        case nil: program.path(file).split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
        }
    }

    /// Returns whether an unknown part may be an alias whose own comment is at fault.
    func mayBe(_ name: String, of faults: [Fault]) -> Bool {
        faults.contains { fault in
            let isOfFile = !fault.alias.isEmpty && name.hasPrefix(fault.alias)
            return isOfFile || editDistance(fault.alias, name, atMost: 1) != nil
        }
    }

    /// Returns whether a computed alias may lack what other faults have taken.
    ///
    /// - Parameter members: The faults of unknown members.
    func follows(_ fault: Cascade.Fault, from own: [Fault], _ members: [Diagnostic]) -> Bool {
        switch fault.lacking {
        case .part(let name)?: mayBe(name, of: own) || members.contains { $0.subject.last == name }
        case .value(let label)?: members.contains { mayRequire(label, $0.subject.last ?? "") }
        case nil: false
        }
    }

    /// Returns whether a protocol may require a value, by their names: `LoggingDependency` may require `logger`.
    private func mayRequire(_ label: String, _ name: String) -> Bool {
        let stem = label.prefix(max(4, label.count - 2)).lowercased()
        return name.lowercased().hasPrefix(stem)
    }

    /// Joins the faults of each unknown member, which is one, however many aliases contain it and comments ask for code with
    /// it.
    func joined(_ faults: [Diagnostic]) -> [Diagnostic] {
        Dictionary(grouping: faults) { $0.subject.last ?? "" }.values.map { faults in
            var seen: Set<SourceLocation?> = []
            let sorted = faults.filter { seen.insert($0.location).inserted }.sorted(
                by: Diagnostic.inPrintingOrder)
            var first = sorted[0]
            first.places += sorted.dropFirst().map {
                Diagnostic.Note("'\($0.subject[0])' contains it too", at: $0.location)
            }
            return first
        }
    }
}
