import ArborLowering
import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// Removes all annotations but one.
    ///
    /// - Parameter isCertain: False if the others mean something else.
    func keeping(_ kept: Attribute, of attributes: [Attribute], isCertain: Bool = true) -> Diagnostic.FixIt {
        var fixIt = Diagnostic.FixIt.removing(
            attributes.filter { $0.range != kept.range }.map(\.range), "keep \(kept.text) alone")
        fixIt.isCertain = isCertain
        return fixIt
    }

    /// Removes the initial value, unless the property's type is inferred from it.
    ///
    /// Another initializer of the owner may rely on the value.
    func removingValue(of property: PropertyDeclaration, in owner: TypeDeclaration) -> Diagnostic.FixIt? {
        guard property.type != nil, let layout, let value = layout[property]?.initialValue else { return nil }
        var fixIt = Diagnostic.FixIt.removing([value], "remove the initial value")
        fixIt.isCertain = owner.callables.allSatisfy { callable in
            guard callable.name == "init", let body = layout[callable]?.body else { return true }
            let words = BodyWords(of: body.text)
            return words.callsInitializerOfSelf || words.assigned.contains(property.label.plainName)
        }
        return fixIt
    }

    /// Makes the property's type optional, and also the types of the initializer parameters of the same name.
    func makingOptional(
        _ property: PropertyDeclaration, as type: TypeExpression, in owner: TypeDeclaration
    ) -> Diagnostic.FixIt? {
        guard let range = property.typeRange, let layout else { return nil }
        var fixIt = Diagnostic.FixIt.replacing(range, by: "\(type)")
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
    mutating func checkConstancy(of type: TypeDeclaration) {
        var annotation: SourceRange?
        var changes: MutatedNames?
        for property in type.properties where property.keyword == "var" && !property.annotations.isEmpty {
            // Several bindings share one keyword. A weak property must be a variable, and one with another fault is
            // reported already.
            guard property.attributes.count == property.annotations.count,
                !property.modifiers.contains("weak"), property.attributes[0].range != annotation,
                layout != nil || !gaps.rejected.contains(property.label.plainName)
            else { continue }
            annotation = property.attributes[0].range
            let parts = layout?[property]
            if property.modifiers.contains("lazy") {
                reportLazy(property, at: parts?.keyword ?? property.range)
                continue
            }
            if changes == nil { changes = layout.map { MutatedNames(of: type, in: $0) } }
            report(
                .invalidDependency,
                "'\(property.label)' is declared with 'var', but a dependency can't change",
                about: [property.label.plainName, "var"], at: parts?.keyword ?? property.range,
                help: property.hasAccessors
                    ? "write 'let', and remove its accessors or observers"
                    : "write 'let'; only a property with a property wrapper may be a 'var'",
                fixIt: parts.flatMap { makingConstant(property, $0, unlessIn: changes) })
        }
    }

    private mutating func reportLazy(_ property: PropertyDeclaration, at range: SourceRange) {
        let value = property.hasInitialValue ? " and remove the value" : ""
        // What is received or forwarded is there already, so nothing can make it later.
        let made = property.annotations.first?.name == "Instantiated" ? property.type : nil
        let later = made.map { ", or declare it as 'Instantiator<\($0)>' to make its value later" } ?? ""
        report(
            .invalidDependency,
            "'\(property.label)' is lazy, but its value is passed to the initializer",
            about: [property.label.plainName, "var"], at: range,
            help: "write 'let' instead of 'lazy var'\(value)\(later)")
    }

    /// Replaces `var` by `let`, unless only a variable can be declared so. If more than the initializers assigns to it, the
    /// author may want another remedy.
    private func makingConstant(
        _ property: PropertyDeclaration, _ parts: DeclarationLayout.Property, unlessIn changes: MutatedNames?
    ) -> Diagnostic.FixIt? {
        guard !property.hasAccessors,
            !parts.modifiers.contains(where: { $0.text == "lazy" || $0.text == "weak" })
        else { return nil }
        // A constant can't have `private(set)`.
        let setters = parts.modifiers.filter { $0.text.hasSuffix("(set)") }
        var fixIt = Diagnostic.FixIt.removing(setters.map(\.range), "make it a 'let'")
        fixIt.edits.append(.init(range: parts.keyword, replacement: "let"))
        fixIt.isCertain = changes?.contains(property) != true
        return fixIt
    }
}
