import Accounts
import Testing
import Vault

@testable import Social

@Suite("An app written for SafeDI")
struct SocialTests {
    @Test("runs as it did")
    func runs() async {
        #expect(
            await Social().run() == [
                "hello; feed of everyone, page 1",
                "hello, alice; feed of alice, page 1; profile of alice; edit alice, 0 changes",
                "article: News (1), read once",
                "theme: dark",
                "! alice logged in",
            ])
    }

    @Test("its types are tested without it")
    func service() {
        let vault = Vault()
        let log = Log(limit: Container(1))
        let service = DefaultUserService(authService: AuthService(), vault: vault, log: log)
        #expect(service.logIn(name: "Bob") == User(name: "bob"))
        #expect(vault["user"] == "bob")
        #expect(log.lines == ["bob logged in"])
    }
}
