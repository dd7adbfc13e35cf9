import ArborModel

/// What an error says beyond its cause: why, and what to do.
struct Advice {
    var notes: [Diagnostic.Note] = []
    var help: String
    var fixIts: [Diagnostic.FixIt] = []
    /// False if the reason is at one place, and the path to it explains nothing.
    var dependsOnPath = true
    var cause: Diagnostic.Cause?
}
