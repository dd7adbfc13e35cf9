import Arbor

@MainActor @Instantiable public final class VM: Instantiable { public init() {} }
@MainActor @Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(vms: SendableInstantiator<VM>) { self.vms = vms }
    @Instantiated let vms: SendableInstantiator<VM>
}
let r = Root()
print(type(of: r.vms.instantiate()))
