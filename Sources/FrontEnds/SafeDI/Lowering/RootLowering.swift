import ArborModel
import ArborSyntax

// What a root's declaration says of the `init()` that is generated beside it.

extension DeclarationLowering {
    mutating func complete(root: inout ProviderDeclaration, declared type: TypeDeclaration) {
        // Nothing is generated for what takes nothing.
        if root.dependencies.isEmpty { return }
        for initializer in type.callables where initializer.clashesWithGenerated {
            report(
                .rootInitializer, "\(type.name) is a root and declares 'init()', which Arbor generates",
                about: ["init"], at: initializer.range,
                help:
                    "remove it, or give it a parameter; what must have an 'init()' of its own can't be a root, but "
                    + "can be given to one or hold one")
        }
        let availability = (enclosing(type) + [type]).flatMap(\.attributes).filter { $0.name == "available" }
        if !availability.isEmpty { root.particulars.availability = availability.map(\.text) }
        let members = type.namesLikeTypes
        if !members.isEmpty { root.particulars.memberNames = members }
        if type.mayHaveSuperclass { root.particulars.mayHaveSuperclass = true }
    }
}

extension CallableDeclaration {
    /// Whether it may be called in a build, or may fail, makes no other signature.
    fileprivate var clashesWithGenerated: Bool {
        name == "init" && parameters.isEmpty && generics.isEmpty && !isAsync
    }
}

extension TypeDeclaration {
    /// The names of functions and variables that could be taken for a type's in a call.
    fileprivate var namesLikeTypes: [String] {
        (callables.map(\.name) + properties.map(\.label)).filter {
            $0.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
        }
    }

    /// A class's superclass is the first that it inherits. Of a name it is not known whether it is a class's, but for some.
    fileprivate var mayHaveSuperclass: Bool {
        guard kind == .class, let first = inherits.first else { return false }
        let name = TypeExpression(parsing: first)
        if case .attributed = name { return false }
        return name.lastName.map { !Self.protocols.contains($0) } ?? false
    }

    private static let protocols: Set<String> = [
        "Instantiable", "AnyObject", "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable",
        "Codable",
        "Encodable", "Decodable", "Error", "CustomStringConvertible", "CustomDebugStringConvertible",
        "ObservableObject", "Observable",
    ]
}
