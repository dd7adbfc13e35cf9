// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(SafeDI)
import SafeDI
#endif

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

extension Button {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var handler: Handler = { $0 + 1 }
        var done: Button.Done = { "done" }
        var other: Handler? = nil
        var safeDIBuilder: ((@escaping Handler, @escaping Button.Done, Handler?) -> Button)? = nil

        init(
            handler: @escaping Handler = { $0 + 1 }, done: @escaping Button.Done = { "done" },
            other: Handler? = nil,
            _ safeDIBuilder: ((@escaping Handler, @escaping Button.Done, Handler?) -> Button)? = nil
        ) {
            self.handler = handler
            self.done = done
            self.other = other
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Page {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Button.SafeDIMockConfiguration>? = nil
        var button: Button.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }

        init(button: Button.SafeDIMockConfiguration = .init()) {
            self.button = button
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Page {
        func makeButton(configuration: Button.SafeDIMockConfiguration) -> Button {
            return if let make = configuration.safeDIBuilder {
                make(configuration.handler, configuration.done, configuration.other)
            } else {
                Button(handler: configuration.handler, done: configuration.done, other: configuration.other)
            }
        }

        let button = makeButton(configuration: safeDIOverrides.button)
        return Page(button: button)
    }
}
#endif
