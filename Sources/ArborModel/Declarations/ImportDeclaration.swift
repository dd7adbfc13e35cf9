/// One `import`, attributes included.
public struct ImportDeclaration: Hashable, Sendable {
    /// The whole declaration without comments, one space between words: `@testable import struct A.B`.
    public var text: String
    /// The attributes without the `@`, such as `testable` and `_spi(Testing)`, and the access modifiers, such as
    /// `public`.
    public var attributes: [String]
    /// The kind of the imported declaration: `struct` in `import struct A.B`. `nil` if a module is imported.
    public var kind: String? = nil
    /// The path of the import: `A.B`.
    public var path: String
    /// The conditions of the `#if` branches around it, outermost first: `os(Linux)`, `!(os(Linux))`.
    public var conditions: [String]

    /// Creates an import from its parts, by default under no condition.
    public init(text: String, attributes: [String], kind: String?, path: String, conditions: [String] = []) {
        self.init(text: text, attributes: attributes, path: path, conditions: conditions)
        self.kind = kind
    }

    /// Creates the import of a module from its parts.
    public init(text: String, attributes: [String], path: String, conditions: [String]) {
        self.text = text
        self.attributes = attributes
        self.path = path
        self.conditions = conditions
    }

    /// Creates a plain `import module`.
    public init(module: String) {
        self.init(text: "import " + module, attributes: [], kind: nil, path: module)
    }

    /// The attributes of imports, and the access levels.
    private static let attributeNames: [StaticString] = [
        "public", "package", "internal", "fileprivate", "private", "testable", "preconcurrency", "_exported",
        "_spi", "_implementationOnly", "_spiOnly", "_private", "_weakLinked", "_documentation",
        "_unsafeNonescapableResult",
    ]

    /// Returns whether an import may have an attribute, written without the `@`. Another one is that of a declaration that was
    /// removed from above it.
    public static func mayHave(_ attribute: String) -> Bool {
        let name = String(attribute.prefix { $0 != "(" })
        return attributeNames.contains { "\($0)" == name }
    }

    /// The name of the module: `A` of `A.B`.
    public var module: Substring {
        path.utf8.firstIndex(of: UInt8(ascii: ".")).map { path[..<$0] } ?? path[...]
    }

    /// Hashes the path alone. Nearly all imports of a path are equal, and all files' imports are put into sets.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
