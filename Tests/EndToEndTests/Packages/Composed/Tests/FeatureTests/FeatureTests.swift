import Services
import Testing

@testable import Feature

// arbor: test container
typealias OwnDependencies = NameDependency

@Test func page() {
    let dependencies = TestFeatureDependencies {
        $0.clock = Clock(hour: 8)
        $0.name = TestOwnDependencies { $0.name = "eight" }.name
    }
    #expect(Page(dependencies: dependencies).text == "eight 8")
}
