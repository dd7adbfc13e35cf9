import Arbor

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(a: any P, b: any P, c: any P, d: any P, e: any P, f: any P) {}

    @Instantiated(fulfilledByType: "") let a: any P
    @Instantiated(fulfilledByType: "Box<") let b: any P
    @Instantiated(fulfilledByType: "A, B") let c: any P
    @Instantiated(fulfilledByType: "[A]") let d: any P
    @Instantiated(fulfilledByType: "A()") let e: any P
    @Instantiated(fulfilledByType: "A.self") let f: any P
}
