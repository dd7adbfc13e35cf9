import Arbor
@Instantiable public final class Log: Instantiable { public init() {} }
#if DEBUG
@Instantiable public final class Repo<T>: Instantiable { public init(log: Log) { self.log = log }; @Received let log: Log; var how: String { "debug" } }
#else
@Instantiable public final class Repo<T>: Instantiable { public init() { }; var how: String { "release" } }
#endif
@Instantiable public final class User<T: Equatable>: Instantiable {
  public init(repo: Repo<Array<T>>, other: Repo<[T]>, value: T, again: T, list: [T], swiftList: Swift.Array<T>) { self.repo = repo; self.other = other; self.value = value; self.again = again; self.list = list; self.swiftList = swiftList }
  @Instantiated let repo: Repo<Array<T>>
  @Instantiated let other: Repo<[T]>
  @Received let value: T
  @Received(fulfilledByDependencyNamed: "value", ofType: T.self) let again: T
  @Received let list: [T]
  @Received(fulfilledByDependencyNamed: "list", ofType: [T].self) let swiftList: Swift.Array<T>
}
@Instantiable extension Int: @retroactive Instantiable { public static func instantiate() -> Int { 7 } }
@Instantiable extension Array: @retroactive Instantiable { public static func instantiate(value: Int) -> [Int] { [value] } }
@Instantiable(isRoot: true) public final class Root: Instantiable {
  public init(log: Log, user: User<Int>, value: Int, list: [Int], user2: User<Swift.Int>) { self.log = log; self.user = user; self.value = value; self.list = list; self.user2 = user2 }
  @Instantiated let log: Log
  @Instantiated let user: User<Int>
  @Instantiated let user2: User<Swift.Int>
  @Instantiated let value: Int
  @Instantiated let list: [Int]
}
print(Root().user.repo.how, Root().user.again, Root().user.swiftList)
