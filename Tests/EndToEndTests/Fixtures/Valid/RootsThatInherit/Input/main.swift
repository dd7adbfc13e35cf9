import Arbor
import Foundation
open class Base { public init() {} }
public protocol Starts { init() }
@Instantiable public final class A: Instantiable { public init() {} }
@Instantiable(isRoot: true) public class Root: Base, Instantiable {
  public init(a: A) { self.a = a }
  @Instantiated let a: A
}
@Instantiable(isRoot: true, conformsElsewhere: true) public final class Sub: Root {
  public init(b: A) { self.b = b; super.init(a: A()) }
  @Instantiated let b: A
}
@Instantiable(isRoot: true) public final class Object: NSObject, Instantiable {
  public init(a: A) { self.a = a }
  @Instantiated let a: A
}
@Instantiable(isRoot: true) public final class Plain: Instantiable, Starts {
  public init(a: A = A()) { self.a = a }
  @Instantiated let a: A
}
@Instantiable(isRoot: true) public struct Value: Starts, Instantiable {
  public init(a: A) { self.a = a }
  public init(x: Int = 0) { self.a = A() }
  @Instantiated let a: A
}
@Instantiable(isRoot: true) public final class Defaulted: Base, Instantiable {
  public init(a: A = A(), n: Int = 0) { self.a = a }
  @Instantiated let a: A
}
#if os(Solaris)
  public protocol Pages {}
  @Instantiable(fulfillingAdditionalTypes: [Pages.self]) public struct Home: Pages, Instantiable { public init() {} }
  @Instantiable(isRoot: true) public struct Book: Pages, Starts, Instantiable {
    public init(pages: any Pages) { self.pages = pages }
    @Instantiated let pages: any Pages
  }
#endif
@available(*, deprecated) public protocol Old {}
@available(*, deprecated) @Instantiable(fulfillingAdditionalTypes: [Old.self])
public struct OldPart: Old, Instantiable { public init() {} }
@available(*, deprecated) @Instantiable(isRoot: true) public final class OldRoot: Base, Instantiable {
  public init(part: any Old) { self.part = part }
  @Instantiated let part: any Old
}
_ = (Root().a, Sub().b, Object().a, Plain().a, Value().a, Defaulted().a)
func start<S: Starts>(_: S.Type) -> S { S() }
print(start(Plain.self), start(Value.self))
