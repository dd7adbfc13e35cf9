import Services
import Testing

@testable import ProductFeature

struct SilentLogger: Logging {
    func log(_ message: String) {}
}

struct Teapot: ProductData {
    let productName = "Teapot"
}

@Test("the image shows the product's name")
func image() {
    let dependencies = TestProductImageViewDependencies {
        $0.logger = SilentLogger()
        $0.productData = Teapot()
    }
    #expect(ProductImageView(dependencies: dependencies).lines == ["[picture of Teapot]"])
}

@Test("reading a value that is not set ends the test with its name")
func unset() async {
    await #expect(processExitsWith: .failure) {
        let dependencies = TestProductImageViewDependencies { $0.productData = Teapot() }
        _ = ProductImageView(dependencies: dependencies).lines
    }
}
