import Arbor

/// What is received stands below what receives it: the order of making is not that of declaring.
@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(right: Right, left: Left, database: Database) {
        self.right = right
        self.left = left
        self.database = database
    }

    @Instantiated let right: Right
    @Instantiated let left: Left
    @Instantiated let database: Database
}

let root = Root()
print("one left:", root.right.left === root.left, root.left.identity)
for bottom in [root.left.bottom, root.right.bottom] {
    print(
        bottom.identity, bottom.row.identity, "one database:",
        bottom.database === root.database && bottom.row.database === root.database, bottom.database.identity)
}
