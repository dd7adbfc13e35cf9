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
            let badge = Badge(owner: owner, account: account)
            return Banner(account: account, owner: owner, badge: badge)
        }

        func makeGuest(account: Account?) -> Guest {
            let banner = makeBanner(account: account)
            return Guest(banner: banner)
        }

        func makeMember() -> Member {
            let account = Account()
            let banner = makeBanner(account: account)
            return Member(banner: banner, account: account)
        }

        func makeVisitor(account: Account?) -> Visitor {
            let banner = makeBanner(account: account)
            return Visitor(account: account, banner: banner)
        }

        let guest = makeGuest(account: nil)
        let member = makeMember()
        let visitors = Instantiator<Visitor> { makeVisitor(account: $0) }
        self.init(guest: guest, member: member, visitors: visitors)
    }
}
