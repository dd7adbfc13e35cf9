// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeDetail(name: String, parent: List?, header: Header, log: Log) -> Detail {
            let lists = ErasedInstantiator<(), AnyObject> { makeList(log: log) }
            return Detail(name: name, lists: lists, header: header, parent: parent)
        }

        func makeList(log: Log) -> List {
            let header = Header(log: log)
            let details = Instantiator<Detail> {
                makeDetail(name: $0.name, parent: $0.parent, header: header, log: log)
            }
            return List(log: log, details: details, header: header)
        }

        func makeRoot() -> Root {
            let log = Log()
            let lists = Instantiator<List> { makeList(log: log) }
            let windows: Instantiator<Root>? = Instantiator<Root> { makeRoot() }
            return Root(log: log, lists: lists, windows: windows)
        }

        let log = Log()
        let lists = Instantiator<List> { makeList(log: log) }
        let windows: Instantiator<Root>? = Instantiator<Root> { makeRoot() }
        self.init(log: log, lists: lists, windows: windows)
    }
}
