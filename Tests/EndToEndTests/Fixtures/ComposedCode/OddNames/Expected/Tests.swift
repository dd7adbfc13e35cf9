// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

final class TestADependencies: ADependencies {
    private struct Values {
        var `default`: (Int)?
        var größe: (Int)?
        var `init`: (Int)?
    }

    private var values = Values()

    init(_ set: (TestADependencies) -> Void = { _ in }) { set(self) }

    var `default`: Int {
        get { values.`default` ?? Self.unset("default") }
        set { values.`default` = newValue }
    }

    var größe: Int {
        get { values.größe ?? Self.unset("größe") }
        set { values.größe = newValue }
    }

    var `init`: Int {
        get { values.`init` ?? Self.unset("init") }
        set { values.`init` = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestADependencies is not set")
    }
}
