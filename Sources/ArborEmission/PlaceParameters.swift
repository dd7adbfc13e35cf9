/// The parameters by which a function for tests knows the place of its call.
enum PlaceParameters {
    // The program may declare types of these names.
    private static let types = [
        ("fileID", "Swift.String"), ("filePath", "Swift.StaticString"), ("line", "Swift.Int"),
        ("column", "Swift.Int"),
    ]

    /// Returns the parameters, with their defaults.
    ///
    /// - Parameters:
    ///   - names: The names in the function, one for each. They differ from the labels where something else has the name.
    ///   - label: The label of a parameter with another name; `nil` for the usual one.
    static func list(named names: [String], label: String? = nil) -> [String] {
        zip(names, types).map { name, type in
            (name == type.0 ? "" : (label ?? type.0) + " ") + "\(name): \(type.1) = #\(type.0)"
        }
    }
}
