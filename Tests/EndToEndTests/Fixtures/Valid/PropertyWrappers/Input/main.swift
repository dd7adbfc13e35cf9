import Arbor
import Identity

@propertyWrapper
public struct Watched<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value { didSet { changes += 1 } }
    public var projectedValue: Int { changes }
    private var changes = 0
}

@propertyWrapper
public struct Clamped {
    public init(wrappedValue: Int, to range: ClosedRange<Int>) {
        self.range = range
        self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    public let range: ClosedRange<Int>
    public var wrappedValue: Int
}

@Instantiable
public final class Model: Instantiable {
    public init() {}
    let identity = Identity("Model")
}

@Instantiable
public final class Screen: Instantiable {
    public init(model: Model, width: Int, state: State) {
        self.model = model
        _width = Clamped(wrappedValue: width, to: 1...10)
        self.state = state
    }

    /// Observers leave a property stored.
    @Received @Watched var model: Model {
        // The first accessor decides.
        @inline(never) willSet { print("next", newValue.identity) }
        didSet {}
    }
    @Clamped @Forwarded var width: Int
    @Watched
    @Instantiated
    public private(set) var state: State
}

@Instantiable
public struct State: Instantiable {
    public init(width: Int) {
        self.width = width
    }

    @Received let width: Int
}

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(model: Model, screens: Instantiator<Screen>) {
        self.model = model
        self.screens = screens
    }

    @Instantiated @Watched var model: Model
    @Instantiated let screens: Instantiator<Screen>
}

let root = Root()
let screen = root.screens.instantiate(20)
print(screen.width, screen.state.width, screen.model === root.model, screen.$model)
screen.model = Model()
print(screen.$model, screen.model === root.model, screen.model.identity)
