import Arbor

// The names of parts that the generated code uses for its own variables, and one name of several types.

@Instantiable
public final class Line: Instantiable { public init() {} }

@Instantiable
public final class Other: Instantiable { public init() {} }

@Instantiable
public final class Page<Value>: Instantiable {
    public init(line: Line) { self.line = line }
    @Received let line: Line
}

public struct TestGraph {}

@Instantiable
public final class Left: Instantiable {
    public init(service: Line, page: Page<Int>) {
        self.service = service
        self.page = page
    }
    @Instantiated let service: Line
    @Instantiated let page: Page<Int>
}

@Instantiable
public final class Right: Instantiable {
    public init(service: Other, page: Page<String>) {
        self.service = service
        self.page = page
    }
    @Instantiated let service: Other
    @Instantiated let page: Page<String>
}

@Instantiable(isRoot: true, generateTest: true)
public final class App: Instantiable {
    public init(line: Line, parts: Line, shared: Line, set: Line, unset: Line, real: Line, left: Left, right: Right, `default`: Line) {
        self.line = line
        self.parts = parts
        self.shared = shared
        self.set = set
        self.unset = unset
        self.real = real
        self.left = left
        self.right = right
        self.default = `default`
    }
    @Instantiated let line: Line
    @Instantiated let parts: Line
    @Instantiated let shared: Line
    @Instantiated let set: Line
    @Instantiated let unset: Line
    @Instantiated let real: Line
    @Instantiated let left: Left
    @Instantiated let right: Right
    @Instantiated let `default`: Line
}
