// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(SafeDI)
import SafeDI
#endif

// Other declarations may hide these names below.
#if os(Solaris)
typealias InMocksBook = Book
#endif
typealias InMocksCalendar = Calendar
#if os(Solaris)
typealias InMocksPages = Pages
#endif
typealias InMocksTopDate = TopDate

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

extension Calendar {
    /// What a test replaces in this part of a tree.
    struct SafeDIMockConfiguration {
        var date: (() -> InMocksTopDate)? = nil
        var plans: InMocksCalendar.Plan = 1
        var count: Int = usual
        var `in`: Int = 5
        var make: (Int) -> Int = { $0 + 1 }
        var configuration: String = #"a "raw" text"#
        var safeDIBuilder: ((String, InMocksTopDate, InMocksCalendar.Plan, Int, Int, @escaping (Int) -> Int, String) -> Calendar)? = nil

        init(
            date: (() -> InMocksTopDate)? = nil, plans: InMocksCalendar.Plan = 1, count: Int = usual,
            `in`: Int = 5, make: @escaping (Int) -> Int = { $0 + 1 },
            configuration: String = #"a "raw" text"#,
            _ safeDIBuilder: ((String, InMocksTopDate, InMocksCalendar.Plan, Int, Int, @escaping (Int) -> Int, String) -> Calendar)? = nil
        ) {
            self.date = date
            self.plans = plans
            self.count = count
            self.in = `in`
            self.make = make
            self.configuration = configuration
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var `default`: (() -> String)? = nil
        private var _box1: Boxed<Calendar.SafeDIMockConfiguration>? = nil
        var calendar: Calendar.SafeDIMockConfiguration {
            get { _box1?.value ?? .init() }
            set { _box1 = .init(newValue) }
        }
        var `Type`: (() -> Form)? = nil

        init(
            `default`: (() -> String)? = nil, calendar: Calendar.SafeDIMockConfiguration = .init(),
            Type: (() -> Form)? = nil
        ) {
            self.default = `default`
            self.calendar = calendar
            self.`Type` = Type
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        func makeCalendar(`default`: String, configuration_2: Calendar.SafeDIMockConfiguration) -> Calendar {
            let date: TopDate = if let make_2 = configuration_2.date {
                make_2()
            } else {
                Moment.instantiate()
            }
            return if let make_2 = configuration_2.safeDIBuilder {
                make_2(
                    `default`, date, configuration_2.plans, configuration_2.count, configuration_2.in,
                    configuration_2.make, configuration_2.configuration
                )
            } else {
                Calendar(
                    default: `default`, date: date, plans: configuration_2.plans,
                    count: configuration_2.count, in: configuration_2.in, make: configuration_2.make,
                    configuration: configuration_2.configuration
                )
            }
        }

        let `default`: String = if let make_2 = safeDIOverrides.default {
            make_2()
        } else {
            String.instantiate()
        }
        let calendar = makeCalendar(default: `default`, configuration_2: safeDIOverrides.calendar)
        let Type = if let make_2 = safeDIOverrides.`Type` { make_2() } else { Form() }
        return App(default: `default`, calendar: calendar, Type: Type)
    }
}

#if os(Solaris)
extension Book {
    /// Makes the type and its tree for a test.
    static func mock(page: any InMocksPages) -> InMocksBook {
        return InMocksBook(page: page)
    }
}
#endif
#endif
