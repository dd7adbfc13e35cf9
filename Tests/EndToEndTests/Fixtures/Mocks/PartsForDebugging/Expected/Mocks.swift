// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

// Other declarations may hide these names below.
typealias InMocksJournal = Journal
typealias InMocksStore = Store

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

extension FakeLogin {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
#if os(Linux)
        var store: (() -> any InMocksStore)? = nil
#endif
        var journal: (() -> InMocksJournal)? = nil
#if !(os(Linux))
        var store: (() -> any InMocksStore)? = nil
#endif
        var safeDIBuilder: ((any InMocksStore, InMocksJournal) -> FakeLogin)? = nil
    }
}

extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<FakeLogin.SafeDIMockConfiguration>? = nil
        var login: FakeLogin.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }

        init(login: FakeLogin.SafeDIMockConfiguration = .init()) {
            self.login = login
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        func makeFakeLogin(configuration: FakeLogin.SafeDIMockConfiguration) -> FakeLogin {
#if !(os(Linux))
            let store: any Store = if let make = configuration.store { make() } else { OtherStore() }
#endif
#if os(Linux)
            let store: any Store = if let make = configuration.store { make() } else { LinuxStore() }
#endif
            let journal = if let make = configuration.journal { make() } else { Journal() }
            return if let make = configuration.safeDIBuilder {
                make(store, journal)
            } else {
                FakeLogin.mock(store: store, journal: journal)
            }
        }

        let login: any Login = makeFakeLogin(configuration: safeDIOverrides.login)
        return App(login: login)
    }
}
#endif

#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

#if DEBUG
/// Implements `Journaling` for tests. The use of what a test doesn't set fails the test.
final class JournalingDouble: Journaling {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _count: (() -> Int)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        count: (() -> Int)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Journaling in Types.swift", of: .current.at(fileID, filePath, line, column))
        _count = count
    }

    var count: Int {
        if let _count { return _count() } else { return _double.value("count") }
    }
}
#endif

#if DEBUG
/// Implements `Keeping` for tests. The use of what a test doesn't set fails the test.
final class KeepingDouble: Keeping {
    private let _double: Arbor.TestGraph.DoubledPart
    private let _keep: ((String) -> Swift.Void)?
    private let _count: (() -> Int)?

    init(
        _ double: Arbor.TestGraph.DoubledPart? = nil,
        keep: ((String) -> Swift.Void)? = nil,
        count: (() -> Int)? = nil,
        fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath,
        line: Swift.Int = #line,
        column: Swift.Int = #column
    ) {
        _double =
            double ?? Arbor.TestGraph.DoubledPart(
                "Keeping in Types.swift", of: .current.at(fileID, filePath, line, column))
        _keep = keep
        _count = count
    }

    func keep(_ _0: String) {
        if let _keep { _keep(_0) } else { _double.fail("keep(_:)") }
    }

    var count: Int {
        if let _count { return _count() } else { return _double.value("count") }
    }
}
#endif
#endif
