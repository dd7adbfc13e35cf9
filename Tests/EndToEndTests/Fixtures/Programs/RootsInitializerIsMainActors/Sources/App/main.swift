import Arbor

@Instantiable public final class VM: Instantiable { @MainActor public init() {} }
@Instantiable(isRoot: true) public final class Root: Instantiable {
    @MainActor public init(vm: VM, vms: Instantiator<VM>) {
        self.vm = vm
        self.vms = vms
    }
    @Instantiated let vm: VM
    @Instantiated let vms: Instantiator<VM>
}
let r = Root()
print(type(of: r.vms.instantiate()))
