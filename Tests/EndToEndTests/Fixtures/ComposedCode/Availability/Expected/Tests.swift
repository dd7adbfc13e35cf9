// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

@available(*, deprecated)
struct TestOldDependencies: OldDependencies {
    private struct Values {
        var clock: (Int)?
        var oldClock: (Int)?
    }

    private var values = Values()

    init(_ set: (inout Self) -> Void = { _ in }) { set(&self) }

    var clock: Int {
        get { values.clock ?? Self.unset("clock") }
        set { values.clock = newValue }
    }

    var oldClock: Int {
        get { values.oldClock ?? Self.unset("oldClock") }
        set { values.oldClock = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestOldDependencies is not set")
    }
}
