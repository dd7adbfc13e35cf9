import ArborModel
import CTreeSitterSwift

extension HeadExtractor {
    /// Reads the bindings of a property after its own record, and appends those with a plain name.
    mutating func appendBindings(
        isVariable: Bool, under conditions: [String], to properties: inout [PropertyDeclaration]
    ) {
        var attributes: [Attribute] = []
        var modifiers: [String] = []
        var weakness: SourceRange?
        readPrefix(&attributes, &modifiers) { record, text in
            if text.isWeak { weakness = record.range }
        }
        _ = records.take()
        while let name = records.take(TREE_SITTER_SWIFT_NAME) {
            // A property that was completed before would be copied.
            properties.append(
                PropertyDeclaration(
                    label: records.text(name), keyword: isVariable ? "var" : "let",
                    attributes: attributes, modifiers: modifiers, conditions: conditions, range: name.range))
            let last = properties.count - 1
            if weakness != nil { properties[last].weaknessRange = weakness }
            readRest(of: &properties[last])
        }
    }

    private mutating func readRest(of property: inout PropertyDeclaration) {
        if let type = records.take(TREE_SITTER_SWIFT_TYPE) {
            property.type = records.text(type)
            property.typeRange = type.range
        }
        if records.take(TREE_SITTER_SWIFT_INITIAL_VALUE) != nil { property.hasInitialValue = true }
        if let accessors = records.take(TREE_SITTER_SWIFT_ACCESSORS) {
            property.setAccessors(records.bytes(accessors))
        }
    }

    /// Reads an initializer or a function after its own record.
    mutating func appendCallable(under conditions: [String], to callables: inout [CallableDeclaration]) {
        callables.append(
            CallableDeclaration(
                name: "init", parameters: [], conditions: conditions, range: .start, parametersRange: .start))
        complete(&callables[callables.count - 1])
    }

    private mutating func complete(_ found: inout CallableDeclaration) {
        var classRange: SourceRange?
        readPrefix(&found.attributes, &found.modifiers) { record, text in
            if text == "class" { classRange = record.range }
        }
        found.classRange = classRange
        found.range = records.take().range
        if let name = records.take(TREE_SITTER_SWIFT_NAME) { found.name = records.text(name) }
        if records.take(TREE_SITTER_SWIFT_FAILABLE) != nil { found.isFailable = true }
        if let generics = records.take(TREE_SITTER_SWIFT_GENERICS) { found.generics = records.text(generics) }
        found.parametersRange = records.take().range
        while let parameter = records.take(TREE_SITTER_SWIFT_PARAMETER) {
            if found.parameters.isEmpty { found.parameters.reserveCapacity(Self.usualCount) }
            appendParameter(parameter, to: &found.parameters)
        }
        readResult(of: &found)
    }

    /// Reads the effects, the result and the requirements of a callable.
    private mutating func readResult(of callable: inout CallableDeclaration) {
        while true {
            switch records.kind {
            case TREE_SITTER_SWIFT_ASYNC:
                callable.isAsync = true
                _ = records.take()
            case TREE_SITTER_SWIFT_THROWS, TREE_SITTER_SWIFT_RETHROWS:
                callable.isThrowing = true
                callable.isRethrowing = records.kind == TREE_SITTER_SWIFT_RETHROWS
                _ = records.take()
            case TREE_SITTER_SWIFT_THROWN_TYPE: callable.thrownType = records.takeText()
            case TREE_SITTER_SWIFT_RETURNS: callable.returns = records.takeText()
            case TREE_SITTER_SWIFT_REQUIREMENTS: callable.requirements = records.takeText()
            default: return
            }
        }
    }

    private mutating func appendParameter(
        _ record: tree_sitter_swift_record, to parameters: inout [ParameterDeclaration]
    ) {
        var attributes: [Attribute] = []
        while let attribute = records.take(TREE_SITTER_SWIFT_ATTRIBUTE) {
            attributes.append(self.attribute(attribute))
        }
        let label = records.takeText()
        let name = records.take(TREE_SITTER_SWIFT_NAME).map { records.text($0) } ?? label
        var type = records.takeText()
        if records.take(TREE_SITTER_SWIFT_VARIADIC) != nil { type += "..." }
        parameters.append(
            ParameterDeclaration(
                attributes: attributes, label: label, name: name, type: type, range: record.range))
        if let value = records.take(TREE_SITTER_SWIFT_DEFAULT_VALUE) {
            parameters[parameters.count - 1].defaultValue = records.expression(value)
        }
    }
}
