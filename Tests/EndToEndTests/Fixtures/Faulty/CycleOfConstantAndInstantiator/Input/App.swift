import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(chicken: Chicken) { self.chicken = chicken }
    @Instantiated let chicken: Chicken
}

@Instantiable
public final class Chicken: Instantiable {
    public init(eggs: Instantiator<Egg>) { self.eggs = eggs }
    @Instantiated let eggs: Instantiator<Egg>
}

@Instantiable
public final class Egg: Instantiable {
    public init(chicken: Chicken) { self.chicken = chicken }
    @Instantiated let chicken: Chicken
}
