import Arbor

#SafeDIConfiguration(additionalImportedModules: ["Foo; import Bar", "A.B"])

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(home: Home) { self.home = home }
    @Instantiated let home: Home
}

@Instantiable
public final class Home: Instantiable {
    public init(name: String?, other: String?) {
        self.name = name
        self.other = other
    }
    // With the name in a parameter of the generated code, the rest of the text would be code too.
    @Received(fulfilledByDependencyNamed: "a`: String? = nil) { evil() } //", ofType: String?.self, onlyIfAvailable: true)
    let name: String?
    @Received(fulfilledByDependencyNamed: "+", ofType: String?.self, onlyIfAvailable: true) let other: String?
}
