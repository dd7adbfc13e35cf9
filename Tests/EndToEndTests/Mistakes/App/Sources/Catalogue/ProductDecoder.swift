import Arbor
import Platform

/// Reads the lines that the server sends.
@Instantiable
public struct ProductDecoder: Instantiable {
    @Received private let logger: any Logger

    public init(logger: any Logger) {
        self.logger = logger
    }

    func products(in text: String) -> [Product] {
        text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: ";").map(String.init)
            guard fields.count == 3, let cents = Int(fields[2]) else {
                logger.log("bad line \(line)")
                return nil
            }
            return Product(sku: fields[0], name: fields[1], price: Money(cents: cents))
        }
    }
}
