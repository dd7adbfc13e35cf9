import ArborModel

/// Returns the declarations of one file as JSON lines: a line for the file with its imports, then a line for each
/// type.
///
/// The fields are those of the reference reader. Empty, false and absent fields are left out, except `imports`.
public func declarationLines(path: String, _ file: FileDeclarations) -> String {
    var lines = JSONLine()
    lines.object { line in
        line.field("path", path)
        line.field("imports", file.imports.map(\.text), evenIfEmpty: true)
    }
    for type in file.types {
        lines.object { line in
            line.field("path", path)
            line.write(type)
        }
    }
    return lines.text
}

extension JSONLine {
    fileprivate mutating func write(_ type: TypeDeclaration) {
        field("line", type.keywordRange.start.line)
        field("column", type.keywordRange.start.column)
        field("kind", type.kind.rawValue)
        field("name", type.name)
        field("generics", type.generics)
        field("attributes", type.attributes.map(\.text))
        field("modifiers", type.modifiers)
        field("inherits", type.inherits)
        field("properties", type.properties) { $0.write($1) }
        field("callables", type.callables) { $0.write($1) }
    }

    fileprivate mutating func write(_ property: PropertyDeclaration) {
        field("line", property.range.start.line)
        field("label", property.label)
        field("type", property.type ?? "")
        field("keyword", property.keyword)
        field("attributes", property.attributes.map(\.text))
        field("modifiers", property.modifiers)
        field("hasInitialValue", property.hasInitialValue)
        field("hasAccessors", property.hasAccessors)
    }

    fileprivate mutating func write(_ callable: CallableDeclaration) {
        field("line", callable.range.start.line)
        field("name", callable.name)
        field("attributes", callable.attributes.map(\.text))
        field("modifiers", callable.modifiers)
        field("generics", callable.generics)
        field("parameters", callable.parameters) { $0.write($1) }
        field("effects", (callable.isAsync ? ["async"] : []) + (callable.isThrowing ? ["throws"] : []))
        field("returns", callable.returns ?? "")
        field("isFailable", callable.isFailable)
    }

    fileprivate mutating func write(_ parameter: ParameterDeclaration) {
        field("attributes", parameter.attributes.map(\.text))
        field("label", parameter.label)
        field("name", parameter.name)
        field("type", parameter.type)
        field("hasDefault", parameter.hasDefault)
    }
}
