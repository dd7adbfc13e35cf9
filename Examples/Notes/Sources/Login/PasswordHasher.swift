import Arbor
import Model

/// Turns passwords into what may be kept of them. A strict test that asks it without setting it fails.
@Instantiable(generateDouble: true)
public protocol PasswordHasher: Sendable {
    func digest(of password: String) -> PasswordDigest
    func matches(_ password: String, _ digest: PasswordDigest) -> Bool
}

/// Hashes with a salt, many times over.
///
/// A demonstration: the shape is right, the strength is not. For passwords that matter, use Argon2 or scrypt
/// from a library.
@Instantiable(fulfillingAdditionalTypes: [PasswordHasher.self])
public struct SaltedPasswordHasher: PasswordHasher, Instantiable {
    public init() {}

    public func digest(of password: String) -> PasswordDigest {
        let salt = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
        return PasswordDigest(salt: salt, hash: hash(password, salt: salt))
    }

    public func matches(_ password: String, _ digest: PasswordDigest) -> Bool {
        // Looks at every byte, so that the time taken tells nothing of where they differ.
        let candidate = hash(password, salt: digest.salt)
        let difference = zip(candidate, digest.hash).reduce(0) { $0 | $1.0 ^ $1.1 }
        return candidate.count == digest.hash.count && difference == 0
    }

    private func hash(_ password: String, salt: [UInt8]) -> [UInt8] {
        let first = sha256(salt + Array(password.utf8))
        return (0..<Self.rounds).reduce(first) { hash, _ in sha256(salt + hash) }
    }

    /// Few, so that a debug build answers at once.
    private static let rounds = 500
}
