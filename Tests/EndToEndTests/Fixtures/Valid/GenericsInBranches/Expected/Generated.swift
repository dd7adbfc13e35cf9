// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeUserSwiftInt(list: [Int], log: Log, value: Int) -> User<Swift.Int> {
#if !(DEBUG)
            let repo: Repo<Array<Swift.Int>> = Repo<[Swift.Int]>()
#endif
#if DEBUG
            let repo: Repo<Array<Swift.Int>> = Repo<[Swift.Int]>(log: log)
#endif
#if !(DEBUG)
            let other = Repo<[Swift.Int]>()
#endif
#if DEBUG
            let other = Repo<[Swift.Int]>(log: log)
#endif
            let again: Swift.Int = value
            let swiftList: Swift.Array<Swift.Int> = list
            return User<Swift.Int>(
                repo: repo,
                other: other,
                value: value,
                again: again,
                list: list,
                swiftList: swiftList
            )
        }

        let log = Log()
        let value: Int = Int.instantiate()
        let list: [Int] = [Int].instantiate(value: value)
        let user: User<Int> = makeUserSwiftInt(list: list, log: log, value: value)
        let user2 = makeUserSwiftInt(list: list, log: log, value: value)
        self.init(log: log, user: user, value: value, list: list, user2: user2)
    }
}
