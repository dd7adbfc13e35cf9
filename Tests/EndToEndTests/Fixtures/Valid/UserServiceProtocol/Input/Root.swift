import SafeDI
import SecurePersistentStorage

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(
        securePersistentStorage: SecurePersistentStorage, userService: UserService, concrete: DefaultUserService,
        reader: Reader
    ) {
        self.securePersistentStorage = securePersistentStorage
        self.userService = userService
        self.concrete = concrete
        self.reader = reader
    }

    @Instantiated public let securePersistentStorage: SecurePersistentStorage
    @Instantiated public let userService: UserService
    @Instantiated public let concrete: DefaultUserService
    @Instantiated public let reader: Reader
}

/// Takes what the root calls `UserService`, spelled with and without `any`.
@Instantiable
public final class Reader: Instantiable {
    public init(userService: any UserService) {
        self.userService = userService
    }

    @Received public let userService: any UserService
}

@main
struct Program {
    static func main() async throws {
        let root = Root()
        print(root.userService)
        print(root.concrete)
        _ = try await root.userService.login(username: "ada", password: "1815")
        print("the reader's:", root.reader.userService.user?.name ?? "nobody")
    }
}
