import ArborLowering
import ArborModel
import ArborSyntax

/// Why an extension's `instantiate` can't be called.
enum FunctionFault: Equatable {
    case notStatic
    /// The modifier that hides the function from the generated file. Which other levels are enough depends on the
    /// module of the generated code.
    case hidden(String)
    case async
    case throwing
    case generic
    /// The name of the parameter that the function is isolated to.
    case isolated(to: String)
    case unavailable
    /// The extended type is a protocol. The value is the existential that the function returns.
    case existential(String)
    /// The result type as written; `nil` if no type is written.
    case result(String?)

    static func all(in function: CallableDeclaration, of type: TypeDeclaration) -> [FunctionFault] {
        var faults: [FunctionFault] = []
        if let access = function.hidden(in: type, around: []) { faults.append(.hidden(access)) }
        if !function.modifiers.contains("static") { faults.append(.notStatic) }
        if function.isAsync { faults.append(.async) }
        if function.mayThrow { faults.append(.throwing) }
        if !function.generics.isEmpty || !function.requirements.isEmpty { faults.append(.generic) }
        if let actor = function.isolatedParameter { faults.append(.isolated(to: actor.name)) }
        if Availability(of: function.attributes) == .never { faults.append(.unavailable) }
        if let result = existential(of: type, function.returns) {
            // No static function of a protocol can be called, so the other faults don't matter.
            return [.existential(result)]
        }
        if !makes(type, function.returns) { faults.append(.result(function.returns)) }
        return faults
    }

    /// The result `any P` or `some P` of an extension of `P`.
    private static func existential(of type: TypeDeclaration, _ returns: String?) -> String? {
        guard let returns, case .prefixed(let word, let base) = TypeExpression(parsing: returns),
            ["any", "some"].contains(word), base.isNominal,
            base.lastName == TypeExpression(parsing: type.name).lastName
        else { return nil }
        return returns
    }

    static func makes(_ type: TypeDeclaration, _ returns: String?) -> Bool {
        guard let returns else { return false }
        let result = TypeExpression(parsing: returns)
        guard let name = result.nominalName else { return false }
        return returns == "Self" || name == TypeExpression(parsing: type.name).nominalName
    }

    /// The result type to write instead of another one. The arguments in `[A]` and `A?` are kept.
    static func result(for type: TypeDeclaration, insteadOf written: String?) -> String {
        let wrapped = written.flatMap { TypeExpression(parsing: $0).wrapped }
        let isMeant = wrapped?.nominalName == TypeExpression(parsing: type.name).nominalName
        return isMeant ? wrapped?.description ?? type.name : type.name
    }

    /// True if either name may be the slip, that of the extended type or that of the result.
    static func isMisspelt(_ type: TypeDeclaration, as result: String) -> Bool {
        TypeExpression(parsing: result).nominalName.map { isSlip(type.name, of: $0) } ?? false
    }

    var sentence: String {
        switch self {
        case .notStatic: "it is not static"
        case .hidden(let access): "it is \(access)"
        case .async: "it is async"
        case .throwing: "it throws"
        case .generic: "it is generic"
        case .isolated(let actor): "it is isolated to the parameter '\(actor)'"
        case .unavailable: "it is unavailable"
        case .existential(let type):
            "\(type.hasPrefix("some") ? "it returns '\(type)', and " : "")a static function can't be called on a protocol"
        case .result(let type?): "it returns '\(type)'"
        case .result(nil): "it returns nothing"
        }
    }
}

extension FunctionFault {
    func help(for type: TypeDeclaration, _ function: CallableDeclaration) -> String {
        if case .existential = self {
            return
                "remove the annotation here, and write '@Instantiable(fulfillingAdditionalTypes: [\(type.name).self])' "
                + "on a type that conforms to '\(type.name)'"
        }
        if case .hidden(let access) = self, function.hiddenAccess == nil {
            return "remove '\(access)' from the extension"
        }
        if case .result(let written?) = self, Self.isMisspelt(type, as: written) {
            return "write '\(type.name)' or '\(written)' in both places"
        }
        let parameters = function.parameters.isEmpty ? "" : "…"
        if case .generic = self, !function.generics.isEmpty,
            let argument = function.returns.map(TypeExpression.init(parsing:))?.arguments.first
        {
            return "declare a function for each type that is needed, with a type such as 'Int' in place of "
                + "'\(argument)': 'public static func instantiate(\(parameters)) -> \(type.name)<Int>'"
        }
        let result = Self.makes(type, function.returns) ? function.returns : nil
        return "declare 'public static func instantiate(\(parameters)) -> "
            + "\(result ?? Self.result(for: type, insteadOf: function.returns))'"
    }
}

extension CallableDeclaration {
    var isPublic: Bool { modifiers.contains { $0 == "public" || $0 == "open" } }

    /// The parameter whose actor a call has to be on. The generated code is on no instance of an actor.
    var isolatedParameter: ParameterDeclaration? {
        parameters.first { $0.type.utf8.first == UInt8(ascii: "i") && $0.type.hasPrefix("isolated ") }
    }
}

// MARK: Fix-its

extension DeclarationLowering {
    mutating func repairing(
        _ fault: FunctionFault, of function: CallableDeclaration, in type: TypeDeclaration
    ) -> Diagnostic.FixIt? {
        guard let layout, let parts = layout[function] else { return nil }
        switch fault {
        case .hidden(let access):
            if function.hiddenAccess == nil {
                let modifier = layout.modifiers.first { $0.text == access }
                return modifier.map { .removing([$0.range], "remove '\(access)'") }
            }
            let edits = Diagnostic.FixIt.Edit.making("public", parts.modifiers, at: parts.start)
            return assumingPublic(
                parameterTypes(of: function, in: type), of: type,
                Diagnostic.FixIt("make it 'public'", edits: edits))
        case .notStatic:
            var fixIt = makingStatic(parts, at: function.range.start)
            fixIt.isCertain = !mayUseInstance(function, parts)
            return fixIt
        case .async:
            return layout.removingEffect(of: function, unless: ["await"]) { $0 == "async" || $0 == "reasync" }
        case .throwing:
            return layout.removingEffect(of: function, unless: ["try", "throw"]) {
                $0.hasPrefix("throws") || $0 == "rethrows"
            }
        case .generic: return removingGenerics(of: function, parts)
        case .isolated, .unavailable, .existential: return nil
        case .result(let written):
            var fixIt = returning(FunctionFault.result(for: type, insteadOf: written), function, parts)
            let isOptional = written.map { TypeExpression(parsing: $0).isOptional } ?? false
            if isOptional && mayReturnNil(type, parts) || FunctionFault.isMisspelt(type, as: written ?? "")
                || names(written, besides: type, in: parts)
            {
                fixIt.isCertain = false
            }
            return fixIt
        }
    }

    /// Returns whether a function's body names the type that it returns, which it probably makes.
    private func names(
        _ written: String?, besides type: TypeDeclaration, in parts: DeclarationLayout.Callable
    ) -> Bool {
        guard let name = written.flatMap({ TypeExpression(parsing: $0).bare.lastName }),
            name != type.name.lastComponent
        else { return false }
        return BodyWords(of: parts.body?.text ?? "").words.contains(name)
    }

    /// Returns whether a function's body may name a member of the instance. What begins with a capital letter is a type.
    private func mayUseInstance(
        _ function: CallableDeclaration, _ parts: DeclarationLayout.Callable
    ) -> Bool {
        let body = BodyWords(of: parts.body?.text ?? "")
        let known = body.declared.union(function.parameters.map(\.name.plainName)).union(Self.statementWords)
        return body.bareNames.contains { name in
            let isTypeOrNumber = name.utf8.first.map { $0 <= UInt8(ascii: "Z") } ?? true
            return !isTypeOrNumber && !known.contains(name)
        }
    }

    private static let statementWords: Set<String> = [
        "as", "else", "false", "for", "guard", "if", "in", "is", "let", "nil", "return", "true", "try", "var",
        "where",
    ]

    /// Returns whether a body may make an optional value. An initializer with arguments may fail.
    private func mayReturnNil(_ type: TypeDeclaration, _ parts: DeclarationLayout.Callable) -> Bool {
        let text = parts.body?.text ?? ""
        let body = BodyWords(of: text)
        if body.words.contains("nil") || text.utf8.contains(UInt8(ascii: "?")) { return true }
        guard let name = TypeExpression(parsing: type.name).lastName else { return true }
        return !body.callsOnlyPlainly(name)
    }

    private func makingStatic(
        _ parts: DeclarationLayout.Callable, at keyword: SourcePosition
    ) -> Diagnostic.FixIt {
        let word = parts.modifiers.first { $0.text == "class" }
        let edit = word.map { Diagnostic.FixIt.Edit(range: $0.range, replacement: "static") }
        return Diagnostic.FixIt(
            "make it 'static'",
            edits: [edit ?? .init(range: SourceRange(at: keyword), replacement: "static ")])
    }

    /// Removes the generic parameters if the rest of the function doesn't name them.
    private func removingGenerics(
        of function: CallableDeclaration, _ parts: DeclarationLayout.Callable
    ) -> Diagnostic.FixIt? {
        let used = function.parameters.map(\.type) + [function.returns, parts.body?.text].compactMap(\.self)
        let names = BodyWords(of: function.generics).words
        guard names.isDisjoint(with: BodyWords(of: used.joined(separator: " ")).words) else { return nil }
        return .removing(
            [parts.generics, parts.requirements].compactMap(\.self),
            "remove '\(function.generics.isEmpty ? function.requirements : function.generics)'")
    }

    private func returning(
        _ result: String, _ function: CallableDeclaration, _ parts: DeclarationLayout.Callable
    ) -> Diagnostic.FixIt {
        if let range = parts.returns { return .replacing(range, by: result) }
        let end = parts.effects.map(\.range.end).max() ?? function.parametersRange.end
        return .inserting(" -> \(result)", at: end)
    }

    /// The whole function without parameters. Only the author knows its dependencies.
    func declaringInstantiate(of type: TypeDeclaration, in layout: DeclarationLayout) -> Diagnostic.FixIt? {
        let access = type.modifiers.contains("public") ? "" : "public "
        let signature = "\(access)static func instantiate() -> \(type.name)"
        return layout.declaring(
            "\(signature) {\n    <#the new \(type.name)#>\n}", message: "declare '\(signature)'")
    }
}

extension TypeExpression {
    /// The name of the type whose extension makes this type, such as `Array` for `[T]`.
    fileprivate var nominalName: String? {
        switch self {
        case .array: "Array"
        case .dictionary: "Dictionary"
        case .optional: "Optional"
        case .named(let name, _), .member(_, let name, _): isNominal ? name : nil
        default: nil
        }
    }

    /// The type inside an optional or an array; `nil` for other types.
    fileprivate var wrapped: TypeExpression? {
        switch self {
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .prefixed(_, let type),
            .attributed(_, let type):
            type
        default: nil
        }
    }
}
