/// The sources of a program, and the locations of its declarations in them.
public struct ProgramSources: Sendable {
    public struct Location: Hashable, Sendable, CustomStringConvertible {
        public var path: String
        public var line: Int

        public var description: String { "\(path):\(line)" }
    }

    /// The texts by path, such as `ModA/File.swift`.
    public var files: [String: String] = [:]
    /// A file with which the sources compile without the generated one.
    public var stub = ""
    /// The locations of the types' declarations and extensions, and those of the properties by index.
    var declarations: [Int: [Location]] = [:]
    var properties: [Int: [Int: [Location]]] = [:]
}

extension Program {
    /// The sources; `nil` if no spelling of a use has the intended meaning in Swift.
    public var sources: ProgramSources? {
        var sources = ProgramSources()
        for file in files.indices {
            guard FilePrinter(self, file).print(into: &sources) else { return nil }
        }
        sources.files["\(modules[app].name)/main.swift"] = mainFile
        for module in modules where module.isMainActorByDefault {
            sources.files["\(module.name)/OnMain.swift"] = "func onMain() {}\n"
        }
        sources.stub = stub
        return sources
    }

    /// Replaces the generated code if only the sources are compiled. A root without dependencies has an
    /// initializer of its own.
    private var stub: String {
        let provider = symbols[root].provider!
        guard !provider.properties.isEmpty else { return "" }
        let isolation = provider.isolation == .none ? "" : "@MainActor "
        let convenience = provider.kind == .class ? "convenience " : ""
        return """
            extension \(path(of: root).joined(separator: ".")) {
                \(isolation)public \(convenience)init() { fatalError() }
            }

            """
    }

    /// The declarations that weren't removed.
    var present: [Int] { symbols.indices.filter { !symbols[$0].isLeftOut } }

    private var mainFile: String {
        let access = features.contains(.importAccess) ? "internal " : ""
        return "\(access)import Tracing\n\ntrace(\(path(of: root).joined(separator: "."))())\n"
    }

    /// The types whose members a use in a type's body sees, from the innermost to the outermost. An extension
    /// sees the members of the extended type, and not of the types around that.
    func scopes(of symbol: Int) -> [Int] {
        var scopes = [symbol]
        while let parent = symbols[scopes.last!].parent {
            let isExtension = symbols[parent].file != symbols[scopes.last!].file
            scopes.append(parent)
            if isExtension { break }
        }
        return scopes
    }
}

/// Prints one file.
struct FilePrinter {
    let program: Program
    let file: Int
    private(set) var lines: [String] = []
    /// True if the last `#if` already has an `#else`.
    private var isElseTaken = false
    private var depth = 0
    private var locations = ProgramSources()
    private var path: String {
        "\(program.modules[program.files[file].module].name)/\(program.files[file].name).swift"
    }
    private let imports: Set<Program.Import>
    private(set) var isPossible = true

    init(_ program: Program, _ file: Int) {
        self.program = program
        self.file = file
        imports = program.imports(of: file)
    }

    func print(into sources: inout ProgramSources) -> Bool {
        var printer = self
        printer.printImports()
        for symbol in program.present where program.symbols[symbol].file == file {
            guard let parent = program.symbols[symbol].parent, !printer.isDeclaredApart(symbol) else {
                printer.printConditional(symbol)
                continue
            }
            if program.symbols[parent].file != file { printer.printElsewhere(symbol, parent) }
        }
        for symbol in program.present where program.symbols[symbol].provider?.extensionFile == file {
            printer.printExtension(symbol)
        }
        if !printer.lines.isEmpty || program.files[file].name == "Plain" {
            sources.files[path] = printer.lines.map { $0 + "\n" }.joined()
        }
        sources.declarations.merge(printer.locations.declarations) { $0 + $1 }
        sources.properties.merge(printer.locations.properties) { $0.merging($1) { $0 + $1 } }
        return printer.isPossible
    }

    mutating func add(_ line: String) {
        if line.hasPrefix("}") { depth -= 1 }
        let isDirective = line.hasPrefix("#") || line.isEmpty
        lines.append(String(repeating: "    ", count: isDirective ? 0 : depth) + line)
        if line.hasSuffix("{") { depth += 1 }
    }

    private var here: ProgramSources.Location { .init(path: path, line: lines.count) }

    /// Records that the last printed line declares a type.
    mutating func noteLocation(of symbol: Int) { locations.declarations[symbol, default: []].append(here) }

    mutating func noteLocation(of symbol: Int, _ property: Int) {
        locations.properties[symbol, default: [:]][property, default: []].append(here)
    }

    /// The spelling of a type.
    mutating func spell(_ symbol: Int, _ style: Program.Style = .plain, in context: [Int]) -> String {
        let lookup = NameLookup(program: program, file: file, context: context, imports: imports)
        guard let text = lookup.spelling(of: symbol, style) else {
            isPossible = false
            return "_"
        }
        return text
    }

    mutating func spellArbor(_ name: String, in context: [Int]) -> String {
        let lookup = NameLookup(program: program, file: file, context: context, imports: imports)
        guard let text = lookup.arborType(name) else {
            isPossible = false
            return "_"
        }
        return text
    }
}

extension FilePrinter {
    private mutating func printImports() {
        let needed = program.modules(usedIn: file)
        if program.usesArbor(file) { add("\(access(isNeeded: true))import Arbor") }
        if program.holdsTokens(file) { add("\(access(isNeeded: true))import Tracing") }
        for module in program.modules.indices where imports.contains(.module(module)) {
            let attribute = program.modules[module].isBeforeConcurrency ? "@preconcurrency " : ""
            let isNeeded = needed.contains(module)
            // Only some builds compile these imports.
            let isConditional = !isNeeded && program.features.contains(.conditions)
            if isConditional { add("#if A") }
            add("\(attribute)\(access(isNeeded: isNeeded))import \(program.modules[module].name)")
            if isConditional { add("#endif") }
        }
        if imports.contains(.foundation) { add("\(access(isNeeded: false))import Foundation") }
        if !lines.isEmpty { add("") }
    }

    private func access(isNeeded: Bool) -> String {
        guard program.features.contains(.importAccess), program.files[file].module == program.app else {
            return ""
        }
        return isNeeded ? "public " : "internal "
    }

    mutating func printConditional(_ symbol: Int) {
        guard let condition = program.symbols[symbol].condition else { return printDeclaration(symbol) }
        if program.symbols[symbol].isInBothBranches {
            add("#if \(condition.text)")
            printDeclaration(symbol)
            add("#else")
            printDeclaration(symbol)
            add("#endif")
            isElseTaken = true
            return
        }
        if case .not(let other) = condition, lines.last == "#endif", !isElseTaken, lastCondition == other.text
        {
            lines[lines.count - 1] = "#else"
            isElseTaken = true
        } else {
            add("#if \(condition.text)")
            isElseTaken = false
        }
        printDeclaration(symbol)
        add("#endif")
    }

    private var lastCondition: String? {
        lines.last { $0.hasPrefix("#if ") }.map { String($0.dropFirst(4)) }
    }

    private mutating func printElsewhere(_ symbol: Int, _ parent: Int) {
        add("extension \(spell(parent, in: [])) {")
        printConditional(symbol)
        add("}")
    }

    /// True for members that the root gets from a declaration outside it.
    private func isDeclaredApart(_ symbol: Int) -> Bool {
        switch program.symbols[symbol].role {
        case .decoy(.typealiasOfRootsProtocol), .decoy(.associatedTypeOfRoot),
            .decoy(.memberOfRootsSuperclass):
            true
        default: false
        }
    }

    mutating func printNested(in symbol: Int) {
        for nested in program.present
        where program.symbols[nested].parent == symbol && program.symbols[nested].file == file {
            if !isDeclaredApart(nested) { printConditional(nested) }
        }
    }
}

/// The imports of files.
extension Program {
    /// True if a file with an annotation declares or extends a type, or contains an Instantiator.
    func usesArbor(_ file: Int) -> Bool {
        symbols.contains { symbol in
            guard let provider = symbol.provider, !symbol.isLeftOut else { return false }
            return (provider.extensionFile ?? symbol.file) == file
                || symbol.file == file && provider.properties.contains { $0.key.wrapper != nil }
        }
    }

    func holdsTokens(_ file: Int) -> Bool {
        symbols.contains { symbol in
            if case .token = symbol.role { symbol.file == file && !symbol.isLeftOut } else { false }
        }
    }

    func imports(of file: Int) -> Set<Import> {
        let own = files[file].module
        return Set(modules(usedIn: file).filter { $0 != own }.map(Import.module)).union(
            files[file].spareImports)
    }

    /// The modules of all types that a file names.
    func modules(usedIn file: Int) -> Set<Int> {
        var used: Set<Int> = []
        for (number, symbol) in symbols.enumerated() where !symbol.isLeftOut {
            guard let provider = symbol.provider else {
                guard symbol.file == file else { continue }
                used.formUnion(symbol.conformances + (symbol.parent.map { [$0] } ?? []))
                continue
            }
            if symbol.file == file || provider.extensionFile == file {
                used.formUnion(self.used(by: number, provider))
            }
        }
        return Set(used.map(module))
    }

    private func used(by symbol: Int, _ provider: Provider) -> [Int] {
        provider.protocols + [symbol]
            + provider.properties.flatMap { property -> [Int] in
                var used = [property.key.type]
                if case .alias(let key) = property.source { used.append(key.type) }
                if let namedProvider = property.namedProvider, property.key.wrapper == .erased {
                    used += (symbols[namedProvider].provider?.forwarded ?? []).map(\.key.type)
                }
                return used
            }
    }
}
