import Arbor

func onMain() {}
@Instantiable public final class VM: Instantiable {
    public init() {}
    func f() { onMain() }
}
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(vm: VM) { self.vm = vm }
    @Instantiated let vm: VM
}
Root().vm.f()
print("ok")
