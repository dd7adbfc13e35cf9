import ArborScanner
import Testing

@testable import ArborPipeline

@Suite("The module of a file")
struct ModuleOfFileTests {
    @Test("is that of the innermost folder around it, else the one that is wired")
    func precedence() {
        var configuration = Configuration(
            inputs: SourceInputs(),
            modules: [
                .init(name: "App", folder: "Sources/App"), .init(name: "Inner", folder: "Sources/App/Inner/"),
            ])
        let paths = ["Sources/App/A.swift", "Sources/App/Inner/B.swift", "Sources/Apple/C.swift", "D.swift"]
        #expect(paths.map(configuration.module(of:)) == ["App", "Inner", nil, nil])
        configuration.moduleName = "Own"
        #expect(paths.map(configuration.module(of:)) == ["App", "Inner", "Own", "Own"])
        configuration.modules = []
        #expect(paths.map(configuration.module(of:)) == ["Own", "Own", "Own", "Own"])
    }
}
