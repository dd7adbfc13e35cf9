import ArborModel
import ArborSyntax

/// The meanings of names in a type that no nested declaration explains: `Self`, and the names of the type and
/// its enclosing types without their generic arguments.
struct TypeScope {
    /// The type as its own members see it: `Outer<T>.Inner<U>`.
    private(set) var type: TypeExpression
    /// The generic parameters of the enclosing types and of the type, from the outermost to the innermost.
    private(set) var parameters: [String] = []
    /// The meanings by name without arguments: `Outer`, `Outer.Inner`, `Inner`.
    private var meanings: [String: TypeExpression] = [:]

    /// - Parameters:
    ///   - enclosing: The enclosing declarations, from the outermost to the innermost.
    ///   - declared: Returns the declaration of an extended type with a name, if it is known.
    init(
        of type: TypeDeclaration, in enclosing: [TypeDeclaration],
        extending declared: (String) -> TypeDeclaration? = { _ in nil }
    ) {
        self.type = TypeExpression(parsing: type.name)
        if type.generics.isEmpty, enclosing.isEmpty { return }
        var path: TypeExpression?
        for declaration in enclosing + [type] {
            let isExtension = declaration.kind == .extension
            let own =
                isExtension
                ? Self.parameters(of: declaration.name, declared) : declaration.genericParameterNames
            // `extension Box<Int>` states the arguments of the type that it extends.
            let written = isExtension ? TypeExpression(parsing: declaration.name) : nil
            if path == nil, let written, case .named(let name, let arguments) = written, !arguments.isEmpty {
                path = written
                let extended = Self.parameters(of: name, declared)
                if extended.count == arguments.count { meanings.merge(zip(extended, arguments)) { $1 } }
                meanings[name] = written
            } else {
                parameters += own
                path = path.extended(to: declaration, with: own.map { .named($0, []) })
                if !own.isEmpty, let path { meanings[declaration.name] = path }
            }
            if isExtension { addEqualTypes(of: declaration) }
        }
        if let path { self.type = path }
        if !parameters.isEmpty { addOwnNames(of: type, in: enclosing) }
    }

    private static func parameters(of name: String, _ declared: (String) -> TypeDeclaration?) -> [String] {
        declared(name)?.genericParameterNames ?? libraryParameters[name] ?? []
    }

    /// The generic parameters of the standard library's types that programs extend.
    private static let libraryParameters = [
        "Array": ["Element"], "ArraySlice": ["Element"], "ContiguousArray": ["Element"], "Set": ["Element"],
        "Optional": ["Wrapped"], "Dictionary": ["Key", "Value"], "Result": ["Success", "Failure"],
    ]

    /// Inside a generic type, its name alone means the type with its own parameters.
    private mutating func addOwnNames(of type: TypeDeclaration, in enclosing: [TypeDeclaration]) {
        meanings[type.name] = self.type
        if let name = self.type.lastName { meanings[name] = self.type }
        for declaration in enclosing {
            guard let path = meanings[declaration.name], let name = path.lastName else { continue }
            meanings[name] = path
        }
    }

    /// Adds the types from `where T == Int`. The other parameters of the extended type are unknown.
    private mutating func addEqualTypes(of declaration: TypeDeclaration) {
        guard declaration.requirements.hasPrefix("where") else { return }
        for requirement in declaration.requirements.dropFirst("where".count).parts(between: ",") {
            // The separator is one character: a search for two would link the regex engine, a seventh of the
            // tool's size.
            let sides = requirement.split(separator: "=" as Character)
            guard sides.count == 2, case .named(let name, []) = TypeExpression(parsing: String(sides[0]))
            else {
                continue
            }
            let other = TypeExpression(parsing: String(sides[1]))
            if !other.isUnknown { meanings[name] = other }
        }
    }

    /// The type with the meanings of its names inserted.
    ///
    /// - Parameter text: The type as written. Most types contain no such name, and are returned unchanged.
    func completing(_ written: TypeExpression, _ text: String) -> TypeExpression {
        guard !meanings.isEmpty || text.namesSelf else { return written }
        return completing(written)
    }

    private func completing(_ written: TypeExpression) -> TypeExpression {
        written.mapNames { name in
            guard name.isNominal else { return nil }
            if case .named("Self", []) = name { return type }
            guard name.hasNoArguments else { return nil }
            return meanings[name.nameWithoutArguments]
        }
    }
}

extension TypeDeclaration {
    /// `Element` of `<Element: Hashable>`, `N` of `<let N: Int>`, `each T` of a pack.
    var genericParameterNames: [String] {
        if generics.isEmpty { return [] }
        return generics.dropFirst().dropLast().parts(between: ",").map { part in
            let name = part.prefix { $0 != ":" }
            let words = name.split(separator: " ").filter { $0 != "let" && !$0.hasPrefix("@") }
            return words.joined(separator: " ")
        }
    }
}

extension TypeExpression {
    /// True for `A.B`, false for `A<C>.B`.
    fileprivate var hasNoArguments: Bool {
        switch self {
        case .named(_, let arguments): arguments.isEmpty
        case .member(let parent, _, let arguments): arguments.isEmpty && parent.hasNoArguments
        default: false
        }
    }
}

extension TypeExpression? {
    /// The qualified type of a declaration, given that of the enclosing one.
    fileprivate func extended(
        to declaration: TypeDeclaration, with arguments: [TypeExpression]
    ) -> TypeExpression {
        let whole = TypeExpression(parsing: declaration.name)
        switch (self, whole) {
        case (let parent?, .member(_, let name, _)): return .member(parent, name, arguments)
        case (_, .named(let name, [])): return .named(name, arguments)
        case (_, .member(let parent, let name, [])): return .member(parent, name, arguments)
        default: return whole
        }
    }
}

extension StringProtocol {
    /// The parts between separators outside brackets.
    fileprivate func parts(between separator: Character) -> [String] {
        var parts = [""]
        var depth = 0
        for character in self {
            if "(<[".contains(character) { depth += 1 }
            if ")>]".contains(character) { depth -= 1 }
            if character == separator, depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }
}

extension String {
    /// True if the text may contain the word `Self`.
    fileprivate var namesSelf: Bool {
        // Few types hold the word's last letter after its first.
        if hasNoByte(where: { $0 == UInt8(ascii: "f") }) { return false }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "S")) {
            rest = rest[start...]
            if rest.starts(with: "Self".utf8) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
