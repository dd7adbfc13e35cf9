// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

nonisolated struct TestAppDependencies: AppDependencies {
    private struct Values {
        var clock: (Int)?
        var route: (Store)?
        var store: (Store)?
    }

    private var values = Values()

    init(_ set: (inout Self) -> Void = { _ in }) { set(&self) }

    var clock: Int {
        get { values.clock ?? Self.unset("clock") }
        set { values.clock = newValue }
    }

    var route: Store {
        get { values.route ?? Self.unset("route") }
        set { values.route = newValue }
    }

    var store: Store {
        get { values.store ?? Self.unset("store") }
        set { values.store = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestAppDependencies is not set")
    }
}

nonisolated final class TestClassDependencies: ClassDependencies {
    private struct Values {
        var count: (Int)?
        var store: (Store)?
    }

    private var values = Values()

    init(_ set: (TestClassDependencies) -> Void = { _ in }) { set(self) }

    var count: Int {
        get { values.count ?? Self.unset("count") }
        set { values.count = newValue }
    }

    var store: Store {
        get { values.store ?? Self.unset("store") }
        set { values.store = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestClassDependencies is not set")
    }
}
