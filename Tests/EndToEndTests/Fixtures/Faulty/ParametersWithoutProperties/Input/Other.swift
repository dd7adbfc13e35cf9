import Arbor

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(settings: Settings, list: List, row: Row) {
        self.settings = settings
        self.list = list
        self.row = row
    }

    @Instantiated private let settings: Settings
    @Instantiated private let list: List
    @Instantiated private let row: Row
}

/// It has no property for 'settings', which Root provides.
@Instantiable
public final class List: Instantiable {
    public init(settings: Settings) {}
}

@Instantiable
public final class Settings: Instantiable {
    public init() {}
}

/// Nothing makes a number.
@Instantiable
public final class Row: Instantiable {
    public init(number: Int) {}
}
