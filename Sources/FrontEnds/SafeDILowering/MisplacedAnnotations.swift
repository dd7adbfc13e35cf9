import ArborModel
import ArborSyntax

extension DeclarationLowering {
    /// Reports annotations that are attached to something else than a type or a property of a type.
    mutating func reportMisplacedAnnotations(in annotated: [Int]) {
        for type in file.typesAnnotatedAsProperties {
            for attribute in type.attributes where attribute.isOfDependency {
                report(
                    .unsupportedDeclaration,
                    "'@\(attribute.simpleName)' can only be attached to a property of a type",
                    about: [type.name], at: attribute.range, help: "write '@Instantiable' on \(type.name)",
                    fixIt: attribute.replaced(by: "Instantiable"))
            }
        }
        for attribute in file.strayAttributes where attribute.isOfType {
            reportMisplaced(
                annotation: attribute,
                of: file.strayFunctions.first { $0.attributes.contains { $0.range == attribute.range } })
        }
        for type in file.types.indices {
            for callable in file.types[type].callables {
                for attribute in callable.attributes where attribute.isOfType {
                    reportMisplaced(annotation: attribute, of: callable)
                }
            }
        }
        for attribute in file.strayAttributes where attribute.isOfDependency {
            reportMisplaced(
                attribute, help: "move the declaration into the type that needs it, or remove the annotation")
        }
        for type in annotated {
            for callable in file.types[type].callables {
                for attribute in callable.attributes where attribute.isOfDependency {
                    let what = callable.name == "init" ? "initializer" : "function"
                    reportMisplaced(
                        attribute, in: "\(file.types[type].name).\(callable.name)",
                        help: "remove the annotation from the \(what)")
                }
            }
        }
    }

    private mutating func reportMisplaced(
        annotation attribute: Attribute, of function: CallableDeclaration?
    ) {
        let made = function?.returns
        report(
            .unsupportedDeclaration,
            "'@\(attribute.simpleName)' can only be attached to a type or an extension",
            about: [String(attribute.simpleName)], at: attribute.range,
            help:
                "annotate an extension of \(made.map { "'\($0)'" } ?? "the type that is made"), and declare the function in "
                + "it as 'public static func instantiate(\(function?.parameters.isEmpty == false ? "…" : ""))\(made.map { " -> \($0)" } ?? "")'"
        )
    }

    private mutating func reportMisplaced(_ attribute: Attribute, in name: String = "", help: String) {
        report(
            .unsupportedDeclaration,
            "'@\(attribute.simpleName)' can only be attached to a property of a type",
            about: [String(attribute.simpleName), name], at: attribute.range, help: help)
    }
}

extension FileDeclarations {
    /// The types with an annotation of properties, and without one of types.
    var typesAnnotatedAsProperties: [TypeDeclaration] {
        // By index, because an iteration copies each type.
        types.indices.filter { index in
            types[index].attributes.contains(where: \.isOfDependency)
                && !types[index].attributes.contains(where: \.isOfType)
        }.map { types[$0] }
    }
}
