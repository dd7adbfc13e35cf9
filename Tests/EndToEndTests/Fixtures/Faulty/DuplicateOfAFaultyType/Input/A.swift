import Arbor

@Instantiable(fulfillingAdditionalTypes: [Log.self])
final class AppLog: Log, Instantiable {
    init(panel: Panel) { self.panel = panel }
    @Instantiated let panel: Panel
}
