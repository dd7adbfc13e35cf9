import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// Takes all annotations away but one.
    func keeping(_ kept: Attribute, of attributes: [Attribute]) -> Diagnostic.FixIt {
        .removing(attributes.filter { $0.range != kept.range }.map(\.range), "keep \(kept.text) alone")
    }

    /// Not where the value alone tells the type.
    func removingValue(of property: PropertyDeclaration) -> Diagnostic.FixIt? {
        guard property.type != nil, let value = layout?[property]?.initialValue else { return nil }
        return .removing([value], "remove the initial value")
    }

    /// Makes the property's type optional, and that of the parameters which give it its value.
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

    /// A dependency is a constant; a property wrapper beside the annotation is a reason for a variable.
    mutating func checkConstancy(of type: TypeDeclaration, in layout: DeclarationLayout) {
        var keyword: SourceRange?
        for property in type.properties where property.keyword == "var" && !property.annotations.isEmpty {
            // Of several bindings there is one keyword. A weak property is a variable.
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

    /// Not of what only a variable can be.
    private func makingConstant(
        _ property: PropertyDeclaration, _ parts: DeclarationLayout.Property
    ) -> Diagnostic.FixIt? {
        guard !property.hasAccessors,
            !parts.modifiers.contains(where: { $0.text == "lazy" || $0.text == "weak" })
        else { return nil }
        // `private(set)` says who may set a variable.
        let setters = parts.modifiers.filter { $0.text.hasSuffix("(set)") }
        var fixIt = Diagnostic.FixIt.removing(setters.map(\.range), "make it a 'let'")
        fixIt.edits.append(.init(range: parts.keyword, replacement: "let"))
        return fixIt
    }
}
