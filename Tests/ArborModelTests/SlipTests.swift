import ArborModel
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
}
