import Arbor

@Instantiable public struct Header: Instantiable { public init() {} }
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(header: Header) { self.header = header }
    @Instantiated let header: Header
    func Header(title: String) -> String { title }
}
print(type(of: Root().header))
