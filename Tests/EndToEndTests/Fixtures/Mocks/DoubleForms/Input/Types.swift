import Arbor

public enum Fault: Error { case deep }

/// Names that the double would have for its own.
@Instantiable(generateDouble: true)
public protocol Lines {
    var line: Int { get }
    var filePath: String { get }
    var _x: Int { get }
    var x: Int { get }
    func column(_ index: Int) -> Int
    func double(_ value: Int) -> Int
    func `1`() -> Int
}

@Instantiable(generateDouble: true)
public protocol Plain {
    func plain() -> Int
    var both: Int { get }
    func slow() throws -> Int
    func spelled(_ value: Optional<Int>) -> Array<Int>
}

/// The requirements of a protocol without isolation, and those of the main actor's.
@Instantiable(generateDouble: true)
@MainActor public protocol Screen: Plain {
    var title: String { get }
    nonisolated(nonsending) func settle() async -> Int
}

/// One implementation meets the requirements of both.
@Instantiable(generateDouble: true)
public protocol Merged: Plain {
    var both: Int { get set }
    func slow() -> Int
    func spelled(_ value: Int?) -> [Int]
    func quick() async -> Int
    func quick() -> Int
}

@Instantiable(generateDouble: true)
public protocol Failing: Error where Self: Sendable {
    var code: Int { get }
}

@Instantiable(generateDouble: true)
public protocol Copied {
    func isEqual(to other: Self) -> Bool
    func all() -> [Self]
    func copy() -> Self
}

@Instantiable(generateDouble: true)
public protocol Forms {
    init<Value: Hashable>(value: Value) where Value: Sendable
    var forced: Int! { get set }
    var onTap: () -> Void { get set }
    var deep: Int { get throws(Fault) }
    var loud: Int {
        get async throws(any Error)  // A comment.
    }
    func unwrapped(_ text: String!) -> Int!
    func nothing() -> Swift.Void
    func never() throws(Never) -> Int
    func lazy(_ value: @autoclosure() -> Int, _ failing: @autoclosure () throws -> Int)
    func change(_ values: inout[Int])
    func visit(_ body: (inout Int) -> Void)
    func open() -> Handle
    func close(_ handle: consuming Handle)
    nonisolated(nonsending) func stays(_ value: Int) async -> Int
}

/// A value that can't be copied.
public struct Handle: ~Copyable {
    let number: Int
}

/// What asks for a double in some builds only.
#if os(Plan9)
@Instantiable(generateDouble: true)
public protocol Elsewhere {}
#else
public protocol Elsewhere {}
#endif

@Instantiable(fulfillingAdditionalTypes: [Elsewhere.self])
public struct Here: Elsewhere, Instantiable { public init() {} }

@Instantiable(isRoot: true, generateTest: true)
public struct App: Instantiable {
    public init(elsewhere: any Elsewhere) { self.elsewhere = elsewhere }
    @Instantiated let elsewhere: any Elsewhere
}
