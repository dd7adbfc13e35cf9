// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.
#if canImport(ProductFeature)
@testable import ProductFeature
#endif
#if canImport(Services)
import Services
#endif

struct TestProductImageViewDependencies: ProductImageViewDependencies {
    private struct Values {
        var logger: (any Logging)?
        var productData: (any ProductData)?
    }

    private var values = Values()

    init(_ set: (inout Self) -> Void = { _ in }) { set(&self) }

    var logger: any Logging {
        get { values.logger ?? Self.unset("logger") }
        set { values.logger = newValue }
    }

    var productData: any ProductData {
        get { values.productData ?? Self.unset("productData") }
        set { values.productData = newValue }
    }

    private static func unset<Value>(_ name: String) -> Value {
        fatalError("'\(name)' of TestProductImageViewDependencies is not set")
    }
}
