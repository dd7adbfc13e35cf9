import ArborModel
import ArborPlans

/// The doubles that the protocols of a program ask for.
public struct Doubles: Sendable {
    /// The declarations, with their types as messages print them.
    private var declarations: [DoubleDeclaration]
    /// The types, as the graph names them.
    private var types: [TypeExpression]
    private var files: [Int]
    private var byName: [String: Int]
    /// By declaration, whether its module isolates what states nothing to the main actor.
    private var areIsolatedByDefault: [Bool]
    /// True if the module of the code isolates what states nothing to the main actor.
    private let isCodeIsolated: Bool
    /// The protocols without a class, because they inherit from one that only a summary has.
    public private(set) var leftOut: [(type: TypeExpression, inherited: String)] = []

    /// True if no protocol asks for a double.
    public var isEmpty: Bool { declarations.isEmpty }

    /// Finds the declarations of a program's files.
    ///
    /// - Parameters:
    ///   - isOfSummary: Returns whether only a summary knows a protocol. It holds no requirements.
    ///   - isCodeIsolated: True if the module of the code isolates what states nothing to the main actor.
    ///   - isIsolatedByDefault: Returns whether the main actor isolates the protocols of a file that state no isolation.
    public init(
        _ table: BindingTable, isOfSummary: (String) -> Bool = { _ in false },
        isCodeIsolated: Bool = false, isIsolatedByDefault: (Int) -> Bool = { _ in false }
    ) {
        self.isCodeIsolated = isCodeIsolated
        var declarations: [DoubleDeclaration] = []
        var files: [Int] = []
        for file in table.files.indices where table.files[file].hasDoubles {
            let doubles = table.files[file].doubles
            declarations += doubles
            files += doubles.map { _ in file }
        }
        types = declarations.map(\.type)
        for index in declarations.indices { declarations[index].type = table.shown(declarations[index].type) }
        self.declarations = declarations
        self.files = files
        areIsolatedByDefault = files.map(isIsolatedByDefault)
        byName = Self.indices(of: declarations)
        while leaveOutUnread(isOfSummary) {}
    }

    private static func indices(of declarations: [DoubleDeclaration]) -> [String: Int] {
        Dictionary(zip(declarations.lazy.map(\.type.description), declarations.indices)) { first, _ in first }
    }

    /// Leaves out the protocols that inherit from one that only a summary knows, or from one that is left out. Returns false if
    /// nothing had to be left out.
    private mutating func leaveOutUnread(_ isOfSummary: (String) -> Bool) -> Bool {
        let known = Set(leftOut.map(\.type.description))
        let unread = declarations.map { declaration in
            declaration.supertypes.first {
                isUnread($0, from: declaration) && (known.contains($0) || isOfSummary($0))
            }
        }
        let kept = unread.indices.filter { unread[$0] == nil }
        if kept.count == unread.count { return false }
        for (declaration, inherited) in zip(declarations, unread) {
            if let inherited { leftOut.append((declaration.type, inherited)) }
        }
        (declarations, types) = (kept.map { declarations[$0] }, kept.map { types[$0] })
        (files, areIsolatedByDefault) = (kept.map { files[$0] }, kept.map { areIsolatedByDefault[$0] })
        byName = Self.indices(of: declarations)
        return true
    }

    /// The number of protocols that ask for a double.
    public var count: Int { declarations.count }

    /// The class of each protocol, whose name is in normal form. What asks for one in some builds only is left out.
    public var references: [TypeExpression: DoubleReference] {
        let always = declarations.indices.filter { declarations[$0].conditions.isEmpty }
        let references = always.map { index in
            let supertypes = ([index] + inherited(by: index)).flatMap { declarations[$0].supertypes }
            return (
                types[index].normal,
                DoubleReference(name: declarations[index].className, isSendable: supertypes.areSendable)
            )
        }
        return Dictionary(references) { first, _ in first }
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
            declaration.supertypes.filter { isUnread($0, from: declaration) }.map { name in
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

    /// Returns the declaration of a name, which may have the module in front; `nil` if it is not there in every build that has
    /// the declaration with the name.
    private func index(of name: String, from user: DoubleDeclaration) -> Int? {
        let found = byName[name] ?? name.split(separator: ".").last.flatMap { byName[String($0)] }
        return found.flatMap { declarations[$0].conditions.allSatisfy(user.conditions.contains) ? $0 : nil }
    }

    private func isUnread(_ name: String, from user: DoubleDeclaration) -> Bool {
        index(of: name, from: user) == nil && !Self.withoutRequirements.contains(name) && !name.hasPrefix("~")
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
        let indices = [index] + inherited(by: index)
        let all = indices.map { declarations[$0] }
        let supertypes = all.flatMap(\.supertypes)
        let isActor = supertypes.contains("Actor")
        let isolations = indices.map { self.isolation(of: $0) }
        let isolation = isolations.first { $0 != .inferred } ?? .inferred
        let file = declaration.location.path.split(separator: "/").last ?? ""
        let isSendable = supertypes.areSendable
        var requirements: [DoubleDeclaration.Requirement] = []
        for (owner, own) in zip(all, isolations) {
            requirements += owner.requirements.map {
                $0.isolated(inProtocol: own, inClass: isolation, isSendable: isSendable)
                    .replacingSelf(by: declaration.className)
            }
        }
        let named = DoubleNames(requirements.merged)
        var plan = DoublePlan(
            name: declaration.className, type: "\(declaration.type)", path: "\(declaration.type) in \(file)",
            requirements: named.requirements, names: named.own,
            isolation: isCodeIsolated && isolation == .inferred ? .nonisolated : isolation,
            availability: declaration.availability, condition: declaration.conditions.conjunction,
            isActor: isActor, isSendable: isSendable, isPrivate: isPrivate)
        plan.isInitializerIsolated = isCodeIsolated && requirements.contains(where: \.restsOnConformances)
        return plan
    }

    /// The isolation of a protocol. One that inherits from an isolated one has that in place of the default.
    private func isolation(of index: Int) -> WrittenConcurrency.Isolation {
        let written = declarations[index].isolation
        if written != .inferred || !areIsolatedByDefault[index] { return written }
        let above = inherited(by: index).map { declarations[$0] }
        if (above + [declarations[index]]).contains(where: { $0.supertypes.contains("Actor") }) {
            return written
        }
        return above.lazy.map(\.isolation).first { if case .attribute = $0 { true } else { false } }
            ?? .attribute("MainActor")
    }

    /// Returns the protocols that a protocol inherits from, however far away.
    private func inherited(by start: Int) -> [Int] {
        var known: [Int] = []
        var open = declarations[start].supertypes[...]
        var seen: Set<String> = [declarations[start].type.description]
        while let name = open.popFirst() {
            guard seen.insert(name).inserted, let index = index(of: name, from: declarations[start]) else {
                continue
            }
            known.append(index)
            open += declarations[index].supertypes
        }
        return known
    }

    /// The protocols that ask for nothing that a class hasn't by itself.
    private static let withoutRequirements: Set<String> = [
        "AnyObject", "class", "Sendable", "SendableMetatype", "Actor", "Copyable", "Escapable", "Error",
        "ObservableObject",
    ]
}

extension DoubleDeclaration {
    /// The name of the class: `ClockDouble`.
    fileprivate var className: String { type.description.nameLetters + "Double" }

    /// The names of the inherited protocols, without the standard library's module.
    fileprivate var supertypes: [String] {
        inherits.flatMap { $0.split(separator: "&") }.map { supertype in
            let words = supertype.split { " \n()".contains($0) }.filter { !$0.hasPrefix("@") }
            let name = words.joined(separator: " ")
            let prefix = ["Swift.", "_Concurrency."].first(where: name.hasPrefix) ?? ""
            return String(name.dropFirst(prefix.utf8.count))
        }
    }
}

extension [String] {
    /// True if one of these protocols makes its types `Sendable`.
    fileprivate var areSendable: Bool { contains { ["Sendable", "Error", "Actor"].contains($0) } }
}

extension DoubleDeclaration.Requirement {
    /// What tells requirements of one type apart. Effects don't: one function without them meets all.
    fileprivate var signature: String {
        let types = parameters.map { "\(TypeExpression(parsing: $0.type).normal)" }
        let result = kind == .function ? "->\(TypeExpression(parsing: self.result).normal)" : ""
        return title + types.joined(separator: ",") + (isStatic ? " static" : "") + result + generics
            + requirements
    }

    /// States the isolation that the requirement has by its protocol, if the class has another one.
    fileprivate func isolated(
        inProtocol own: WrittenConcurrency.Isolation, inClass whole: WrittenConcurrency.Isolation,
        isSendable: Bool
    ) -> Self {
        var requirement = self
        switch (isolation, own, whole) {
        case (.inferred, .inferred, .attribute), (.inferred, .nonisolated, .attribute):
            requirement.isolation = .nonisolated
        case (.nonisolated, _, .inferred) where !isSendable: requirement.isolation = .inferred
        default: break
        }
        return requirement
    }

    fileprivate func replacingSelf(by name: String) -> Self {
        var requirement = self
        requirement.result = result.replacingSelf(by: name)
        requirement.requirements = requirements.replacingSelf(by: name)
        for index in parameters.indices {
            requirement.parameters[index].type = parameters[index].type.replacingSelf(by: name)
        }
        return requirement
    }
}

extension [DoubleDeclaration.Requirement] {
    /// The requirements without repetitions. Of several that one implementation meets, the one with the fewest effects is
    /// left, and a property that is written as well as read.
    fileprivate var merged: [Element] {
        var indices: [String: Int] = [:]
        var merged: [Element] = []
        for requirement in self {
            guard let index = indices[requirement.signature] else {
                indices[requirement.signature] = merged.count
                merged.append(requirement)
                continue
            }
            merged[index].isAsync = merged[index].isAsync && requirement.isAsync
            if requirement.throwing.isEmpty { merged[index].throwing = "" }
            if requirement.kind == .variable { merged[index].kind = .variable }
        }
        return merged
    }
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

extension DoubleDeclaration.Requirement {
    fileprivate var restsOnConformances: Bool {
        (parameters.map(\.type) + [result]).contains { TypeExpression(parsing: $0).restsOnConformances }
    }
}
