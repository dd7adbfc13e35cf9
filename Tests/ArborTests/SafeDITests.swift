import SafeDI
import Testing

/// Code written for the module SafeDI, with qualified names.
@Instantiable
public struct Imported: SafeDI.Instantiable {
    public init(number: Int) { self.number = number }

    @Forwarded let number: Int
}

@Suite("Code that imports SafeDI compiles unchanged")
struct SafeDITests {
    @Test("the module re-exports the whole API")
    func reexport() {
        #expect(SafeDI.Instantiator<Imported> { Imported(number: $0) }.instantiate(3).number == 3)
    }
}
