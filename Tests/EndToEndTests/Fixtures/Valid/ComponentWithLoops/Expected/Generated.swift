// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

/// Implements `Family` with the providers of its modules.
final class BladeFamily: Family {
    private let lazyKeeper: _LazyKeeper
    private let guestPromise: Lazy<Guest>
    private let _owner: Owner
    private let parentPromise: Lazy<Parent>
    private let _parent: Parent
    private let lazyParent: Lazy<Parent>
    private let housePromise: Lazy<House>
    private let lazyChest: Lazy<Chest>
    private let atticPromise: Lazy<Attic>
    private let _house: House
    private let lazyHouse: Lazy<House>
    private let lazyAttic: Lazy<Attic>
    private let lazyGuest: Lazy<Guest>

    func owner() -> Owner {
        return _owner
    }

    func parent() -> Parent {
        return _parent
    }

    func nurse() -> Nurse {
        return BladeFamily.makeNurse_2(parent: _parent)
    }

    func house() -> House {
        return _house
    }

    func attic() -> Lazy<Attic> {
        return lazyAttic
    }

    @inline(never)
    private static func makeAttic(lazyChest: Lazy<Chest>, house: Lazy<House>) -> Attic {
        let chest: Chest = Lazy<Chest>._get(lazyChest)
        return Attic(chest: chest, house: house)
    }

    @inline(never)
    private static func makeChild(parentPromise: Lazy<Parent>) -> Child {
        let parent: Parent = Lazy<Parent>._get(parentPromise)
        let toys = Lazy<Toys> { BladeFamily.makeToys(parentPromise: parentPromise) }
        return Child(parent: parent, toys: toys)
    }

    @inline(never)
    private static func makeChild_2(parent: Parent) -> Child {
        let toys = Lazy<Toys> { Toys(parent: parent) }
        return Child(parent: parent, toys: toys)
    }

    @inline(never)
    private static func makeLazyAttic(
        lazyChest: Lazy<Chest>, promise: Lazy<Attic>, house: Lazy<House>
    ) -> Lazy<Attic> {
        let lazy = Lazy<Attic> { BladeFamily.makeAttic(lazyChest: lazyChest, house: house) }
        return Lazy<Attic>._fulfilled(promise, by: lazy)
    }

    @inline(never)
    private static func makeLazyChild(keeper: _LazyKeeper, parentPromise: Lazy<Parent>) -> Lazy<Child> {
        let lazy = Lazy<Child> { BladeFamily.makeChild(parentPromise: parentPromise) }
        return Lazy<Child>._kept(lazy, by: keeper)
    }

    @inline(never)
    private static func makeLazyGuest(_owner: Owner, promise: Lazy<Guest>) -> Lazy<Guest> {
        let lazy = Lazy<Guest> { Guest(owner: _owner) }
        return Lazy<Guest>._fulfilled(promise, by: lazy)
    }

    @inline(never)
    private static func makeLazyHouse(_house: House, promise: Lazy<House>) -> Lazy<House> {
        let lazy: Lazy<House> = Lazy<House>._of(_house)
        return Lazy<House>._fulfilled(promise, by: lazy)
    }

    @inline(never)
    private static func makeLazyParent(parent: Parent, promise: Lazy<Parent>) -> Lazy<Parent> {
        let lazy: Lazy<Parent> = Lazy<Parent>._of(parent)
        return Lazy<Parent>._fulfilled(promise, by: lazy)
    }

    @inline(never)
    private static func makeNurse(lazyKeeper: _LazyKeeper, parentPromise: Lazy<Parent>) -> Nurse {
        let child: Lazy<Child> = BladeFamily.makeLazyChild(keeper: lazyKeeper, parentPromise: parentPromise)
        return Nurse(child: child)
    }

    @inline(never)
    private static func makeNurse_2(parent: Parent) -> Nurse {
        let child = Lazy<Child> { BladeFamily.makeChild_2(parent: parent) }
        return Nurse(child: child)
    }

    @inline(never)
    private static func makeParent(lazyKeeper: _LazyKeeper, parentPromise: Lazy<Parent>) -> Parent {
        let child: Lazy<Child> = BladeFamily.makeLazyChild(keeper: lazyKeeper, parentPromise: parentPromise)
        return Parent(
            child: child, nurse: BladeFamily.makeNurse(lazyKeeper: lazyKeeper, parentPromise: parentPromise)
        )
    }

    @inline(never)
    private static func makeToys(parentPromise: Lazy<Parent>) -> Toys {
        let parent: Parent = Lazy<Parent>._get(parentPromise)
        return Toys(parent: parent)
    }

    init() {
        let lazyKeeper = _LazyKeeper()
        let guestPromise: Lazy<Guest> = Lazy<Guest>._promise()
        let _owner = Owner(guest: guestPromise)
        let parentPromise: Lazy<Parent> = Lazy<Parent>._promise()
        let _parent = BladeFamily.makeParent(lazyKeeper: lazyKeeper, parentPromise: parentPromise)
        let lazyParent: Lazy<Parent> = BladeFamily.makeLazyParent(parent: _parent, promise: parentPromise)
        let housePromise: Lazy<House> = Lazy<House>._promise()
        let lazyChest = Lazy<Chest> { Chest() }
        let atticPromise: Lazy<Attic> = Lazy<Attic>._promise()
        let _house = House(attic: atticPromise, chest: lazyChest, own: housePromise)
        let lazyHouse: Lazy<House> = BladeFamily.makeLazyHouse(_house: _house, promise: housePromise)
        let lazyAttic: Lazy<Attic> = BladeFamily.makeLazyAttic(
            lazyChest: lazyChest, promise: atticPromise, house: housePromise
        )
        let lazyGuest: Lazy<Guest> = BladeFamily.makeLazyGuest(_owner: _owner, promise: guestPromise)
        self.lazyKeeper = lazyKeeper
        self.guestPromise = guestPromise
        self._owner = _owner
        self.parentPromise = parentPromise
        self._parent = _parent
        self.lazyParent = lazyParent
        self.housePromise = housePromise
        self.lazyChest = lazyChest
        self.atticPromise = atticPromise
        self._house = _house
        self.lazyHouse = lazyHouse
        self.lazyAttic = lazyAttic
        self.lazyGuest = lazyGuest
    }
}
