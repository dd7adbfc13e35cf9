extension ModuleGraph {
    /// A property that Arbor sets.
    struct Wire: Equatable {
        var annotation: String
        var label: String
        var type: String
        /// The module to import for it, if it is another one.
        var module: Int?

        static func made(_ label: String, _ type: String, _ module: Int? = nil) -> Wire {
            Wire(annotation: "@Instantiated", label: label, type: type, module: module)
        }

        static func received(_ label: String, _ type: String, _ module: Int? = nil) -> Wire {
            Wire(annotation: "@Received", label: label, type: type, module: module)
        }
    }

    func typeName(_ type: Int, in module: Int) -> String { "\(name(of: module))Type\(type)" }

    /// The properties of a type. Type 0 is the module's main type, and makes the other types of the module as a
    /// tree.
    func wires(of type: Int, in module: Int) -> [Wire] {
        if module == 0 { return type == 0 ? [] : [base(type / 2)] }
        return forwarded(by: type, in: module) + madeTypes(by: type, in: module)
            + (type == 0 ? madeModules(of: module).map(main) : [])
            + (type == 0 && module == app ? baseTypes : [])
            + received(by: type, in: module)
    }

    private func madeTypes(by type: Int, in module: Int) -> [Wire] {
        (3 * type + 1...3 * type + 3).filter { $0 < typeCount(of: module) }.map {
            .made("part\($0)", typeName($0, in: module))
        }
    }

    /// The main type of a module, as a property of the type that makes it.
    private func main(of module: Int) -> Wire {
        if case .kit = role(of: module) { return .made(kit(module).label, kit(module).type, module) }
        let (label, type) = ("module\(module)", typeName(0, in: module))
        return isDeferred(module)
            ? .made(label, "Instantiator<\(type)>", module) : .made(label, type, module)
    }

    /// A kit is known by a protocol.
    private func kit(_ module: Int) -> Wire { .received("kit\(module)", protocolName(of: module), module) }

    func protocolName(of kit: Int) -> String { "Kit\(kit)Serving" }

    private var baseTypes: [Wire] {
        (0..<typeCount(of: 0)).map { .made("base\($0)", typeName($0, in: 0), 0) }
    }

    private func base(_ type: Int) -> Wire { .received("base\(type)", typeName(type, in: 0), 0) }

    /// Each type receives up to two of the base's types and one kit.
    private func received(by type: Int, in module: Int) -> [Wire] {
        if module == app && type == 0 { return [] }
        var random = random(module, 2 + type)
        let bases = Set((0..<2).map { _ in random.below(typeCount(of: 0)) }).sorted().map(base)
        let kits = receivedKits(of: module)
        guard !kits.isEmpty else { return bases }
        let picked = kits[random.below(kits.count)]
        // A domain's main type makes the domain's kits, so it can't receive them.
        if case .domain = role(of: module), type == 0 { return bases }
        return bases + [kit(picked)]
    }

    /// The main type of a deferred feature gets a value, which the next type receives.
    private func forwarded(by type: Int, in module: Int) -> [Wire] {
        guard isDeferred(module), type < 2 else { return [] }
        return [
            Wire(
                annotation: type == 0 ? "@Forwarded" : "@Received", label: "token\(module)", type: "String",
                module: nil)
        ]
    }
}
