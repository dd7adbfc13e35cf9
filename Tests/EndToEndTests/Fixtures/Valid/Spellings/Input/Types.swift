import Arbor
import Identity

public protocol Reading { var identity: Identity { get } }
public protocol Writing { func write() -> String }

@Arbor.Instantiable(fulfillingAdditionalTypes: [(any Writing & Reading).self, Reading.self])
public final class File: Reading, Writing, Arbor.Instantiable {
    public init() {}
    public let identity = Identity("File")
    public func write() -> String { "written to \(identity)" }
}

public struct Box<Content> {
    let content: Content
    let identity = Identity("Box")
}

@Instantiable
extension Box: Instantiable {
    public static func instantiate() -> Box<[Int]> { Box<[Int]>(content: [1]) }
    public static func instantiate() -> Box<[String: Int?]> { Box<[String: Int?]>(content: ["a": nil]) }
    public static func instantiate(file: Reading & Writing) -> Box<any Reading> { Box<any Reading>(content: file) }
}

@Instantiable
public final class Reader: Instantiable {
    public init(
        file: any Writing & Reading, ints: Box<[Int]>, map: Box<Dictionary<String, Optional<Int>>>,
        page: Arbor.Instantiator<Page>, maybe: Optional<Int>
    ) {
        self.file = file
        self.ints = ints
        self.map = map
        self.page = page
        self.maybe = maybe
    }

    @Received let file: Writing & Reading
    /// `Array<Int>` above.
    @Received let ints: Box<[Int]>
    @Received let map: Box<[String: Int?]>
    @Instantiated let page: Arbor.Instantiator<Page>
    /// `Int?` above.
    @Received let maybe: Optional<Int>
}

@Instantiable
public final class Page: Instantiable {
    public init(number: Int!, onTurn: @escaping @MainActor @Sendable (_ number: Int) -> Void, reading: (any Reading)?) {
        self.number = number
        self.onTurn = onTurn
        self.reading = reading
    }

    @Forwarded let number: Int!
    @Forwarded let onTurn: @MainActor @Sendable (_ number: Int) -> Void
    @Instantiated let reading: (any Reading)?
}

@Instantiable
public final class Shelf: Instantiable {
    public init(maybe: Int?, reader: Reader) {
        self.maybe = maybe
        self.reader = reader
    }

    @Forwarded let maybe: Int?
    @Instantiated let reader: Reader
}
