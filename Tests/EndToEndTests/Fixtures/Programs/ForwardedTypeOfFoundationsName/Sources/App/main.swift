import Arbor
import Documents
import Foundation

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(desk: Instantiator<Desk>) { self.desk = desk }
    @Instantiated let desk: Instantiator<Desk>
}
let r = Root()
print(type(of: r.desk.instantiate(Documents.Unit()).c))
