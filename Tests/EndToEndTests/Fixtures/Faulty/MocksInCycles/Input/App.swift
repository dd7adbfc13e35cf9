import SafeDI

// Nothing in production makes these two, and each mock would have to make both, each before the other.

@Instantiable(generateMock: true)
public final class Hen: Instantiable {
    public init(egg: Egg) { self.egg = egg }
    @Received let egg: Egg
}

@Instantiable
public final class Egg: Instantiable {
    public init(nest: Nest) { self.nest = nest }
    @Received let nest: Nest
}

@Instantiable
public final class Nest: Instantiable {
    public init(egg: Egg) { self.egg = egg }
    @Received let egg: Egg
}
