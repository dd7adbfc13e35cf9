// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

struct FakeScreen: ScreenViewDependencies {
    private struct Values {
        var title: (String?)?
    }

    private var values = Values()

    init(_ set: (inout Self) -> Void = { _ in }) { set(&self) }

    var title: String? {
        get { values.title ?? Self.unset("title") }
        set { values.title = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of FakeScreen is not set")
    }
}

struct TestPlainDependencies<Item: Sendable>: PlainDependencies, @unchecked Sendable {
    private struct Values {
        var action: (@Sendable (Int) -> Void)?
        var item: (Item)?
        var unset: (Bool)?
        var values: ([Int])?
    }

    private var values_ = Values()

    init(_ set: (inout Self) -> Void = { _ in }) { set(&self) }

    var action: @Sendable (Int) -> Void {
        get { values_.action ?? Self.unset_("action") }
        set { values_.action = newValue }
    }

    var item: Item {
        get { values_.item ?? Self.unset_("item") }
        set { values_.item = newValue }
    }

    var unset: Bool {
        get { values_.unset ?? Self.unset_("unset") }
        set { values_.unset = newValue }
    }

    var values: [Int] {
        get { values_.values ?? Self.unset_("values") }
        set { values_.values = newValue }
    }

    private static func unset_<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestPlainDependencies is not set")
    }
}

final class TestSharedDependencies: ObjectDependency, UnsetDependency, @unchecked Sendable {
    private struct Values {
        var count: (Int)?
        var unset: (Bool)?
    }

    private var values = Values()

    init(_ set: (TestSharedDependencies) -> Void = { _ in }) { set(self) }

    var count: Int {
        get { values.count ?? Self.unset_("count") }
        set { values.count = newValue }
    }

    var unset: Bool {
        get { values.unset ?? Self.unset_("unset") }
        set { values.unset = newValue }
    }

    private static func unset_<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestSharedDependencies is not set")
    }
}
