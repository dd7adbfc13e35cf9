// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Identity)
import Identity
#endif

extension Root {
    /// Makes the whole dependency tree.
    public init() {
        func makeBanner(account: Account?) -> Banner {
            let owner: Account? = account
            return Banner(account: account, owner: owner, badge: Badge(owner: owner, account: account))
        }

        func makeGuest(account: Account?) -> Guest {
            Guest(banner: makeBanner(account: account))
        }

        func makeMember() -> Member {
            let account = Account()
            return Member(banner: makeBanner(account: account), account: account)
        }

        func makeVisitor(account: Account?) -> Visitor {
            Visitor(account: account, banner: makeBanner(account: account))
        }

        let guest = makeGuest(account: nil)
        let member = makeMember()
        let visitors = Instantiator<Visitor> { makeVisitor(account: $0) }
        self.init(guest: guest, member: member, visitors: visitors)
    }
}
