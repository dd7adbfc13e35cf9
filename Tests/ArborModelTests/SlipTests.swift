import ArborModel
import ArborTestSupport
import Testing

@Suite("Slips in names")
struct SlipTests {
    @Test(
        "a letter too few or too many, or two swapped",
        arguments: [("stroe", "store"), ("sesion", "session"), ("storre", "store"), ("clcok", "clock")])
    func slips(name: String, other: String) {
        #expect(isSlip(name, of: other) && isSlip(other, of: name))
    }

    @Test(
        "names that mean another thing",
        arguments: [
            ("backup", "primary"), ("minX", "minY"), ("store2", "store"), ("storeA", "store"), ("ab", "ba"),
            ("logs", "log"), ("left", "lift"), ("width", "height"), ("minValue", "maxValue"),
        ])
    func others(name: String, other: String) {
        #expect(!isSlip(name, of: other) && !isSlip(other, of: name))
    }

    @Test("the quick comparison finds what the distance of two names says")
    func equalsDistance() {
        var random = SplitMix(seed: 7)
        let names = (0..<300).map { _ in
            let letters = (0..<Int.random(in: 3...7, using: &random)).map { _ in
                "abB2é".randomElement(using: &random)!
            }
            return String(letters)
        }
        for name in names {
            for other in names {
                #expect(isSlip(name, of: other) == isNear(name, other), "\(name) \(other)")
            }
        }
    }

    private func isNear(_ name: String, _ other: String) -> Bool {
        let marks = { (name: String) in name.filter { $0.isUppercase || $0.isNumber } }
        return min(name.utf8.count, other.utf8.count) >= 4 && marks(name) == marks(other)
            && editDistance(name, other, atMost: 1) != nil
            && (name.utf8.count != other.utf8.count || name.utf8.sorted() == other.utf8.sorted())
    }

    @Test(
        "a name that nothing has is another one, misspelt",
        arguments: [
            ("Pge", "Page"), ("CatalogScreen", "CatalogueScreen"), ("Servcie", "Service"),
            ("fileSystem", "FileSystem"),
            ("HttpClient", "HTTPClient"), ("Servce", "Service"), ("Cachee", "Cache"),
        ])
    func misspelling(name: String, other: String) {
        #expect(isMisspelling(name, of: other) && isMisspelling(other, of: name))
    }

    @Test(
        "a name with another letter or number may mean another thing",
        arguments: [
            ("Log", "Dog"), ("MinStore", "MaxStore"), ("S3Store", "S4Store"), ("APIv1", "APIv2"),
            ("HTTPClient", "HTTPSClient"), ("ReadCache", "DeadCache"), ("AService", "BService"),
        ])
    func otherThing(name: String, other: String) {
        #expect(!isMisspelling(name, of: other) && !isMisspelling(other, of: name))
    }
}
