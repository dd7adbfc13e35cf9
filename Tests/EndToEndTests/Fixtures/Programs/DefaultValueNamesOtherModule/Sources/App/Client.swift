import Arbor
import Lib

@Instantiable final class Client: Instantiable {
    init(retries: Int = Defaults.retries) { self.retries = retries }
    let retries: Int
}
