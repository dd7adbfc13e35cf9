import ArborLowering
import ArborModel
import ArborSyntax

// Annotations inside an `#if` that doesn't contain the annotated declaration.

extension FileDeclarations {
    /// Attaches each such annotation to the declaration that follows it. The type is then in the graph, and
    /// causes no secondary errors.
    var withConditionalAttributes: FileDeclarations {
        var file = self
        for attribute in conditionalAttributes where attribute.isAnnotation {
            let end = attribute.range.end.offset
            if attribute.isOfType {
                let type = types.indices.filter { types[$0].keywordRange.start.offset > end }
                    .min { types[$0].keywordRange.start.offset < types[$1].keywordRange.start.offset }
                if let type { file.types[type].attributes.append(attribute) }
                continue
            }
            guard let around = innermostType(around: attribute.range) else { continue }
            let properties = types[around].properties
            if let property = properties.firstIndex(where: { $0.range.start.offset > end }) {
                file.types[around].properties[property].attributes.append(attribute)
            }
        }
        return file
    }
}

extension FileDeclarations {
    /// The names of the type, or of the type and the property, that an annotation in an `#if` was attached to.
    fileprivate func names(annotatedBy attribute: Attribute) -> [String] {
        let isThis = { (other: Attribute) in other.range == attribute.range }
        for type in types {
            if type.attributes.contains(where: isThis) { return [type.name] }
            let property = type.properties.first { $0.attributes.contains(where: isThis) }
            if let property { return [type.name, property.label.plainName] }
        }
        return []
    }
}

extension DeclarationLowering {
    /// Reports these annotations, because the code that makes the type would differ between builds.
    mutating func reportConditionalAnnotations() {
        var reported: Set<[String]> = []
        for attribute in file.conditionalAttributes where attribute.isAnnotation {
            // The branches of an '#if' annotate one declaration.
            let names = file.names(annotatedBy: attribute)
            if !names.isEmpty, !reported.insert(names).inserted { continue }
            let isOfType = attribute.isOfType
            let owner = file.innermostType(around: attribute.range).map { file.types[$0] }
            guard isOfType || owner?.attributes.contains(where: \.isOfType) == true
            else { continue }
            report(
                .unsupportedDeclaration,
                "'@\(attribute.simpleName)' is inside '#if', but the "
                    + "\(isOfType ? "type" : "property") that it annotates is not",
                about: [String(attribute.simpleName)] + names,
                at: attribute.range,
                help:
                    "move the annotation out of the '#if', or the whole type into it, once for each branch"
            )
        }
    }
}

extension DeclarationLowering {
    /// Reports isolation attributes in an `#if`, because the code that makes the type would be isolated
    /// differently in another build.
    mutating func reportConditionalIsolation(of type: TypeDeclaration) {
        let creators = type.callables.filter { $0.name == "init" || $0.name == "instantiate" }
        reportConditionalIsolation(by: type.conditionalAttributes, of: [])
        for creator in creators {
            reportConditionalIsolation(by: creator.conditionalAttributes, of: [creator.nameWithTypes])
        }
    }

    private mutating func reportConditionalIsolation(by attributes: [Attribute], of names: [String]) {
        for attribute in attributes where attribute.namesAnActor {
            reportConditionalIsolation(
                "'\(attribute.text)' applies to some builds only", about: names + [attribute.text],
                at: attribute.range)
        }
    }

    mutating func reportConditionalIsolation(
        _ text: String, about details: [String], at range: SourceRange
    ) {
        report(
            .unsupportedDeclaration, "an isolation attribute inside '#if' is not supported: \(text)",
            about: details, at: range,
            help: "move it out of the '#if', or the whole type into it, once for each branch")
    }
}

extension Attribute {
    /// True for an annotation of a type or of a dependency.
    fileprivate var isAnnotation: Bool { isOfType || isOfDependency }
}
