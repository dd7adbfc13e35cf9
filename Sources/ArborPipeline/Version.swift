/// Arbor's version, as `arbor --version` prints it.
public let version = "0.1.0"
/// The day of the version, as manual pages write it.
public let versionDate = "November 21, 2026"
