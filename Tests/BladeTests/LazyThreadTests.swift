import Blade
import Foundation
import Testing

@Suite("Many threads may use a lazy value")
struct LazyThreadTests {
    @Test("all threads get the value that the first one makes", arguments: 1...50)
    func once(_ round: Int) {
        let calls = Log<Thread>()
        let lazy = SendableLazy<Box> {
            calls.add(Thread.current)
            if round.isMultiple(of: 10) { usleep(10_000) }
            return Box(number: round)
        }
        let results = onThreads(16) { _ in lazy.get() }
        #expect(calls.all.count == 1)
        #expect(results.allSatisfy { $0 === results[0] && $0.number == round })
    }

    @Test("the first caller's thread makes the value")
    func thread() {
        let makers = Log<Thread>()
        let lazy = SendableLazy<Int> {
            makers.add(Thread.current)
            return 1
        }
        let callers = onThreads(1) { _ in
            _ = lazy.get()
            return Thread.current
        }
        #expect(lazy.get() == 1)
        #expect(makers.all == callers)
    }

    @Test("a Lazy is as safe as its sendable form", arguments: 1...20)
    func unsendable(_ round: Int) {
        let calls = Log<Int>()
        nonisolated(unsafe) let lazy = Lazy<[Int]> {
            calls.add(round)
            return [round, round]
        }
        #expect(onThreads(8) { _ in lazy.get() }.allSatisfy { $0 == [round, round] })
        #expect(calls.all == [round])
    }

    @Test("threads read a promise that one of them has fulfilled", arguments: 1...20)
    func promise(_ round: Int) {
        let lazy = SendableLazy<Box> { Box(number: round) }
        let promise = SendableLazy<Box>._promise()
        let state = Log<Bool>()
        let results = onThreads(8) { index in
            if index == 0 {
                _ = SendableLazy._fulfilled(promise, by: lazy)
                state.add(true)
            }
            while state.all.isEmpty { sched_yield() }
            return promise.get()
        }
        #expect(results.allSatisfy { $0 === lazy.get() })
    }

    @Test("threads share a keeper")
    func keeper() {
        let keeper = _LazyKeeper()
        let lazies = onThreads(8) { index in
            (0..<100).map { number in
                SendableLazy._kept(SendableLazy<Int> { 100 * index + number }, by: keeper)
            }
        }
        #expect(lazies.flatMap { $0 }.map { $0.get() } == Array(0..<800))
        withExtendedLifetime(keeper) {}
    }
}

/// A value with an identity, for any thread.
final class Box: Sendable {
    let number: Int

    init(number: Int) { self.number = number }
}

/// The entries of many threads, in the order of their arrival.
private final class Log<Entry>: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [Entry] = []

    var all: [Entry] { lock.withLock { entries } }

    func add(_ entry: Entry) { lock.withLock { entries.append(entry) } }
}

/// Calls a function with each index on a thread of its own, all at about the same time. Returns the results by index.
private func onThreads<Output>(_ count: Int, _ work: @escaping @Sendable (Int) -> Output) -> [Output] {
    let results = Log<(index: Int, output: Output)>()
    let ready = Log<Int>()
    let done = DispatchGroup()
    for index in 0..<count {
        done.enter()
        Thread.detachNewThread {
            ready.add(index)
            while ready.all.count < count { sched_yield() }
            results.add((index, work(index)))
            done.leave()
        }
    }
    done.wait()
    return results.all.sorted { $0.index < $1.index }.map(\.output)
}
