import ArborModel

/// The files that declare names, and those that extend types.
struct FileNames {
    private(set) var declaring: [String: [Int]] = [:]
    /// The extending files by the last component of the extended type's name.
    private(set) var extending: [String: [Int]] = [:]

    init(_ outlines: some Sequence<FileOutline>) {
        for (index, outline) in outlines.enumerated() {
            outline.visitEntries { kind, bytes in
                let name = String(decoding: bytes, as: UTF8.self)
                switch kind {
                case .declared, .packaged, .hidden: declaring[name, default: []].append(index)
                case .extended, .conformed:
                    let last = name.split(separator: ".").last.map(String.init) ?? name
                    extending[last, default: []].append(index)
                case .aliased, .exported, .leveled, .globalActor, .isolated, .inheriting, .value: break
                }
            }
        }
    }

    /// The files that may declare a type: those that declare its name, or declare or extend the types around it.
    func files(declaring qualifiedName: String) -> [Int] {
        let parts = qualifiedName.split(separator: ".").map(String.init)
        if parts.count == 1 { return declaring[qualifiedName] ?? [] }
        let extended = Set(parts.dropLast()).flatMap { extending[$0] ?? [] }
        return Set((declaring[parts[0]] ?? []) + extended).sorted()
    }
}
