// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

final class TestSentDependencies: SentDependencies, @unchecked Sendable {
    private struct Values {
        var logger: (any Logger)?
        var sent: (Int)?
    }

    private var values = Values()

    init(_ set: (TestSentDependencies) -> Void = { _ in }) { set(self) }

    var logger: any Logger {
        get { values.logger ?? Self.unset("logger") }
        set { values.logger = newValue }
    }

    var sent: Int {
        get { values.sent ?? Self.unset("sent") }
        set { values.sent = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestSentDependencies is not set")
    }
}

final class TestSentTopDependencies: SentTopDependencies, @unchecked Sendable {
    private struct Values {
        var level: (Int)?
        var sentTop: (Int)?
    }

    private var values = Values()

    init(_ set: (TestSentTopDependencies) -> Void = { _ in }) { set(self) }

    var level: Int {
        get { values.level ?? Self.unset("level") }
        set { values.level = newValue }
    }

    var sentTop: Int {
        get { values.sentTop ?? Self.unset("sentTop") }
        set { values.sentTop = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestSentTopDependencies is not set")
    }
}

struct TestTopDependencies: TopDependencies {
    private struct Values {
        var level: (Int)?
        var logger: (Logger)?
        var top: (Int)?
    }

    private var values = Values()

    init(_ set: (inout Self) -> Void = { _ in }) { set(&self) }

    var level: Int {
        get { values.level ?? Self.unset("level") }
        set { values.level = newValue }
    }

    var logger: Logger {
        get { values.logger ?? Self.unset("logger") }
        set { values.logger = newValue }
    }

    var top: Int {
        get { values.top ?? Self.unset("top") }
        set { values.top = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestTopDependencies is not set")
    }
}
