import Arbor
import Data

@Instantiable(isRoot: true) struct Root: Instantiable {
    init(stores: Instantiator<UserStore>) { self.stores = stores }
    @Instantiated let stores: Instantiator<UserStore>
}
print(Root().stores.instantiate(.init([1, 2])).data.count)
