import Arbor

@Instantiable public struct Box<T>: Instantiable { public init() {} }
@Instantiable public struct Apple: Instantiable { public init() {} }
@Instantiable public struct Pear: Instantiable { public init() {} }
/// What a type alias stands for isn't compared.
public typealias Fruit = Apple

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(a: Box<String>, b: Box<Apple>?, c: Instantiator<Box<Box<Apple>>>, d: Box<Apple>) {
        fatalError()
    }

    @Instantiated(fulfilledByType: "Box<Int>") let a: Box<String>
    @Instantiated(fulfilledByType: "Box<Pear>") let b: Box<Apple>?
    @Instantiated let c: Instantiator<Box<Box<Apple>>>
    @Instantiated(fulfilledByType: "Box<Fruit>") let d: Box<Apple>
}
