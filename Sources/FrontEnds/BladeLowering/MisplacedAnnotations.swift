import ArborModel
import ArborSyntax

// Annotations that stand before a declaration of the wrong kind. Only the compiler would report them, and only after the
// tool had found nothing.

extension BladeFileLowering {
    mutating func reportMisplacedAnnotations() {
        // In a file that can't be read, the head of the type around it may be lost.
        let strays = losesDeclarations ? [] : file.strayAttributes
        for attribute in strays where attribute.isOfBlade {
            report(
                misplaced: attribute, before: "a declaration outside of a type", about: "",
                help: attribute.isProvider
                    ? "declare a static function in an enum with '@Module' instead" : nil)
        }
        for type in file.types {
            for attribute in type.attributes where attribute.isProvider {
                report(
                    misplaced: attribute, before: "the type '\(type.name)'", about: type.name,
                    help: "annotate the initializer that makes it instead")
            }
            reportMisplacedAnnotations(ofMembersOf: type)
        }
    }

    private mutating func reportMisplacedAnnotations(ofMembersOf type: TypeDeclaration) {
        var lastRange: SourceRange?
        for property in type.properties {
            // Each name of one declaration has the declaration's attributes.
            for attribute in property.attributes where attribute.isOfBlade && attribute.range != lastRange {
                lastRange = attribute.range
                let function = "static func \(property.label)() -> \(property.type ?? "Value")"
                report(
                    misplaced: attribute, before: "the property '\(property.label)'",
                    about: "\(type.name).\(property.label)",
                    help: attribute.isProvider
                        ? "write a function in a module instead: '@Provider \(function)'" : nil
                )
            }
        }
        for pattern in type.patterns {
            for attribute in pattern.attributes where attribute.isOfBlade {
                report(misplaced: attribute, before: "'\(pattern.pattern)'", about: type.name, help: nil)
            }
        }
        for callable in type.callables {
            for attribute in callable.attributes where attribute.isOfBlade && !attribute.isProvider {
                report(
                    misplaced: attribute, before: "'\(callable.name)'",
                    about: "\(type.name).\(callable.nameWithTypes)", help: nil)
            }
        }
    }

    private mutating func report(
        misplaced attribute: Attribute, before place: String, about subject: String, help: String?
    ) {
        let name = String(Vocabulary.blade.unqualified(attribute.name))
        losesDeclarations = true
        report(
            .unsupportedDeclaration, "'@\(name)' can't be attached to \(place)", about: [name, subject],
            at: attribute.range,
            help: help
                ?? (attribute.isProvider
                    ? "@Provider can only be attached to an initializer or a static function of a module"
                    : "@Module can only be attached to an enum, and @Component to a protocol"))
    }
}

extension Attribute {
    /// Whether the attribute is an annotation of swift-blade's, but for those of parameters.
    var isOfBlade: Bool {
        ["Module", "Component", "Provider"].contains(Vocabulary.blade.unqualified(name))
    }

    fileprivate var isProvider: Bool { Vocabulary.blade.unqualified(name) == "Provider" }
}
