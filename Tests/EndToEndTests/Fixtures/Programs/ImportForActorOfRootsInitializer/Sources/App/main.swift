import Arbor
import Core

@Instantiable public final class VM: Instantiable {
    public init() {}
}

@Instantiable(isRoot: true) public final class Root: Instantiable {
    @Work public init(vm: VM) { self.vm = vm }
    @Instantiated let vm: VM
}

await Task { @Work in print(type(of: Root().vm)) }.value
