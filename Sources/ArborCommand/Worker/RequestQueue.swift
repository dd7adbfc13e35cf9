import ArborParallel
import Dispatch

/// The requests that a worker has got and not answered. Each is answered once.
///
/// Requests with an id run next to each other, up to a number of them. Those without one run in their order, one at a
/// time. A cancelled request that hasn't begun is answered at once. One that has begun is answered when its work has
/// stopped, because nobody may touch its outputs after the answer.
@available(macOS 10.15, *)
final class RequestQueue: Sendable {
    /// The error of a request with the id of another one that isn't answered yet.
    struct RepeatedID: Error, Equatable {
        var id: Int
    }

    private let state = Locked(State())
    private let unanswered = DispatchGroup()
    private let width: Int
    private let perform: @Sendable (WorkRequest) async -> WorkResponse
    private let answer: @Sendable (WorkResponse) -> Void

    /// Creates an empty queue.
    ///
    /// - Parameters:
    ///   - width: The greatest number of requests that run at the same time.
    ///   - perform: Does the work of a request. It should end soon after its task is cancelled.
    ///   - answer: Takes the answers, on any thread.
    init(
        width: Int, perform: @escaping @Sendable (WorkRequest) async -> WorkResponse,
        answer: @escaping @Sendable (WorkResponse) -> Void
    ) {
        self.width = width
        self.perform = perform
        self.answer = answer
    }

    /// Adds a request that isn't a cancellation.
    func add(_ request: WorkRequest) throws(RepeatedID) {
        try state.withLock { state throws(RepeatedID) in
            guard request.id == 0 || !state.has(request.id) else { throw RepeatedID(id: request.id) }
            state.waiting.append(request)
            unanswered.enter()
        }
        startNext()
    }

    /// Cancels the oldest request with an id. One that is unknown or has been answered is ignored.
    func cancel(_ id: Int) {
        let isOver = state.withLock { $0.cancel(id) }
        if isOver { end(WorkResponse(id: id, wasCancelled: true)) }
    }

    /// Waits until every request is answered.
    func drain() { unanswered.wait() }

    private func startNext() {
        state.withLock { state in
            while state.running.count < width, let request = state.takeNext() {
                let number = state.beginnings
                state.beginnings += 1
                let task = Task.detached { await self.run(request, number) }
                state.running[number] = Work(id: request.id, task: task)
            }
        }
    }

    private func run(_ request: WorkRequest, _ number: Int) async {
        let response = await perform(request)
        let isCancelled = state.withLock { $0.end(number) }
        end(isCancelled ? WorkResponse(id: request.id, wasCancelled: true) : response)
        // Only now, so that the next request of its kind can't be answered first.
        state.withLock { _ = $0.running.removeValue(forKey: number) }
        startNext()
    }

    private func end(_ response: WorkResponse) {
        answer(response)
        unanswered.leave()
    }
}

@available(macOS 10.15, *)
extension RequestQueue {
    private enum Phase { case running, cancelled, ended }

    private struct Work: Sendable {
        var id: Int
        var task: Task<Void, Never>
        var phase = Phase.running
    }

    private struct State: Sendable {
        var waiting: [WorkRequest] = []
        /// The work that has begun, by the numbers of its beginnings.
        var running: [Int: Work] = [:]
        var beginnings = 0

        func has(_ id: Int) -> Bool {
            waiting.contains { $0.id == id } || running.values.contains { $0.id == id && $0.phase != .ended }
        }

        /// Takes the oldest request that may begin.
        mutating func takeNext() -> WorkRequest? {
            let isAlone = running.values.contains { $0.id == 0 }
            return waiting.firstIndex { $0.id != 0 || !isAlone }.map { waiting.remove(at: $0) }
        }

        /// Cancels the oldest request with an id. Returns true if it had not begun, and is forgotten now.
        mutating func cancel(_ id: Int) -> Bool {
            if let number = running.filter({ $0.value.id == id && $0.value.phase == .running }).keys.min() {
                running[number]?.phase = .cancelled
                running[number]?.task.cancel()
                return false
            }
            guard let index = waiting.firstIndex(where: { $0.id == id }) else { return false }
            waiting.remove(at: index)
            return true
        }

        /// Ends a work, which can't be cancelled any more. Returns whether it was.
        mutating func end(_ number: Int) -> Bool {
            let isCancelled = running[number]?.phase == .cancelled
            running[number]?.phase = .ended
            return isCancelled
        }
    }
}
