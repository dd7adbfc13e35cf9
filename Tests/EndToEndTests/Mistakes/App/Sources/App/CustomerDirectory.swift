import Arbor
import Platform

/// Everyone who has an account.
@Instantiable
public struct CustomerDirectory: Instantiable {
    private let countries = ["Mina": "NL", "Otto": "UK"]

    public init() {}

    func customer(named name: String) -> Customer? {
        countries[name].map { Customer(name: name, country: $0) }
    }
}
