import SafeDI

// Names that the generated code has for its own members and parameters.

@Instantiable
public struct Sub: Instantiable {
    public init(value: Int = 4) { self.value = value }
    let value: Int
}

@Instantiable
public struct Child: Instantiable {
    public init(safeDIBuilder: Int = 3, _box1: Int = 5, safeDIOverrides: Int, sub: Sub) {
        self.sub = sub
        self.safeDIOverrides = safeDIOverrides
        text = "\(safeDIBuilder) \(_box1) \(safeDIOverrides)"
    }

    let text: String
    @Received let safeDIOverrides: Int
    @Instantiated let sub: Sub
}

@Instantiable(generateMock: true)
public struct Page: Instantiable {
    public init(safeDIOverrides: Int, child: Child) {
        self.safeDIOverrides = safeDIOverrides
        self.child = child
    }

    @Forwarded let safeDIOverrides: Int
    @Instantiated let child: Child
}

// A function of a type hides the type that the code of its mock makes.
@Instantiable(generateMock: true)
public struct Card: Instantiable {
    public init(sub: Sub) { self.sub = sub }
    @Instantiated let sub: Sub
    func Sub(_ value: Int) -> Int { value }
}
