// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

struct TestAppDependencies: AppDependencies {
    private struct Values_ {
        var forced: (Int?)?
        var held: (Values)?
        var `self`: (Int)?
        var unset: (Int)?
    }

    private var values = Values_()

    init(_ set: (inout Self) -> Void = { _ in }) { set(&self) }

    var forced: Int! {
        get { values.forced ?? Self.unset_("forced") }
        set { values.forced = newValue }
    }

    var held: Values {
        get { values.held ?? Self.unset_("held") }
        set { values.held = newValue }
    }

    var `self`: Int {
        get { values.`self` ?? Self.unset_("self") }
        set { values.`self` = newValue }
    }

    var unset: Int {
        get { values.unset ?? Self.unset_("unset") }
        set { values.unset = newValue }
    }

    private static func unset_<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestAppDependencies is not set")
    }
}
