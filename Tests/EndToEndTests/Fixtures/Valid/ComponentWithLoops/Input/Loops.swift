import Blade

// Shared values that refer to each other.
final class Owner {
    let guest: Lazy<Guest>

    @Provider(scope: .singleton)
    init(guest: Lazy<Guest>) { self.guest = guest }
}

final class Guest {
    let owner: Owner

    @Provider(scope: .singleton)
    init(owner: Owner) { self.owner = owner }
}

// A shared value, and another one that is made for it.
final class Parent {
    let child: Lazy<Child>
    let nurse: Nurse

    @Provider(scope: .singleton)
    init(child: Lazy<Child>, nurse: Nurse) { (self.child, self.nurse) = (child, nurse) }
}

final class Child {
    let parent: Parent
    let toys: Lazy<Toys>

    @Provider
    init(parent: Parent, toys: Lazy<Toys>) { (self.parent, self.toys) = (parent, toys) }
}

final class Toys {
    let parent: Parent

    @Provider
    init(parent: Parent) { self.parent = parent }
}

// It is between a shared value and a lazy one.
final class Nurse {
    let child: Lazy<Child>

    @Provider
    init(child: Lazy<Child>) { self.child = child }
}

// Only lazy parameters lead here.
final class Attic {
    nonisolated(unsafe) static var count = 0
    let chest: Chest
    let house: Lazy<House>

    @Provider(scope: .singleton)
    init(chest: Chest, house: Lazy<House>) {
        (self.chest, self.house) = (chest, house)
        Self.count += 1
    }
}

final class Chest {
    nonisolated(unsafe) static var count = 0

    @Provider(scope: .singleton)
    init() { Self.count += 1 }
}

final class House {
    let attic: Lazy<Attic>
    let chest: Lazy<Chest>
    let own: Lazy<House>

    @Provider(scope: .singleton)
    init(attic: Lazy<Attic>, chest: Lazy<Chest>, own: Lazy<House>) {
        (self.attic, self.chest, self.own) = (attic, chest, own)
    }
}

@Module(provides: [
    Owner.self, Guest.self, Parent.self, Child.self, Toys.self, Nurse.self, Attic.self, Chest.self,
    House.self,
])
enum FamilyModule {}

@Component(modules: [FamilyModule.self])
protocol Family {
    func owner() -> Owner
    func parent() -> Parent
    func nurse() -> Nurse
    func house() -> House
    func attic() -> Lazy<Attic>
}
