import Arbor

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(
        screens: Instantiator<Screen>, panels: SendableInstantiator<Panel>, pages: Instantiator<Page>,
        sheets: ErasedInstantiator<String, Screen>
    ) {
        self.screens = screens
        self.panels = panels
        self.pages = pages
        self.sheets = sheets
    }
    // A Screen forwards nothing, and Profile takes a user.
    @Instantiated let screens: Instantiator<Screen>
    @Instantiated let panels: SendableInstantiator<Panel>
    // Article has no forwarded properties, as Page has none.
    @Instantiated let pages: Instantiator<Page>
    @Instantiated(fulfilledByType: "Profile") let sheets: ErasedInstantiator<String, Screen>
}

public class Screen: Instantiable {}
public class Panel: Instantiable {}
public class Page: Instantiable {}

@Instantiable(fulfillingAdditionalTypes: [Screen.self], conformsElsewhere: true)
public final class Profile: Screen {
    public init(user: String) { self.user = user }
    @Forwarded let user: String
}

@Instantiable(fulfillingAdditionalTypes: [Panel.self], conformsElsewhere: true)
public final class Tools: Panel {
    public init(width: Int, color: String) {
        self.width = width
        self.color = color
    }
    @Forwarded let width: Int
    @Forwarded let color: String
}

@Instantiable(fulfillingAdditionalTypes: [Page.self], conformsElsewhere: true)
public final class Article: Page {
    override public init() {}
}
