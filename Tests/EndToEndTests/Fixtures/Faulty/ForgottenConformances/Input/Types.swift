import Arbor

// Summaries don't show which types conform, but they show the missing provider.

public protocol OnMainActor {}
public protocol WithSupertype {}
public protocol WithExtension {}
public protocol WithSuperclass {}
public protocol Inherited {}
public protocol Extended {}
public protocol Marker {}
public protocol Detailed: Inherited {}
open class Base { public init() {} }
public struct Missing {}

@MainActor
@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        onMainActor: any OnMainActor, withSupertype: any WithSupertype, withExtension: any WithExtension,
        withSuperclass: any WithSuperclass, inherited: any Inherited, extended: any Extended,
        missing: Missing
    ) {
        (self.onMainActor, self.withSupertype, self.withExtension) = (onMainActor, withSupertype, withExtension)
        (self.withSuperclass, self.inherited, self.extended) = (withSuperclass, inherited, extended)
        self.missing = missing
    }

    @Instantiated let onMainActor: any OnMainActor
    @Instantiated let withSupertype: any WithSupertype
    @Instantiated let withExtension: any WithExtension
    @Instantiated let withSuperclass: any WithSuperclass
    @Instantiated let inherited: any Inherited
    @Instantiated let extended: any Extended
    @Instantiated let missing: Missing
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
