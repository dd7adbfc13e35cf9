import ArborModel

/// The names that may have another meaning inside an extension of a root than at the top of the file.
package struct HiddenNames: Sendable {
    /// The names of the types in the root and in its enclosing types, and the root's functions and variables.
    package private(set) var members: Set<String> = []
    /// The names of the generic parameters of the root and of its enclosing types. The root's own properties use them
    /// as parameters.
    package fileprivate(set) var parameters: Set<String> = []
    /// True if the root and its enclosing types may contain types that aren't known. Supertypes bring some, and so do
    /// extensions in files that aren't parsed.
    package private(set) var mayHideAny: Bool

    package var isNothing: Bool { !mayHideAny && members.isEmpty && parameters.isEmpty }

    package func mayHide(_ name: Substring) -> Bool {
        members.contains(String(name))
            || mayHideAny && !Self.standardTypes.contains(String(name)) && !parameters.contains(String(name))
    }

    /// Types of the standard library. We assume that no program declares a nested type with the same name.
    private static let standardTypes: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Int8",
        "Int16",
        "Int32", "Int64", "Never", "Optional", "Self", "String", "UInt", "UInt8", "UInt16", "UInt32",
        "UInt64", "Void",
    ]
}

extension BindingGraph {
    /// Returns the names that each root hides, in the order of the roots.
    package func hiddenNames(of roots: [NodeID]) -> [HiddenNames] {
        let scopes = roots.map { resolved[declarations[$0]].name.scopes.map { String($0) } }
        let members = nestedNames.members(of: Set(scopes.joined()))
        let plain = scopes.map { $0.map(\.withoutModule) }
        let supertypes = roots.map { resolved[declarations[$0]].supertypes.map(\.lastPart) }
        let changed = namesChanged(Set(plain.joined()), supertypes: Set(supertypes.joined()))
        return roots.indices.map { index in
            var hidden = HiddenNames(
                mayHideAny: plain[index].contains(where: changed.contains)
                    || supertypes[index].contains {
                        changed.contains($0) || names(broughtBy: $0) == nil
                    })
            if let particulars = particulars(of: roots[index]) {
                hidden.parameters = Set(particulars.genericParameters)
                hidden.add(Set(particulars.memberNames))
            }
            for scope in scopes[index] { hidden.add(members[scope] ?? []) }
            for supertype in supertypes[index] { hidden.add(names(broughtBy: supertype) ?? []) }
            return hidden
        }
    }

    /// The names that a protocol of the front ends' libraries or a well-known protocol brings; `nil` for any other
    /// supertype.
    private func names(broughtBy supertype: String) -> Set<String>? {
        dialects.libraryType(named: supertype)?.members ?? WellKnownProtocols.members[supertype]
    }

    /// Returns the names that a file extends with unknown nested types, and the supertypes that the program itself
    /// declares or extends.
    private func namesChanged(_ names: Set<String>, supertypes: Set<String>) -> Set<String> {
        if names.isEmpty { return [] }
        var changed: Set<String> = []
        // Few entries are like one of the names. Only for these we create a string.
        let wanted = NameFilter(names.union(supertypes).map { $0[...] })
        func look(through outline: FileOutline, of file: Int?) {
            outline.visitEntries { kind, bytes in
                guard kind != .exported, kind != .leveled, kind != .value, kind != .isolated,
                    kind != .inheriting, kind != .bringing, kind != .globalActor, kind != .nesting,
                    kind != .impossible,
                    wanted.mayContain(bytes) || kind.isExtension && bytes.contains(UInt8(ascii: ":"))
                else { return }
                let name = String(decoding: bytes, as: UTF8.self).withoutModule
                if supertypes.contains(name) { changed.insert(name) }
                guard kind.isExtension, names.contains(name) else { return }
                // The types around a provider are read with all their members.
                if let file, kind == .extended, !shown.isAmbiguous(String(name.firstComponent)),
                    resolved[file].providers.contains(where: {
                        $0.name.withoutModule.firstComponent == name.firstComponent
                    })
                {
                    return
                }
                changed.insert(name)
            }
        }
        for file in resolved.indices where resolved[file].outline.mayHold(wanted) {
            look(through: resolved[file].outline, of: file)
        }
        for index in others.indices where others[index].outline.mayHold(wanted) {
            look(through: others[index].outline, of: nil)
        }
        return changed
    }
}

extension BindingGraph {
    /// Returns the modules that some file of a module imports with an access level. Each file of the module must then
    /// write a level.
    ///
    /// - Parameter module: The module, or `nil` for all files.
    package func leveledImports(in module: ModuleID?) -> Set<String> {
        var leveled: Set<String> = []
        func look(through outline: FileOutline) {
            guard outline.holds(.leveled) else { return }
            outline.visitEntries { kind, name in
                if kind == .leveled { leveled.insert(String(decoding: name, as: UTF8.self)) }
            }
        }
        for file in resolved.indices where module == nil || modules.ofFiles[file] == module {
            look(through: resolved[file].outline)
        }
        for other in others.indices where module == nil || modules.ofOthers[other] == module {
            look(through: others[other].outline)
        }
        return leveled
    }
}

extension HiddenNames {
    /// Returns the names that mean a generic parameter in the root, although the tree makes types of the same name.
    package func hiddenByParameters(_ names: some Sequence<String>) -> Set<String> {
        parameters.isEmpty ? [] : parameters.intersection(names)
    }

    fileprivate init(mayHideAny: Bool) { self.mayHideAny = mayHideAny }

    fileprivate mutating func add(_ names: Set<String>) { members.formUnion(names) }
}

/// Protocols that roots often conform to, and the names that each one brings into a type.
private enum WellKnownProtocols {
    static let members: [String: Set<String>] = [
        "Sendable": [], "@unchecked Sendable": [], "AnyObject": [],
        "Equatable": [], "Hashable": [], "Comparable": [], "Error": [], "CustomStringConvertible": [],
        "CustomDebugStringConvertible": [], "Codable": [], "Encodable": [], "Decodable": [], "Copyable": [],
        "Escapable": [], "SendableMetatype": [], "BitwiseCopyable": [], "Identifiable": ["ID"],
        // Protocols of SwiftUI and UIKit.
        "App": ["Body"], "View": ["Body"], "Scene": ["Body"],
        "ObservableObject": ["ObjectWillChangePublisher"], "UIApplicationDelegate": [],
        "UISceneDelegate": [], "UIWindowSceneDelegate": [], "NSApplicationDelegate": [],
    ]
}

extension String {
    /// `T` of `M::T`.
    var withoutModule: String { ModuleQualifiedName.split(self).map { String($0.name) } ?? self }

    /// `B` of `A.B`.
    var lastPart: String { lastDot.map { String(self[index(after: $0)...]) } ?? self }
}
