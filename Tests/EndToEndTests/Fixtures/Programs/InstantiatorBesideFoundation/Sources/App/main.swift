import Arbor
import Foundation
import Lib

enum Scope {
    @Instantiable(isRoot: true) public final class Root: Instantiable {
        public init(data: Instantiator<Lib.Data>) { self.data = data }
        @Instantiated let data: Instantiator<Lib.Data>
    }
}
print(type(of: Scope.Root().data.instantiate()))
