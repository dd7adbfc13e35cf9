import Arbor

// Of each of these types the optional is written, and the type inside it never: `@MainActor () -> Void` stands alone
// nowhere, nor does `Int?`.

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(screen: Instantiator<Screen>) { self.screen = screen }

    @Instantiated let screen: Instantiator<Screen>
}

@Instantiable
public struct Screen: Instantiable {
    public init(
        isolated: (@MainActor () -> Void)?, sendable: (@Sendable (Int) -> Void)?, forced: (@Sendable () -> Void)!,
        number: Int??, nested: [Int?]??, button: Button
    ) {
        self.isolated = isolated
        self.sendable = sendable
        self.forced = forced
        self.number = number
        self.nested = nested
        self.button = button
    }

    @Forwarded let isolated: (@MainActor () -> Void)?
    @Forwarded let sendable: (@Sendable (Int) -> Void)?
    @Forwarded let forced: (@Sendable () -> Void)!
    @Forwarded let number: Int??
    @Forwarded let nested: [Int?]??
    @Instantiated let button: Button
}

@Instantiable
public struct Button: Instantiable {
    public init(
        isolated: (@MainActor () -> Void)?, sendable: (@Sendable (Int) -> Void)?, forced: (@Sendable () -> Void)!,
        number: Int??, nested: [Int?]??
    ) {
        self.isolated = isolated
        self.sendable = sendable
        self.forced = forced
        self.number = number
        self.nested = nested
    }

    @Received let isolated: (@MainActor () -> Void)?
    @Received let sendable: (@Sendable (Int) -> Void)?
    @Received let forced: (@Sendable () -> Void)!
    @Received let number: Int??
    @Received let nested: [Int?]??
}

let button = Root().screen.instantiate(
    (forced: nil, isolated: nil, nested: [1, nil], number: .some(nil), sendable: { print("given", $0) })
).button
print(button.forced == nil, button.number! == nil, button.nested!!.count)
button.sendable?(7)
