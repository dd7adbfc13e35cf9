import ArborModel
import ArborSyntax
import ArborTestSupport

/// Creates random values, which are the same for the same seed.
struct RandomSummaries {
    private var random: SplitMix
    /// True if all texts are valid in their roles, as those of a module's summary must be.
    private let areValid: Bool

    init(seed: UInt64, areValid: Bool = false) {
        random = SplitMix(seed: seed)
        self.areValid = areValid
    }

    /// Returns one of the words of a role, or any text.
    private mutating func word(_ words: [String]) -> String {
        areValid ? words.randomElement(using: &random)! : text()
    }

    mutating func fragment(path: String) -> Fragment {
        let imports = many { $0.importDeclaration() }
        let providers = many { $0.instantiable(path: path) }
        var summary = FileSummary(
            path: path, imports: imports, providers: providers, nestedNames: many { $0.text() },
            globalActors: many { $0.text() }, outline: FileOutline(text: text()))
        summary.configurations = many {
            SourceConfiguration(
                importedModules: $0.many { $0.text() }, folders: $0.many { $0.text() },
                location: $0.location(path: path))
        }
        // A module's summary has none.
        if !areValid { summary.doubles = many { $0.double(path: path) } }
        return Fragment(summary: summary, diagnostics: many { $0.diagnostic(path: path) })
    }

    mutating func type(depth: Int = 0) -> TypeExpression {
        let forms = depth < 4 ? 12 : 2
        switch Int.random(in: 0..<forms, using: &random) {
        case 0: return .named(text(), depth < 4 ? many { $0.type(depth: depth + 1) } : [])
        case 1: return .unknown(text())
        case 2: return .member(type(depth: depth + 1), text(), many { $0.type(depth: depth + 1) })
        case 3: return .composition(many { $0.type(depth: depth + 1) })
        case 4: return .optional(type(depth: depth + 1))
        case 5: return .implicitlyUnwrapped(type(depth: depth + 1))
        case 6: return .prefixed(word(["any", "some", "each", "~"]), type(depth: depth + 1))
        case 7:
            return .attributed(
                many { $0.word(["@escaping", "@convention(c)", "inout", "nonisolated(nonsending)"]) },
                type(depth: depth + 1))
        case 8: return .array(type(depth: depth + 1))
        case 9: return .dictionary(type(depth: depth + 1), type(depth: depth + 1))
        case 10: return .tuple(many { $0.element(depth: depth + 1) })
        default:
            return .function(
                many { $0.element(depth: depth + 1) },
                effects: many { $0.word(["async", "throws", "throws(E)"]) },
                returns: type(depth: depth + 1))
        }
    }

    private mutating func element(depth: Int) -> TypeExpression.Element {
        let label = maybe { $0.text() }
        return TypeExpression.Element(label: label, type: type(depth: depth), isVariadic: flag())
    }

    private mutating func instantiable(path: String) -> ProviderDeclaration {
        let arguments = many {
            Argument(label: $0.maybe { $0.text() }, dependency: $0.text(), isEscaping: $0.flag())
        }
        return ProviderDeclaration(
            type: type(), name: text(), depth: Int.random(in: 0...300, using: &random),
            kind: [.class, .struct, .actor, .extension].randomElement(using: &random)!, isRoot: flag(),
            additionalTypes: many { $0.reference() }, dependencies: many { $0.dependency() },
            construction: flag() ? .initializer(arguments) : .function(text(), arguments),
            conditions: many {
                $0.word(["A", "!(A) && (os(iOS))", "compiler(>=6.1)", "canImport(A, _version: 1.2)"])
            }, supertypes: many { $0.text() },
            concurrency: concurrency(), location: location(path: path),
            frontEnd: FrontEndID(rawValue: UInt8(truncatingIfNeeded: number())),
            particulars: maybe { $0.particulars() })
    }

    private mutating func particulars() -> ProviderDeclaration.Particulars {
        ProviderDeclaration.Particulars(
            branches: many { random in
                ProviderDeclaration.Branch(
                    conditions: random.many { $0.word(["A || B"]) },
                    arguments: random.many { Argument(label: nil, dependency: $0.text()) })
            },
            genericParameters: many { $0.text() }, isInExtension: flag(),
            availability: many {
                $0.word(["@available(macOS 14, *)", "@available(*, deprecated, message: \"a b\")"])
            },
            mayHaveSuperclass: flag(), sent: many { $0.text() }, qualifier: text(),
            rivals: many { random in
                CallRival(
                    title: random.text(), range: random.range(),
                    parameters: random.many {
                        .init(label: $0.maybe { $0.text() }, type: $0.type(), isOptional: $0.flag())
                    }, result: random.type(), isAmbiguous: random.flag(),
                    isWider: random.flag(), isVisible: random.flag())
            })
    }

    private mutating func double(path: String) -> DoubleDeclaration {
        DoubleDeclaration(
            type: type(), inherits: many { $0.text() },
            requirements: many { random in
                let kinds: [DoubleDeclaration.Requirement.Kind] = [
                    .property, .variable, .function, .initializer,
                ]
                return DoubleDeclaration.Requirement(
                    kinds.randomElement(using: &random.random)!, name: random.text(), prefix: random.text(),
                    isStatic: random.flag(), generics: random.text(), requirements: random.text(),
                    parameters: random.many { .init(label: $0.text(), type: $0.text()) },
                    isAsync: random.flag(), throwing: random.text(), result: random.text(),
                    isolation: random.isolation())
            }, isolation: isolation(), availability: many { $0.text() }, conditions: many { $0.text() },
            location: location(path: path))
    }

    private mutating func isolation() -> WrittenConcurrency.Isolation {
        [.inferred, .nonisolated, .attribute(text())].randomElement(using: &random)!
    }

    private mutating func concurrency() -> WrittenConcurrency {
        WrittenConcurrency(
            type: isolation(), construction: isolation(),
            mayBeIsolated: flag(), mayBeSendable: flag(), hasUnreadSupertypes: flag())
    }

    private mutating func instantiation() -> Instantiation {
        let deferral = Deferral(
            product: UInt8(truncatingIfNeeded: number()),
            given: flag() ? UInt8(truncatingIfNeeded: number()) : nil, isSendable: flag())
        return Instantiation(
            product: maybe { $0.reference() }, qualifier: maybe { $0.text() }, isWrapped: flag(),
            deferral: flag() ? deferral : nil)
    }

    private mutating func dependency() -> Dependency {
        let sources: [Dependency.Source] = [
            .instantiated(instantiation()), .forwarded,
            .received(ifAvailable: flag()),
            .alias(of: text(), type: reference(), wrapped: flag(), ifAvailable: flag()),
        ]
        return Dependency(
            label: text(), qualifier: maybe { $0.text() }, type: type(),
            source: sources.randomElement(using: &random)!,
            range: range(), annotation: maybe { $0.range() }, hasDefault: flag())
    }

    private mutating func diagnostic(path: String) -> Diagnostic {
        let severities: [Diagnostic.Severity] = [.error, .warning, .note]
        return Diagnostic(
            DiagnosticID.allCases.randomElement(using: &random)!, text(), about: many { $0.text() },
            at: maybe { $0.location(path: path) },
            severity: severities.randomElement(using: &random)!, pathTitles: many { $0.text() },
            pathCount: number(),
            path: many { $0.note(path: path) },
            nearMisses: many { $0.note(path: path) }, help: maybe { $0.text() },
            fixIts: many {
                Diagnostic.FixIt(
                    $0.text(), edits: $0.many { .init(range: $0.range(), replacement: $0.text()) })
            })
    }

    private mutating func note(path: String) -> Diagnostic.Note {
        Diagnostic.Note(text(), at: maybe { $0.location(path: path) })
    }

    private mutating func importDeclaration() -> ImportDeclaration {
        ImportDeclaration(
            text: text(), attributes: many { $0.word(["public", "testable", "_spi(A)"]) },
            kind: maybe { $0.word(["struct", "func"]) }, path: word(["A", "A.B", "A.+"]),
            conditions: many {
                $0.word(["A", "!(A) && (os(iOS))", "compiler(>=6.1)", "canImport(A, _version: 1.2)"])
            })
    }

    private mutating func reference() -> TypeReference { TypeReference(type: type(), range: range()) }

    private mutating func location(path: String) -> SourceLocation {
        SourceLocation(path: areValid || flag() ? path : text(), range: maybe { $0.range() })
    }

    private mutating func range() -> SourceRange { SourceRange(start: position(), end: position()) }

    private mutating func position() -> SourcePosition {
        SourcePosition(offset: number(), line: number(), column: number())
    }

    /// Returns a small number, a large one, or one at the edge of an encoding.
    private mutating func number() -> UInt32 {
        [
            0, 1, 127, 128, .max, UInt32.random(in: 0...5_000, using: &random),
            UInt32(truncatingIfNeeded: random.next()),
        ]
        .randomElement(using: &random)!
    }

    mutating func text() -> String {
        if areValid {
            return ["A", "b1", "café", "漢字", "`my name`", "n\(number())"].randomElement(using: &random)!
        }
        return textOfAnyForm()
    }

    private mutating func textOfAnyForm() -> String {
        ["", "A", "Outer.Inner", "café", "漢字 👍🏽", "a\0b", String(repeating: "x", count: 200), "n\(number())"]
            .randomElement(using: &random)!
    }

    private mutating func flag() -> Bool { Bool.random(using: &random) }

    private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? { flag() ? make(&self) : nil }

    private mutating func many<Value>(_ make: (inout Self) -> Value) -> [Value] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in make(&self) }
    }
}
