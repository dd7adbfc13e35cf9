import Arbor
import Foundation

@available(macOS 15, iOS 18, *)
@Instantiable
public final class Item: Instantiable {
    public init() {}
}

/// Two roots name a type by one alias, and spell its availability otherwise.
@available(macOS 15, iOS 18, *)
@Instantiable(isRoot: true)
public final class First: NSObject, Instantiable {
    public init(item: Item) { self.item = item }
    @Instantiated let item: Item
}

@available(iOS 18, macOS 15, *)
@Instantiable(isRoot: true)
public final class Second: NSObject, Instantiable {
    public init(item: Item) { self.item = item }
    @Instantiated let item: Item
}

if #available(macOS 15, iOS 18, *) { print(First().item === Second().item) }
