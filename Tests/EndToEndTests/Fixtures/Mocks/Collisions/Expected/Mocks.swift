// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(SafeDI)
import SafeDI
#endif

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

extension House {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var wall: ((Red) -> Wall)? = nil
        var roof: ((Blue, Painter) -> Roof)? = nil
        var service_Cleaner: (() -> Cleaner)? = nil
        var service_Painter: (() -> Painter)? = nil

        init(
            wall: ((Red) -> Wall)? = nil, roof: ((Blue, Painter) -> Roof)? = nil,
            service_Cleaner: (() -> Cleaner)? = nil, service_Painter: (() -> Painter)? = nil
        ) {
            self.wall = wall
            self.roof = roof
            self.service_Cleaner = service_Cleaner
            self.service_Painter = service_Painter
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(color_Blue: Blue, color_Red: Red, safeDIOverrides: SafeDIOverrides = .init()) -> House {
        let wall = if let make = safeDIOverrides.wall { make(color_Red) } else { Wall(color: color_Red) }
        let service_Painter = if let make = safeDIOverrides.service_Painter { make() } else { Painter() }
        let roof = if let make = safeDIOverrides.roof {
            make(color_Blue, service_Painter)
        } else {
            Roof(color: color_Blue, service: service_Painter)
        }
        let service_Cleaner = if let make = safeDIOverrides.service_Cleaner { make() } else { Cleaner() }
        return House(wall: wall, roof: roof, service: service_Cleaner)
    }
}
#endif
