// Members of types.
extension RealCode {
    static let properties: [Template] = [
        "private var <#other#><#serial#>: [String: Int] = [:]",
        "static let <#name#><#serial#> = \"com.example.<#noun#>.<#verb#>\"",
        "@Atomic private(set) var <#other#><#serial#>: <#Name#>? = nil",
        "@available(*, deprecated, renamed: \"<#verb#>\")\npublic var is<#Name#><#serial#>: Bool { <#name#> != .<#adjective#> }",
        "weak var <#name#>Delegate<#serial#>: (any <#Name#>Delegate & Sendable)?",
        "@UserDefault(key: \"<#noun#>.<#adjective#>\", fallback: <#number#>) private var <#other#><#serial#>: Int = <#number#>",
        "var on<#Name#><#serial#>: (@MainActor @Sendable (_ <#name#>: <#Name#>, Int) async throws -> Void)?",
        """
        var <#other#><#serial#>: String {
            <#statements#>
        }
        """,
        """
        public internal(set) var <#name#><#serial#>: Int = <#number#> {
            willSet { <#verb#>(newValue) }
            didSet {
                <#inner#>
            }
        }
        """,
        """
        private lazy var <#other#><#serial#>: <#Name#>Formatter = {
            let formatter = <#Name#>Formatter()
            <#inner#>
            return formatter
        }()
        """,
        """
        private static let <#name#>Table<#serial#>: [String: Int] = [
            <#rows#>
        ]
        """,
    ]

    static let functions: [Template] = [
        """
        func <#verb#><#Name#><#serial#>() {
            <#statements#>
        }
        """,
        """
        private func <#verb#><#Name#><#serial#>(_ <#name#>: <#Name#>) -> Int {
            <#statements#>
        }
        """,
        """
        public func <#verb#><#Name#><#serial#>(for <#name#>: String, in <#other#>: [<#Name#>]) throws -> <#Name#>? {
            <#statements#>
        }
        """,
        """
        @discardableResult
        public func <#verb#><#serial#>(
            _ <#name#>: <#Name#>,
            <#other#>: [String: any Sendable] = [:],
            completion: @escaping @Sendable (Result<[<#Name#>], any Error>) -> Void = { _ in }
        ) -> Bool {
            <#statements#>
        }
        """,
        """
        func <#verb#><#serial#><Element: Hashable, Failure>(
            _ <#name#>: some Sequence<Element>, or <#other#>: Result<Element, Failure>
        ) async throws -> [Element: Int] where Failure: Error & Sendable {
            <#statements#>
        }
        """,
        """
        @MainActor
        func <#verb#><#Name#><#serial#>(animated: Bool = true) async {
            <#statements#>
        }
        """,
        """
        @available(macOS 13, iOS 16, *)
        static func <#verb#><#serial#>(<#name#>: Int...) -> some Collection<Int> {
            <#statements#>
        }
        """,
        """
        @inline(__always) fileprivate static func <#verb#><#serial#>(_ <#name#>: inout Int) { <#name#> += <#number#> }
        """,
        """
        subscript(<#name#><#serial#> index: Int, default value: @autoclosure () -> Int = <#number#>) -> Int {
            get { index < <#number#> ? <#verb#>(index) : value() }
            set {
                <#inner#>
            }
        }
        """,
    ]

    static let nested: [Template] = [
        """
        enum <#Name#>State<#serial#>: String, CaseIterable, Sendable {
            <#cases#>

            var title: String {
                switch self {
                case .<#adjective#>: return "<#phrase#>"
                default: return rawValue
                }
            }
        }
        """,
        """
        private struct <#Name#>Options<#serial#>: Codable, Hashable {
            <#fields#>

            enum CodingKeys: String, CodingKey {
                <#cases#>
            }
        }
        """,
        """
        public final class <#Name#>Box<#serial#>: @unchecked Sendable {
            <#fields#>
            private let value: <#Name#>

            init(_ value: <#Name#>, <#name#>: Int = <#number#>) {
                self.value = value
                <#inner#>
            }

            <#members#>
        }
        """,
    ]

    static let cases: [Template] = [
        "case <#name#><#serial#>",
        "case <#name#><#serial#> = \"<#adjective#>_<#noun#>\"",
        "case <#name#><#serial#>  // <#phrase#>",
    ]

    static let fields: [Template] = [
        "var <#name#><#serial#>: Int = <#number#>",
        "var <#name#><#serial#>: [<#Name#>]? = nil",
        "/// The <#phrase#>, in <#noun#>s.\nlet <#name#><#serial#>: String = \"\"",
    ]
}
