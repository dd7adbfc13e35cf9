/// Measurements of one thing, one a round.
struct Samples {
    var values: [Double] = []

    /// The middle one; with an even number of them the mean of the two in the middle.
    var median: Double {
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }

    mutating func add(_ value: Double) { values.append(value) }

    /// In milliseconds.
    mutating func add(_ duration: Duration) { add(duration / .milliseconds(1)) }

    /// `12.3 (11.9–14.0)`: the median, the least and the most.
    var milliseconds: String {
        "\(median.short) (\((values.min() ?? 0).short)–\((values.max() ?? 0).short))"
    }

    /// Round by round. What slows the machine down for a while slows both, and leaves the ratio as it is.
    func ratios(to other: Samples) -> Samples {
        Samples(values: zip(values, other.values).map { $0 / $1 })
    }
}

extension Double {
    /// With as many digits as say something: three, and all those before the point.
    var short: String {
        guard self < 100 else { return Int(rounded()).grouped }
        let places: Double = self < 1 ? 1000 : self < 10 ? 100 : 10
        return "\((self * places).rounded() / places)"
    }
}

extension Int {
    /// `10,000`
    var grouped: String {
        let digits = Array(String(magnitude))
        let groups = digits.indices.map { index in
            (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
        }
        return (self < 0 ? "-" : "") + groups.joined()
    }
}
