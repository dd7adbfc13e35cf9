// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var line: Line?
        var parts: Line?
        var shared: Line?
        var set: Line?
        var unset: Line?
        var real: Line?
        var left: Left?
        var right: Right?
        var `default`: Line?
        var service_Line: Line?
        var page_PageInt: Page<Int>?
        var service_Other: Other?
        var page_PageString: Page<String>?

        init(_ set_2: (inout TestParts) -> Swift.Void = { _ in }) { set_2(&self) }
    }

    /// Makes the type and its tree for a test, as in production apart from what the test sets.
    static func test(
        _ unset_2: Arbor.TestGraph.Unset = .current, fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath, line line_2: Swift.Int = #line, column: Swift.Int = #column,
        _ set_2: (inout TestParts) -> Swift.Void = { _ in }
    ) -> App {
        let parts_2 = TestParts(set_2)

        func makeLeft(line: Line) -> Left {
            let service = parts_2.service_Line ?? Line()
            let page = parts_2.page_PageInt ?? Page<Int>(line: line)
            return Left(service: service, page: page)
        }

        func makeRight(line: Line) -> Right {
            let service = parts_2.service_Other ?? Other()
            let page = parts_2.page_PageString ?? Page<String>(line: line)
            return Right(service: service, page: page)
        }

        let line = parts_2.line ?? Line()
        let parts = parts_2.parts ?? Line()
        let shared = parts_2.shared ?? Line()
        let set = parts_2.set ?? Line()
        let unset = parts_2.unset ?? Line()
        let real = parts_2.real ?? Line()
        let left = parts_2.left ?? makeLeft(line: line)
        let right = parts_2.right ?? makeRight(line: line)
        let `default` = parts_2.default ?? Line()
        return App(
            line: line, parts: parts, shared: shared, set: set, unset: unset, real: real, left: left,
            right: right, default: `default`
        )
    }
}
#endif
