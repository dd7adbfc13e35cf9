import ArborModel

/// A type or a function that takes composed dependencies. It is a class, because the rules pass it around.
final class Party: Sendable {
    /// How the dependencies are taken.
    enum Taking: Equatable, Sendable {
        /// By a generic parameter with this constraint.
        case generic(Name)
        /// As a value of this type, which is an alias or `any` of one.
        case existential(Name)
        /// As a spliced type, whose generic argument has the constraint.
        case spliced(Name, external: Name?)
    }

    /// The name that the alias begins with: `Foo`, `View_autoExpand`.
    let name: String
    /// The name by which code calls it: `Foo`, `autoExpand`.
    let callName: String
    let place: SourceRange
    let file: Int
    /// The type; `nil` for a function.
    let type: CompositionProgram.Reference?
    let function: DependentFunction?
    let taking: Taking
    /// Other protocols that the dependencies have to conform to: `B` and `C` of `Dependencies: A & B & C`.
    let further: [Name]
    /// The protocols of the language that the dependencies have to conform to: `Sendable` of `Dependencies: A & Sendable`.
    let traits: Set<String>
    /// What a `where` clause requires of the dependencies besides: `$0.Item == Int`.
    let conditions: [String]
    /// The generic parameter that is the type of the dependencies; `nil` if they have another type.
    let parameter: String?
    /// The qualified name of the type, or of the type around the function.
    let path: String
    /// What its code does with dependencies, in its own file and in extensions, with the files.
    let uses: [(file: Int, use: DependencyUse)]
    let isPublic: Bool
    /// What some of its members need besides.
    let memberConstraints: [Name]

    init(
        name: String, callName: String, place: SourceRange, file: Int,
        type: CompositionProgram.Reference? = nil, function: DependentFunction? = nil, taking: Taking,
        further: [Name], traits: Set<String> = [], conditions: [String] = [], parameter: String?,
        path: String, uses: [(file: Int, use: DependencyUse)] = [],
        isPublic: Bool
    ) {
        self.name = name
        self.callName = callName
        self.place = place
        self.file = file
        self.type = type
        self.function = function
        self.taking = taking
        self.further = further
        self.traits = traits
        self.conditions = conditions
        self.parameter = parameter
        self.path = path
        self.uses = uses
        self.isPublic = isPublic
        memberConstraints = uses.compactMap { found in
            if case .constrained(let name, _) = found.use.kind { name } else { nil }
        }
    }

    /// The alias of everything that its code may read, as it is written or as it follows from the spliced type.
    func alias(_ names: CompositionNames) -> Name? {
        switch taking {
        case .generic(let name), .existential(let name): name
        case .spliced(let type, _):
            names.party(ofSpliced: type.last).map { Name(text: names.alias(of: $0), range: type.range) }
        }
    }

    /// The alias of what its caller has to give.
    func required(_ names: CompositionNames) -> Name? {
        if case .spliced(_, let external) = taking { external } else { alias(names) }
    }

    /// Everything that its caller has to give: the alias and other protocols.
    func requirements(_ names: CompositionNames) -> [Name] {
        required(names).map { [$0] + further } ?? []
    }

    /// Everything that its code may read.
    func composed(_ names: CompositionNames) -> [Name] {
        alias(names).map { [$0] + further } ?? []
    }

    /// True for the alias that is named after the party. A type inside another may be told from others by both names.
    func isOwn(_ alias: Name, _ names: CompositionNames) -> Bool {
        if alias.last == names.alias(of: name) { return true }
        guard type != nil, path != name else { return false }
        return alias.last == names.alias(of: path.split(separator: ".").joined())
    }
}
