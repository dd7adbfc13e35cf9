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
