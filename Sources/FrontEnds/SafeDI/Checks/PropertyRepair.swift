import ArborLowering
import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// Removes all annotations but one.
    func keeping(_ kept: Attribute, of attributes: [Attribute]) -> Diagnostic.FixIt {
        .removing(attributes.filter { $0.range != kept.range }.map(\.range), "keep \(kept.text) alone")
    }

    /// Removes the initial value, unless the property's type is inferred from it.
    func removingValue(of property: PropertyDeclaration) -> Diagnostic.FixIt? {
        guard property.type != nil, let value = layout?[property]?.initialValue else { return nil }
        return .removing([value], "remove the initial value")
    }

    /// Makes the property's type optional, and also the types of the initializer parameters of the same name.
    func makingOptional(
        _ property: PropertyDeclaration, as type: TypeExpression, in owner: TypeDeclaration
    ) -> Diagnostic.FixIt? {
        guard let range = property.typeRange else { return nil }
        var fixIt = Diagnostic.FixIt.replacing(range, by: "\(type)")
        guard let layout else { return fixIt }
        for initializer in owner.callables where initializer.name == "init" {
            let types = layout[initializer]?.parameterTypes ?? []
            for (parameter, range) in zip(initializer.parameters, types)
            where parameter.name.plainName == property.label.plainName && parameter.type == property.type {
                fixIt.edits.append(.init(range: range, replacement: "\(type)"))
            }
        }
        return fixIt
    }

    /// Reports dependencies declared with `var`. A property wrapper next to the annotation justifies a
    /// variable.
    mutating func checkConstancy(of type: TypeDeclaration, in layout: DeclarationLayout) {
        var keyword: SourceRange?
        for property in type.properties where property.keyword == "var" && !property.annotations.isEmpty {
            // Several bindings share one keyword. A weak property must be a variable.
            guard property.attributes.count == property.annotations.count,
                !property.modifiers.contains("weak"), let parts = layout[property],
                parts.keyword != keyword
            else { continue }
            keyword = parts.keyword
            report(
                .invalidDependency,
                "'\(property.label)' is a variable: what a type depends on doesn't change",
                about: [property.label.plainName, "var"], at: parts.keyword,
                help: "declare it with 'let'; beside a property wrapper 'var' is right",
                fixIt: makingConstant(property, parts))
        }
    }

    /// Replaces `var` by `let`, unless only a variable can be declared so.
    private func makingConstant(
        _ property: PropertyDeclaration, _ parts: DeclarationLayout.Property
    ) -> Diagnostic.FixIt? {
        guard !property.hasAccessors,
            !parts.modifiers.contains(where: { $0.text == "lazy" || $0.text == "weak" })
        else { return nil }
        // A constant can't have `private(set)`.
        let setters = parts.modifiers.filter { $0.text.hasSuffix("(set)") }
        var fixIt = Diagnostic.FixIt.removing(setters.map(\.range), "make it a 'let'")
        fixIt.edits.append(.init(range: parts.keyword, replacement: "let"))
        return fixIt
    }
}
