import ArborModel

/// Which nodes are made where a global actor runs, as far as their declarations show it.
///
/// Custom attributes look alike: one is taken for a global actor where it is declared in a file that was read, or named
/// as one.
struct GlobalActors {
    /// The names of the actors, without the types around them.
    private(set) var names: [String] = []
    private var numbers: [Substring: Int32] = [:]
    private let declared: Set<Substring>

    init(in graph: BindingGraph) {
        declared = Set(graph.files.lazy.flatMap(\.globalActors).map(\.lastComponent))
    }

    /// The number of the actor that an attribute names for certain, else `nil`.
    mutating func number(of isolation: WrittenConcurrency.Isolation) -> Int32? {
        guard case .attribute(let text) = isolation else { return nil }
        let name = text.lastComponent
        if let number = numbers[name] { return number }
        guard name.hasSuffix("Actor") || declared.contains(name) else { return nil }
        names.append(String(name))
        numbers[name] = Int32(names.count - 1)
        return Int32(names.count - 1)
    }
}

extension BindingGraph {
    /// The folders of the files that declare a global actor of this name.
    package func folders(declaringActor name: String) -> Set<Substring> {
        let name = name.lastComponent
        return Set(
            files.lazy.filter { $0.globalActors.contains { $0.lastComponent == name } }.map(\.path.folder))
    }
}

extension String {
    /// Of a file's path.
    var folder: Substring { utf8.lastIndex(of: UInt8(ascii: "/")).map { self[..<$0] } ?? "" }

    /// `B` of `A.B`.
    fileprivate var lastComponent: Substring { lastDot.map { self[index(after: $0)...] } ?? self[...] }
}
