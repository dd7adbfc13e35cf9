import Arbor

@Instantiable public struct ID: Instantiable {
    public init() {}
    let text = "made ID"
}
@Instantiable public struct Model: Instantiable {
    public init() {}
    let text = "made model"
}
@Instantiable public struct Part: Instantiable {
    public init(id: ID, model: Model) {
        self.id = id
        self.model = model
    }
    @Instantiated let id: ID
    @Instantiated let model: Model
    var text: String { "\(id.text), \(model.text)" }
}

extension Outer: Modelled { static var model: Int { 7 } }
enum Outer {
    @Instantiable(isRoot: true) struct Inner: Instantiable {
        init(part: Part) { self.part = part }
        @Instantiated let part: Part
    }
}

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(part: Part) { self.part = part }
    @Instantiated let part: Part
}
extension Root: Equatable, Identifiable {
    public var id: Int { 3 }
    public static func == (one: Root, other: Root) -> Bool { true }
}

protocol Modelled {
    associatedtype Model
    static var model: Model { get }
}
print(Root().part.text, Outer.Inner().part.text)
