// What stands at the top of a file.
extension RealCode {
    static let header: Template = """
        //===----------------------------------------------------------------------===//
        //
        //  File<#file#>.swift
        //
        //  Part of a made-up monorepo. If it were real, its licence would stand here, and say in some lines what you
        //  may do with it, and that it comes "as is", without warranty of any kind.
        //
        //===----------------------------------------------------------------------===//

        import Foundation
        """

    static let imports: [Template] = [
        "@preconcurrency import Dispatch",
        "import os.log",
        "@_spi(Internals) import struct Collections.OrderedSet",
        "#if canImport(Combine)\n    import Combine\n#endif",
        "import class CoreServices.Metadata",
    ]

    static let declarations: [Template] = [
        """
        <#docs#>
        public struct <#Name#>Options<#file#>_<#serial#>: Codable, Hashable, Sendable {
            <#fields#>

            <#members#>
        }
        """,
        """
        <#docs#>
        final class <#Name#>Store<#file#>_<#serial#>: NSObject, @unchecked Sendable {
            private var storage: [String: <#Name#>] = [:]
            private let <#name#>: <#Name#>

            init(<#name#>: <#Name#>, capacity: Int = <#number#>, onChange: ((String) -> Void)? = nil) {
                self.<#name#> = <#name#>
                <#inner#>
            }

            deinit { storage.removeAll() }

            // MARK: - <#Noun#>

            <#members#>
        }
        """,
        """
        /* The <#phrase#>s. /* These nest, and this { is not code. */ */
        enum <#Name#>Error<#file#>_<#serial#>: String, Error, CaseIterable {
            <#cases#>

            <#functions#>
        }
        """,
        """
        <#docs#>
        @available(macOS 13, iOS 16, *)
        actor <#Name#>Worker<#file#>_<#serial#> {
            <#fields#>

            <#members#>
        }
        """,
        """
        <#docs#>
        public protocol <#Name#>Providing<#file#>_<#serial#>: AnyObject, Sendable {
            associatedtype Element: Hashable = String
            var <#other#>: Int { get async throws }
            static var <#name#>: [Element] { get set }
            /// The <#phrase#>.
            func <#verb#>(_ <#name#>: Element, in range: Range<Int>) async throws -> [Element]
            init?(<#name#>: Element)
        }

        extension <#Name#>Providing<#file#>_<#serial#> where Element == String {
            <#functions#>
        }
        """,
        """
        // MARK: - <#Noun#>

        extension Array where Element: <#Name#>Convertible, Element.ID == Int {
            <#functions#>
        }
        """,
        """
        <#docs#>
        func <#verb#><#file#>_<#serial#><T>(_ <#name#>: [T], by <#other#>: KeyPath<T, Int>) -> [T] {
            <#statements#>
        }
        """,
    ]

    /// One declaration in eight is one of these.
    static let rareDeclarations: [Template] = [
        """
        <#docs#>
        final class <#Name#>Store<#file#>_<#serial#><Key: Hashable & Sendable, Value>: @unchecked Sendable
        where Value: Codable {
            private var storage: [Key: Value] = [:]
            private let <#name#>: <#Name#>

            init(<#name#>: <#Name#>, capacity: Int = <#number#>, onChange: ((Key) -> Void)? = nil) {
                self.<#name#> = <#name#>
                <#inner#>
            }

            deinit { storage.removeAll() }

            // MARK: - <#Noun#>

            <#members#>
        }
        """,
        """
        private let <#name#><#file#>_<#serial#>: [String: Int] = [
            <#rows#>
        ]
        """,
    ]

    static let smallDeclarations: [Template] = [
        "public typealias <#Name#>Handler<#file#>_<#serial#> = @Sendable (Result<<#Name#>, any Error>) async -> Void",
        """
        <#docs#>
        enum <#Name#>Kind<#file#>_<#serial#>: String, CaseIterable, Sendable {
            <#cases#>
        }
        """,
        """
        public struct <#Name#>Summary<#file#>_<#serial#>: Codable, Hashable {
            <#fields#>
        }
        """,
        """
        /// Is told about each <#phrase#>.
        public protocol <#Name#>Delegate<#file#>_<#serial#>: AnyObject {
            func <#verb#>(_ <#name#>: <#Name#>, didChange <#other#>: [String])
        }
        """,
        """
        extension <#Name#>: CustomStringConvertible {
            public var description: String {
                <#inner#>
            }
        }
        """,
        """
        @available(*, unavailable)
        extension <#Name#>: Sendable {}
        """,
    ]
}
