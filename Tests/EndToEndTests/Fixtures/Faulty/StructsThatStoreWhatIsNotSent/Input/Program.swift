import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        a: StoresClass, b: StoresFunction, c: StoresInstantiator, d: OfOtherModules, e: StoresOther,
        f: Outer.StoresNested, makeJob: SendableInstantiator<Job>
    ) {}

    @Instantiated let a: StoresClass
    @Instantiated let b: StoresFunction
    @Instantiated let c: StoresInstantiator
    @Instantiated let d: OfOtherModules
    @Instantiated let e: StoresOther
    @Instantiated let f: Outer.StoresNested
    @Instantiated let makeJob: SendableInstantiator<Job>
}

final class Log {}

@Instantiable
struct StoresClass: Instantiable {
    init() {}

    let log: [Log]? = nil
}

@Instantiable
struct StoresFunction: Instantiable {
    init() {}

    let work: (() -> Void)? = nil
}

@Instantiable
struct StoresInstantiator: Instantiable {
    init(make: Instantiator<Part>) { self.make = make }

    @Instantiated let make: Instantiator<Part>
}

@Instantiable
struct Part: Instantiable {
    init() {}
}

@Instantiable
public struct OfOtherModules: Instantiable {
    public init() {}
}

@Instantiable
struct StoresOther: Instantiable {
    init(b: StoresFunction) { self.b = b }

    @Received let b: StoresFunction
}

@Instantiable
final class Job: Instantiable {
    init(
        a: StoresClass, b: StoresFunction, c: StoresInstantiator, d: OfOtherModules, e: StoresOther,
        f: Outer.StoresNested
    ) {}

    @Received let a: StoresClass
    @Received let b: StoresFunction
    @Received let c: StoresInstantiator
    @Received let d: OfOtherModules
    @Received let e: StoresOther
    @Received let f: Outer.StoresNested
}

enum Outer {
    @Instantiable
    struct StoresNested: Instantiable {
        init() {}

        struct Part {
            let log: Log
        }

        let part: Part? = nil
    }
}
