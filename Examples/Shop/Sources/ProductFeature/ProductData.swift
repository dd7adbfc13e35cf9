protocol ProductData {
    var productName: String { get }
}

protocol ProductDataDependency {
    var productData: any ProductData { get }
}
