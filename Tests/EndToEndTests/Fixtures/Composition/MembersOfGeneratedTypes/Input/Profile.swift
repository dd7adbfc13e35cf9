protocol UserDependency { var user: String { get } }

typealias ProfileDependencies = ProfileExternalDependencies & UserDependency

/// Nothing reads the user, but code makes the spliced type with it.
// arbor: spliced
typealias ProfileExternalDependencies = LogDependency

struct Profile<ExternalDependencies: ProfileExternalDependencies> {
    private let dependencies: SplicedProfileDependencies<ExternalDependencies>

    init(externalDependencies: ExternalDependencies, user: String) {
        dependencies = SplicedProfileDependencies(externalDependencies: externalDependencies, user: user)
    }

    func run() { print(dependencies.log) }
}
