import Platform

public protocol Authenticator {
    func logIn(_ name: String) -> Customer?
}
