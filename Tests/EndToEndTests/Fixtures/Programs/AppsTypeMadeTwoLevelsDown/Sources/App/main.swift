import Arbor
import Lib

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(services: Instantiator<Service>) { self.services = services }
    @Instantiated let services: Instantiator<Service>
}

let service = Root().services.instantiate()
print(service.logger.name, service.loggers.instantiate().name)
