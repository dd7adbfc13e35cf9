import ArborModel

extension CompositionExplanation {
    /// The explanation for people, in lines.
    public var lines: String {
        var text = "\(subject.visible), declared at \(place(declaration.location))\n"
        text += list("contained in", containedIn.map(described))
        text += list("read by", readers.map(described))
        text += list("requires", requirements.map(described))
        if let owner {
            text += "lowest type above all readers: \(described(owner))\n"
            text += list("would no longer require it if \(owner.name) made it", relieved.map(described))
        } else if requirements.isEmpty {
            text +=
                readers.isEmpty
                ? "no type reads it\n" : "its readers have nothing in common but the top of the program\n"
        }
        return text
    }

    /// The explanation as one JSON object on one line. Empty and absent fields are left out.
    public var json: String {
        var line = JSONLine()
        line.object { line in
            line.field("subject", subject)
            line.field("declaration") { $0.write(declaration) }
            line.field("containedIn", containedIn) { $0.write($1) }
            line.field("readers", readers) { $0.write($1) }
            line.field("requirements", requirements) { $0.write($1) }
            if let owner { line.field("owner") { $0.write(owner) } }
            line.field("relieved", relieved) { $0.write($1) }
        }
        return line.text
    }

    private func list(_ title: String, _ entries: [String]) -> String {
        entries.isEmpty ? "" : "\(title):\n" + entries.map { "    \($0)\n" }.joined()
    }

    private func described(_ place: Place) -> String {
        "\(place.name.visible)  \(self.place(place.location))"
    }

    private func described(_ step: Step) -> String {
        described(step.place)
            + (step.aliases.isEmpty ? "" : "\n        \(step.aliases.joined(separator: " -> ").visible)")
    }

    private func place(_ location: SourceLocation) -> String {
        guard let start = location.range?.start else { return location.path.visible }
        return "\(location.path.visible):\(start.line):\(start.column)"
    }
}

extension JSONLine {
    fileprivate mutating func write(_ place: CompositionExplanation.Place) {
        field("name", place.name)
        field(place.location)
    }

    fileprivate mutating func write(_ step: CompositionExplanation.Step) {
        write(step.place)
        field("aliases", step.aliases)
    }
}
