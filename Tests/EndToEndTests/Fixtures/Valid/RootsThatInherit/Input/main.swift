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
_ = (Root().a, Sub().b, Object().a, Plain().a, Value().a, Defaulted().a)
func start<S: Starts>(_: S.Type) -> S { S() }
print(start(Plain.self), start(Value.self))
