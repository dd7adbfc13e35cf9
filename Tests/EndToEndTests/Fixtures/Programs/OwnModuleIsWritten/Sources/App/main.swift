import Arbor

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(s: App.S, t: Instantiator<App.S>) {
        self.s = s
        self.t = t
    }
    @Instantiated let s: App.S
    @Instantiated let t: Instantiator<App.S>
}
@Instantiable public struct S: Instantiable { public init() {} }
print(type(of: Root().s))
