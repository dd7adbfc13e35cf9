import ArborModel
import ArborTestSupport
import Testing

@testable import ArborGraph

@Suite("What a sound graph says of itself")
struct AdviceTests {
    private func advice(_ types: ProviderDeclaration...) async -> [String] {
        let found = BindingGraph(files(types))
        let validation = await found.validate(jobs: 2, advising: Set(DiagnosticID.advice))
        let untaken = validation.graph?.unusedPropertyCandidates(Set(DiagnosticID.advice)) ?? []
        return (validation.diagnostics + untaken.map(\.diagnostic)).map { "\($0.id.rawValue): \($0.message)" }
    }

    @Test("a graph without unused declarations gives no advice, and none is given without a request")
    func sound() async {
        let told = await advice(
            type("Root", isRoot: true, made("store", "any Store"), made("page", "Page")),
            type("Disk", fulfils: ["Store"]), type("Page", made("list", "List")),
            type("List", alias("disk", "Store", of: "store", "any Store")))
        // The store is used; of the others code alone can tell.
        #expect(
            told == [
                "unused-received: List receives 'disk: Store', but neither it nor a type below uses it",
                "unused-instantiated: Page instantiates 'list: List', but neither it nor a type below uses it",
                "unused-instantiated: Root instantiates 'page: Page', but neither it nor a type below uses it",
            ])
        let quiet = BindingGraph(files([type("Root", isRoot: true), type("Alone")]))
        let validation = await quiet.validate(jobs: 1)
        #expect(validation.diagnostics.isEmpty)
        #expect(validation.graph?.unusedPropertyCandidates([]).isEmpty == true)
    }

    @Test("a type that no root leads to; those of a graph without a root are a part of another")
    func unreachable() async {
        #expect(
            await advice(
                type("Root", isRoot: true), type("Alone", made("part", "Part")), type("Part"),
                type("Loop", made("self", "Instantiator<Loop>"))
            ) == [
                "unreachable-type: no root leads to Alone, so no code makes it",
                "unreachable-type: no root leads to Loop, so no code makes it",
                "unreachable-type: no root leads to Part, so no code makes it",
            ])
        let alone = await advice(type("Page", received("user", "User")))
        #expect(alone == ["no-root: no type is a root, so nothing is wired"])
    }

    @Test("an additional type is asked for by its name, erased or not, and by what no root leads to")
    func additional() async {
        #expect(
            await advice(
                type(
                    "Root", isRoot: true, fulfils: ["App"],
                    made("view", "ErasedInstantiator<(), any Screen>"), made("key", "KeyStore", by: "Chain")),
                type("Page", fulfils: ["Screen"]), type("Chain", fulfils: ["KeyStore"])
            ).filter { $0.hasPrefix("unused-additional") } == [
                "unused-additional-type: Chain fulfils KeyStore, but no property instantiates that",
                "unused-additional-type: Root fulfils App, but no property instantiates that",
            ])
    }

    @Test("an unread received property is superfluous even if it is passed on; a renamed one may be needed")
    func passedOn() async {
        let told = await advice(
            type("Root", isRoot: true, made("user", "User"), made("home", "Home")), type("User"),
            type(
                "Home", received("user", "User"),
                alias("reader", "User", of: "user", "User"),
                made("header", "Header")),
            type(
                "Header", received("user", "User"),
                received("reader", "User", ifAvailable: true)))
        #expect(
            told.filter { $0.hasPrefix("unused-received") } == [
                "unused-received: Header receives 'user: User', but neither it nor a type below uses it",
                "unused-received: Header receives 'reader: User', but neither it nor a type below uses it",
                "unused-received: Home receives 'user: User' only to pass it on",
            ])
    }

    @Test("a value is used by what a lazy sibling makes, and by a recursion")
    func lazy() async {
        let told = await advice(
            type("Root", isRoot: true, made("session", "Instantiator<Session>")),
            type(
                "Session", forwarded("user", "User"), forwarded("id", "Int"),
                made("page", "Instantiator<Page>")),
            type("Page", received("user", "User"), made("page", "Instantiator<Page>")))
        #expect(
            told.filter { $0.hasPrefix("unused-forwarded") } == [
                "unused-forwarded: Session is forwarded 'id: Int', but neither it nor a type below uses it"
            ])
    }

    @Test("parameters of 'instantiate' are the function's affair")
    func extensions() async {
        #expect(
            await advice(
                type("Root", isRoot: true, made("locale", "Locale"), made("date", "Formatter")),
                type("Locale"), type("Formatter", kind: .extension, received("locale", "Locale"))
            ) == [
                "unused-instantiated: Root instantiates 'date: Formatter', but neither it nor a type below uses it"
            ])
    }
}
