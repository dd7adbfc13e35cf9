import ArborModel

/// The effect of a declaration on the concurrency of the types that inherit from it, or of an extension on the type
/// that it extends.
public struct InheritedConcurrency: Equatable, Sendable {
    /// True if it has a global actor, or an attribute that may add one.
    public var mayIsolate: Bool
    /// True if it is `Sendable`, or may be.
    public var maySend: Bool
    /// True if it is `Sendable` because of its global actor alone. Types that aren't isolated don't inherit that.
    public var sendsByActor: Bool
    /// The supertypes that may bring either.
    public var supertypes: [Supertype]

    /// Creates the effect from its parts.
    public init(mayIsolate: Bool, maySend: Bool, sendsByActor: Bool = false, supertypes: [Supertype]) {
        self.mayIsolate = mayIsolate
        self.maySend = maySend
        self.sendsByActor = sendsByActor
        self.supertypes = supertypes
    }
}

/// A declaration and the name that it declares, or extends.
public struct ConformingDeclaration: Equatable, Sendable {
    /// The name, without the types around it.
    public var name: String
    /// The name with the types around it.
    public var qualifiedName: String
    /// The keyword that introduces it.
    public var kind: TypeDeclaration.Kind
    /// The path of the file that declares it.
    public var path: String
    /// The modules that its file imports.
    public var imports: Set<String>
    /// The conditions of the `#if` branches around it, outermost first.
    public var conditions: [String] = []
    /// The types of its inheritance clause, as written.
    public var inherits: [String]
    /// The effect of the declaration.
    public var brings: InheritedConcurrency
    /// True if it states that no actor isolates it, whatever the default is.
    public var isNonisolated = false
    /// True if it has an attribute that may be a macro, which may add a conformance.
    public var mayGainConformances = false
    /// The types of the stored properties, as written, if the compiler infers from them whether the type is `Sendable`. `nil`
    /// if the declaration has to state it.
    public var storedTypes: [String]?
    /// True if other modules see the declaration.
    public var isPublic = false
    /// The names of the generic parameters, or of a protocol's primary associated types, in order. Empty if the clause is more
    /// than names and simple constraints.
    public var parameters: [String] = []

    /// Returns the declarations of types and protocols in a file, and the extensions, except unavailable ones.
    ///
    /// - Parameters:
    ///   - source: The text of the file.
    ///   - vocabulary: The annotations, which bring neither isolation nor `Sendable`.
    package static func all(
        in file: FileDeclarations, _ source: UnsafeBufferPointer<UInt8>, path: String,
        _ vocabulary: Vocabulary
    ) -> [ConformingDeclaration] {
        let imports = Set(file.imports.map { String($0.module) })
        let aliases = Set(file.typealiases.map(\.name))
        return file.types.filter { $0.kind != .extension || !$0.isUnavailable }.map { type in
            let written = type.writtenConcurrency(vocabulary)
            let isPublic = file.isPublic(type)
            // An alias in the type may give a primary type its type in place of the parameter.
            let parameters = type.parameters(in: source)
            let areHidden = parameters.contains { aliases.contains("\(type.name).\($0)") }
            // Other modules see what a frozen type stores.
            let isOpaque = isPublic && !type.attributes.contains { $0.name == "frozen" }
            return ConformingDeclaration(
                name: type.lastName, qualifiedName: type.name, kind: type.kind, path: path, imports: imports,
                conditions: type.conditions, inherits: type.supertypes,
                brings: InheritedConcurrency(of: type, written, in: path, vocabulary),
                isNonisolated: written.type == .nonisolated,
                mayGainConformances: type.attributes.contains { $0.isCustom(vocabulary) && !$0.namesAnActor },
                storedTypes: type.infersSendable && !isOpaque ? type.storedTypes(vocabulary) : nil,
                isPublic: isPublic, parameters: areHidden ? [] : parameters)
        }
    }
}

extension FileDeclarations {
    /// Returns whether a type is public, as far as the file shows it: by its own modifier or that of the extension around
    /// it, inside of public types.
    fileprivate func isPublic(_ type: TypeDeclaration) -> Bool {
        if type.depth == 0 || type.access != nil && type.access != "public" { return type.access == "public" }
        let around = types.filter {
            $0.range.start < type.range.start && type.range.end <= $0.range.end
        }
        let inherited = around.last.flatMap { $0.kind == .extension ? $0.access : nil }
        guard (type.access ?? inherited) == "public" else { return false }
        return around.indices.allSatisfy { index in
            let outer = around[index]
            if outer.kind != .extension {
                let level = index > 0 && around[index - 1].kind == .extension ? around[index - 1].access : nil
                return (outer.access ?? level) == "public"
            }
            // The extended type may be declared here too. A public member of a hidden type is hidden.
            let extended = types.filter { $0.kind != .extension && $0.name == outer.name }
            return extended.allSatisfy(isPublic)
        }
    }
}

extension InheritedConcurrency {
    /// Creates the effect of a declaration. An extension isolates only its own members.
    fileprivate init(
        of type: TypeDeclaration, _ written: WrittenConcurrency, in path: String, _ vocabulary: Vocabulary
    ) {
        let roles = vocabulary.roles(of: type.supertypes)
        let isExtension = type.kind == .extension
        var hasActor = false
        if case .attribute = written.type { hasActor = true }
        self.init(
            mayIsolate: !isExtension && (hasActor || written.mayBeIsolated),
            maySend: isExtension ? roles.contains(.sendable) : written.mayBeSendable,
            sendsByActor: hasActor && !roles.contains(.sendable),
            supertypes: roles.compactMap(\.unreadName).map { Supertype(written: $0, path: path) })
    }
}

extension TypeDeclaration {
    /// True for a struct or an enum. The compiler infers nothing for generic types without their
    /// arguments.
    fileprivate var infersSendable: Bool {
        (kind == .struct || kind == .enum) && generics.isEmpty
            && !attributes.contains { $0.name == "usableFromInline" }
    }

    /// The access level as written; `nil` if none is.
    fileprivate var access: String? {
        modifiers.first { ["open", "public", "package", "internal", "fileprivate", "private"].contains($0) }
    }

    /// The written types of the stored properties. One that a wrapper stores isn't known.
    fileprivate func storedTypes(_ vocabulary: Vocabulary) -> [String] {
        properties.filter { property in
            let words = property.accessors.split { !$0.isLetter }
            let isObserved = words.contains { $0 == "willSet" || $0 == "didSet" }
            let isComputed = property.hasAccessors && !isObserved
            return !isComputed && !property.modifiers.contains("static")
                && !property.attributes.contains { attribute in
                    attribute.isCustom(vocabulary)
                        && !vocabulary.isProperty(named: attribute.name)
                }
        }.compactMap(\.type)
    }

    /// The last component of the name: `B` for `A.B`.
    fileprivate var lastName: String {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) } ?? name
    }
}

extension TypeDeclaration {
    /// The names in the clause after the type's own: `<Key: Hashable, Value>`.
    fileprivate func parameters(in source: UnsafeBufferPointer<UInt8>) -> [String] {
        let start = Int(nameRange.end.offset)
        guard start < source.count, source[start] == UInt8(ascii: "<"),
            let end = source[start...].firstIndex(of: UInt8(ascii: ">")),
            !source[(start + 1)..<end].contains(UInt8(ascii: "<"))
        else { return [] }
        return source[(start + 1)..<end].split(separator: UInt8(ascii: ",")).map { part in
            let name = part.prefix { $0 != UInt8(ascii: ":") }
            return String(decoding: name.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self)
        }
    }
}
