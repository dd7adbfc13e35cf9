extension Operand {
    /// The folder of a package.
    static let packageFolder = Operand(
        name: "dir", help: "The package's folder, or one in it. (default: the current folder)", isSingle: true
    )
}

extension ParsedArguments {
    /// The folder of the package that a command is about, by default the current one.
    func packageFolder(for command: CommandSpec) throws(UsageError) -> String {
        guard operands.count < 2 else { throw UsageError(message: "Give one folder", command: command) }
        return operands.first ?? "."
    }
}
