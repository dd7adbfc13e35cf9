import Arbor
import Testing

@Suite("Instantiators make an instance a call")
struct InstantiatorTests {
    let user = User(name: "Ada")

    @Test("what is forwarded reaches the instance, and each call makes a new one")
    func forwarded() {
        let screens = Instantiator<Screen> { Screen(user: $0, service: nil, alias: nil) }
        #expect(screens.instantiate(user).user == user)
        let services = Instantiator<DefaultService> { DefaultService() }
        #expect(services.instantiate() !== services.instantiate())
        #expect(services.instantiate(()) !== services.instantiate())
    }

    @Test("a sendable instantiator crosses to another task")
    func sendable() async {
        let services = SendableInstantiator<DefaultService> { DefaultService() }
        #expect(await Task { services.instantiate() !== services.instantiate() }.value)
        let boxes = SendableInstantiator<Box<Int>> { Box(value: $0) }
        #expect(await Task { boxes.instantiate(7).value }.value == 7)
    }

    @Test("an erased instantiator's product is another type")
    func erased() {
        let screens = ErasedInstantiator<Screen.ForwardedProperties, AnyScreen> {
            AnyScreen(Screen(user: $0, service: nil, alias: nil))
        }
        #expect(screens.instantiate(user).title == "Ada")
        let services = ErasedInstantiator<(), any Service> { DefaultService() }
        #expect(services.instantiate() !== services.instantiate())
    }

    @Test("a sendable erased instantiator crosses to another task")
    func sendableErased() async {
        let names = SendableErasedInstantiator<User, String> { $0.name }
        let user = user
        #expect(await Task { names.instantiate(user) }.value == "Ada")
        let numbers = SendableErasedInstantiator<(), Int> { 7 }
        #expect(await Task { numbers.instantiate() + numbers.instantiate(()) }.value == 14)
    }

    @Test("functions serve as well as closures, as generated code passes them")
    func functions() {
        func makeService() -> DefaultService { DefaultService() }
        @Sendable func makeName(user: User) -> String { user.name }
        let services = Instantiator<DefaultService>(makeService)
        #expect(services.instantiate() !== services.instantiate())
        #expect(SendableErasedInstantiator<User, String>(makeName).instantiate(user) == "Ada")
        #expect(SendableErasedInstantiator<User, String> { makeName(user: $0) }.instantiate(user) == "Ada")
    }
}

@Suite("ForwardedProperties is what callers hand over")
struct ForwardedPropertiesTests {
    @Test("a type without any has Void")
    func none() {
        #expect(Root.ForwardedProperties.self == Void.self)
        #expect(External.ForwardedProperties.self == Void.self)
        #expect(Elsewhere.ForwardedProperties.self == Void.self)
    }

    @Test("one is its type, several are a tuple with their labels, sorted")
    func several() {
        #expect(Screen.ForwardedProperties.self == User.self)
        #expect(Box<[String]>.ForwardedProperties.self == [String].self)
        let handed: Editor.ForwardedProperties = (done: { _ in }, user: User(name: "Ada"))
        #expect(handed.user.name == "Ada")
    }
}
