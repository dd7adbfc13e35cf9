import ArborModel
import Testing

@Suite("Names of types in a configuration")
struct ListedTypesTests {
    private func lists(_ name: String, _ type: String, ofModule module: String = "") -> Bool {
        ListedTypes([name]).contains(TypeExpression(parsing: type), ofModule: module)
    }

    @Test("a name means a type of any module, and one with a module that of the module")
    func modules() {
        #expect(lists("Session", "Session") && lists("Session", "Login::Session"))
        #expect(lists("Login.Session", "Login::Session") && lists("Login::Session", "Login::Session"))
        #expect(lists("App.Session", "Session", ofModule: "App"))
        #expect(!lists("Chat.Session", "Login::Session"))
        #expect(!lists("Chat.Session", "Session", ofModule: "App"))
        #expect(lists("Outer.Inner", "Outer.Inner") && lists("M.Outer.Inner", "M::Outer.Inner"))
        #expect(!lists("Inner", "Outer.Inner") && !lists("Session", "Sessions"))
    }

    @Test("generic arguments don't count")
    func generics() {
        for name in ["Cache", "Cache<Int>", "Cache< [A: B<C>] >", "Net.Cache<Value>"] {
            #expect(lists(name, "Net::Cache<Value>"), "\(name)")
        }
        #expect(lists("Outer.Inner", "Outer<Value>.Inner") && !ListedTypes(["A"]).isEmpty)
    }
}
