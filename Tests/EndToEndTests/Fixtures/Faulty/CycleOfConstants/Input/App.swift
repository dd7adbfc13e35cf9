import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(chicken: Chicken) { self.chicken = chicken }
    @Instantiated let chicken: Chicken
}

@Instantiable
public final class Chicken: Instantiable {
    public init(egg: Egg) { self.egg = egg }
    @Instantiated let egg: Egg
}

@Instantiable
public final class Egg: Instantiable {
    public init(chicken: Chicken) { self.chicken = chicken }
    @Instantiated let chicken: Chicken
}
