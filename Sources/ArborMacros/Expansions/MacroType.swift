/// The types that the library's `#externalMacro` declarations name, one for each declaration.
enum MacroType: String, CaseIterable {
    case instantiable = "InstantiableMacro"
    case instantiated = "InstantiatedMacro"
    case instantiatedByType = "InstantiatedByTypeMacro"
    case forwarded = "ForwardedMacro"
    case received = "ReceivedMacro"
    case receivedIfAvailable = "ReceivedIfAvailableMacro"
    case receivedAlias = "ReceivedAliasMacro"
    case configuration = "SafeDIConfigurationMacro"
    case provider = "ProviderMacro"
    case module = "ModuleMacro"
    case component = "ComponentMacro"

    /// The macro as sources spell it.
    var annotation: String {
        switch self {
        case .instantiable: "@Instantiable"
        case .instantiated, .instantiatedByType: "@Instantiated"
        case .forwarded: "@Forwarded"
        case .received, .receivedIfAvailable, .receivedAlias: "@Received"
        case .configuration: "#SafeDIConfiguration"
        case .provider: "@Provider"
        case .module: "@Module"
        case .component: "@Component"
        }
    }
}
