// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var first: First?
        var second: Second?
        var third: Third?
#if (os(Linux)) || (os(macOS))
        var log: Log?
#endif

        init(_ set: (inout TestParts) -> Swift.Void = { _ in }) { set(&self) }
    }

    /// Makes the type and its tree for a test, as in production apart from what the test sets.
    static func test(
        _ unset: Arbor.TestGraph.Unset = .current, fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath, line: Swift.Int = #line, column: Swift.Int = #column,
        _ set: (inout TestParts) -> Swift.Void = { _ in }
    ) -> App {
        let parts = TestParts(set)
        _ = parts

#if os(Linux)
        func makeFirst() -> First {
            let log = parts.log ?? Log()
            return First(log: log)
        }
#endif

#if os(macOS)
        func makeSecond() -> Second {
            let log = parts.log ?? Log()
            return Second(log: log)
        }
#endif

#if os(Linux)
        func makeThird() -> Third {
            let log = parts.log ?? Log()
            return Third(log: log)
        }
#endif

#if !(os(Linux))
        let first = parts.first ?? First()
#endif
#if os(Linux)
        let first = parts.first ?? makeFirst()
#endif
#if !(os(macOS))
        let second = parts.second ?? Second()
#endif
#if os(macOS)
        let second = parts.second ?? makeSecond()
#endif
#if !(os(Linux))
        let third = parts.third ?? Third()
#endif
#if os(Linux)
        let third = parts.third ?? makeThird()
#endif
        return App(first: first, second: second, third: third)
    }
}
#endif
