/// The measurements of one quantity, one for each round.
struct Samples {
    var values: [Double] = []

    /// The median. For an even count, it is the mean of the two middle values.
    var median: Double {
        let sorted = values.sorted()
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }

    mutating func add(_ value: Double) { values.append(value) }

    /// Adds a duration in milliseconds.
    mutating func add(_ duration: Duration) { add(duration / .milliseconds(1)) }

    /// The median, the minimum and the maximum, as `12.3 (11.9–14.0)`.
    var milliseconds: String {
        "\(median.short) (\((values.min() ?? 0).short)–\((values.max() ?? 0).short))"
    }

    /// The ratios of each round. Other work on the machine slows both measurements of a round, and leaves their
    /// ratio as it is.
    func ratios(to other: Samples) -> Samples {
        Samples(values: zip(values, other.values).map { $0 / $1 })
    }
}

extension Double {
    /// The value with three significant digits, and with all digits before the point.
    var short: String {
        guard self < 100 else { return Int(rounded()).grouped }
        let places: Double = self < 1 ? 1000 : self < 10 ? 100 : 10
        return "\((self * places).rounded() / places)"
    }
}

extension Int {
    /// The number with commas, as `10,000`.
    var grouped: String {
        let digits = Array(String(magnitude))
        let groups = digits.indices.map { index in
            (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
        }
        return (self < 0 ? "-" : "") + groups.joined()
    }
}
