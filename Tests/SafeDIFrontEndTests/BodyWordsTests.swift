import ArborLowering
import Testing

@Suite("Words of bodies")
struct BodyWordsTests {
    @Test("the words of code, without those of literals")
    func words() {
        let body = BodyWords(of: #"{ use("try", /await "/, "\(throw a)", `default`) }"#)
        #expect(body.words == ["use", "throw", "a", "default"])
    }

    @Test(
        "assigned names",
        arguments: [
            ("{ a = 1 }", ["a"]), ("{ self.a = 1; b == 2; c += 3 }", ["a"]), ("{ let a = 1; var b = 2 }", []),
            ("{ (self.a, self.b) = (1, 2) }", ["a", "b"]), ("{ (self.a, self.b) == (1, 2) }", []),
            ("{ other.a = 1 }", []), (#"{ print("a = 1") }"#, []), ("{ f(self.a, self.b) }", []),
            ("{ `a` = 1 }", ["a"]),
        ])
    func assigned(body: String, names: [String]) {
        #expect(BodyWords(of: body).assigned == Set(names))
    }

    @Test("a call of another initializer")
    func delegation() {
        #expect(BodyWords(of: "{ self.init(a: 1) }").callsInitializerOfSelf)
        #expect(!BodyWords(of: #"{ print("self.init"); super.init() }"#).callsInitializerOfSelf)
    }
}
