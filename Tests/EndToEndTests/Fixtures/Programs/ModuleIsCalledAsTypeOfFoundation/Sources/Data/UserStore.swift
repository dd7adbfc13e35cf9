import Arbor
import Foundation

@Instantiable public final class UserStore: Instantiable {
    public init(data: Data) { self.data = data }
    @Forwarded public let data: Data
}
