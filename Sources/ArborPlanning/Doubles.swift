import ArborModel

/// The doubles that the protocols of a program ask for.
public struct Doubles: Sendable {
    /// The declarations, with their types as messages print them.
    private let declarations: [DoubleDeclaration]
    /// The types, as the graph names them.
    private let types: [TypeExpression]
    private let files: [Int]
    private let byName: [String: Int]

    /// Finds the declarations of a program's files.
    public init(_ table: BindingTable) {
        var declarations: [DoubleDeclaration] = []
        var files: [Int] = []
        for (file, summary) in table.files.enumerated() {
            declarations += summary.doubles
            files += summary.doubles.map { _ in file }
        }
        types = declarations.map(\.type)
        for index in declarations.indices { declarations[index].type = table.shown(declarations[index].type) }
        self.declarations = declarations
        self.files = files
        byName = Dictionary(zip(declarations.lazy.map(\.type.description), declarations.indices)) {
            first, _ in
            first
        }
    }

    /// True if no protocol asks for a double.
    public var isEmpty: Bool { declarations.isEmpty }

    /// The name of the class for each protocol, in normal form.
    public var names: [TypeExpression: String] {
        Dictionary(zip(types.map(\.normal), declarations.map(\.className))) { first, _ in first }
    }

    /// Returns whether a protocol of this name asks for a double.
    public func hasProtocol(named name: String) -> Bool { byName[name] != nil }

    /// The indices of the files that declare the protocols of some doubles and those that they inherit.
    public func files(of plans: [DoublePlan]) -> Set<Int> {
        let names = Set(plans.map(\.name))
        let own = declarations.indices.filter { names.contains(declarations[$0].className) }
        return Set(own.flatMap { inherited(by: $0) + [$0] }.map { files[$0] })
    }

    /// The faults: inherited protocols whose requirements are not known.
    public var faults: [Diagnostic] {
        declarations.flatMap { declaration in
            declaration.supertypes.filter(isUnread).map { name in
                Diagnostic(
                    .invalidDouble,
                    "\(declaration.type) inherits from '\(name)', whose requirements Arbor hasn't read",
                    about: ["\(declaration.type)", name], at: declaration.location,
                    help:
                        "annotate \(name) with '@Instantiable(generateDouble: true)' too if it is yours; otherwise write a "
                        + "double by hand")
            }
        }
    }

    private func isUnread(_ name: String) -> Bool {
        byName[name] == nil && !Self.withoutRequirements.contains(name)
    }

    /// Plans the classes of the protocols that some files declare, and of those that other code of the output uses.
    ///
    /// - Parameters:
    ///   - own: The indices of the files whose doubles every test sees.
    ///   - names: The names of further protocols whose doubles every test sees.
    ///   - used: The names of further classes, which only the output itself sees.
    public func plans(of own: Set<Int>, names: Set<String> = [], using used: Set<String> = [])
        -> [DoublePlan]
    {
        declarations.indices.compactMap { index in
            let isOwn = own.contains(files[index]) || names.contains(declarations[index].type.description)
            return isOwn || used.contains(declarations[index].className)
                ? plan(of: index, isPrivate: !isOwn) : nil
        }
    }

    private func plan(of index: Int, isPrivate: Bool) -> DoublePlan {
        let declaration = declarations[index]
        let all = [declaration] + inherited(by: index).map { declarations[$0] }
        let supertypes = all.flatMap(\.supertypes)
        let isActor = supertypes.contains("Actor")
        let isolation = all.lazy.map(\.isolation).first { $0 != .inferred } ?? .inferred
        let file = declaration.location.path.split(separator: "/").last ?? ""
        return DoublePlan(
            name: declaration.className, type: "\(declaration.type)", path: "\(declaration.type) in \(file)",
            requirements: named(all.flatMap(\.requirements)), isolation: isolation,
            availability: declaration.availability, condition: declaration.conditions.conjunction,
            isActor: isActor, isSendable: isActor || supertypes.contains("Sendable"), isPrivate: isPrivate)
    }

    /// Returns the protocols that a protocol inherits from, however far away.
    private func inherited(by start: Int) -> [Int] {
        var known: [Int] = []
        var open = declarations[start].supertypes[...]
        var seen: Set<String> = [declarations[start].type.description]
        while let name = open.popFirst() {
            guard seen.insert(name).inserted, let index = byName[name] else { continue }
            known.append(index)
            open += declarations[index].supertypes
        }
        return known
    }

    /// Names the closures. Requirements of one name get their labels as parts of theirs.
    private func named(_ requirements: [DoubleDeclaration.Requirement]) -> [DoublePlan.Requirement] {
        var seen: Set<String> = []
        let distinct = requirements.filter { seen.insert($0.signature).inserted }
        let counts = Dictionary(grouping: distinct, by: \.name).mapValues(\.count)
        var taken: Set<String> = []
        func free(_ name: String) -> String {
            var (free, number) = (name, 1)
            while !taken.insert(free).inserted {
                number += 1
                free = name + "\(number)"
            }
            return free
        }
        return distinct.map { requirement in
            guard requirement.isSettable else { return DoublePlan.Requirement(requirement) }
            let labels = counts[requirement.name] == 1 ? [] : requirement.parameters.map(\.label)
            let plain = requirement.name.plainIdentifier
            let name = ReservedWords.reserved.contains(plain) ? "on" + plain.capitalisedFirst : plain
            let closure = free(
                name + labels.filter { $0 != "_" }.map(\.plainIdentifier.capitalisedFirst).joined())
            let setter = requirement.kind == .variable ? free("set" + closure.capitalisedFirst) : nil
            return DoublePlan.Requirement(requirement, closure: closure, setter: setter)
        }
    }

    /// The protocols that ask for nothing that a class hasn't by itself.
    private static let withoutRequirements: Set<String> = [
        "AnyObject", "class", "Sendable", "SendableMetatype", "Actor", "Copyable", "Escapable", "Error",
        "ObservableObject",
    ]
}

extension DoubleDeclaration {
    /// The name of the class: `ClockDouble`.
    fileprivate var className: String { type.description.plainIdentifier + "Double" }

    /// The names of the inherited protocols, without the standard library's module.
    fileprivate var supertypes: [String] {
        inherits.flatMap { $0.split(separator: "&") }.map { supertype in
            let words = supertype.split { $0 == " " || $0 == "\n" }.filter { !$0.hasPrefix("@") }
            let name = words.joined(separator: " ")
            let prefix = ["Swift.", "_Concurrency."].first(where: name.hasPrefix) ?? ""
            return String(name.dropFirst(prefix.utf8.count))
        }
    }
}

extension DoubleDeclaration.Requirement {
    /// What tells requirements of one type apart.
    fileprivate var signature: String {
        title + " " + parameters.map(\.type).joined(separator: ",") + (isStatic ? " static" : "")
            + (kind == .function ? "->" + result : "")
    }
}

extension String {
    /// The letters, digits and underscores of the text.
    fileprivate var plainIdentifier: String { filter { $0.isLetter || $0.isNumber || $0 == "_" } }

    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension ImportPlan {
    /// Plans the imports of code that the graph knows nothing of.
    ///
    /// - Parameters:
    ///   - imports: The imports of the files whose declarations the code repeats.
    ///   - modules: Further modules.
    ///   - files: The files of the code's own module.
    public static func all(
        _ imports: Set<ImportDeclaration>, modules: Set<String>, beside files: [FileSummary]
    ) -> [ImportPlan] {
        let leveled = files.lazy.flatMap(\.imports).filter { imported in
            imported.attributes.contains(where: ImportPlanner.levels.contains)
        }
        var planner = ImportPlanner(
            leveled: Set(leveled.map { String($0.module) }), areLevelsShared: false, libraryModules: [])
        for declaration in imports { planner.add(declaration) }
        for module in modules { planner.add(module: module) }
        return planner.imports
    }
}
