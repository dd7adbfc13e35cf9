// Each type doubles the arguments of the one that makes it. Thirty of them had taken more than a minute.
@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(level1: Level1<Int>) { self.level1 = level1 }
    @Instantiated let level1: Level1<Int>
}

@Instantiable
public struct Level1<Item>: Instantiable {
    public init(next: Level2<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level2<(Item, Item)>
}

@Instantiable
public struct Level2<Item>: Instantiable {
    public init(next: Level3<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level3<(Item, Item)>
}

@Instantiable
public struct Level3<Item>: Instantiable {
    public init(next: Level4<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level4<(Item, Item)>
}

@Instantiable
public struct Level4<Item>: Instantiable {
    public init(next: Level5<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level5<(Item, Item)>
}

@Instantiable
public struct Level5<Item>: Instantiable {
    public init(next: Level6<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level6<(Item, Item)>
}

@Instantiable
public struct Level6<Item>: Instantiable {
    public init(next: Level7<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level7<(Item, Item)>
}

@Instantiable
public struct Level7<Item>: Instantiable {
    public init(next: Level8<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level8<(Item, Item)>
}

@Instantiable
public struct Level8<Item>: Instantiable {
    public init(next: Level9<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level9<(Item, Item)>
}

@Instantiable
public struct Level9<Item>: Instantiable {
    public init(next: Level10<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level10<(Item, Item)>
}

@Instantiable
public struct Level10<Item>: Instantiable {
    public init(next: Level11<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level11<(Item, Item)>
}

@Instantiable
public struct Level11<Item>: Instantiable {
    public init(next: Level12<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level12<(Item, Item)>
}

@Instantiable
public struct Level12<Item>: Instantiable {
    public init(next: Level13<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level13<(Item, Item)>
}

@Instantiable
public struct Level13<Item>: Instantiable {
    public init(next: Level14<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level14<(Item, Item)>
}

@Instantiable
public struct Level14<Item>: Instantiable {
    public init(next: Level15<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level15<(Item, Item)>
}

@Instantiable
public struct Level15<Item>: Instantiable {
    public init(next: Level16<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level16<(Item, Item)>
}

@Instantiable
public struct Level16<Item>: Instantiable {
    public init(next: Level17<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level17<(Item, Item)>
}

@Instantiable
public struct Level17<Item>: Instantiable {
    public init(next: Level18<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level18<(Item, Item)>
}

@Instantiable
public struct Level18<Item>: Instantiable {
    public init(next: Level19<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level19<(Item, Item)>
}

@Instantiable
public struct Level19<Item>: Instantiable {
    public init(next: Level20<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level20<(Item, Item)>
}

@Instantiable
public struct Level20<Item>: Instantiable {
    public init(next: Level21<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level21<(Item, Item)>
}

@Instantiable
public struct Level21<Item>: Instantiable {
    public init(next: Level22<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level22<(Item, Item)>
}

@Instantiable
public struct Level22<Item>: Instantiable {
    public init(next: Level23<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level23<(Item, Item)>
}

@Instantiable
public struct Level23<Item>: Instantiable {
    public init(next: Level24<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level24<(Item, Item)>
}

@Instantiable
public struct Level24<Item>: Instantiable {
    public init(next: Level25<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level25<(Item, Item)>
}

@Instantiable
public struct Level25<Item>: Instantiable {
    public init(next: Level26<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level26<(Item, Item)>
}

@Instantiable
public struct Level26<Item>: Instantiable {
    public init(next: Level27<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level27<(Item, Item)>
}

@Instantiable
public struct Level27<Item>: Instantiable {
    public init(next: Level28<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level28<(Item, Item)>
}

@Instantiable
public struct Level28<Item>: Instantiable {
    public init(next: Level29<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level29<(Item, Item)>
}

@Instantiable
public struct Level29<Item>: Instantiable {
    public init(next: Level30<(Item, Item)>) { self.next = next }
    @Instantiated let next: Level30<(Item, Item)>
}

@Instantiable
public struct Level30<Item>: Instantiable {
    public init() {}
}
