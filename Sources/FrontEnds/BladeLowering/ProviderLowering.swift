import ArborLowering
import ArborModel
import ArborSyntax

extension BladeFileLowering {
    /// The provider that an initializer or a static function declares. Nothing if the annotation stands elsewhere.
    mutating func provider(
        _ callable: CallableDeclaration, _ attribute: Attribute, of type: TypeDeclaration
    ) -> [ProviderDeclaration] {
        let before = diagnostics.count
        reportUnknown(in: attribute, of: "@Provider", known: ["of", "scope", "named"])
        check(callable, of: type)
        var provider: ProviderDeclaration
        if callable.name == "init" {
            guard let found = initializer(callable, attribute, of: type) else { return [] }
            provider = found
        } else {
            guard let found = function(callable, attribute, of: type) else { return [] }
            provider = found
        }
        // The parameters of a generic type may name its arguments, which nothing provides. It is reported.
        if type.generics.isEmpty || callable.name != "init" {
            provider.dependencies = dependencies(
                of: callable, in: type, source: .received(ifAvailable: false))
        }
        provider.conditions = callable.conditions
        provider.concurrency.construction = callable.writtenIsolation(.blade)
        provider.location = location(callable.range)
        if isShared(attribute, of: callable, in: type) { provider.particulars.isShared = true }
        let hidden = type.internalParts(calling: callable, around: enclosing(type))
        if !hidden.isEmpty { provider.particulars.internalParts = hidden }
        if diagnostics[before...].contains(where: { $0.id == .invalidArgument }) {
            provider.particulars.gaps.isFaulty = true
        }
        let sent = callable.sent(among: provider.arguments)
        if !sent.isEmpty { provider.particulars.sent = sent }
        let rivals = rivals(of: callable, as: provider, in: type)
        if !rivals.isEmpty { provider.particulars.rivals = rivals }
        return [provider]
    }

    private mutating func initializer(
        _ callable: CallableDeclaration, _ attribute: Attribute, of type: TypeDeclaration
    ) -> ProviderDeclaration? {
        guard let kind = ProviderDeclaration.Kind(initialized: type.kind) else {
            report(
                .unsupportedDeclaration, "an initializer of \(type.kind.title) can't be a provider",
                about: [type.name, callable.nameWithTypes], at: callable.range,
                help: "annotate an initializer of a type that conforms to '\(type.name)'")
            return nil
        }
        if !type.generics.isEmpty {
            report(
                .invalidProvider,
                "\(type.name) is generic, so its initializer doesn't provide one specific type",
                about: [type.name, callable.nameWithTypes], at: callable.range,
                help: "write a static function in a module for each type that is needed: "
                    + "'@Provider static func value(…) -> \(type.name)<Argument>'")
        }
        check(of: attribute, of: type)
        for argument in attribute.arguments where argument.label == "named" && argument.value != "nil" {
            report(
                .invalidArgument,
                "the initializer of \(type.name) can't have a name; only a function of a module can",
                about: [type.name, "named"], at: argument.range,
                help:
                    "remove 'named:' here, and add '@Provider(named: \(argument.value)) static func …() -> \(type.name)' to a "
                    + "module in place of '\(type.name).self' in its 'provides'")
        }
        return declaration(of: type, kind: kind, construction: .initializer(arguments(callable)))
    }

    /// Checks that `of:` names the type itself. It is superfluous.
    private mutating func check(of attribute: Attribute, of type: TypeDeclaration) {
        guard let argument = attribute.arguments.first(where: { $0.label == "of" }), argument.value != "nil"
        else { return }
        let named = resolve(String(argument.value.dropLast(".self".count)), inside: type)
        let own = TypeExpression(parsing: type.name)
        if argument.value.hasSuffix(".self"),
            named.bare.lastName == own.lastName || argument.value == "Self.self"
        {
            return
        }
        report(
            .invalidArgument,
            "the initializer makes \(type.name), but 'of' is '\(argument.value)'",
            about: [type.name, "of"],
            at: argument.range,
            help: "remove 'of'; to provide a supertype, write a static function in a module",
            fixIt: .replacing(argument.range, by: type.name + ".self"))
    }

    private mutating func function(
        _ callable: CallableDeclaration, _ attribute: Attribute, of type: TypeDeclaration
    ) -> ProviderDeclaration? {
        guard type.mayBeModule else {
            report(
                .unsupportedDeclaration,
                "'\(callable.name)' is in \(type.name), which is not a module",
                about: [type.name, callable.nameWithTypes],
                at: callable.range,
                help: "move the function into an enum with '@Module', or remove '@Provider'")
            return nil
        }
        for argument in attribute.arguments where argument.label == "of" && argument.value != "nil" {
            report(
                .invalidArgument, "'of' is only for initializers; a function provides its return type",
                about: [type.name, callable.nameWithTypes, "of"], at: argument.range, help: "remove 'of'")
        }
        let returned = callable.returns ?? "Void"
        if ["any", "some"].contains(returned) {
            losesDeclarations = true
            report(
                .invalidProvider, "'\(callable.name)' returns '\(returned)' without the name of a type",
                about: [type.name, callable.nameWithTypes, returned], at: callable.range,
                help: "write the protocol that it provides after '\(returned)'")
        }
        var provider = declaration(
            of: type, kind: .function, construction: .function(callable.name, arguments(callable)))
        provider.type = resolve(returned, inside: type).withoutOpacity
        provider.supertypes = []
        provider.particulars.functionOwner = TypeExpression(parsing: type.name)
        provider.particulars.qualifier = name(of: attribute, of: type) ?? ""
        return provider
    }

    private mutating func name(of attribute: Attribute, of type: TypeDeclaration) -> String? {
        guard let argument = attribute.arguments.first(where: { $0.label == "named" }),
            argument.value != "nil"
        else { return nil }
        return string(argument, in: type)
    }

    /// The text of a name, which must be a literal.
    mutating func string(_ argument: AttributeArgument, in type: TypeDeclaration) -> String? {
        if let text = argument.plainString { return text.isEmpty ? ValueName.empty : text }
        report(
            .invalidArgument, "a name must be a plain string literal, but '\(argument.value)' is not",
            about: [type.name, argument.value], at: argument.range,
            help: argument.value.isIdentifier
                ? "write the name in double quotes: \"\(argument.value)\""
                : "write the name here, for example \"water\"")
        // A name without its quotation marks is the likely one, so that nobody lacks it.
        return argument.value.isIdentifier ? argument.value : nil
    }

    private mutating func isShared(
        _ attribute: Attribute, of callable: CallableDeclaration, in type: TypeDeclaration
    ) -> Bool {
        guard let argument = attribute.arguments.first(where: { $0.label == "scope" }) else { return false }
        let scope = argument.value.split(separator: ".").last ?? ""
        if argument.value.contains("."), scope == "singleton" || scope == "unscoped" {
            return scope == "singleton"
        }
        report(
            .invalidArgument,
            argument.value.hasPrefix(".")
                ? "there is no scope '\(argument.value)'"
                : "'scope' must be written as '.singleton' or '.unscoped', not as '\(argument.value)'",
            about: [type.name, callable.nameWithTypes, "scope"], at: argument.range,
            help: "write '.singleton' or '.unscoped'")
        return false
    }
}

extension ProviderDeclaration.Kind {
    /// The kind of a declaration whose initializers can be called; `nil` for a protocol. An extension's initializer makes
    /// the extended type.
    fileprivate init?(initialized kind: TypeDeclaration.Kind) {
        switch kind {
        case .class: self = .class
        case .struct: self = .struct
        case .actor: self = .actor
        case .enum: self = .enum
        case .extension: self = .extension
        case .protocol: return nil
        }
    }
}
