import Arbor

@Instantiable public final class Page: Instantiable {
    public init(result: Result<Int, any Error>) { self.result = result }
    @Forwarded public let result: Result<Int, any Error>
}
