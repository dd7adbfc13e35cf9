import ArborModel

extension Explanation {
    /// The explanation as one JSON object on one line. Empty, false and absent fields are left out.
    public var json: String {
        var line = JSONLine()
        line.object { line in
            line.field("subject", subject)
            if let declaration { line.write(declaration) }
            if let path { line.write(path) }
            line.field("providers", providers) { $0.write($1) }
            line.field("beginnings", beginnings) { $0.write($1) }
            line.field("users", consumers) { $0.write($1) }
            line.field("unmet", unmet) { $0.write($1) }
            line.field("dependencies", sources) { $0.write($1) }
            line.field("faults", faults) { $0.write($1) }
        }
        return line.text
    }
}

extension JSONLine {
    fileprivate mutating func write(_ declaration: Explanation.Declaration) {
        field("kind", declaration.kind?.rawValue ?? "")
        field("module", declaration.module ?? "")
        field(declaration.location)
        field("isRoot", declaration.isRoot)
        field("isMissing", declaration.kind == nil)
        field("fulfils", declaration.fulfils)
    }

    fileprivate mutating func write(_ path: Explanation.Path) {
        field("root", path.root)
        field("way", path.steps) { $0.write($1) }
        if path.leftOut > 0 { field("stepsLeftOut", UInt32(path.leftOut)) }
    }

    fileprivate mutating func write(_ place: Explanation.Place) {
        field("owner", place.owner)
        field("label", place.label)
        field("type", place.type)
        field(place.location)
    }

    fileprivate mutating func write(_ provider: Explanation.Provider) {
        write(provider.place)
        field("manner", provider.manner.rawValue)
        field("makes", provider.makes ?? "")
        field("isValue", provider.isValue)
        field("isReached", provider.isReached)
    }

    fileprivate mutating func write(_ beginning: Explanation.LifetimeOwner) {
        switch beginning {
        case .root(let root): field("root", root)
        case .later(let place, let makes):
            write(place)
            field("makes", makes)
        }
    }

    fileprivate mutating func write(_ consumer: Explanation.Consumer) {
        write(consumer.place)
        field("manner", consumer.manner.rawValue)
    }

    fileprivate mutating func write(_ fault: Diagnostic) {
        field("id", fault.id.rawValue)
        field("message", fault.message)
        field(fault.location)
        field("chain", fault.pathTitles)
    }

    fileprivate mutating func write(_ source: Explanation.Source) {
        write(source.place)
        field("manner", source.manner.rawValue)
        field("makes", source.makes ?? "")
        field("from", source.providers) { $0.write($1) }
        field("unmetBelow", source.unmetBelow)
    }
}
