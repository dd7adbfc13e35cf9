import ArborLowering
import ArborModel
import ArborSyntax

/// The initializers and static functions of one file that calls by one name may mean.
struct Overloads {
    /// One that other files can call.
    struct Overload {
        var callable: CallableDeclaration
        /// The type or extension that declares it.
        var type: TypeDeclaration
        /// True if no text declares it: the initializer that the compiler writes for a struct or a class.
        var isImplicit = false
    }

    private struct Name: Hashable {
        var type: String
        var callable: String
    }

    private var byName: [Name: [Overload]] = [:]
    /// The supertypes of each type, as its declaration and its extensions write them.
    private(set) var supertypes: [String: [String]] = [:]

    init(_ file: FileDeclarations) {
        for type in file.types {
            if !type.inherits.isEmpty { supertypes[type.name, default: []] += type.inherits }
            if type.kind == .class || type.kind == .actor {
                supertypes[type.name, default: []].append("AnyObject")
            }
            // It is unknown whether a constrained extension applies to the type that is made.
            guard type.kind != .protocol, type.requirements.isEmpty || type.kind != .extension else {
                continue
            }
            let written = type.callables.filter { $0.mayBeMeant(in: type) }
            for callable in written + type.implicitInitializers {
                byName[Name(type: type.name, callable: callable.name), default: []].append(
                    Overload(
                        callable: callable, type: type,
                        isImplicit: callable.name == "init" && callable.range == type.nameRange))
            }
        }
    }

    /// The overloads of a callable, without the callable itself.
    func others(than callable: CallableDeclaration, of type: TypeDeclaration) -> [Overload] {
        guard let all = byName[Name(type: type.name, callable: callable.name)], all.count > 1 else {
            return []
        }
        return all.filter { $0.callable.range != callable.range }
    }
}

extension CallableDeclaration {
    /// False if a synchronous call from another file can never mean the declaration. The compiler prefers others to one
    /// that is async or generic.
    fileprivate func mayBeMeant(in type: TypeDeclaration) -> Bool {
        let isPlain = !isAsync && generics.isEmpty && requirements.isEmpty
        let isCalledOnType = name == "init" || modifiers.contains { $0 == "static" || $0 == "class" }
        return isPlain && isCalledOnType && hidden(in: type, around: []) == nil
            && Availability(of: attributes) != .never
    }

    fileprivate init(initializerOf type: TypeDeclaration, _ parameters: [ParameterDeclaration]) {
        self.init(
            name: "init", parameters: parameters, conditions: type.conditions, range: type.nameRange,
            parametersRange: type.nameRange)
    }
}

extension TypeDeclaration {
    /// The initializers that the compiler writes if the declaration of a struct or class has none.
    fileprivate var implicitInitializers: [CallableDeclaration] {
        guard kind == .struct || kind == .class && inherits.isEmpty,
            !callables.contains(where: { $0.name == "init" })
        else { return [] }
        let stored = properties.filter(\.isStored)
        // Whether such a property is a parameter, and of which type, can't be seen here.
        if stored.contains(where: { !$0.attributes.isEmpty || $0.conditions.count > conditions.count }) {
            return []
        }
        let parameters = stored.filter { $0.keyword == "var" || !$0.hasInitialValue }.map(\.parameter)
        let isEmpty = parameters.allSatisfy(\.hasDefault)
        var found = isEmpty ? [CallableDeclaration(initializerOf: self, [])] : []
        let isVisible = !stored.contains { $0.modifiers.contains { $0 == "private" || $0 == "fileprivate" } }
        if kind == .struct, isVisible, !parameters.isEmpty {
            found.append(CallableDeclaration(initializerOf: self, parameters))
        }
        return found
    }
}

extension PropertyDeclaration {
    fileprivate var isStored: Bool {
        !modifiers.contains { $0 == "static" || $0 == "class" } && (!hasAccessors || hasInitialValue)
    }

    /// The parameter of a struct's memberwise initializer.
    fileprivate var parameter: ParameterDeclaration {
        var parameter = ParameterDeclaration(label: label, name: label, type: type ?? "_", range: range)
        let isNil = keyword == "var" && type.map { TypeExpression(parsing: $0).isOptional } ?? false
        if hasInitialValue || isNil { parameter.defaultValue = "" }
        return parameter
    }
}
