import Blade
import Testing

// Swift Testing has exit tests since Swift 6.2.
#if compiler(>=6.2)
    @Suite("A wrong use of a lazy value stops the process")
    struct LazyFailureTests {
        @Test("a value that needs itself")
        func reentrancy() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                var lazy: Lazy<Int>?
                lazy = Lazy { (lazy?.get() ?? 0) + 1 }
                _ = lazy?.get()
            }
            expect(
                result, "Lazy<Int>.get() was called while the same thread makes the value: it needs itself")
        }

        @Test("a promise before it is fulfilled")
        func early() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = SendableLazy<Int>._promise().get()
            }
            expect(result, "was called before the component was complete")
        }

        @Test("a promise after its component was released")
        func dangling() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let promise = Lazy<Int>._promise()
                _ = Lazy._fulfilled(promise, by: Lazy { 1 })
                _ = promise.get()
            }
            expect(result, "was called after the component that owns this value was released")
        }

        @Test("a kept value after its keeper was released")
        func unkept() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Lazy._kept(Lazy { 1 }, by: _LazyKeeper()).get()
            }
            expect(result, "was called after the component that owns this value was released")
        }

        @Test("a promise that is fulfilled twice")
        func twice() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let (promise, lazy) = (Lazy<Int>._promise(), Lazy { 1 })
                _ = Lazy._fulfilled(Lazy._fulfilled(promise, by: lazy), by: lazy)
            }
            expect(result, "Only a promise can be fulfilled")
            let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let (promise, lazy) = (Lazy<Int>._promise(), Lazy { 1 })
                _ = Lazy._fulfilled(promise, by: lazy)
                _ = Lazy._fulfilled(promise, by: lazy)
            }
            expect(other, "was fulfilled twice")
        }

        /// Checks the message, which a release build prints too.
        private func expect(_ result: ExitTest.Result?, _ message: String) {
            let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(output.contains(message))
        }
    }
#endif
