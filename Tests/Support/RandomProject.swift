import ArborModel
import SafeDIFrontEnd

/// Generates random projects, the same for the same seed. They contain types of every form, and annotations
/// that fit or don't fit.
///
/// A project doesn't have to make sense. It finds steps of the graph and the plan that only sensible types
/// survive.
public struct RandomProject {
    private var random: SplitMix
    private let names = ["A", "B", "C", "Int", "Outer.Inner", "Box", "Instantiator", "ErasedInstantiator"]
    private let labels = ["a", "b", "c", "user", "self", "in"]

    /// The files of one project.
    public static func files(seed: UInt64) -> [FileSummary] {
        var maker = RandomProject(seed: seed)
        return (0..<1 + maker.random.below(3)).map { maker.file($0) }
    }

    private init(seed: UInt64) { random = SplitMix(seed: seed) }

    /// A random type of any form of `TypeExpression`, a few levels deep.
    public mutating func type(depth: Int = 0) -> TypeExpression {
        switch random.below(depth < 4 ? 16 : 2) {
        case 0, 1: return .named(pick(names), [])
        case 2: return .named(pick(names), (0...random.below(2)).map { _ in type(depth: depth + 1) })
        case 3: return .member(type(depth: depth + 1), "Inner", [])
        case 4: return .composition([type(depth: depth + 1), type(depth: depth + 1)])
        case 5, 6, 7: return .optional(type(depth: depth + 1))
        case 8: return .implicitlyUnwrapped(type(depth: depth + 1))
        case 9: return .prefixed(pick(["any", "some", "~"]), type(depth: depth + 1))
        case 10:
            return .attributed([pick(["@escaping", "@MainActor", "@Sendable"])], type(depth: depth + 1))
        case 11: return .array(type(depth: depth + 1))
        case 12: return .dictionary(type(depth: depth + 1), type(depth: depth + 1))
        case 13: return .tuple(elements(depth: depth + 1))
        case 14: return .unknown("?" + pick(names))
        default:
            let effects = random.isTrue(30) ? ["async", "throws"] : []
            return .function(elements(depth: depth + 1), effects: effects, returns: type(depth: depth + 1))
        }
    }

    private mutating func elements(depth: Int) -> [TypeExpression.Element] {
        (0..<random.below(3)).map { _ in
            TypeExpression.Element(
                label: random.isTrue(30) ? pick(labels) : nil, type: type(depth: depth),
                isVariadic: random.isTrue(10))
        }
    }

    private mutating func file(_ number: Int) -> FileSummary {
        let path = "File\(number).swift"
        let count = 1 + random.below(4)
        return FileSummary(
            path: path, imports: random.isTrue(30) ? [ImportDeclaration(module: pick(names))] : [],
            providers: (0..<count).map { provider(UInt32($0 + 1), path: path) },
            nestedNames: random.isTrue(20) ? ["Outer.Other"] : [])
    }

    private mutating func provider(_ line: UInt32, path: String) -> ProviderDeclaration {
        let kind: ProviderDeclaration.Kind = pick([.class, .struct, .actor, .extension])
        let name = pick(names)
        let dependencies = (0..<random.below(5)).map { _ in dependency(line) }
        let arguments = dependencies.map {
            Argument(
                label: random.isTrue(80) ? $0.label : nil, dependency: $0.label,
                isEscaping: random.isTrue(20))
        }
        return ProviderDeclaration(
            type: kind == .extension ? type() : TypeExpression(parsing: name), name: name,
            depth: name.count { $0 == "." }, kind: kind, isRoot: random.isTrue(30),
            additionalTypes: random.isTrue(30) ? [reference(line)] : [], dependencies: dependencies,
            construction: kind == .extension ? .function("instantiate", arguments) : .initializer(arguments),
            conditions: random.isTrue(15) ? [pick(["DEBUG", "!DEBUG", "os(Linux)", "A && B || C"])] : [],
            location: SourceLocation(path: path, range: range(line)), frontEnd: .safeDI)
    }

    private mutating func dependency(_ line: UInt32) -> Dependency {
        let type = type()
        let sources: [Dependency.Source] = [
            .instantiated(
                Instantiation(
                    product: random.isTrue(30) ? reference(line) : nil, isWrapped: random.isTrue(20),
                    deferral: Dialect.safeDI.deferral(type))),
            .forwarded, .received(ifAvailable: random.isTrue(30)),
            .alias(
                of: pick(labels), type: reference(line), wrapped: random.isTrue(20),
                ifAvailable: random.isTrue(30)),
        ]
        return Dependency(
            label: pick(labels), type: type, source: pick(sources), range: range(line))
    }

    private mutating func reference(_ line: UInt32) -> TypeReference {
        TypeReference(type: type(), range: range(line))
    }

    private func range(_ line: UInt32) -> SourceRange {
        let start = SourcePosition(offset: line * 100, line: line, column: 1)
        return SourceRange(start: start, end: start)
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[random.below(values.count)] }
}
