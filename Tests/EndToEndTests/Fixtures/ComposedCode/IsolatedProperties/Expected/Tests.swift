// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

struct TestAppDependencies: AppDependencies {
    private struct Values {
        var clock: (Int)?
        var store: (Store)?
    }

    private var values = Values()

    init(_ set: (inout Self) -> Void = { _ in }) { set(&self) }

    var clock: Int {
        get { values.clock ?? Self.unset("clock") }
        set { values.clock = newValue }
    }

    var store: Store {
        get { values.store ?? Self.unset("store") }
        set { values.store = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestAppDependencies is not set")
    }
}

struct TestIsolatedDependencies: IsolatedDependencies {
    private struct Values {
        var first: (Int)?
        var second: (Int)?
    }

    private var values = Values()

    init(_ set: (inout Self) -> Void = { _ in }) { set(&self) }

    var first: Int {
        get { values.first ?? Self.unset("first") }
        set { values.first = newValue }
    }

    var second: Int {
        get { values.second ?? Self.unset("second") }
        set { values.second = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestIsolatedDependencies is not set")
    }
}
