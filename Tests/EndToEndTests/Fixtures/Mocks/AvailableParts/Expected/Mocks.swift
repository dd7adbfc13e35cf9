// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

@available(iOS 17, macOS 14, *)
extension DataStore {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var limit: Int = 10
        var safeDIBuilder: ((Int) -> DataStore)? = nil

        init(limit: Int = 10, _ safeDIBuilder: ((Int) -> DataStore)? = nil) {
            self.limit = limit
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

@available(iOS 17, macOS 14, *)
extension Editor {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<DataStore.SafeDIMockConfiguration>? = nil
        var store: DataStore.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }

        init(store: DataStore.SafeDIMockConfiguration = .init()) {
            self.store = store
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Editor {
        func makeDataStore(configuration: DataStore.SafeDIMockConfiguration) -> DataStore {
            return if let make = configuration.safeDIBuilder {
                make(configuration.limit)
            } else {
                DataStore(limit: configuration.limit)
            }
        }

        let store: any Store = makeDataStore(configuration: safeDIOverrides.store)
        return Editor(store: store)
    }
}
#endif

#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

@available(iOS 17, macOS 14, *)
extension Editor {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var store: (any Store)?

        /// The parts that a strict test makes as in production.
        nonisolated struct RealParts: Sendable {
            var store = false
        }
        var real = RealParts()

        init(_ set: (inout TestParts) -> Swift.Void = { _ in }) { set(&self) }
    }

    /// Makes the type and its tree for a test, as in production apart from what the test sets.
    static func test(
        _ unset: Arbor.TestGraph.Unset = .current, fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath, line: Swift.Int = #line, column: Swift.Int = #column,
        _ set: (inout TestParts) -> Swift.Void = { _ in }
    ) -> Editor {
        let unset = unset.at(fileID, filePath, line, column)
        let parts = TestParts(set)
        let real = parts.real

        let store: any Store = parts.store ?? unset.real("Editor.store in App.swift", real.store, DataStore())
        return Editor(store: store)
    }
}
#endif
