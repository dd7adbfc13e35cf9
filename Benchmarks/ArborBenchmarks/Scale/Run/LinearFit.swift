/// A line through points, by least squares.
struct LinearFit {
    let base: Double
    let slope: Double
    /// The largest distance of a point from the line, as a share of the point's value.
    let residual: Double

    init(_ x: [Double], _ y: [Double]) {
        let count = Double(x.count)
        let (meanX, meanY) = (x.reduce(0, +) / count, y.reduce(0, +) / count)
        let spread = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
        let shared = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
        let slope = spread > 0 ? shared / spread : 0
        let base = meanY - slope * meanX
        (self.slope, self.base) = (slope, base)
        residual = zip(x, y).map { abs(base + slope * $0 - $1) / $1 }.max() ?? 0
    }

    func value(at x: Double) -> Double { base + slope * x }
}
