import Foundation
import Testing

/// Questions about composed dependencies, asked of the shop.
@Suite("Queries of composed dependencies")
struct CompositionQueryTests {
    private func arbor(_ words: String...) async throws -> Command.Result {
        try await Command.run(
            Products.arbor, words, in: Products.package.appending(path: "Examples/Shop"))
    }

    @Test("a protocol, by its name, its property or its declaration")
    func leaf() async throws {
        let expected = """
            NetworkingDependency with 'network: any Networking', declared at Sources/Services/Networking.swift:6:17
            contained in:
                HotDealsViewDependencies  Sources/ProductFeature/HotDealsView.swift:4:8
                ProductDataRepositoryDependencies  Sources/ProductFeature/ProductDataRepository.swift:3:18
            read by:
                HotDealsView  Sources/ProductFeature/HotDealsView.swift:4:8
                    AppViewDependencies -> ProductFeatureDependencies -> HotDealsViewDependencies -> NetworkingDependency
                ProductDataRepository  Sources/ProductFeature/ProductDataRepository.swift:6:13
                    AppViewDependencies -> ProductFeatureDependencies -> ProductDataRepositoryDependencies -> NetworkingDependency
            lowest type above all readers: ProductFeature  Sources/ProductFeature/ProductFeature.swift:8:15
            would no longer require it if ProductFeature made it:
                AppViewDependencies  Sources/Shop/AppView.swift:5:11

            """
        for name in ["NetworkingDependency", "network", "network: any Networking"] {
            let result = try await arbor("explain", "--composed", name, "Sources")
            #expect(result.output == expected)
            #expect(result.status == 0)
        }
    }

    @Test("a loop of aliases is explained in the same words by each process")
    func loop() async throws {
        let input = Products.package.appending(
            path: "Tests/EndToEndTests/Fixtures/Composition/AliasCycle/Input")
        var outputs: Set<String> = []
        for _ in 0..<8 {
            outputs.insert(try await arbor("explain", "--composed", "BDependencies", input.path).output)
        }
        #expect(outputs.count == 1)
    }

    @Test("a value that a spliced type adds, is required from there on")
    func spliced() async throws {
        let result = try await arbor("explain", "--composed", "productData", "Sources")
        #expect(
            result.output.contains(
                "\n        ProductDetailViewDependencies -> ProductImageViewDependencies -> ProductDataDependency\n"
            ))
        #expect(
            result.output.contains(
                "\nlowest type above all readers: ProductDetailView  Sources/ProductFeature/ProductDetailView.swift:11:8\n"
            ))
    }

    @Test("an alias, by its name or its type, and as JSON")
    func alias() async throws {
        for name in ["AppViewDependencies", "AppView"] {
            let result = try await arbor("explain", "--composed", name, "Sources", "--format", "json")
            let found = try #require(
                JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
            #expect(found["subject"] as? String == "AppViewDependencies")
            let required = found["requirements"] as? [[String: Any]]
            #expect(
                required?.compactMap { $0["name"] as? String } == [
                    "LoggingDependency", "NetworkingDependency", "TrackingDependency",
                ])
        }
    }

    @Test("an unknown name gets similar ones")
    func unknown() async throws {
        let result = try await arbor("explain", "--composed", "netwrk", "Sources")
        #expect(result.status == 64)
        #expect(result.errors.contains("Did you mean 'network'?"))
    }

    @Test("the aliases as a diagram, whole or in part", arguments: ["dot", "mermaid", "json"])
    func diagram(format: String) async throws {
        let whole = try await arbor("graph", "--composed", "Sources", "--format", format)
        let part = try await arbor(
            "graph", "--composed", "Sources", "--format", format, "--below", "HotDealsView", "--to", "tracker"
        )
        for name in ["HotDealsViewDependencies", "DealBannerDependencies", "TrackingDependency"] {
            #expect(whole.output.contains(name) && part.output.contains(name))
        }
        #expect(whole.output.contains("ProductImageViewDependencies"))
        #expect(!part.output.contains("ProductImageViewDependencies"))
        #expect(!part.output.contains("LoggingDependency"))
    }
}
