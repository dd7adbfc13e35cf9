import ArborModel

/// The files that declare names, and those that extend types.
struct FileNames {
    private(set) var declaring: [String: [Int]] = [:]
    /// The extending files by the last component of the extended type's name.
    private(set) var extending: [String: [Int]] = [:]
    /// The files that may declare a type in another one or in its extension, by both names: `A.B`.
    private var nesting: [String: [Int]] = [:]

    init(_ outlines: some Sequence<FileOutline>) {
        for (index, outline) in outlines.enumerated() {
            outline.visitEntries { kind, bytes in
                let name = String(decoding: bytes, as: UTF8.self)
                switch kind {
                case .declared, .packaged, .hidden: declaring[name, default: []].append(index)
                case .extended, .conformed: extending[name.lastName, default: []].append(index)
                case .aliased, .exported, .leveled, .globalActor, .isolated, .inheriting, .bringing, .value,
                    .nesting, .impossible:
                    break
                }
            }
            if outline.holds(.nesting) { addNesting(of: outline, index) }
        }
    }

    private mutating func addNesting(of outline: FileOutline, _ file: Int) {
        outline.visitNesting { outer, declared in
            let type = String(decoding: outer, as: UTF8.self)
            for name in String(decoding: declared, as: UTF8.self).split(separator: ",") {
                nesting["\(type).\(name)", default: []].append(file)
            }
        }
    }

    /// The files that may declare a type: those that declare its name, or declare the types around it, or extend one of these
    /// and declare the name there.
    func files(declaring qualifiedName: String) -> [Int] {
        let parts = qualifiedName.split(separator: ".").map(String.init)
        guard parts.count > 1, let name = parts.last else { return declaring[qualifiedName] ?? [] }
        let extended = Set(parts.dropLast()).flatMap { around in
            (nesting["\(around).\(name)"] ?? []) + (nesting["\(around).*"] ?? [])
        }
        return Set((declaring[parts[0]] ?? []) + extended).sorted()
    }
}
