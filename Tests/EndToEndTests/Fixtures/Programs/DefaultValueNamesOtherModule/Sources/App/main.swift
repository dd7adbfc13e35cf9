import Arbor

@Instantiable(isRoot: true) final class Root: Instantiable {
    init(client: Client) { self.client = client }
    @Instantiated let client: Client
}
print(Root().client.retries)
