import SafeDI

/// Line breaks separate the statements of closures, and end comments and conditions.
@Instantiable(generateMock: true)
public final class Client: Instantiable {
    public init(
        id: Int,
        names: [String] = {
            var names = ["a"]  // the first
            names.append("b")
            return names
        }(),
        transform: @escaping (Int) -> Int = { value in
            #if DEBUG
                let factor = 2
            #else
                let factor = 3
            #endif
            return value * factor
        },
        list: [Int] = [
            1,
            2,
        ]
    ) {
        self.id = id
        text = "\(names) \(transform(4)) \(list)"
    }

    let text: String
    @Forwarded let id: Int
}

@Instantiable(isRoot: true, generateMock: true)
public final class App: Instantiable {
    public init(clients: Instantiator<Client>) { self.clients = clients }
    @Instantiated let clients: Instantiator<Client>
}
