import Arbor
import Identity

@Instantiable
public final class Account: Instantiable {
    public init() {}
    let identity = Identity("Account")
}

/// The same type is made where there is an account and where there is none.
@Instantiable
public struct Banner: Instantiable {
    public init(account: Account?, owner: Account?, badge: Badge) {
        self.account = account
        self.owner = owner
        self.badge = badge
    }

    @Received(onlyIfAvailable: true) let account: Account?
    @Received(fulfilledByDependencyNamed: "account", ofType: Account?.self, onlyIfAvailable: true) let owner: Account?
    @Instantiated let badge: Badge
}

/// Takes what the banner published under another name.
@Instantiable
public struct Badge: Instantiable {
    public init(owner: Account?, account: Optional<Account>) {
        self.owner = owner
        self.account = account
    }

    @Received let owner: Account?
    @Received(onlyIfAvailable: true) let account: Optional<Account>
}

@Instantiable
public struct Guest: Instantiable {
    public init(banner: Banner) {
        self.banner = banner
    }

    @Instantiated let banner: Banner
}

@Instantiable
public struct Member: Instantiable {
    public init(banner: Banner, account: Account) {
        self.banner = banner
        self.account = account
    }

    @Instantiated let banner: Banner
    @Instantiated let account: Account
}

/// Has an account that may be absent.
@Instantiable
public struct Visitor: Instantiable {
    public init(account: Account?, banner: Banner) {
        self.account = account
        self.banner = banner
    }

    @Forwarded let account: Account?
    @Instantiated let banner: Banner
}

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(guest: Guest, member: Member, visitors: Instantiator<Visitor>) {
        self.guest = guest
        self.member = member
        self.visitors = visitors
    }

    @Instantiated let guest: Guest
    @Instantiated let member: Member
    @Instantiated let visitors: Instantiator<Visitor>
}

func describe(_ banner: Banner) -> String {
    [banner.account, banner.owner, banner.badge.owner, banner.badge.account]
        .map { $0?.identity.description ?? "none" }.joined(separator: ", ")
}

let root = Root()
print("guest:", describe(root.guest.banner))
print("member:", describe(root.member.banner), root.member.banner.owner === root.member.account)
print("visitor:", describe(root.visitors.instantiate(nil).banner))
print("visitor:", describe(root.visitors.instantiate(root.member.account).banner))
