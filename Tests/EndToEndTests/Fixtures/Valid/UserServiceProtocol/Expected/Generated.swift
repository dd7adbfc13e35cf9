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
            let authService = AuthService()
            return DefaultUserService(
                authService: authService,
                securePersistentStorage: securePersistentStorage
            )
        }

        let securePersistentStorage: SecurePersistentStorage = SecurePersistentStorage.instantiate()
        let userService: UserService = makeDefaultUserService(
            securePersistentStorage: securePersistentStorage
        )
        let concrete = makeDefaultUserService(securePersistentStorage: securePersistentStorage)
        let reader = Reader(userService: userService)
        self.init(
            securePersistentStorage: securePersistentStorage,
            userService: userService,
            concrete: concrete,
            reader: reader
        )
    }
}
