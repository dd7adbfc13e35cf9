/// Types of common modules that aren't read and that a program's own modules may be named after.
///
/// Where a file sees such a type, `Data.Store` is looked up in the type `Data`, and not in the module.
package enum SystemTypes {
    /// Returns true if the standard library, or a common module of a platform, declares a type of this name.
    package static func mayDeclare(_ name: String) -> Bool {
        StandardLibrary.declares(name) || names.hasWord(name)
    }

    /// Returns true if the standard library declares a type of this name.
    package static func isOfStandardLibrary(_ name: String) -> Bool { StandardLibrary.declares(name) }

    /// Names that are plausible for a module, of Foundation, SwiftUI, Combine, SwiftData, StoreKit, MapKit, WidgetKit, OSLog and
    /// Testing.
    private static let names: StaticString = """
        _ Alert Alignment Anchor Angle Animation App AppStorage AsyncImage Axis Binding Bundle Button Calendar \
        Cancellable Canvas Capsule Chart CharacterSet Circle Color Commands Data Date DateComponents \
        DateInterval Decimal Dimension Divider Edge Ellipse Environment Expression FileManager \
        Font Form Formatter FormatStyle Future Gauge Gesture Gradient Grid Group Host Image IndexPath \
        IndexSet Issue Just Label Layout Link List Locale Logger Map Marker Material Measurement Menu Message \
        Model ModelContext Morphology Namespace NavigationPath NavigationStack Notification \
        NotificationCenter Operation OperationQueue Path Picker Pipe Port Predicate Preview Process Product \
        Progress ProgressView Publisher Query Record Rectangle Scanner Scene Schema Section \
        Selector Settings Shape Slider Spacer State Stepper Storefront Stream Subject Subscriber \
        Subscription Tab Table TabView Tag Test Text TextField Thread TimeZone Timeline Timer Toggle \
        Trait Transaction Transition URL URLCache URLComponents URLRequest URLSession UUID Unit UserDefaults \
        View ViewModifier Visibility Widget Window WindowGroup XMLDocument XMLParser _
        """
}
