import Arbor
import Log

@Instantiable
public final class Store: Instantiable {
    public init(log: any Log) {
        self.log = log
    }

    @Received let log: any Log
}
