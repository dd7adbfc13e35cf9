/// Gets texts from a server.
public protocol Networking: Sendable {
    func text(at path: String) -> String
}

public protocol NetworkingDependency {
    var network: any Networking { get }
}

/// The server is in the process.
public struct LocalNetwork: Networking {
    public init() {}

    public func text(at path: String) -> String {
        switch path {
        case "products/ABC": "Teapot"
        case "deals": "ABC"
        default: ""
        }
    }
}
