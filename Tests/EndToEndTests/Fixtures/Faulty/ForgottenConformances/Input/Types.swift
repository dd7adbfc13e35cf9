import Arbor

public protocol OnMainActor {}
public protocol WithSupertype {}
public protocol WithExtension {}
public protocol WithSuperclass {}
public protocol Doubled {}
public protocol Inherited {}
public protocol Extended {}
public protocol Marker {}
public protocol Detailed: Inherited {}
open class Base { public init() {} }

@MainActor
@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        onMainActor: any OnMainActor, withSupertype: any WithSupertype, withExtension: any WithExtension,
        withSuperclass: any WithSuperclass, doubled: any Doubled, inherited: any Inherited, extended: any Extended
    ) {
        (self.onMainActor, self.withSupertype, self.withExtension) = (onMainActor, withSupertype, withExtension)
        (self.withSuperclass, self.doubled, self.inherited) = (withSuperclass, doubled, inherited)
        self.extended = extended
    }

    @Instantiated let onMainActor: any OnMainActor
    @Instantiated let withSupertype: any WithSupertype
    @Instantiated let withExtension: any WithExtension
    @Instantiated let withSuperclass: any WithSuperclass
    @Instantiated let doubled: any Doubled
    @Instantiated let inherited: any Inherited
    @Instantiated let extended: any Extended
}

@MainActor
@Instantiable(fulfillingAdditionalTypes: [OnMainActor.self])
public final class Home: Instantiable {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [WithSupertype.self])
public final class List: Marker, Instantiable {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [WithExtension.self])
public final class Page: Instantiable {
    public init() {}
}

extension Page {
    func show() {}
}

@Instantiable(fulfillingAdditionalTypes: [WithSuperclass.self])
public final class Sheet: Base, Instantiable {
    override public init() {}
}

// One of two providers doesn't conform, so the other one is meant.
@Instantiable(fulfillingAdditionalTypes: [Doubled.self])
public final class Right: Doubled, Instantiable {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Doubled.self])
public final class Wrong: Instantiable {
    public init() {}
}

// These conform.
@MainActor
@Instantiable(fulfillingAdditionalTypes: [Inherited.self])
public final class Heir: Detailed, Instantiable {
    public init() {}
}

@Instantiable(fulfillingAdditionalTypes: [Extended.self])
public final class Late: Instantiable {
    public init() {}
}

extension Late: Extended {}
