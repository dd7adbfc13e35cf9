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

extension Model {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var step: Int = 2
        var safeDIBuilder: ((Int) -> Model)? = nil

        init(step: Int = 2, _ safeDIBuilder: ((Int) -> Model)? = nil) {
            self.step = step
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Boss {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var worker: (() -> Worker)? = nil

        init(worker: (() -> Worker)? = nil) {
            self.worker = worker
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Boss {
        let worker: Worker = if let make = safeDIOverrides.worker { make() } else { Worker.instantiate() }
        return Boss(worker: worker)
    }
}

extension Panel {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Model.SafeDIMockConfiguration>? = nil
        var model: Model.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }

        init(model: Model.SafeDIMockConfiguration = .init()) {
            self.model = model
        }
    }

    /// Makes the type and its tree for a test.
    @MainActor
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Panel {
        func makeModel(configuration: Model.SafeDIMockConfiguration) -> Model {
            return if let make = configuration.safeDIBuilder {
                make(configuration.step)
            } else {
                Model(step: configuration.step)
            }
        }

        let model = makeModel(configuration: safeDIOverrides.model)
        return Panel(model: model)
    }
}

extension Screen {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Model.SafeDIMockConfiguration>? = nil
        var model: Model.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }

        init(model: Model.SafeDIMockConfiguration = .init()) {
            self.model = model
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> Screen {
        func makeModel(configuration: Model.SafeDIMockConfiguration) -> Model {
            return if let make = configuration.safeDIBuilder {
                make(configuration.step)
            } else {
                Model(step: configuration.step)
            }
        }

        let model = makeModel(configuration: safeDIOverrides.model)
        return Screen(model: model)
    }
}
#endif
