import Arbor
import ModA

@Instantiable
public final class Flow: Instantiable {
    public init(screens: ErasedInstantiator<User, any Screen>) { self.screens = screens }
    @Instantiated(fulfilledByType: "Home") let screens: ErasedInstantiator<User, any Screen>
}
