import Testing

@testable import ArborPipeline

@Suite("Suggestions")
struct SuggestionTests {
    @Test("the nearest name is suggested, or none if none is near")
    func nearest() {
        #expect(nearestName(to: "--ouput", among: ["--output", "--include", "--quiet"]) == "--output")
        #expect(nearestName(to: "--outptu", among: ["--output"]) == "--output")
        #expect(nearestName(to: "--frobnicate", among: ["--output", "--include"]) == nil)
        #expect(nearestName(to: "valdate", among: ["generate", "validate", "scan"]) == "validate")
    }
}
