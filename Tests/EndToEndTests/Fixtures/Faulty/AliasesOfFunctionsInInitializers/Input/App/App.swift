import Arbor

typealias Completion<T> = @Sendable (T) -> Void

@Instantiable
struct Log: Instantiable { init() {} }

@Instantiable
struct Page: Instantiable {
    @Forwarded let done: Completion<Int>
    @Received let log: Log
    init(done: @escaping Completion<Int>) {
        self.done = done
    }
}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let log: Log
    @Instantiated let pages: Instantiator<Page>
    init(log: Log, pages: Instantiator<Page>) { self.log = log; self.pages = pages }
}
