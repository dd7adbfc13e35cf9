import Arbor
import Lib

@Instantiable public final class Child: Titled, Instantiable {
    public init() {}
    public var title: String { "child" }
}
public class Rows: TableController<Int> {}
@Instantiable public final class Table: Rows, Instantiable {
    public override init() { super.init() }
}
@Instantiable public final class Free: Loose, Instantiable { public init() {} }
