/// The declarations of a file.
extension FilePrinter {
    mutating func printDeclaration(_ symbol: Int) {
        let name = program.symbols[symbol].name
        switch program.symbols[symbol].role {
        case .provider(let provider): printProvider(symbol, provider)
        case .token:
            add("public final class \(name): Sendable, Fresh {")
            add("public init() {}")
            close(symbol)
        case .protocol: add("public protocol \(name) {}")
        case .namespace:
            add("public enum \(name) {")
            close(symbol)
        case .decoy(let kind): printDecoy(symbol, kind)
        }
    }

    private mutating func close(_ symbol: Int) {
        printNested(in: symbol)
        add("}")
    }

    private mutating func printDecoy(_ symbol: Int, _ kind: Program.Decoy) {
        let name = program.symbols[symbol].name
        switch kind {
        case .structure:
            let around = Array(program.scopes(of: symbol).dropFirst())
            let bases = program.symbols[symbol].conformances.map { spell($0, in: around) }
            let clause = bases.isEmpty ? "" : ": " + bases.joined(separator: ", ")
            add("public struct \(name)\(clause) { public init() {} }")
        case .privateStructure: add("private struct \(name) {}")
        case .typealiasOfInt: add("public typealias \(name) = Swift.Int")
        case .protocolType: add("public protocol \(name) {}")
        case .typealiasOfRootsProtocol:
            add("public protocol RootTraits {}")
            add("extension RootTraits { public typealias \(name) = Swift.Int }")
        case .associatedTypeOfRoot:
            add("public protocol RootShape { associatedtype \(name); var shape: \(name) { get } }")
        case .memberOfRootsSuperclass:
            add("open class RootBase { public struct \(name) {}; public init(base: Swift.Int) {} }")
        }
    }

    private mutating func printProvider(_ symbol: Int, _ provider: Program.Provider) {
        let around = Array(program.scopes(of: symbol).dropFirst())
        if provider.extensionFile == nil {
            add(annotation(of: provider, in: around))
            noteLocation(of: symbol)
        }
        let isolation = provider.isolation == .type ? "@MainActor " : ""
        let kind = provider.kind == .class ? "final class" : "struct"
        add(
            "\(isolation)public \(kind) \(program.symbols[symbol].name)\(bases(of: symbol, provider, around)) {"
        )
        if provider.extensionFile == nil { noteLocation(of: symbol) }
        printInitializer(symbol, provider)
        for number in provider.properties.indices { printProperty(number, symbol, provider) }
        if provider.isRoot, hasDecoy(.associatedTypeOfRoot) {
            add("public nonisolated var shape: some Any { 3 }")
        }
        if program.modules[program.module(of: symbol)].isMainActorByDefault {
            add("public func touch() { onMain() }")
        }
        close(symbol)
    }

    private func hasDecoy(_ kind: Program.Decoy) -> Bool {
        program.symbols.contains { symbol in
            if case .decoy(kind) = symbol.role { !symbol.isLeftOut } else { false }
        }
    }

    private mutating func annotation(of provider: Program.Provider, in context: [Int]) -> String {
        let protocols = provider.protocols.map { spell($0, in: context) + ".self" }
        let arguments =
            (provider.isRoot ? ["isRoot: true"] : [])
            + (protocols.isEmpty ? [] : ["fulfillingAdditionalTypes: [\(protocols.joined(separator: ", "))]"])
        return "@Instantiable" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }

    private mutating func bases(of symbol: Int, _ provider: Program.Provider, _ context: [Int]) -> String {
        var bases = provider.isRoot && hasDecoy(.memberOfRootsSuperclass) ? ["RootBase"] : []
        if provider.isRoot, hasDecoy(.typealiasOfRootsProtocol) { bases.append("RootTraits") }
        if provider.isRoot, hasDecoy(.associatedTypeOfRoot) { bases.append("RootShape") }
        bases += provider.protocols.map { spell($0, in: context) }
        if provider.isSendable { bases.append("Sendable") }
        if provider.extensionFile == nil { bases.append("Instantiable") }
        return bases.isEmpty ? "" : ": " + bases.joined(separator: ", ")
    }

    private mutating func printInitializer(_ symbol: Int, _ provider: Program.Provider) {
        let context = program.scopes(of: symbol)
        let parameters = provider.properties.map { "\($0.key.label): \(type(of: $0, in: context))" }
        let isolation = provider.isolation == .initializer ? "@MainActor " : ""
        add("\(isolation)public init(\(parameters.joined(separator: ", "))) {")
        for property in provider.properties { add("self.\(property.key.label) = \(property.key.label)") }
        if provider.isRoot, hasDecoy(.memberOfRootsSuperclass) { add("super.init(base: 1)") }
        add("}")
    }

    private mutating func printProperty(_ number: Int, _ symbol: Int, _ provider: Program.Provider) {
        let property = provider.properties[number]
        let context = program.scopes(of: symbol)
        let annotation = provider.extensionFile == nil ? annotation(of: property, symbol, context) + " " : ""
        add("\(annotation)public let \(property.key.label): \(type(of: property, in: context))")
        if provider.extensionFile == nil { noteLocation(of: symbol, number) }
    }

    /// Prints the extension that creates a type. It may be in another file.
    mutating func printExtension(_ symbol: Int) {
        let provider = program.symbols[symbol].provider!
        let isElsewhere = program.module(of: symbol) != program.files[file].module
        let condition = program.symbols[symbol].condition
        if let condition { add("#if \(condition.text)") }
        add(annotation(of: provider, in: []))
        noteLocation(of: symbol)
        add("extension \(spell(symbol, in: [])): \(isElsewhere ? "@retroactive " : "")Instantiable {")
        noteLocation(of: symbol)
        let labels = provider.properties.map { "\($0.key.label): \($0.key.label)" }.joined(separator: ", ")
        let parameters = provider.properties.map { "\($0.key.label): \(type(of: $0, in: [symbol]))" }
        add(
            "public static func instantiate(\(parameters.joined(separator: ", "))) -> \(spell(symbol, in: [symbol])) {"
        )
        for number in provider.properties.indices { noteLocation(of: symbol, number) }
        add(".init(\(labels))")
        add("}")
        add("}")
        if condition != nil { add("#endif") }
    }
}

/// Types and annotations of properties.
extension FilePrinter {
    private mutating func type(of property: Program.Property, in context: [Int]) -> String {
        let text = value(property.key.type, property.style, in: context)
        switch property.key.wrapper {
        case nil: return text
        case .plain: return "\(spellArbor("Instantiator", in: context))<\(text)>"
        case .sendable: return "\(spellArbor("SendableInstantiator", in: context))<\(text)>"
        case .erased:
            let given = program.symbols[property.namedProvider!].provider!.forwarded.map {
                spell($0.key.type, property.style, in: context)
            }
            let first = given.first ?? "()"
            return "\(spellArbor("ErasedInstantiator", in: context))<\(first), \(text)>"
        }
    }

    private mutating func value(_ symbol: Int, _ style: Program.Style, in context: [Int]) -> String {
        (program.symbols[symbol].isProtocol ? "any " : "") + spell(symbol, style, in: context)
    }

    private mutating func annotation(of property: Program.Property, _ symbol: Int, _ context: [Int]) -> String
    {
        switch property.source {
        case .made:
            guard let namedProvider = property.namedProvider else { return "@Instantiated" }
            return "@Instantiated(fulfilledByType: \"\(text(of: namedProvider, property.style, context))\")"
        case .forwarded: return "@Forwarded"
        case .received: return "@Received"
        case .alias(let key):
            let source = value(key.type, property.style, in: context)
            let type = source.hasPrefix("any ") ? "(\(source))" : source
            return "@Received(fulfilledByDependencyNamed: \"\(key.label)\", ofType: \(type).self)"
        }
    }

    /// The name as in source if it means the type here. Otherwise it is qualified by its module, which this
    /// file doesn't import.
    private mutating func text(of namedProvider: Int, _ style: Program.Style, _ context: [Int]) -> String {
        var wanted = style
        if wanted == .selector { wanted = .qualified }
        let lookup = NameLookup(
            program: program, file: file, context: context, imports: program.imports(of: file))
        return lookup.spelling(of: namedProvider, wanted) ?? program.name(of: namedProvider)
    }
}
