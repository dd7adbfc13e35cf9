import ArborModel
import ArborSyntax

/// Default values of a type's parameters, as the generated code repeats them: in another file, in an extension of the type,
/// and in a structure whose members have the names of the parameters.
struct DefaultText {
    /// The declarations of names in the type's own file.
    let names: [DeclaredName]
    /// The qualified name of the type.
    let type: String
    /// The number of components of the outermost declaration's name around the type.
    let outermostLength: Int
    /// The names of the structure's members.
    let members: Set<String>

    /// Returns the default value of a parameter as it is repeated; "" if it has none that can mean the same there.
    func value(of parameter: ParameterDeclaration) -> String {
        parameter.defaultValue.flatMap { moved($0, of: TypeExpression(parsing: parameter.type)) } ?? ""
    }

    /// Returns the value with names that mean the same there; `nil` if a name can't.
    private func moved(_ value: String, of type: TypeExpression) -> String? {
        value.withBytes { bytes in
            let tokens = SourceTokens(of: bytes)
            if tokens.indices.contains(where: { callsHidden($0, tokens, type) }) { return nil }
            let locals = tokens.locals
            var moved = ""
            var end = 0
            for index in tokens.indices {
                guard let name = tokens.word(index), !tokens.isLabel(index), !locals.contains(name) else {
                    continue
                }
                if names.contains(where: { $0.name == name && $0.isHidden }) { return nil }
                if tokens.isSign(index - 1, ".") { continue }
                guard let prefix = prefix(of: name) else { return nil }
                moved += String(decoding: bytes[end..<tokens.start(index)], as: UTF8.self) + prefix
                end = name == "Self" ? tokens.end(index) : tokens.start(index)
            }
            return moved + String(decoding: bytes[end...], as: UTF8.self)
        }
    }

    /// Returns whether a word calls an initializer that other files don't see: `T()`, `T.init()`, or `.init()` for a value of a
    /// type.
    private func callsHidden(_ index: Int, _ tokens: SourceTokens, _ type: TypeExpression) -> Bool {
        guard tokens.isSign(index + 1, "("), let word = tokens.word(index) else { return false }
        let isImplicit = word == "init" && tokens.isSign(index - 1, ".")
        let called = isImplicit ? tokens.word(index - 2) ?? type.bare.lastName : word
        return names.contains { $0.name == called && $0.hidesInitializers }
    }

    /// Returns the text in front of a name, or in place of `Self`; `nil` if the name's meaning isn't known.
    private func prefix(of name: String) -> String? {
        if name == "Self" { return type }
        let owners = Set(names.lazy.filter { $0.name == name && $0.isStatic }.compactMap(\.owner))
        let scopes = owners.isEmpty ? [] : type.scopes(from: outermostLength)
        let scope = scopes.first { owners.contains(String($0)) }
        let isMember = members.contains(name)
        guard let scope else { return isMember ? nil : "" }
        return scope == type && !isMember ? "" : scope + "."
    }
}

extension SourceTokens {
    fileprivate func word(_ index: Int) -> String? { name(index).map { String(decoding: $0, as: UTF8.self) } }

    /// Returns whether a word is the label of an argument.
    fileprivate func isLabel(_ index: Int) -> Bool {
        isSign(index + 1, ":") && (isSign(index - 1, "(") || isSign(index - 1, ","))
    }
}
