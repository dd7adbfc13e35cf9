/// The settings that a module's sources make for the run that wires them, by a macro at the top of a file.
public struct SourceConfiguration: Equatable, Sendable {
    /// Modules that the generated file imports.
    public var importedModules: [String]
    /// Folders whose Swift files are read besides the inputs.
    public var folders: [String]
    /// The names of types of other modules that get a mock too.
    public var mocks: [String]
    /// The condition of the `#if` around mocks; "" for none, `nil` if the macro doesn't say.
    public var mockCondition: String?
    /// The location of the whole expression.
    public var location: SourceLocation

    /// Creates a configuration, by default one that adds nothing to the run.
    public init(
        importedModules: [String] = [], folders: [String] = [], mocks: [String] = [],
        mockCondition: String? = nil, location: SourceLocation
    ) {
        self.importedModules = importedModules
        self.folders = folders
        self.mocks = mocks
        self.mockCondition = mockCondition
        self.location = location
    }
}
