import ArborModel
import CTreeSitterSwift

/// A search for the declarations of classes, protocols and type aliases with some names, in text that isn't parsed.
package struct DeclaredNames: Sendable {
    /// The names, a line each.
    private let names: String

    package init(_ names: Set<String>) { self.names = names.sorted().map { $0 + "\n" }.joined() }

    /// Returns false if the text declares none of the names. Text in a comment may look like a declaration.
    package func mayOccur(in source: UnsafeBufferPointer<UInt8>) -> Bool {
        names.withBytes { names in
            guard let start = source.baseAddress, let first = names.baseAddress else { return false }
            return tree_sitter_swift_may_declare(start, source.count, first, names.count)
        }
    }
}
