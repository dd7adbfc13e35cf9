import ArborModel

/// The subject of a query.
enum Subject: Equatable {
    case type(NodeID)
    case dependency(KeyID)
}

/// The lookup of types and dependencies by the names that people write.
extension GraphQuery {
    /// Finds a type by its full name or its last part. Finds a dependency by `label: Type`, its label or its type, or by
    /// `Owner.label: Type`, as explanations name a property.
    func subject(named name: String) throws(NameLookupError) -> Subject {
        if let key = Self.key(in: name) {
            if let property = property(named: name) { return .dependency(property) }
            return .dependency(try dependency(key, named: name))
        }
        if let node = try type(named: name) { return .type(node) }
        if let key = property(named: name) { return .dependency(key) }
        let keys = keys(named: name)
        if keys.count == 1 { return .dependency(keys[0]) }
        if keys.isEmpty { throw lookupError(name, among: typeNames + labels, whole: subjects) }
        throw NameLookupError(name: name, candidates: keys.map(text(of:)).sorted(), isAmbiguous: true)
    }

    /// Finds a type of the graph. The last part of the name of a nested or generic type is enough if it is unique.
    func node(named name: String) throws(NameLookupError) -> NodeID {
        if let node = try type(named: name) { return node }
        throw lookupError(name, among: typeNames, whole: typeNames)
    }

    /// The key of a property, by `Owner.label` or `Owner.label: Type`.
    private func property(named name: String) -> KeyID? {
        guard let (owner, label) = Self.ownerAndLabel(in: name) else { return nil }
        let nodes = graph.nodes.indices.filter { self.name(of: $0) == owner }
        let binding = nodes.lazy.flatMap(shownBindings(of:)).first { place(of: $0).label == label }
        return binding.map { graph.bindings[$0].key }
    }

    /// Takes apart `Owner.label: Type`. A dot or a colon in brackets, as in `Box<[Int: A.B]>`, separates nothing.
    private static func ownerAndLabel(in text: String) -> (owner: String, label: String)? {
        var depth = 0
        var dot: String.Index?
        var end = text.endIndex
        for index in text.indices {
            switch text[index] {
            case "<", "[", "(": depth += 1
            case ">", "]", ")": depth -= 1
            case "." where depth == 0: dot = index
            case ":" where depth == 0: end = index
            default: break
            }
            if end != text.endIndex { break }
        }
        guard let dot else { return nil }
        return (String(text[..<dot]), String(text[text.index(after: dot)..<end]))
    }

    /// The key in a text of the form `label: Type`; `nil` for other texts.
    private static func key(in text: String) -> Key? {
        // Two colons in a row separate a module from a name.
        guard let colon = text.firstIndex(of: ":"), !text[colon...].hasPrefix("::") else { return nil }
        let spaces = text[..<colon].drop { $0 == " " }
        guard let last = spaces.lastIndex(where: { $0 != " " }), !spaces.contains("<") else { return nil }
        let written = String(spaces[...last])
        let label = written.nameInText ?? written
        return Key(qualifier: label, type: TypeExpression(parsing: String(text[text.index(after: colon)...])))
    }

    /// Takes apart `Heater named "milk"`, the quotes of which may be left out.
    private static func typeAndName(in text: String) -> (type: String, name: String?) {
        let words = text.split(separator: " ")
        guard let separator = words.firstIndex(of: "named") else { return (text, nil) }
        let name = words[(separator + 1)...].joined(separator: " ")
        return (words[..<separator].joined(separator: " "), name.filter { $0 != "\"" })
    }

    private func dependency(_ key: Key, named name: String) throws(NameLookupError) -> KeyID {
        let ofLabel = keys { symbol, _ in graph.symbols[symbol] == key.qualifier }
        if let exact = ofLabel.first(where: { graph.key($0) == key }) { return exact }
        let named = ofLabel.filter { graph.key($0).type.lastName == key.type.lastName }
        if named.count == 1, key.type.arguments.isEmpty, key.type.lastName != nil { return named[0] }
        if !ofLabel.isEmpty {
            throw NameLookupError(name: name, candidates: ofLabel.map(text(of:)).sorted(), isAmbiguous: false)
        }
        throw lookupError(key.qualifier, among: labels, as: name, whole: subjects)
    }

    private func type(named name: String) throws(NameLookupError) -> NodeID? {
        let (text, wanted) = Self.typeAndName(in: name)
        let type = TypeExpression(parsing: text).normal
        let nodes = graph.nodes.indices.filter { node in
            additions.isSubject(node) && (wanted == nil || additions.names[node] == wanted)
        }
        let exact = nodes.filter { graph.nodes[$0].type.normal == type }
        // Without a name, the value that has none is meant.
        if let plain = exact.first(where: { wanted != nil || additions.names[$0, default: ""].isEmpty }) {
            return plain
        }
        let standIns = nodes.filter { node in
            graph.nodes[node].declaration?.additionalTypes.contains { $0.type.normal == type } ?? false
        }
        let found =
            !exact.isEmpty
            ? exact
            : !standIns.isEmpty ? standIns : nodes.filter { isMeant(graph.nodes[$0].type, by: type) }
        if found.count > 1 {
            throw NameLookupError(
                name: name, candidates: found.map(self.name(of:)).unique.sorted(), isAmbiguous: true)
        }
        return found.first
    }

    /// Whether a name refers to a type. `C` may refer to `A.C<Int>`, and `B.C` to `A.B.C`.
    private func isMeant(_ type: TypeExpression, by name: TypeExpression) -> Bool {
        guard type.lastName == name.lastName, name.lastName != nil else { return false }
        let text = type.description
        let whole = name.arguments.isEmpty ? String(text.prefix { $0 != "<" }) : text
        return whole == name.description || whole.hasSuffix("." + name.description)
    }

    private func keys(where isMeant: (_ label: Symbol, _ key: KeyID) -> Bool) -> [KeyID] {
        shownKeys.filter { isMeant(graph.label(of: $0), $0) }
    }

    private func keys(named name: String) -> [KeyID] {
        let ofLabel = keys { label, _ in graph.symbols[label] == name }
        if !ofLabel.isEmpty { return ofLabel }
        let type = TypeExpression(parsing: name).normal
        return keys { _, key in graph.key(key).type == type }
    }

    func text(of key: KeyID) -> String {
        "\(graph.symbols[graph.label(of: key)]): \(graph.shown(graph.spellings[key]))"
    }

    private var typeNames: [String] {
        graph.nodes.indices.filter(additions.isSubject).map(self.name(of:))
    }

    private var labels: [String] {
        shownKeys.map { graph.label(of: $0) }.unique.map { graph.symbols[$0] }
    }

    /// The keys, but for those that only helpers have.
    private var shownKeys: [KeyID] {
        if additions.helpers.isEmpty { return Array(graph.keyIDs) }
        let shown = Set(shownBindings { _ in true }.map { graph.bindings[$0].key })
        return graph.keyIDs.filter(shown.contains)
    }

    /// All that can be asked for, in full.
    private var subjects: [String] { typeNames + shownKeys.map(text(of:)) }

    /// The error of an unknown name: with the names that resemble it, or else with those that it is a part of.
    ///
    /// - Parameters:
    ///   - whole: The name, if the word is only a part of it.
    ///   - subjects: The full names that may be meant.
    private func lookupError(
        _ word: String, among names: [String], as whole: String? = nil, whole subjects: [String]
    ) -> NameLookupError {
        let limit = max(1, min(3, word.utf8.count / 3))
        let near = names.compactMap { name in
            editDistance(word, name, atMost: limit).map { (distance: $0, name: name) }
        }.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        if !near.isEmpty {
            return NameLookupError(
                name: whole ?? word, candidates: Array(near.map(\.name).unique.prefix(3)), isAmbiguous: false)
        }
        let parts = subjects.filter { $0.hasPart(word) }.unique.sorted()
        return NameLookupError(
            name: whole ?? word, candidates: Array(parts.prefix(20)), isAmbiguous: parts.count > 1)
    }
}

extension String {
    /// Returns whether a word is a part of the text, whatever the case of its letters. A single letter is too little.
    fileprivate func hasPart(_ word: String) -> Bool {
        let (text, part) = (Array(lowercased().utf8), Array(word.lowercased().utf8))
        guard part.count > 1, part.count <= text.count else { return false }
        return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
    }
}
