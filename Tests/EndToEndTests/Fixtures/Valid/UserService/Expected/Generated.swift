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
        func makeUserService(securePersistentStorage: SecurePersistentStorage) -> UserService {
            UserService(authService: AuthService(), securePersistentStorage: securePersistentStorage)
        }

        let securePersistentStorage: SecurePersistentStorage = SecurePersistentStorage.instantiate()
        self.init(
            securePersistentStorage: securePersistentStorage,
            userService: makeUserService(securePersistentStorage: securePersistentStorage)
        )
    }
}
