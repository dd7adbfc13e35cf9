import ArborModel

// Annotations that stand in an `#if`, without what they annotate.

extension FileDeclarations {
    /// Each annotation of these counts as one of the declaration that follows it, so that the type is in the graph, and
    /// nothing else is said of it.
    var withConditionalAttributes: FileDeclarations {
        var file = self
        for attribute in conditionalAttributes where attribute.isAnnotation {
            let end = attribute.range.end.offset
            if attribute.simpleName == "Instantiable" {
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

    fileprivate func innermostType(around range: SourceRange) -> Int? {
        types.lastIndex {
            $0.range.start.offset < range.start.offset && range.end.offset < $0.range.end.offset
        }
    }
}

extension InstantiableLowering {
    /// The code that makes a type, and what it is given, would be another one in another build.
    mutating func reportConditionalAnnotations() {
        for attribute in file.conditionalAttributes where attribute.isAnnotation {
            let isOfType = attribute.simpleName == "Instantiable"
            let owner = file.innermostType(around: attribute.range).map { file.types[$0] }
            guard isOfType || owner?.attributes.contains(where: { $0.simpleName == "Instantiable" }) == true
            else { continue }
            report(
                .unsupportedDeclaration,
                "'@\(attribute.simpleName)' stands in an '#if' without the "
                    + "\(isOfType ? "type" : "property") that it annotates", at: attribute.range,
                help: "annotate it in every build, or let the whole type stand in the '#if', "
                    + "once in each branch")
        }
    }
}

extension InstantiableLowering {
    /// Where the code that makes a type runs would be another place in another build.
    mutating func reportConditionalIsolation(of type: TypeDeclaration) {
        let makers = type.callables.filter { $0.name == "init" || $0.name == "instantiate" }
        let attributes = type.conditionalAttributes + makers.flatMap(\.conditionalAttributes)
        for attribute in attributes where attribute.namesAnActor {
            reportConditionalIsolation("'\(attribute.text)' counts in some builds only", at: attribute.range)
        }
    }

    mutating func reportConditionalIsolation(_ text: String, at range: SourceRange) {
        report(
            .unsupportedDeclaration, "an isolation attribute inside '#if' is not supported: \(text)",
            at: range,
            help: "write it for every build, or declare the whole type in each branch of the '#if'")
    }
}

extension Attribute {
    /// True of one of Arbor's.
    fileprivate var isAnnotation: Bool {
        ["Instantiable", "Instantiated", "Received", "Forwarded"].contains(simpleName)
    }
}
