import Arbor

/// The compiler calls the initializer with the fewest parameters, whichever stands first.
@Instantiable public struct Reversed: Instantiable {
    @MainActor public init(n: Int = 1) { how = "defaults" }
    public init() { how = "none" }
    let how: String
}
@Instantiable public struct InExtension: Instantiable {
    public init(n: Int = 1, m: Int = 2) { how = "two" }
    let how: String
    fileprivate init(how: String) { self.how = how }
}
extension InExtension {
    public init(k: Int = 1) { self.init(how: "one") }
}
@Instantiable public final class Convenient: Instantiable {
    public convenience init() { self.init(n: 8) }
    public init(n: Int = 1) { how = "convenient \(n)" }
    let how: String
}
@Instantiable public struct Disfavored: Instantiable {
    public init(n: Int = 1) { how = "favored" }
    @_disfavoredOverload init() { how = "disfavored" }
    @_disfavoredOverload init(k: Int = 1) throws { how = "throws" }
    let how: String
}
@Instantiable public struct Asynchronous: Instantiable {
    public init(n: Int = 1) { how = "synchronous" }
    init() async { how = "asynchronous" }
    private init(k: Int = 2) { how = "private" }
    let how: String
}
@Instantiable public struct OtherTypes: Instantiable {
    public init(a: Reversed, n: Int = 1) { (self.a, how) = (a, "right") }
    init(a: Int) { (self.a, how) = (Reversed(), "wrong") }
    init<T>(a: T) { (self.a, how) = (Reversed(), "generic") }
    @Received let a: Reversed
    let how: String
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(
        a: Reversed, b: InExtension, c: Convenient, d: Disfavored, e: Asynchronous, f: OtherTypes, n: Int = 1
    ) {
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        how = "\(n)"
    }
    public init(
        a: Reversed, b: InExtension, c: Convenient, d: Disfavored, e: Asynchronous, f: OtherTypes
    ) {
        (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        how = "root's own"
    }
    @Instantiated let a: Reversed
    @Instantiated let b: InExtension
    @Instantiated let c: Convenient
    @Instantiated let d: Disfavored
    @Instantiated let e: Asynchronous
    @Instantiated let f: OtherTypes
    let how: String
}
let root = Root()
print(root.a.how, root.b.how, root.c.how, root.d.how, root.e.how, root.f.how, root.how, separator: ", ")
