internal import struct Identity.Identity
import Arbor
import Store

@Instantiable
public struct A: Instantiable {
    public init(cellar: any Kept) {
        self.cellar = cellar
    }

    @Instantiated(fulfilledByType: "Cellar") let cellar: any Kept
    let identity = Identity("A")
}
