import Arbor

public protocol P {}
public protocol Q: P {}

@Instantiable public struct Stub: Instantiable { public init() {} }
@Instantiable(fulfillingAdditionalTypes: [Q.self]) public struct Main: Instantiable { public init() {} }

#if DEBUG
extension Stub: P {}
#elseif CI
extension Stub: Q {}
#else
extension Stub: P {}
#endif

/// Only needed where the property is.
#if DEBUG
@Instantiable public struct Page: Instantiable {
    public init(main: any P) { self.main = main }
    @Instantiated(fulfilledByType: "Late") let main: any P
}
#endif

@Instantiable public struct Desk: Instantiable { public init() {} }
@Instantiable public struct Late: Instantiable { public init() {} }

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(stub: any P, desk: any P, main: any Q, make: ErasedInstantiator<(), any P>) {
        self.stub = stub
        self.desk = desk
        self.main = main
        self.make = make
    }

    @Instantiated(fulfilledByType: "Stub") let stub: any P
    @Instantiated(fulfilledByType: "Desk") let desk: any P
    @Instantiated let main: any Q
    @Instantiated(fulfilledByType: "Stub") let make: ErasedInstantiator<(), any P>
}

let root = Root()
print(root.stub, root.desk, root.main, root.make.instantiate(()))
