import ArborPlanning
import Foundation
import Testing

/// One program with every kind of root, isolation, captured value and Instantiator. The compiler checks whether
/// values that aren't Sendable are sent between isolations.
@Suite("Isolated programs")
struct IsolatedProgramTests {
    @Test(
        "the code of all kinds of isolated roots compiles without a warning",
        arguments: [
            ["-swift-version", "5"], ["-swift-version", "5", "-strict-concurrency=complete"],
            ["-swift-version", "6"], ["-swift-version", "6", "-default-isolation", "MainActor"],
        ])
    func compiles(mode: [String]) async throws {
        let scratch = try Scratch()
        let source = IsolatedProgram.source(withDefaultIsolation: mode.contains("MainActor"))
        let input = try scratch.file("Input/Program.swift", source)
        // The parts of divided bodies capture the values that they use, and scopes hold values of all kinds.
        for limits in [CodeLimits(), CodeLimits(longestBody: 2, deepestCall: 1), .least] {
            let generated = try await scratch.generate(
                from: scratch.url("Input"), limits: limits,
                isIsolatedByDefault: mode.contains("MainActor"))
            let code = try String(contentsOf: generated, encoding: .utf8)
            #expect(code.split(separator: "\nextension ").count > 100)
            let complaints = try await Compiler.shared.value.complaints(
                about: [input, generated], mode: mode + ["-parse-as-library"])
            #expect(complaints.prefix(3) == [], "\(mode.joined(separator: " ")), \(limits)")
        }
    }
}

/// Writes the program.
private struct IsolatedProgram {
    /// The attributes of a root and its initializer.
    private struct Root {
        var type = ""
        var initializer = ""

        /// The attributes that types created in that isolation may have.
        var products: [String] { type.isEmpty || !initializer.isEmpty ? [initializer] : ["", type] }
    }

    private static let values = ["Model", "Record", "Store", "Badge"]

    private let root: Root
    private let kind: String
    private let value: String
    private let number: Int

    static func source(withDefaultIsolation isDefault: Bool) -> String {
        var roots = [
            Root(type: "@MainActor "), Root(initializer: "@MainActor "), Root(),
            Root(type: "@MainActor ", initializer: "@MainActor "),
        ]
        // Types that are isolated by default can't be created by these roots.
        if !isDefault {
            roots += [Root(type: "@Disk "), Root(initializer: "@Disk "), Root(type: "nonisolated ")]
        }
        var parts = [common]
        for root in roots {
            for kind in ["final class", "struct"] {
                for value in values where value != "Badge" || root.type == "@MainActor " {
                    for product in root.products {
                        for isInitial in [false, true] where !isInitial || product.hasPrefix("@") {
                            let program = IsolatedProgram(
                                root: root, kind: kind, value: value, number: parts.count)
                            parts.append(
                                program.text(product: product, isInitial: isInitial, holdsOthers: true))
                            let other = IsolatedProgram(
                                root: root, kind: kind, value: value, number: parts.count)
                            parts.append(
                                other.text(product: product, isInitial: isInitial, holdsOthers: false))
                        }
                    }
                }
            }
        }
        return parts.joined(separator: "\n")
    }

    private static let common = """
        import Arbor

        @globalActor public actor Disk { public static let shared = Disk() }
        public protocol Vendor {}
        public struct AnyVendor: Vendor { public init(_ vendor: any Vendor) {} }
        @Instantiable public final class Model: Vendor, Instantiable { public init() {} }
        @Instantiable public struct Record: Vendor, Instantiable { public init() {}; let box = Box() }
        @Instantiable extension Store: Instantiable { public static func instantiate() -> Store { Store() } }
        public final class Store: Vendor { public init() {} }
        @MainActor @Instantiable public final class Badge: Vendor, Instantiable { public init() {} }
        public final class Box { public init() {} }
        """

    /// A root that renames a value, and types that receive it under each name, as constants and deferred.
    private func text(product: String, isInitial: Bool, holdsOthers: Bool) -> String {
        let (type, initial) = isInitial ? ("", product) : (product, "")
        let n = number
        let shared = "value: \(value), vendor: any Vendor, wrapped: AnyVendor"
        let received =
            "@Received let value: \(value); @Received let vendor: any Vendor; @Received let wrapped: AnyVendor"
        let lists = """
            later: Instantiator<Leaf\(n)>, erased: ErasedInstantiator<(), any Vendor>, given: Instantiator<Given\(n)>
            """
        let lazies = """
            @Instantiated let later: Instantiator<Leaf\(n)>
                @Instantiated(fulfilledByType: "Leaf\(n)") let erased: ErasedInstantiator<(), any Vendor>
                @Instantiated let given: Instantiator<Given\(n)>
            """
        let renamed = """
            @Received(fulfilledByDependencyNamed: "value", ofType: \(value).self) let vendor: any Vendor
                @Received(fulfilledByDependencyNamed: "vendor", ofType: (any Vendor).self, erasedToConcreteExistential: true)
                let wrapped: AnyVendor
            """
        let assigned = "self.value = value; self.vendor = vendor; self.wrapped = wrapped"
        let lazily = "self.later = later; self.erased = erased; self.given = given"
        let others = holdsOthers ? ", leaf: Leaf\(n), middle: Middle\(n)" : ""
        return """
            @Instantiable \(type)public \(kind) Leaf\(n): Vendor, Instantiable {
                \(initial)public init(\(shared)) { \(assigned) }
                \(received)
            }
            @Instantiable \(type)public \(kind) Given\(n): Instantiable {
                \(initial)public init(box: Box, owner: any Vendor, vendor: any Vendor, leaves: Instantiator<Leaf\(n)>) {
                    self.box = box; self.owner = owner; self.vendor = vendor; self.leaves = leaves
                }
                @Forwarded let box: Box
                @Forwarded let owner: any Vendor
                @Received let vendor: any Vendor
                @Instantiated let leaves: Instantiator<Leaf\(n)>
            }
            @Instantiable \(type)public \(kind) Middle\(n): Instantiable {
                \(initial)public init(source: \(value), vendor: any Vendor, \(lists)) {
                    self.source = source; self.vendor = vendor; \(lazily)
                }
                @Instantiated let source: \(value)
                @Received(fulfilledByDependencyNamed: "source", ofType: \(value).self) let vendor: any Vendor
                \(lazies)
            }
            @Instantiable(isRoot: true) \(root.type)public \(kind) Root\(n): Instantiable {
                \(root.initializer)public init(\(shared), \(lists)\(others)) {
                    \(assigned); \(lazily)\(holdsOthers ? "; self.leaf = leaf; self.middle = middle" : "")
                }
                @Instantiated let value: \(value)
                \(renamed)
                \(lazies)
                \(holdsOthers ? "@Instantiated let leaf: Leaf\(n); @Instantiated let middle: Middle\(n)" : "")
            }
            """
    }
}
