// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Identity)
import Identity
#endif
#if canImport(SafeDI)
import SafeDI
#endif
#if canImport(SecurePersistentStorage)
import SecurePersistentStorage
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeDefaultUserService(securePersistentStorage: SecurePersistentStorage) -> DefaultUserService {
            DefaultUserService(authService: AuthService(), securePersistentStorage: securePersistentStorage)
        }

        let securePersistentStorage: SecurePersistentStorage = SecurePersistentStorage.instantiate()
        let userService: UserService = makeDefaultUserService(
            securePersistentStorage: securePersistentStorage
        )
        self.init(
            securePersistentStorage: securePersistentStorage, userService: userService,
            concrete: makeDefaultUserService(securePersistentStorage: securePersistentStorage),
            reader: Reader(userService: userService)
        )
    }
}
