import Arbor

@Instantiable
final class Detail: Instantiable {
    init(id: Int) { self.id = id }
    @Forwarded let id: Int
}

@Instantiable(generateMock: true, customMockName: "preview")
final class Page: Instantiable {
    init(id: Int) { self.id = id }
    @Forwarded let id: Int
    static func preview(id: Int) async throws -> Page { Page(id: id) }
}

@Instantiable(isRoot)
final class App: Instantiable {
    init(details: Instantiator<Int, Detail>, pages: Instantiator<Page>) {
        self.details = details
        self.pages = pages
    }
    @Instantiated let details: Instantiator<Int, Detail>
    @Instantiated let pages: Instantiator<Page>
}
