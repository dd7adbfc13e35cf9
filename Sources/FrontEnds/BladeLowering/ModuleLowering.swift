import ArborLowering
import ArborModel
import ArborSyntax

extension BladeFileLowering {
    /// The list of a module's providers: `provides` as dependencies, `submodules` as included lists. Its functions are
    /// providers of their own.
    mutating func module(_ type: TypeDeclaration, _ attribute: Attribute) -> ProviderDeclaration? {
        if type.kind == .extension {
            // Its functions belong to the module that it extends, whose own annotation has the lists.
            report(
                .unsupportedDeclaration,
                "@Module can only be attached to an enum, but '\(type.name)' is \(type.kind.title)",
                about: [type.name], at: type.nameRange,
                help:
                    "remove '@Module' here: the functions of an extension belong to its module, which is annotated where "
                    + "'enum \(type.name)' is declared")
            losesDeclarations = losesDeclarations || !attribute.arguments.isEmpty
            return nil
        }
        if type.kind != .enum {
            // A protocol has no functions that provide.
            if type.kind == .protocol { losesDeclarations = true }
            report(
                .unsupportedDeclaration,
                "@Module can only be attached to an enum, but '\(type.name)' is \(type.kind.title)",
                about: [type.name], at: type.nameRange,
                help: "declare it as 'enum \(type.name)'; a module has no instances",
                fixIt: becomingEnum(type))
        }
        if type.kind == .enum, let first = type.cases.first {
            report(
                .unsupportedDeclaration, "\(type.name) is a module, but has cases",
                about: [type.name, "case"], at: first,
                help:
                    "remove the cases, or move the providers into a separate enum; a module has no instances"
            )
        }
        var module = declaration(of: type, kind: .enum, construction: .list)
        let before = diagnostics.count
        reportUnknown(in: attribute, of: "@Module", known: ["provides", "submodules"])
        let provided = types("provides", of: attribute, around: type)
        if diagnostics.count > before { module.particulars.gaps.isFaulty = true }
        module.dependencies = provided.filter { !$0.isUnreadable }.map { reference in
            Dependency(
                label: reference.type.description, qualifier: "", type: reference.type,
                source: .instantiated(Instantiation(product: reference)), range: reference.range)
        }
        module.particulars.includes = types("submodules", of: attribute, around: type)
        return module
    }

    /// An enum can't be `final` or `open`, and it has no instances, which other code may make.
    private func becomingEnum(_ type: TypeDeclaration) -> Diagnostic.FixIt? {
        guard [.struct, .class].contains(type.kind) else { return nil }
        var fixIt = Diagnostic.FixIt.replacing(type.keywordRange, by: "enum")
        fixIt.isCertain = false
        return fixIt
    }

    /// Reports an enum of providers that lacks its annotation, and reads it as a module, so that nobody who lists it is
    /// blamed.
    ///
    /// - Parameter range: Where the fault is reported. A macro sees only one of the functions.
    mutating func forgottenModule(_ type: TypeDeclaration, at range: SourceRange? = nil)
        -> ProviderDeclaration
    {
        report(
            .unsupportedDeclaration,
            "\(type.name) has functions with @Provider, but is not annotated with @Module",
            about: [type.name, "@Module"], at: range ?? type.nameRange,
            help: "annotate '\(type.name)' with '@Module'")
        var module = declaration(of: type, kind: .enum, construction: .list)
        module.particulars.gaps.isFaulty = true
        return module
    }

    /// A declaration of the type itself, without dependencies.
    func declaration(
        of type: TypeDeclaration, kind: ProviderDeclaration.Kind,
        construction: ProviderDeclaration.Construction
    ) -> ProviderDeclaration {
        var provider = ProviderDeclaration(
            type: TypeExpression(parsing: type.name), name: type.name, depth: type.depth, kind: kind,
            construction: construction, conditions: type.conditions, supertypes: type.inherits,
            concurrency: type.writtenConcurrency(.blade), location: location(type.nameRange),
            frontEnd: .blade)
        let components = type.name.utf8.count { $0 == UInt8(ascii: ".") } + 1
        if type.kind == .extension, components > 1 { provider.particulars.outermostLength = components }
        return provider
    }

    /// The types of an argument such as `[A.self, B.self]`.
    mutating func types(
        _ label: String, of attribute: Attribute, around type: TypeDeclaration
    ) -> [TypeReference] {
        guard let argument = attribute.arguments.first(where: { $0.label == label }) else { return [] }
        guard let elements = argument.elements else {
            report(
                .invalidArgument,
                "'\(label)' must be an array literal, but '\(argument.value)' is not",
                about: [type.name, label], at: argument.range,
                help: "list the types here: [Some.self, Other.self]")
            return [.unreadable]
        }
        let ranges = argument.elementRanges.count == elements.count ? argument.elementRanges : []
        return elements.indices.compactMap { index in
            let range = ranges.isEmpty ? argument.range : ranges[index]
            return reference(elements[index], at: range, in: argument, around: type)
        }
    }

    private mutating func reference(
        _ text: String, at range: SourceRange, in argument: AttributeArgument, around type: TypeDeclaration
    ) -> TypeReference? {
        let found = resolve(String(text.dropLast(text.hasSuffix(".self") ? 5 : 0)), around: type).unwrapped
        guard text.hasSuffix(".self"), found.isNominal else {
            if let meant = text.misspeltMetatype, range != argument.range {
                report(
                    .invalidArgument, "'\(text)' must be written as '\(meant)'",
                    about: [type.name, argument.label ?? "", text], at: range,
                    fixIt: .replacing(range, by: meant))
                return .unreadable
            }
            report(
                .invalidArgument,
                found.isNominal && !text.hasSuffix(".self")
                    ? "'\(text)' must be written as '\(text).self'"
                    : "'\(text)' is not a type; '\(argument.label ?? "")' lists types, each as 'Type.self'",
                about: [type.name, argument.label ?? "", text], at: range,
                fixIt: found.isNominal && !text.hasSuffix(".self") && range != argument.range
                    ? .inserting(".self", at: range.end) : nil)
            return .unreadable
        }
        return TypeReference(type: found, range: range)
    }

    mutating func reportUnknown(in attribute: Attribute, of macro: String, known: [String]) {
        for argument in attribute.arguments where !known.contains(argument.label ?? "") {
            if let label = argument.assignedLabel, known.contains(label) {
                reportAssigned(argument, label, of: macro)
                continue
            }
            report(
                .invalidArgument, "\(macro) has no argument '\(argument.label ?? argument.value)'",
                about: [macro, argument.label ?? argument.value],
                at: argument.labelRange ?? argument.range,
                help: "it only takes \(known.map { "'\($0)'" }.joined(separator: ", "))",
                fixIt: argument.respelling(as: known))
        }
    }

    private mutating func reportAssigned(_ argument: AttributeArgument, _ label: String, of macro: String) {
        let list = argument.value.drop { $0 != "=" }.dropFirst().drop(while: \.isWhitespace)
        report(
            .invalidArgument, "'\(label)' of \(macro) is written as an assignment", about: [macro, label],
            at: argument.range, help: "write '\(label): \(list)'",
            fixIt: .replacing(argument.range, by: "\(label): \(list)"))
    }
}

extension TypeDeclaration {
    /// True for a module, for one that lacks the annotation, and for an extension, which may be of one.
    var mayBeModule: Bool { kind == .extension || attribute("Module") != nil || isForgottenModule }

    /// True for an enum with functions that only a module can have, and without the annotation.
    var isForgottenModule: Bool {
        kind == .enum && attribute("Module") == nil
            && callables.contains { $0.name != "init" && $0.attribute("Provider") != nil }
    }
}

extension String {
    /// `A.self` for `A.slf` and `Aself`; `nil` for anything else.
    fileprivate var misspeltMetatype: String? {
        if let dot = lastIndex(of: "."), dot > startIndex,
            editDistance(String(self[index(after: dot)...]), "self", atMost: 1) == 1
        {
            return self[..<dot] + ".self"
        }
        let name = hasSuffix("self") ? String(dropLast(4)) : ""
        return TypeExpression(parsing: name).isNominal && !name.hasSuffix(".") ? name + ".self" : nil
    }
}

extension TypeReference {
    /// An entry of a list that can't be read, which is reported. What it would bring is not known.
    fileprivate static let unreadable = TypeReference(type: .named("", []), range: .start)

    /// True for an entry of a list that can't be read.
    public var isUnreadable: Bool { type == .named("", []) }
}

extension TypeExpression {
    /// The type without parentheses around it.
    fileprivate var unwrapped: TypeExpression {
        if case .tuple(let elements) = self, elements.count == 1 { elements[0].type.unwrapped } else { self }
    }
}

extension TypeDeclaration.Kind {
    /// The kind with its article: `a class`.
    var title: String { (self == .enum || self == .extension || self == .actor ? "an " : "a ") + rawValue }
}
