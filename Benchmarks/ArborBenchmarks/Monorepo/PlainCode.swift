/// Generated Swift without dependencies that resembles real files: prose, strings with braces, closures,
/// generics, regular expressions and conditions. Its declarations are valid Swift.
struct PlainCode {
    var random: SplitMix64

    private static let nouns = [
        "account", "session", "token", "index", "image", "payload", "route", "invoice", "item", "query",
        "locale", "window", "identity", "interval", "insight",
    ]

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    static func header(of file: String) -> String {
        """
        //  \(file)
        //
        //  Part of a made-up monorepo. If it were real, its licence would stand here, and say in some lines what you
        //  may do with it, and that it comes "as is", without warranty of any kind.


        """
    }

    mutating func declaration(_ name: String) -> String {
        switch random.below(6) {
        case 0: enumeration(name)
        case 1: contract(name)
        case 2: generic(name)
        default: structure(name)
        }
    }

    private mutating func members() -> String {
        (0..<2 + random.below(5)).map { member("step\($0)") }.joined(separator: "\n")
    }

    private mutating func noun() -> String { random.pick(Self.nouns) }

    private mutating func structure(_ name: String) -> String {
        """
        /// What \(name) is for, in a sentence: it keeps each \(noun()) with its \(noun()).
        struct \(name): Hashable, Sendable {
            var count: Int = \(random.below(1000))
            let \(noun())Name: String
            private(set) var values: [String: [Int]] = ["\(noun())": [\(random.below(100)), \(random.below(100))]]

        \(members())}

        """
    }

    private mutating func enumeration(_ name: String) -> String {
        """
        /* What \(name) can be. A \(noun()) has one of these /* and they nest */ at any time. */
        enum \(name): String, CaseIterable {
            case first, second = "\(noun())"
            case third

            var count: Int { self == .first ? \(random.below(100)) : rawValue.utf8.count }

        \(members())}

        """
    }

    private mutating func contract(_ name: String) -> String {
        """
        protocol \(name): AnyObject, Sendable {
            associatedtype Element: Hashable
            var count: Int { get }
            func \(noun())(for key: Element, in range: Range<Int>) async throws -> [Element]
        }

        extension \(name) where Element == String {
        \(members())}

        """
    }

    private mutating func generic(_ name: String) -> String {
        """
        final class \(name)<Key: Hashable & Sendable, Value>: @unchecked Sendable where Value: Codable {
            private var storage: [Key: Value] = [:]
            var onChange: (@Sendable (_ key: Key, _ value: Value?) -> Void)?
            var count: Int { storage.count }

            subscript(key: Key) -> Value? {
                get { storage[key] }
                set {
                    storage[key] = newValue
                    onChange?(key, newValue)
                }
            }

        \(members())}

        """
    }
}
