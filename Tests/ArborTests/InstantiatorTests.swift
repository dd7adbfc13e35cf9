import Arbor
import Testing

@Suite("Each call of an Instantiator creates an instance")
struct InstantiatorTests {
    let user = User(name: "Ada")

    @Test("forwarded values reach the instance, and each call creates a new one")
    func forwarded() {
        let screens = Instantiator<Screen> { Screen(user: $0, service: nil, alias: nil) }
        #expect(screens.instantiate(user).user == user)
        let services = Instantiator<DefaultService> { DefaultService() }
        #expect(services.instantiate() !== services.instantiate())
        #expect(services.instantiate(()) !== services.instantiate())
    }

    @Test("a sendable Instantiator can be used in another task")
    func sendable() async {
        let services = SendableInstantiator<DefaultService> { DefaultService() }
        #expect(await Task { services.instantiate() !== services.instantiate() }.value)
        let boxes = SendableInstantiator<Box<Int>> { Box(value: $0) }
        #expect(await Task { boxes.instantiate(7).value }.value == 7)
    }

    @Test("an erased Instantiator's product has another type")
    func erased() {
        let screens = ErasedInstantiator<Screen.ForwardedProperties, AnyScreen> {
            AnyScreen(Screen(user: $0, service: nil, alias: nil))
        }
        #expect(screens.instantiate(user).title == "Ada")
        let services = ErasedInstantiator<(), any Service> { DefaultService() }
        #expect(services.instantiate() !== services.instantiate())
    }

    @Test("a sendable erased Instantiator can be used in another task")
    func sendableErased() async {
        let names = SendableErasedInstantiator<User, String> { $0.name }
        let user = user
        #expect(await Task { names.instantiate(user) }.value == "Ada")
        let numbers = SendableErasedInstantiator<(), Int> { 7 }
        #expect(await Task { numbers.instantiate() + numbers.instantiate(()) }.value == 14)
    }

    @Test("functions can be passed instead of closures, as generated code does")
    func functions() {
        func makeService() -> DefaultService { DefaultService() }
        @Sendable func makeName(user: User) -> String { user.name }
        let services = Instantiator<DefaultService>(makeService)
        #expect(services.instantiate() !== services.instantiate())
        #expect(SendableErasedInstantiator<User, String>(makeName).instantiate(user) == "Ada")
        #expect(SendableErasedInstantiator<User, String> { makeName(user: $0) }.instantiate(user) == "Ada")
    }
}

@Suite("ForwardedProperties are the values that callers pass")
struct ForwardedPropertiesTests {
    @Test("a type without forwarded properties has Void")
    func none() {
        #expect(Root.ForwardedProperties.self == Void.self)
        #expect(External.ForwardedProperties.self == Void.self)
        #expect(Elsewhere.ForwardedProperties.self == Void.self)
    }

    @Test("one property yields its type, and several a tuple with labels, sorted")
    func several() {
        #expect(Screen.ForwardedProperties.self == User.self)
        #expect(Box<[String]>.ForwardedProperties.self == [String].self)
        let handed: Editor.ForwardedProperties = (done: { _ in }, user: User(name: "Ada"))
        #expect(handed.user.name == "Ada")
    }
}
