import SafeDI
import SecurePersistentStorage

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(securePersistentStorage: SecurePersistentStorage, userService: UserService) {
        self.securePersistentStorage = securePersistentStorage
        self.userService = userService
    }

    @Instantiated public let securePersistentStorage: SecurePersistentStorage
    @Instantiated public let userService: UserService
}

@main
struct Program {
    static func main() async throws {
        let root = Root()
        print(root.userService)
        print("before:", root.userService.user?.name ?? "nobody")
        _ = try await root.userService.login(username: "ada", password: "1815")
        print("after:", root.userService.user?.name ?? "nobody")
        print("the root's storage:", root.securePersistentStorage)
        print("another tree:", Root().userService)
    }
}
