import ArborModel

/// All that is checked of one declaration alone. A check is a pure function, and adding one is adding a line here.
enum DeclarationChecks {
    static let all: [@Sendable (AnnotatedDeclaration) -> [Diagnostic]] = [isReadable, isOfSupportedKind]

    /// That the text is Swift as the reader knows it.
    @Sendable static func isReadable(_ declaration: AnnotatedDeclaration) -> [Diagnostic] {
        if declaration.type == nil, declaration.faults.isEmpty {
            let message = "'@Instantiable' is attached to a class, a struct, an actor or an extension"
            return [.init(.unsupportedDeclaration, message, at: declaration.location())]
        }
        return declaration.faults.map {
            .init(.brokenDeclaration, $0.kind.message, at: declaration.location($0.range))
        }
    }

    /// That it is a kind of type that can be made.
    @Sendable static func isOfSupportedKind(_ declaration: AnnotatedDeclaration) -> [Diagnostic] {
        guard let type = declaration.type, type.kind == .enum || type.kind == .protocol else { return [] }
        let message =
            "'@Instantiable' can't be attached to the \(type.kind.rawValue) '\(type.name)': "
            + "it goes with a class, a struct, an actor or an extension"
        return [.init(.unsupportedDeclaration, message, at: declaration.location(type.keywordRange))]
    }
}

extension SyntaxFault.Kind {
    fileprivate var message: String {
        switch self {
        case .unexpected(let text): "unexpected '\(text)' in the declaration of an '@Instantiable' type"
        case .missing(let text): "expected '\(text)' in the declaration of an '@Instantiable' type"
        case .beyond(let limit): limit.sentence
        }
    }
}
