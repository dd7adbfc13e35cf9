import SafeDI

public typealias Handler = (Int) -> Int

@Instantiable
public final class Button: Instantiable {
    public typealias Done = () -> String

    public init(handler: @escaping Handler = { $0 + 1 }, done: @escaping Done = { "done" }, other: Handler? = nil) {
        self.handler = handler
        self.done = done
        self.other = other
    }

    let handler: Handler
    let done: Done
    let other: Handler?
}

@Instantiable(generateMock: true)
public final class Page: Instantiable {
    public init(button: Button) { self.button = button }
    @Instantiated let button: Button
}

let usual = Page.mock().button
let other = Page.mock(safeDIOverrides: .init(button: .init(handler: { $0 * 10 }, other: { $0 }))).button
print(usual.handler(1), usual.done(), usual.other == nil, other.handler(1), other.done(), other.other == nil)
