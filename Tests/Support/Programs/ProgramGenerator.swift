/// Generates random programs, the same for the same seed on every machine.
public struct ProgramGenerator {
    var random: SplitMix
    var program = Program()
    let enabled: Set<Program.Feature>
    /// The providers by index, in an order in which each creates only later ones.
    var order: [Int] = []

    /// - Parameter enabled: The allowed features. Each program has some of them.
    /// - Returns: The program; `nil` if its result can't be predicted, a use can't be spelled, or it creates
    ///   too many objects.
    public static func make(
        seed: UInt64, enabled: Set<Program.Feature> = Set(Program.Feature.allCases)
    ) -> Program? {
        var generator = ProgramGenerator(random: SplitMix(seed: seed), enabled: enabled)
        generator.program.seed = seed
        guard generator.fill() else { return nil }
        let program = generator.program
        guard let sources = program.sources, program.truth(in: sources) != nil else { return nil }
        return program
    }

    private init(random: SplitMix, enabled: Set<Program.Feature>) {
        self.random = random
        self.enabled = enabled
    }

    private mutating func fill() -> Bool {
        chooseFeatures()
        addModules()
        addFiles()
        addTypes()
        addGraph()
        if has(.conditions) { addConditions() }
        addDecoys()
        addSpareImports()
        repair()
        guard program.isSound else { return false }
        return !has(.faults) || addFault()
    }

    /// Chooses a few features, so that a failure points to its cause.
    private mutating func chooseFeatures() {
        let candidates = enabled.sorted().filter { $0 != .faults }
        for _ in 0..<random.below(5) where !candidates.isEmpty {
            program.features.insert(random.element(of: candidates))
        }
        if enabled.contains(.faults), random.isTrue(30) { program.features.insert(.faults) }
        // These features require equal names.
        if enabled.contains(.equalNames), has(.selectors) || has(.farTexts) {
            program.features.insert(.equalNames)
        }
        program.defined = Set(Program.Build.flags.filter { _ in random.isTrue(50) })
    }

    func has(_ feature: Program.Feature) -> Bool { program.features.contains(feature) }
}

/// Modules, files and the types in them.
extension ProgramGenerator {
    private mutating func addModules() {
        let count = 2 + random.below(3)
        for number in 0..<count {
            let imports = (0..<number).filter { _ in random.isTrue(50) }
            program.modules.append(
                Program.Module(name: "Mod\(["A", "B", "C", "D"][number])", imports: imports))
        }
        program.modules.append(Program.Module(name: "App", imports: Array(0..<count)))
        if has(.preconcurrencyImports) {
            for number in 0..<count { program.modules[number].isBeforeConcurrency = random.isTrue(60) }
        }
        guard has(.defaultIsolation) else { return }
        program.modules[program.app].isMainActorByDefault = true
        for number in 0..<count { program.modules[number].isMainActorByDefault = random.isTrue(30) }
    }

    private mutating func addFiles() {
        for module in program.modules.indices {
            for number in 0...random.below(module == program.app ? 3 : 2) {
                program.files.append(Program.File(module: module, name: "Types\(number)"))
            }
            // A file without any annotation, which the tool skips.
            program.files.append(Program.File(module: module, name: "Plain"))
        }
    }

    /// A random file of a module.
    mutating func file(of module: Int, isPlain: Bool = false) -> Int {
        let files = program.files.indices.filter { number in
            program.files[number].module == module && (program.files[number].name == "Plain") == isPlain
        }
        return random.element(of: files)
    }

    private mutating func addTypes() {
        let library = program.app
        for _ in 0..<2 + random.below(2) { addType(.token, in: random.below(library), isPlain: true) }
        for _ in 0..<2 + random.below(2) {
            addType(.protocol, in: random.below(library), isPlain: random.isTrue(50))
        }
        var root = Program.Provider(isRoot: true)
        root.kind = random.isTrue(30) && !has(.rootMembers) ? .struct : .class
        let isToBeBroken = has(.faults) && random.isTrue(60)
        if has(.isolation), !isToBeBroken { root.isolation = [.none, .type, .initializer][random.below(3)] }
        let number = addType(.provider(root), in: program.app, name: "Root")
        for _ in 0..<4 + random.below(6) { addProvider(in: random.below(program.modules.count), root) }
        order =
            [number]
            + providers.filter { $0 != number }.sorted { left, right in
                (program.module(of: right), left) < (program.module(of: left), right)
            }
    }

    var providers: [Int] { program.symbols.indices.filter { program.symbols[$0].provider != nil } }

    private mutating func addProvider(in module: Int, _ root: Program.Provider) {
        var provider = Program.Provider()
        provider.kind = random.isTrue(20) ? .struct : .class
        let isOfMainActor = root.isolation != .none || program.modules[program.app].isMainActorByDefault
        if has(.isolation), isOfMainActor {
            provider.isolation = [.none, .type, .initializer][random.below(3)]
        }
        provider.isSendable = has(.isolation) && provider.isolation == .none && random.isTrue(40)
        let number = addType(.provider(provider), in: module)
        guard has(.extensions), provider.isolation == .none, random.isTrue(50) else { return }
        provider.extensionFile = file(of: random.isTrue(20) ? program.app : module)
        program.symbols[number].provider = provider
    }

    @discardableResult
    mutating func addType(
        _ role: Program.Role, in module: Int, isPlain: Bool = false, name: String? = nil
    ) -> Int {
        let file = file(of: module, isPlain: isPlain)
        var symbol = Program.Symbol(name: "", file: file, role: role)
        if has(.nesting), case .provider = role, random.isTrue(50) {
            symbol.parent = outerType(for: file)
        }
        symbol.name = name ?? freshName(in: module, under: symbol.parent)
        program.symbols.append(symbol)
        return program.symbols.count - 1
    }

    /// A type of the module to nest another one in, in its file or by an extension in another file.
    private mutating func outerType(for file: Int) -> Int {
        let module = program.files[file].module
        let outer = program.symbols.indices.filter { number in
            guard program.module(of: number) == module else { return false }
            switch program.symbols[number].role {
            case .namespace: return true
            case .provider(let provider): return provider.extensionFile == nil
            default: return false
            }
        }
        if !outer.isEmpty, random.isTrue(60) { return random.element(of: outer) }
        let name = freshName(in: module, under: nil)
        program.symbols.append(
            Program.Symbol(
                name: name, file: self.file(of: module, isPlain: random.isTrue(50)), role: .namespace))
        return program.symbols.count - 1
    }

    /// A name that is unique in its scope. With equal names, there are few to choose from.
    mutating func freshName(in module: Int, under parent: Int?) -> String {
        let taken = program.symbols.filter { symbol in
            symbol.parent == parent && (parent != nil || program.files[symbol.file].module == module)
        }.map(\.name)
        var pool = has(.equalNames) ? ["Logger", "Store", "User", "Cache"] : []
        if has(.systemNames) { pool += ["Unit", "Data", "Result", "Task", "Error"] }
        if has(.moduleNamedTypes) { pool += [program.modules[module].name, program.modules[0].name] }
        if has(.shadowedInstantiator) { pool.append("Instantiator") }
        pool = pool.filter { !taken.contains($0) }
        if !pool.isEmpty, random.isTrue(has(.equalNames) ? 85 : 60) { return random.element(of: pool) }
        return ["Clock", "Feed", "Page", "Queue", "Index"][random.below(5)] + "\(program.symbols.count)"
    }
}

extension SplitMix {
    mutating func element<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}
