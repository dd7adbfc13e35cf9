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

    @Test(
        "a body that keeps its own value of 'a'",
        arguments: [
            ("{ self.a = A() }", true), ("{ a = A() }", true), ("{ a = a }", true), ("{ use(a: 1) }", false),
            ("{ self.a = a }", false), ("{ self.a = a; self.b = b }", false),
            ("{ self.a = a; use(a: 1) }", false),
            ("{ self.a = a\n.b() }", true), ("{ self.a = a\n(self.b, self.c) = (b, c) }", false),
            ("{ self.a = a ?? A() }", true), ("{ self.a = a\nas A }", true), ("{ self.a = a() }", true),
            ("{ let a = A(); self.a = a }", true), ("{ let a: A = A(); self.a = a }", true),
            ("{ let (a, b) = f(); self.a = a }", true), ("{ let a = A() }", false),
            ("{ if c { self.a = a } else { self.a = A() } }", true), ("{ _a = W(A()) }", true),
            ("{ (self.b, self.a) = (b, a) }", false), ("{ (self.b, self.a) = (b, A()) }", true),
            ("{ (self.b, self.a) = (a, b) }", true), ("{ (self.b, self.a) = f() }", true),
            ("{ (self.b, self.a) = (f(b, a), b) }", true), ("{ (self.b, self.a) =", true),
            ("{ self.a =", true),
        ])
    func keepsValue(body: String, isKept: Bool) {
        #expect(BodyWords(of: body).keepsValue(of: "a") == isKept)
    }

    @Test("a call of another initializer")
    func delegation() {
        #expect(BodyWords(of: "{ self.init(a: 1) }").callsInitializerOfSelf)
        #expect(!BodyWords(of: #"{ print("self.init"); super.init() }"#).callsInitializerOfSelf)
    }
}
