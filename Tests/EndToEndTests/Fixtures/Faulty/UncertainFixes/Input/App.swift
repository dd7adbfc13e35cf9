import Arbor
import Foundation

// A fix that may not compile is shown, and 'arbor fix' doesn't apply it.

@Instantiable
extension URL: @retroactive Instantiable {
    public static func instantiate() -> URL? { URL(string: "https://a.b") }
}

public struct Box<T> { public init() {} }

@Instantiable
extension Box: Instantiable where T == Int {
    public static func instantiate() -> Box<Int> { Self() }
}

public final class Lib {
    let count: Int
    public init(count: Int) { self.count = count }
}

@Instantiable
extension Lib: Instantiable {
    public func instantiate() -> Lib { Lib(count: count + 1) }
}

@Instantiable
public final class Log: Instantiable { public init() {} }

@Instantiable
public final class Page: Instantiable {
    public init(log: Log) { self.log = log }
    @Instantiated var log: Log
    func replace(_ other: Log) { log = other }
}

public typealias Handler = (Int) -> Void

@Instantiable
public struct Form: Instantiable {
    public init(handler: @escaping (Int) -> Void) { self.handler = handler }
    @Forwarded let handler: Handler
}

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(url: URL, box: Box<Int>, lib: Lib, page: Page, forms: Instantiator<Form>) {}
    @Instantiated let url: URL
    @Instantiated let box: Box<Int>
    @Instantiated let lib: Lib
    @Instantiated let page: Page
    @Instantiated let forms: Instantiator<Form>
}
