import SafeDI

// Names that mean something else in a type, and words of the language.

public struct Date { let name = "my date" }

@Instantiable
extension Date: Instantiable {
    public static func instantiate() -> Date { Date() }
}

open class Base { public struct Date {} }

@Instantiable
public final class Calendar: Base, Instantiable {
    public typealias Plan = Int
    public static let usual = 3
    public init(
        `default`: Swift.String, date: TopDate, plans: Plan = 1, count: Int = usual, `in`: Int = 5,
        make: @escaping (Int) -> Int = { $0 + 1 }, configuration: String = #"a "raw" text"#
    ) {
        self.default = `default`
        self.date = date
        text = "\(plans) \(count) \(`in`) \(make(1)) \(configuration)"
    }

    @Received let `default`: Swift.String
    @Instantiated let date: TopDate
    let text: String
}

public typealias TopDate = Moment
public struct Moment { let name = "moment" }

@Instantiable(fulfillingAdditionalTypes: [TopDate.self])
extension Moment: Instantiable {
    public static func instantiate() -> Moment { Moment() }
}

@Instantiable(isRoot: true, generateMock: true)
public struct App: Instantiable {
    public init(`default`: Swift.String, calendar: Calendar, `Type`: Form) {
        self.default = `default`
        self.calendar = calendar
        self.`Type` = `Type`
    }

    @Instantiated let `default`: Swift.String
    @Instantiated let calendar: Calendar
    @Instantiated let `Type`: Form
    struct Calendar2 {}
}

@Instantiable
extension String: @retroactive Instantiable {
    public static func instantiate() -> String { "text" }
}

@Instantiable
public struct Form: Instantiable {
    public init() {}
}

#if os(Solaris)
    public protocol Pages {}

    @Instantiable(generateMock: true)
    public struct Book: Pages, Instantiable {
        public init(page: any Pages) { self.page = page }

        @Received let page: any Pages
    }
#endif
