/// Arbor's version, as `arbor --version` prints it.
public let version = "0.1.0"
