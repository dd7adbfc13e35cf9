import Foundation
import Testing

/// A component's class and the library `Blade` under the thread sanitizer. It ends the program at a race.
@Suite("Components and threads")
struct ComponentThreadTests {
    private static let source = """
        import Blade

        final class Log: Sendable {
            @Provider(scope: .singleton)
            init() {}
        }

        final class Cache: Sendable {
            let log: Log

            @Provider(scope: .singleton)
            init(log: Log) {
                self.log = log
                made.add()
            }
        }

        final class Page: Sendable {
            let cache: SendableLazy<Cache>

            @Provider
            init(cache: SendableLazy<Cache>) { self.cache = cache }
        }

        final class Owner: Sendable {
            let guest: SendableLazy<Guest>

            @Provider(scope: .singleton)
            init(guest: SendableLazy<Guest>) { self.guest = guest }
        }

        final class Guest: Sendable {
            let owner: Owner

            @Provider(scope: .singleton)
            init(owner: Owner) {
                self.owner = owner
                made.add()
            }
        }

        @Module(provides: [Log.self, Cache.self, Page.self, Owner.self, Guest.self])
        enum Values {}

        @Component(modules: [Values.self])
        protocol Program: Sendable {
            func log() -> Log
            func page() -> Page
            func owner() -> Owner
            func lazyPage() -> SendableLazy<Page>
        }
        """

    private static let main = """
        import Blade
        import Foundation

        final class Made: @unchecked Sendable {
            private let lock = NSLock()
            private var number = 0
            func add() { lock.withLock { number += 1 } }
            var count: Int { lock.withLock { number } }
        }
        let made = Made()

        for round in 1...50 {
            let program: any Program = BladeProgram()
            let lazyPage = program.lazyPage()
            let same = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<16 {
                    group.addTask {
                        let page = lazyPage.get()
                        return page.cache.get() === program.page().cache.get()
                            && page.cache.get().log === program.log()
                            && program.owner().guest.get().owner === program.owner()
                            && lazyPage.get() === page
                    }
                }
                var areSame = true
                for await isSame in group { areSame = areSame && isSame }
                return areSame
            }
            if !same || made.count != 2 * round { print("wrong", round, same, made.count) }
        }
        print("done", made.count)
        """

    @Test("threads share each singleton, and each lazy value is made once")
    func races() async throws {
        let scratch = try Scratch()
        let source = try scratch.file("Sources/Program.swift", Self.source)
        let generated = try await scratch.generate(from: scratch.url("Sources"))
        let main = try scratch.file("main.swift", Self.main)
        let program = scratch.url("program")
        try await Compiler.shared.value.compileWithThreadSanitizer([source, main, generated], into: program)
        let result = try await Command.run(program, [], in: scratch.folder)
        #expect(result.output == "done 100\n", "\(result.errors)")
        #expect(result.status == 0)
    }
}
