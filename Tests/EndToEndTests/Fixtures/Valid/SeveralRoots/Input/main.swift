import Arbor
import Identity

/// A root of its own, and made below another as well.
@Instantiable(isRoot: true)
public final class Library: Instantiable {
    public init(shelf: Shelf, limit: Int = 3) {
        self.shelf = shelf
        self.limit = limit
    }

    @Instantiated let shelf: Shelf
    let limit: Int
    let identity = Identity("Library")
}

@Instantiable
public final class Shelf: Instantiable {
    public init(city: City?) {
        self.city = city
    }

    @Received(onlyIfAvailable: true) let city: City?
}

/// Has nothing to be made with: it has its `init()` already.
@Instantiable(isRoot: true)
public final class City: Instantiable {
    public init() {}
    let identity = Identity("City")
}

@Instantiable(isRoot: true)
public struct Country: Instantiable {
    public init(library: Library, city: City, ranks: Instantiator<Rank>) {
        self.library = library
        self.city = city
        self.ranks = ranks
    }

    @Instantiated let library: Library
    @Instantiated let city: City
    @Instantiated let ranks: Instantiator<Rank>
}

open class Base {
    public init(place: String) { self.place = place }
    let place: String
}

/// A subclass hands on what its superclass needs; a wrapper stands beside the annotation; the first initializer that
/// fits is called.
@Instantiable(fulfillingAdditionalTypes: [Base.self])
public final class Rank: Base, Instantiable {
    public init(unrelated: String) {
        _city = Logged(wrappedValue: City())
        super.init(place: unrelated)
    }

    public init(in city: City, note: String = "by default") {
        _city = Logged(wrappedValue: city)
        super.init(place: "in \(city.identity), \(note)")
    }

    @Received @Logged var city: City
}

@propertyWrapper
public struct Logged<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
}

let library = Library()
print(library.identity, library.limit, library.shelf.city?.identity.description ?? "no city")
let country = Country()
print(country.ranks.instantiate().place)
print(country.library.identity, country.library.shelf.city === country.city)
