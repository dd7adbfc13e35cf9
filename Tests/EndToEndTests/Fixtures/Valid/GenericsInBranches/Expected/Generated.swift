// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeUserInt(list: [Int], log: Log, value: Int) -> User<Int> {
#if !(DEBUG)
            let repo: Repo<Array<Int>> = Repo<[Int]>()
#endif
#if DEBUG
            let repo: Repo<Array<Int>> = Repo<[Int]>(log: log)
#endif
#if !(DEBUG)
            let other = Repo<[Int]>()
#endif
#if DEBUG
            let other = Repo<[Int]>(log: log)
#endif
            let again: Int = value
            let swiftList: Array<Int> = list
            return User<Int>(
                repo: repo, other: other, value: value, again: again, list: list, swiftList: swiftList
            )
        }

        let log = Log()
        let value: Int = Int.instantiate()
        let list: [Int] = [Int].instantiate(value: value)
        self.init(
            log: log, user: makeUserInt(list: list, log: log, value: value), value: value, list: list,
            user2: makeUserInt(list: list, log: log, value: value)
        )
    }
}
