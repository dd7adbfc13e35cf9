import ArborJSON
import ArborParallel
import Dispatch
import Testing

@testable import ArborCommand

@Suite("The queue of a worker's requests")
struct RequestQueueTests {
    /// Work that ends when the test says so, or when it is cancelled.
    private final class Stage: Sendable {
        let begun = Locked<[String]>([])
        let answers = Locked<[WorkResponse]>([])
        private let allowed = Locked<Set<String>>([])

        func queue(width: Int) -> RequestQueue {
            RequestQueue(
                width: width,
                perform: { request in
                    let name = request.arguments[0]
                    self.begun.withLock { $0.append(name) }
                    while !Task.isCancelled, !self.allowed.withLock({ $0.contains(name) }) {
                        await Self.pause()
                    }
                    return WorkResponse(output: name, id: request.id)
                }, answer: { answer in self.answers.withLock { $0.append(answer) } })
        }

        func allow(_ names: String...) { allowed.withLock { $0.formUnion(names) } }

        /// Waits until a number of requests have begun, and of answers have been given.
        func reach(begun: Int, answers: Int = 0) async {
            while self.begun.withLock({ $0.count }) < begun || self.answers.withLock({ $0.count }) < answers {
                await Self.pause()
            }
        }

        private static func pause() async { try? await Task.sleep(nanoseconds: 1_000_000) }

        var names: [String] { begun.withLock { $0 } }
        var outputs: [String] { answers.withLock { $0.map(\.output) } }
    }

    private func request(_ id: Int, _ name: String) throws -> WorkRequest {
        try WorkRequest(["arguments": [.string(name)], "requestId": .integer(id)])
    }

    @Test("requests with an id run next to each other, and are answered as they end")
    func together() async throws {
        let stage = Stage()
        let queue = stage.queue(width: 2)
        for (id, name) in [(1, "a"), (2, "b"), (3, "c")] { try queue.add(request(id, name)) }
        await stage.reach(begun: 2)
        #expect(stage.names.sorted() == ["a", "b"])
        stage.allow("b")
        await stage.reach(begun: 3, answers: 1)
        #expect(stage.outputs == ["b"])
        stage.allow("c")
        await stage.reach(begun: 3, answers: 2)
        stage.allow("a")
        await queue.end()
        #expect(stage.outputs == ["b", "c", "a"])
    }

    @Test("requests without an id run one after another, next to others")
    func oneByOne() async throws {
        let stage = Stage()
        let queue = stage.queue(width: 3)
        for name in ["a", "b", "c"] { try queue.add(request(0, name)) }
        try queue.add(request(1, "x"))
        await stage.reach(begun: 2)
        #expect(stage.names.sorted() == ["a", "x"])
        stage.allow("c", "b", "a", "x")
        await queue.end()
        #expect(stage.outputs.filter { $0 != "x" } == ["a", "b", "c"])
    }

    @Test("a cancelled request is answered once, when its work has stopped")
    func cancelled() async throws {
        let stage = Stage()
        let queue = stage.queue(width: 1)
        try queue.add(request(1, "a"))
        try queue.add(request(2, "b"))
        await stage.reach(begun: 1)
        queue.cancel(2)
        #expect(stage.answers.withLock { $0 } == [WorkResponse(id: 2, wasCancelled: true)])
        queue.cancel(1)
        queue.cancel(1)
        queue.cancel(2)
        await queue.end()
        #expect(
            stage.answers.withLock { $0 } == [2, 1].map { WorkResponse(id: $0, wasCancelled: true) })
        #expect(stage.names == ["a"])
    }

    @Test("a cancellation of an unknown or answered request is ignored")
    func unknown() async throws {
        let stage = Stage()
        let queue = stage.queue(width: 1)
        queue.cancel(5)
        stage.allow("a", "b")
        try queue.add(request(5, "a"))
        await queue.end()
        queue.cancel(5)
        // The id is free again.
        try queue.add(request(5, "b"))
        await queue.end()
        #expect(stage.answers.withLock { $0 } == ["a", "b"].map { WorkResponse(output: $0, id: 5) })
    }

    @Test("the id of a request that isn't answered can't be used again")
    func repeated() async throws {
        let stage = Stage()
        let queue = stage.queue(width: 1)
        try queue.add(request(5, "a"))
        #expect(throws: RequestQueue.RepeatedID(id: 5)) { try queue.add(request(5, "b")) }
        stage.allow("a")
        await queue.end()
    }

    @Test("each of many requests is answered once", arguments: [1, 2, 16])
    func many(width: Int) async throws {
        let running = Counter()
        let answers = Locked<[Int]>([])
        let queue = RequestQueue(
            width: width,
            perform: { request in
                #expect(running.add(1) < width)
                await Task.yield()
                running.add(-1)
                return WorkResponse(id: request.id)
            }, answer: { answer in answers.withLock { $0.append(answer.id) } })
        for id in 1...2000 { try queue.add(request(id, "")) }
        for id in stride(from: 1, through: 2000, by: 3) { queue.cancel(id) }
        await queue.end()
        #expect(answers.withLock { $0.sorted() } == Array(1...2000))
    }
}

extension RequestQueue {
    /// Waits until every request is answered, without blocking a thread of the pool, which the requests need.
    fileprivate func end() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                self.drain()
                continuation.resume()
            }
        }
    }
}
