import SafeDI

// A default value is of one name and one type. What a part takes may have the name and another type.

@Instantiable
public struct Part: Instantiable {
    public init(mode: Double, count: Int) {
        self.mode = mode
        self.count = count
    }

    @Received let mode: Double
    @Received let count: Int
}

@Instantiable(generateMock: true)
public struct Page: Instantiable {
    public init(mode: Int = 7, count: Int = 3, part: Part) {
        self.mode = mode
        self.count = count
        self.part = part
    }

    let mode: Int
    let count: Int
    @Instantiated let part: Part
}

@Instantiable(generateMock: true)
public struct Frame: Instantiable {
    public init(width: Int = 1, bar: Bar) {
        self.width = width
        self.bar = bar
    }

    @Forwarded let width: Int
    @Instantiated let bar: Bar
}

@Instantiable
public struct Bar: Instantiable {
    public init(width: String) { self.width = width }

    @Received let width: String
}
