/// Random numbers that a seed decides, the same on every machine.
public struct SplitMix: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator.
    public init(seed: UInt64) { state = seed }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to a limit, without the limit.
    public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// Returns true in so many of a hundred cases.
    public mutating func isTrue(_ percent: Int) -> Bool { below(100) < percent }
}
