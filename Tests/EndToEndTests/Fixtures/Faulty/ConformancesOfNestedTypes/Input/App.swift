import Arbor

public protocol Service {}
public protocol Named {}

public enum Feature {
    public protocol Page {}

    /// It conforms to nothing.
    @Instantiable
    public final class Plain: Instantiable {
        public init() {}
    }

    /// It lists what it doesn't conform to.
    @Instantiable(fulfillingAdditionalTypes: [Service.self])
    public final class Listing: Page, Instantiable {
        public init() {}
    }

    @Instantiable
    public final class Right: Page, Service, Instantiable {
        public init() {}
    }
}

/// It conforms to one of two protocols.
@Instantiable
public final class Half: Named, Instantiable {
    public init() {}
}

/// It lists a composition, and conforms to a part of it.
@Instantiable(fulfillingAdditionalTypes: [(any Named & Service).self])
public final class Part: Named, Instantiable {
    public init() {}
}

/// A generic type, which conforms to nothing.
@Instantiable
public final class Cache<Value>: Instantiable {
    public init() {}
}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        plain: any Service, page: any Feature.Page, listed: any Service, both: any Named & Service, part: any Named & Service, cache: any Service,
        right: any Feature.Page, absent: Absent
    ) {
        self.plain = plain
        self.page = page
        self.listed = listed
        self.both = both
        self.part = part
        self.cache = cache
        self.right = right
        self.absent = absent
    }

    @Instantiated(fulfilledByType: "Feature.Plain") private let plain: any Service
    @Instantiated(fulfilledByType: "Feature.Plain") private let page: any Feature.Page
    @Instantiated(fulfilledByType: "Feature.Listing") private let listed: any Service
    @Instantiated(fulfilledByType: "Half") private let both: any Named & Service
    @Instantiated private let part: any Named & Service
    @Instantiated(fulfilledByType: "Cache<Int>") private let cache: any Service
    @Instantiated(fulfilledByType: "Feature.Right") private let right: any Feature.Page
    /// Nothing makes it.
    @Instantiated private let absent: Absent
}
