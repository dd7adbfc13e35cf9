import Arbor

@MainActor @Instantiable public final class VM: Instantiable { public init() {} }
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(vm: VM) { self.vm = vm }
    @Instantiated let vm: VM
}
@MainActor func go() { print(type(of: Root().vm)) }
go()
