import Arbor

public struct User: Sendable {}

public typealias Handler = (User) -> Void

@Instantiable
public final class Row: Instantiable {
    public init(onTap: @escaping Handler) { self.onTap = onTap }

    @Received let onTap: Handler
}

@Instantiable
public final class List: Instantiable {
    public init(onTap: @escaping (User) -> Void, row: Row) { (self.onTap, self.row) = (onTap, row) }

    @Forwarded let onTap: (User) -> Void
    @Instantiated let row: Row
}

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(lists: Instantiator<List>) { self.lists = lists }

    @Instantiated let lists: Instantiator<List>
}
