import SafeDI

// Two values of one name get their types as parts of their names.

public struct Red { let name = "red" }
public struct Blue { let name = "blue" }

@Instantiable
public struct Wall: Instantiable {
    public init(color: Red) { self.color = color }
    @Received let color: Red
}

@Instantiable
public struct Roof: Instantiable {
    public init(color: Blue, service: Painter) {
        self.color = color
        self.service = service
    }

    @Received let color: Blue
    @Received let service: Painter
}

@Instantiable
public struct Painter: Instantiable {
    public init() {}
    let name = "painter"
}

@Instantiable
public struct Cleaner: Instantiable {
    public init() {}
    let name = "cleaner"
}

@Instantiable(generateMock: true)
public struct House: Instantiable {
    public init(wall: Wall, roof: Roof, service: Cleaner) {
        self.wall = wall
        self.roof = roof
        self.service = service
    }

    @Instantiated let wall: Wall
    @Instantiated let roof: Roof
    @Received let service: Cleaner
}
