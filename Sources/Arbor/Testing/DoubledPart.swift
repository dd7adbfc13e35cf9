extension TestGraph {
    /// What a generated double knows: where it stands, and how its test fails.
    public struct DoubledPart: Sendable {
        private let path: String
        private let unset: Unset

        /// Creates the double's knowledge of a part.
        ///
        /// - Parameters:
        ///   - path: The part, as in `UnsetPart.path`.
        ///   - unset: How its test fails. Without a strict one the process ends.
        public init(_ path: String, of unset: Unset) {
            self.path = path
            self.unset = unset
        }

        /// Fails the test, because a requirement was used that it didn't set.
        ///
        /// - Parameter requirement: The requirement, with its labels: `load(id:)`.
        public func fail(_ requirement: String) {
            unset.fail(requirement, of: path)
        }

        /// Fails the test, and returns an error to throw.
        ///
        /// - Parameter requirement: The requirement, with its labels: `load(id:)`.
        public func error(_ requirement: String) -> any Error {
            fail(requirement)
            return UnsetRequirement(name: requirement)
        }

        /// Fails the test, and returns an empty value. The process ends if the type has none.
        ///
        /// - Parameter requirement: The requirement, with its labels: `load(id:)`.
        public func value<Value>(_ requirement: String) -> Value {
            fail(requirement)
            if let empty = (Value.self as? any Emptiable.Type)?.empty as? Value { return empty }
            if let nothing = () as? Value { return nothing }
            fatalError(
                "'\(requirement)' of '\(path)' is not set, and no \(Value.self) can stand in for its result")
        }

        /// Fails the test, and ends the process: no value of a type that can't be copied stands in for a result.
        ///
        /// - Parameter requirement: The requirement, with its labels: `load(id:)`.
        @_disfavoredOverload
        public func value<Value: ~Copyable>(_ requirement: String) -> Value {
            fail(requirement)
            fatalError("'\(requirement)' of '\(path)' is not set, and nothing can stand in for its result")
        }
    }
}

extension TestGraph {
    /// The error that a double's requirement throws if its test didn't set it.
    public struct UnsetRequirement: Error, Equatable, Sendable {
        /// The requirement, with its labels: `load(id:)`.
        public let name: String
    }
}

/// A type whose values are often results, and one of which is empty.
private protocol Emptiable {
    static var empty: Self { get }
}

extension Optional: Emptiable {
    fileprivate static var empty: Wrapped? { nil }
}

extension Array: Emptiable {
    fileprivate static var empty: [Element] { [] }
}

extension Dictionary: Emptiable {
    fileprivate static var empty: [Key: Value] { [:] }
}

extension Set: Emptiable {
    fileprivate static var empty: Set<Element> { [] }
}

extension String: Emptiable {
    fileprivate static var empty: String { "" }
}

extension Bool: Emptiable {
    fileprivate static var empty: Bool { false }
}

extension Substring: Emptiable {
    fileprivate static var empty: Substring { "" }
}

extension ArraySlice: Emptiable {
    fileprivate static var empty: ArraySlice { [] }
}

extension Emptiable where Self: Numeric {
    fileprivate static var empty: Self { 0 }
}

extension Int: Emptiable {}
extension Int8: Emptiable {}
extension Int16: Emptiable {}
extension Int32: Emptiable {}
extension Int64: Emptiable {}
extension UInt: Emptiable {}
extension UInt8: Emptiable {}
extension UInt16: Emptiable {}
extension UInt32: Emptiable {}
extension UInt64: Emptiable {}
extension Float: Emptiable {}
extension Double: Emptiable {}
