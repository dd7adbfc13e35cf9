import ArborModel

extension Explanation {
    /// The explanation for people, in sections, with locations that editors link.
    public var lines: String {
        ([head]
            + [pathLines, providerLines, lifeLines, consumerLines, unmetLines, sourceLines, faultLines].filter
        {
            !$0.isEmpty
        })
        .joined(separator: "\n")
    }

    /// Entries of a list that people are shown.
    private static let most = 20

    private var head: String {
        guard let declaration else {
            return line(subject + (providers.isEmpty ? ", which no type provides" : ""))
        }
        guard let kind = declaration.kind else {
            return line("\(subject), which no \(words.provider) type makes")
        }
        let module = declaration.module.map { " of module \($0)" } ?? ""
        let fulfils =
            declaration.fulfils.isEmpty
            ? "" : line("    stands for \(declaration.fulfils.joined(separator: ", "))")
        return line(
            "\(subject), \(kind.article)\(module)\(declaration.isRoot ? ", a root" : "")\(at(declaration.location))"
        ) + fulfils
    }

    private var pathLines: String {
        guard let path else {
            return providers.isEmpty && declaration == nil
                ? "" : section("No root leads to it", ["it is never made"])
        }
        if path.steps.isEmpty { return "" }
        var steps = path.steps.map { "\($0.title)\(at($0.location))" }
        if path.leftOut > 0 { steps.insert("… \(path.leftOut) more …", at: 1) }
        return section("The shortest path starts at \(path.root)", steps)
    }

    private var providerLines: String {
        section(
            isMissing ? "Asked for by" : declaration == nil ? "Provided by" : "Made by",
            shortened(providers) { provider in
                let made = provider.makes.flatMap { $0 == subject ? nil : ", makes \($0)" } ?? ""
                return "\(provider.place.title), \(provider.place.words(for: provider.manner))\(made)"
                    + (provider.isReached ? "" : ", which no root leads to") + at(provider.place.location)
            })
    }

    private var consumerLines: String {
        let none = providers.isEmpty || isMissing ? [] : ["nobody"]
        return section("Received by", consumers.isEmpty ? none : shortened(consumers, line))
    }

    /// True for a type that no provider makes. It has neither a lifetime nor consumers.
    private var isMissing: Bool { declaration.map { $0.kind == nil } ?? false }

    /// The errors, each with the path of a cycle or of an unmet dependency.
    private var faultLines: String {
        section(
            "Errors about it",
            shortened(faults) { fault in
                let chain = fault.chain
                return "\(fault.message) [\(fault.id.rawValue)]"
                    + (chain.isEmpty ? "" : "; path: \(chain.joined(separator: " "))") + at(fault.location)
            })
    }

    private var unmetLines: String { section("Not met for", shortened(unmet, line)) }

    private func line(_ consumer: Consumer) -> String {
        "\(consumer.place.title), \(consumer.place.words(for: consumer.manner))\(at(consumer.place.location))"
    }

    private var sourceLines: String {
        section("Its dependencies", sources.map { "\($0.place.label): \($0.place.type), \($0.clause)" })
    }

    private var lifeLines: String {
        if isMissing { return "" }
        let keepers = shortened(providers.filter(\.isReached)) { $0.life(words) }
        let own = declaration?.isRoot == true ? ["its caller keeps it: it is a root"] : []
        let starts = beginnings.filter { $0.type != subject }
        let begun =
            starts.isEmpty ? [] : ["which begins and ends with:"] + shortened(starts) { "    \($0.line)" }
        return section("Its lifetime", own + keepers + begun)
    }

    private func section(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : line("\(title):") + lines.map { line("    \($0)") }.joined()
    }

    /// A line of the explanation, on one line of a terminal whatever the names in it.
    private func line(_ text: String) -> String { text.visible + "\n" }

    private func shortened<Element>(_ elements: [Element], _ line: (Element) -> String) -> [String] {
        let rest = elements.count - Self.most
        return elements.prefix(Self.most).map(line)
            + (rest > 0 ? ["… and \(rest) more; '--format json' shows all"] : [])
    }
}

/// Behind a line, the place that it speaks of.
private func at(_ location: SourceLocation?) -> String {
    guard let location else { return "" }
    guard let start = location.range?.start else { return "  (\(location.path))" }
    return "  (\(location.path):\(start.line):\(start.column))"
}

extension Explanation.Place {
    /// `Owner.label: Type`
    fileprivate var title: String { "\(owner).\(label): \(type)" }

    /// True for an entry point. It is a function itself.
    fileprivate var isFunction: Bool { label.utf8.contains(UInt8(ascii: "(")) }

    fileprivate func words(for manner: Explanation.Manner) -> String {
        switch manner {
        case .instantiatedLater where isFunction: "made by each call"
        case .renamed where isFunction: "returned by each call"
        default: manner.rawValue
        }
    }
}

extension Explanation.Provider {
    /// How long the value lives that it has.
    fileprivate func life(_ words: Explanation.Words) -> String {
        let keeper = "\(place.owner).\(place.label)"
        return switch manner {
        case .instantiated where isValue:
            "one for each \(place.owner), held in \(keeper); who receives it has a copy"
        case .instantiated: "one for each \(place.owner), retained by \(keeper) and by all that receive it"
        case .instantiatedLater where place.isFunction:
            "a new one for each call of \(keeper), whose caller keeps it"
        case .instantiatedLater where words.keepsDeferred:
            "made at the first call of \(keeper).\(words.deferredCall), which keeps it"
        case .instantiatedLater:
            "a new one for each call of \(keeper).\(words.deferredCall), whose caller keeps it"
        case .forwarded: "given to each \(place.owner) by who makes it, kept by \(keeper)"
        case .renamed: "another name for what \(place.owner) has anyway"
        case .received, .receivedIfAvailable: "handed on by \(place.owner)"
        }
    }
}

extension Explanation.LifetimeOwner {
    /// The type whose life it begins.
    fileprivate var type: String {
        switch self {
        case .root(let root): root
        case .later(_, let makes): makes
        }
    }

    fileprivate var line: String {
        switch self {
        case .root(let root): "\(root), a root"
        case .later(let place, let makes): "each \(makes) that \(place.owner).\(place.label) makes"
        }
    }
}

extension Explanation.Source {
    fileprivate var clause: String {
        switch manner {
        case .instantiated, .instantiatedLater:
            "\(place.words(for: manner))\(makes.map { $0 == place.type ? "" : ": \($0)" } ?? "")"
        case .forwarded: "forwarded by who makes it"
        case .renamed where place.isFunction: "returns \(givers)"
        case .received, .receivedIfAvailable, .renamed: "\(manner.rawValue) \(origin)"
        }
    }

    /// The first few properties that have the value.
    private var givers: String { providers.map { "\($0.owner).\($0.label)" }.listed }

    private var origin: String {
        let from = providers.isEmpty ? [] : ["from " + givers]
        let missing = unmetBelow.isEmpty ? [] : ["(nothing provides it below \(unmetBelow.listed))"]
        return (from + missing).joined(separator: " ")
    }
}

extension ProviderDeclaration.Kind {
    fileprivate var article: String {
        switch self {
        case .class: "a class"
        case .struct: "a struct"
        case .actor: "an actor"
        case .enum: "an enum"
        case .protocol: "a component"
        case .extension: "made by an extension"
        case .function: "made by a function"
        case .alias: "an alias"
        }
    }
}
