import Arbor
import Identity

@Instantiable
public final class Database: Instantiable {
    public init() {}
    let identity = Identity("Database")
}

@Instantiable
public final class Left: Instantiable {
    public init(database: Database, bottom: Bottom) {
        self.database = database
        self.bottom = bottom
    }

    @Received let database: Database
    @Instantiated let bottom: Bottom
    let identity = Identity("Left")
}

@Instantiable
public final class Right: Instantiable {
    public init(bottom: Bottom, left: Left) {
        self.bottom = bottom
        self.left = left
    }

    @Instantiated let bottom: Bottom
    @Received let left: Left
    let identity = Identity("Right")
}

/// Made by both sides, each its own, on the one database.
@Instantiable
public final class Bottom: Instantiable {
    public init(database: Database, row: Row) {
        self.database = database
        self.row = row
    }

    @Received let database: Database
    @Instantiated let row: Row
    let identity = Identity("Bottom")
}

@Instantiable
public final class Row: Instantiable {
    public init(database: Database) {
        self.database = database
    }

    @Received let database: Database
    let identity = Identity("Row")
}
