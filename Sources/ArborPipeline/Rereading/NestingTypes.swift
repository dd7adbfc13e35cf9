import ArborGraph
import ArborModel
import ArborStorage

/// The extensions, classes and protocols of a program that may declare types.
///
/// A program with a namespace has one in nearly every file, so entries are compared as bytes, and texts are made of few.
struct NestingTypes {
    private let files: [ModuleSummary.File]
    private let others: [ProgramModules.OtherFile]
    /// The names of the types that the types are in, without those of types around them.
    private var types = StringInterner()

    /// - Parameter files: The files with annotations. Together with the others, they have the numbers of `SourceOutline.all`.
    init(in files: [ModuleSummary.File], _ others: [ProgramModules.OtherFile]) {
        self.files = files
        self.others = others
        var types = StringInterner()
        visit { _, outer, _ in _ = types.intern(outer) }
        self.types = types
    }

    /// True if types at the top level, or in their extensions, declare no types.
    var isEmpty: Bool { types.count == 0 }

    /// Returns false if nothing may declare a type in a type of this name, except in the file of an annotated one.
    func mayBeAround(_ type: String) -> Bool { types.find(type) != nil }

    /// Returns the names that may be declared in types of some names, by these; `*` stands for any.
    func names(declaredIn outer: Set<String>) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        if outer.isEmpty { return found }
        let filter = NameFilter(outer.map { $0[...] })
        visit { _, type, declared in
            guard filter.mayContain(type) else { return }
            let name = String(decoding: type, as: UTF8.self)
            guard outer.contains(name) else { return }
            for declared in declared.split(separator: UInt8(ascii: ",")) {
                found[name, default: []].insert(String(decoding: declared, as: UTF8.self))
            }
        }
        return found
    }

    /// Returns the files that may declare one of some qualified names in a type around it, or in an extension of that type.
    func files(declaringOneOf names: Set<String>) -> [Int] {
        if names.isEmpty || isEmpty { return [] }
        let wanted = WantedNames(names)
        var found: [Int] = []
        visit { file, outer, declared in
            if found.last != file, wanted.areAmong(declared, in: outer) { found.append(file) }
        }
        return found
    }

    private func visit(
        _ visit: (_ file: Int, _ outer: UnsafeBufferPointer<UInt8>, _ declared: UnsafeBufferPointer<UInt8>)
            -> Void
    ) {
        for file in files.indices where files[file].summary.outline.holds(.nesting) {
            files[file].summary.outline.visitNesting { visit(file, $0, $1) }
        }
        for index in others.indices where others[index].outline.holds(.nesting) {
            others[index].outline.visitNesting { visit(files.count + index, $0, $1) }
        }
    }
}

/// Qualified names that types or their extensions may declare.
private struct WantedNames {
    /// The names without those of types around them.
    private var names = StringInterner()
    /// The names of the types around them.
    private var types = StringInterner()
    /// Each name behind that of each type around it: `A.C` and `B.C` for `A.B.C`.
    private var pairs: Set<String> = []

    init(_ qualifiedNames: Set<String>) {
        for qualified in qualifiedNames {
            let name = qualified.lastName
            _ = names.add(name)
            for type in qualified.enclosingNames.map(\.lastName) {
                _ = types.add(type)
                pairs.insert("\(type).\(name)")
            }
        }
    }

    /// - Parameter declared: Names with commas between them; `*` stands for any.
    func areAmong(_ declared: UnsafeBufferPointer<UInt8>, in type: UnsafeBufferPointer<UInt8>) -> Bool {
        if types.find(type) == nil { return false }
        return declared.split(separator: UInt8(ascii: ",")).contains { part in
            let name = UnsafeBufferPointer(rebasing: part)
            if name.count == 1, name[0] == UInt8(ascii: "*") { return true }
            return names.find(name) != nil
                && pairs.contains(
                    "\(String(decoding: type, as: UTF8.self)).\(String(decoding: name, as: UTF8.self))")
        }
    }
}
