// The annotated type of a file, written as in real projects: with other properties between its dependencies, long
// functions, nested types, and conformances in extensions.
extension RealCode {
    private struct Dependency {
        var label: String
        var type: String

        init(service number: Int) {
            label = "service\(number)"
            type = "Service\(number)"
        }

        /// The dependency that an edit adds.
        static var edited: Dependency {
            var dependency = Dependency(service: 0)
            (dependency.label, dependency.type) = ("edited", "Edited")
            return dependency
        }
    }

    /// The usual size of a member in bytes.
    private static let sizeOfMember = 1_000

    /// - Parameter size: The size of the file in bytes at which the type ends.
    mutating func service(_ number: Int, _ edges: GraphShape.Edges, _ edit: Edit, size: Int) {
        let made = edges.made.map(Dependency.init) + (edit == .declaration ? [.edited] : [])
        let received = edges.received.map(Dependency.init)
        write(line: "/// Service \(number) of the made-up monorepo.\n///")
        write("<#docs#>")
        write(line: "@Instantiable\(number == 0 ? "(isRoot: true)" : "")")
        write(line: "public final class Service\(number): Instantiable, CustomStringConvertible {")
        initializer(made + received)
        mark("Dependencies")
        properties("@Instantiated", made)
        properties("@Received", received)
        mark("Code")
        write(line: "func revision() -> Int { \(edit == .body ? 1 : 0) }\n", indentation: 4)
        while text.utf8.count + Self.sizeOfMember < size {
            members(1, 4)
            write(line: "")
        }
        write(line: "public var description: String { \"Service\(number)\" }", indentation: 4)
        write(line: "}\n")
        for conformance in Self.conformances {
            write(line: "extension Service\(number): \(conformance.name) {")
            write(conformance.body, indentation: 4)
            write(line: "}\n")
        }
        if edit == .declaration { write(Self.editedType) }
    }

    private mutating func mark(_ title: String) {
        if !text.hasSuffix("\n\n") { write(line: "") }
        write(line: "// MARK: - \(title)\n", indentation: 4)
    }

    private mutating func initializer(_ dependencies: [Dependency]) {
        let parameters = dependencies.map { "        \($0.label): \($0.type)" }.joined(separator: ",\n")
        write(line: "public init(", indentation: 4)
        if !parameters.isEmpty { write(line: parameters) }
        write(line: ") {", indentation: 4)
        for dependency in dependencies {
            write(line: "self.\(dependency.label) = \(dependency.label)", indentation: 8)
        }
        write(line: "}", indentation: 4)
    }

    /// Writes annotated properties. Some have a comment, and some are followed by another property.
    private mutating func properties(_ annotation: String, _ dependencies: [Dependency]) {
        for dependency in dependencies {
            if random.below(3) == 0 { write("<#docs#>", indentation: 4) }
            write(line: "\(annotation) private let \(dependency.label): \(dependency.type)", indentation: 4)
            guard random.below(4) == 0 else { continue }
            write(line: "")
            write(random.pick(Self.properties), indentation: 4)
            write(line: "")
        }
    }

    private static let conformances: [(name: String, body: Template)] = [
        (
            "Equatable",
            """
            public static func == (left: Self, right: Self) -> Bool {
                <#inner#>
                return left === right
            }
            """
        ),
        (
            "CustomDebugStringConvertible",
            #"""
            public var debugDescription: String { "{ <#noun#>: \"\(revision())\", <#adjective#>: \(description) }" }
            """#
        ),
    ]

    private static let editedType: Template = """
        @Instantiable
        public struct Edited: Instantiable {
            public init() {}
        }

        """
}
