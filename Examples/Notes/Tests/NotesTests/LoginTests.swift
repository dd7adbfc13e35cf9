import Model
import Testing

@testable import Login

@Suite
struct LoginTests {
    private let authenticator = PasswordAuthenticator(
        accountStore: FakeAccountStore(), passwordHasher: PlainHasher())

    @Test
    func registeredUserLogsIn() async throws {
        let credentials = Credentials(name: "alice", password: "secret")
        let registered = try await authenticator.register(credentials)
        #expect(try await authenticator.logIn(credentials) == registered)
    }

    @Test(arguments: [
        Credentials(name: "alice", password: "Secret"), Credentials(name: "bob", password: "secret"),
    ])
    func wrongNameAndWrongPasswordAreToldAlike(credentials: Credentials) async throws {
        _ = try await authenticator.register(Credentials(name: "alice", password: "secret"))
        await #expect(throws: NotesError.wrongCredentials) { try await authenticator.logIn(credentials) }
    }

    @Test
    func nameIsTakenOnce() async throws {
        _ = try await authenticator.register(Credentials(name: "alice", password: "secret"))
        await #expect(throws: NotesError.nameTaken("alice")) {
            try await authenticator.register(Credentials(name: "alice", password: "other"))
        }
    }

    @Test
    func samePasswordHashesDifferently() {
        let hasher = SaltedPasswordHasher()
        let digest = hasher.digest(of: "secret")
        #expect(hasher.matches("secret", digest))
        #expect(!hasher.matches("Secret", digest))
        #expect(hasher.digest(of: "secret") != digest)
    }

    /// The examples of FIPS 180-4, and lengths on both sides of where the padding takes another block.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            String(repeating: "a", count: 55),
            "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
        ),
        (
            String(repeating: "a", count: 64),
            "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
        ),
    ])
    func hashIsThatOfTheStandard(message: String, expected: String) {
        let hex = sha256(Array(message.utf8)).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        #expect(hex.joined() == expected)
    }
}
