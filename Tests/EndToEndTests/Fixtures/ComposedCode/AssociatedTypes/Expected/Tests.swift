// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

struct TestPairDependencies<First: Collection, Second: Sequence<First.Element>>:
    PairDependencies, @unchecked Sendable
{
    private struct Values {
        var changed: (@Sendable () -> Void)?
        var first: (First)?
        var second: (Second)?
    }

    private var values = Values()

    init(_ set: (inout Self) -> Void = { _ in }) { set(&self) }

    var changed: @Sendable () -> Void {
        get { values.changed ?? Self.unset("changed") }
        set { values.changed = newValue }
    }

    var first: First {
        get { values.first ?? Self.unset("first") }
        set { values.first = newValue }
    }

    var second: Second {
        get { values.second ?? Self.unset("second") }
        set { values.second = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestPairDependencies is not set")
    }
}

struct TestSequenceDependencies<Numbers: Sendable & Sequence<Int>>: SequenceDependencies {
    private struct Values {
        var numbers: (Numbers)?
    }

    private var values = Values()

    init(_ set: (inout Self) -> Void = { _ in }) { set(&self) }

    var numbers: Numbers {
        get { values.numbers ?? Self.unset("numbers") }
        set { values.numbers = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestSequenceDependencies is not set")
    }
}
