import Arbor
public protocol Store<Value> { associatedtype Value; var name: String { get } }
public struct Entry: Hashable, Sendable { public let id: Int }
@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(store: any Store<Entry>, entries: Repo<Entry>, numbers: Repo<[Int]>, makers: Instantiator<Repo<String>>, strings: any Store<String>, ints: any Store<[Int]>, pages: Outer<Int>.Inner<String>, optional: Box<Int?>, closures: Instantiator<Holder<() -> Void>>, erased: ErasedInstantiator<Int, any Named>, dicts: Instantiator<Pair<String, [Int: String?]>>) {
        (self.store, self.strings, self.ints) = (store, strings, ints); self.erased = erased
        (self.entries, self.numbers, self.makers, self.pages, self.optional, self.closures, self.dicts) = (entries, numbers, makers, pages, optional, closures, dicts)
    }
    @Instantiated(fulfilledByType: "MemoryStore<Entry>") let store: any Store<Entry>
    @Instantiated(fulfilledByType: "MemoryStore<String>") let strings: any Store<String>
    @Instantiated(fulfilledByType: "MemoryStore<[Int]>") let ints: any Store<[Int]>
    @Instantiated let entries: Repo<Entry>
    @Instantiated let numbers: Repo<[Int]>
    @Instantiated let makers: Instantiator<Repo<String>>
    @Instantiated let pages: Outer<Int>.Inner<String>
    @Instantiated let optional: Box<Int?>
    @Instantiated let closures: Instantiator<Holder<() -> Void>>
    @Instantiated(fulfilledByType: "Holder<Int>") let erased: ErasedInstantiator<Int, any Named>
    @Instantiated let dicts: Instantiator<Pair<String, [Int: String?]>>
}
public protocol Named { var title: String { get } }
@Instantiable
public final class MemoryStore<Value>: Store, Instantiable {
    public init() {}
    public var name: String { "store of \(Value.self)" }
}
@Instantiable
public struct Repo<T>: Instantiable where T: Sendable {
    public init(cache: Cache<T>, more: Instantiator<Repo>, me: Instantiator<Self>) { (self.cache, self.more, self.me) = (cache, more, me) }
    @Instantiated let cache: Cache<T>
    @Instantiated let more: Instantiator<Repo>
    @Instantiated let me: Instantiator<Self>
}
@Instantiable
public struct Cache<Element>: Instantiable {
    public init(box: Box<Element>, list: Box<[Element]>) { (self.box, self.list) = (box, list) }
    @Instantiated let box: Box<Element>
    @Instantiated let list: Box<[Element]>
}
@Instantiable
public struct Box<T>: Instantiable {
    public init(text: String = "\(T.self)") { self.text = text }
    let text: String
}
@Instantiable
public struct Holder<T>: Named, Instantiable {
    public init(value: T) { self.value = value }
    @Forwarded let value: T
    public var title: String { "holder of \(T.self)" }
}
@Instantiable
public actor Pair<K: Hashable, V>: Instantiable {
    public init(first: K, second: V, box: Box<(K, V)>, swapped: Box<[K: V]>) { self.first = first; self.second = second; self.box = box; self.swapped = swapped }
    @Forwarded let first: K
    @Forwarded let second: V
    @Instantiated let box: Box<(K, V)>
    @Instantiated let swapped: Box<[K: V]>
}
public struct Outer<A> {
    @Instantiable
    public struct Inner<B>: Instantiable {
        public init(box: Box<(A, B)>, leaf: Leaf) { self.box = box; self.leaf = leaf }
        @Instantiated let box: Box<(A, B)>
        @Instantiated let leaf: Leaf
    }
    @Instantiable
    public struct Leaf: Instantiable { public init() {} }
}
let app = App()
print(app.entries.cache.box.text, app.numbers.cache.list.text, app.makers.instantiate().me.instantiate().cache.box.text)
print(app.pages.box.text, type(of: app.pages.leaf), app.optional.text)
print(app.erased.instantiate(3).title, app.closures.instantiate({}).title)
