import ArborModel
import SafeDIFrontEnd

extension FrontEndID {
    /// A front end for tests only.
    public static let test = FrontEndID(rawValue: 254)
}

extension Dialect {
    /// The dialect of a front end for tests only. It has no library.
    public static let test = Dialect(.test, library: Library(modules: []), terms: .safeDI)
}
