// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

final class FakeApp: AppDependencies {
    private struct Values {
        var cache: ([String])?
        var onTap: ((Int) -> Void)?
        var title: (String?)?
    }

    private var values = Values()

    init(_ set: (FakeApp) -> Void = { _ in }) { set(self) }

    var cache: [String] {
        get { values.cache ?? Self.unset("cache") }
        set { values.cache = newValue }
    }

    var onTap: (Int) -> Void {
        get { values.onTap ?? Self.unset("onTap") }
        set { values.onTap = newValue }
    }

    var title: String? {
        get { values.title ?? Self.unset("title") }
        set { values.title = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of FakeApp is not set")
    }
}
