import Arbor
public protocol Named {}
@Instantiable(fulfillingAdditionalTypes: [Named.self]) public final class Repo<T>: Named, Instantiable { public init() {} }
@Instantiable public final class Pack<each T>: Instantiable { public init() {} }
@Instantiable public final class Two<A, B>: Instantiable { public init(a: A) { self.a = a }; @Received let a: A }
@Instantiable(isRoot: true) public final class Root: Instantiable {
  public init(p: Pack<Int, Int>, t: Two<Int>, s: Two<Int, Int>, r: Repo, n: any Named) {  }
  @Instantiated let p: Pack<Int, Int>
  @Instantiated let t: Two<Int>
  @Instantiated let s: Two<Int, Int>
  @Instantiated let r: Repo
  @Instantiated let n: any Named
}
