import Blade

func use() -> () -> [Bool] {
    let family = BladeFamily()
    let (owner, parent) = (family.owner(), family.parent())
    let guest = owner.guest.get()
    print("guest:", guest.owner === owner, owner.guest.get() === guest)

    let child = parent.child.get()
    print("child:", child.parent === parent, parent.child.get() === child)
    print("toys:", child.toys.get().parent === parent, child.toys.get() === child.toys.get())
    print("nurse:", parent.nurse.child.get() !== child, family.nurse().child.get().parent === parent)

    let house = family.house()
    print("before:", Attic.count, Chest.count)
    let attic = house.attic.get()
    print("after:", Attic.count, Chest.count, family.attic().get() === attic)
    print("house:", attic.house.get() === house, house.own.get() === house, house.chest.get() === attic.chest)
    return { [weak family, weak owner, weak guest, weak parent, weak child, weak house, weak attic] in
        [family == nil, owner == nil, guest == nil, parent == nil, child == nil, house == nil, attic == nil]
    }
}

let isGone = use()
print("gone:", isGone())
