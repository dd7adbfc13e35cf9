import Arbor

// One type for each form of each annotation. Most of the test is that this file compiles.

public protocol Service: AnyObject {}

public protocol Vendor {}

public struct User: Vendor, Equatable, Sendable {
    public var name: String
}

/// A wrapper like SwiftUI's `AnyView`.
public struct AnyScreen {
    public let title: String

    public init(_ screen: Screen) { title = screen.user.name }
}

@Instantiable(isRoot: true, fulfillingAdditionalTypes: [], conformsElsewhere: false)
public final class Root: Instantiable {
    public init(
        service: any Service, screen: Instantiator<Screen>, editor: SendableInstantiator<Editor>,
        erased: ErasedInstantiator<Screen.ForwardedProperties, AnyScreen>,
        shared: SendableErasedInstantiator<Editor.ForwardedProperties, any Sendable>
    ) {
        self.service = service
        self.screen = screen
        self.editor = editor
        self.erased = erased
        self.shared = shared
    }

    @Instantiated(fulfilledByType: "DefaultService") let service: any Service
    @Instantiated let screen: Instantiator<Screen>
    @Instantiated let editor: SendableInstantiator<Editor>
    @Instantiated(fulfilledByType: "Screen", erasedToConcreteExistential: true)
    let erased: ErasedInstantiator<Screen.ForwardedProperties, AnyScreen>
    @Instantiated(fulfilledByType: "Editor")
    let shared: SendableErasedInstantiator<Editor.ForwardedProperties, any Sendable>
}

@Instantiable(fulfillingAdditionalTypes: [Service.self])
public final class DefaultService: Service, Instantiable {
    public init() {}
}

/// A type with one forwarded property, and one that is received if available.
@Instantiable
public struct Screen: Instantiable {
    public init(user: User, service: (any Service)?, alias: (any Vendor)?) {
        self.user = user
        self.service = service
        self.alias = alias
    }

    @Forwarded let user: User
    @Received(onlyIfAvailable: true) let service: (any Service)?
    @Received(fulfilledByDependencyNamed: "user", ofType: User.self, onlyIfAvailable: true)
    let alias: (any Vendor)?
}

/// An actor with several forwarded properties, one of them a closure.
@Instantiable
public actor Editor: Instantiable {
    public init(
        user: User, done: @escaping @Sendable (Int) -> Void, service: any Service & Sendable,
        vendor: any Vendor & Sendable
    ) {
        self.user = user
        self.done = done
        self.service = service
        self.vendor = vendor
    }

    @Forwarded let user: User
    @Forwarded let done: @Sendable (Int) -> Void
    @Received let service: any Service & Sendable
    @Received(fulfilledByDependencyNamed: "user", ofType: User.self) let vendor: any Vendor & Sendable
}

/// A generic type whose forwarded property has its parameter as the type.
@Instantiable
public struct Box<Value>: Instantiable {
    public init(value: Value) { self.value = value }

    @Forwarded let value: Value
}

public struct External {}

@Instantiable
extension External: Instantiable {
    public static func instantiate() -> External { External() }
}

public struct Elsewhere {}

extension Elsewhere: Instantiable {}

@Instantiable(conformsElsewhere: true)
extension Elsewhere {
    public static func instantiate(user: User) -> Elsewhere { Elsewhere() }
}
