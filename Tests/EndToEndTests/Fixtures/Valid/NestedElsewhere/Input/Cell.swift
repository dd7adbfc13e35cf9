import Arbor

extension Screen {
    /// Names types of the one around it, from other files.
    @Instantiable
    public final class Cell: Instantiable {
        public init(style: Style, state: State, onTap: @escaping Handler) {
            self.style = style
            self.state = state
            self.onTap = onTap
        }

        @Forwarded let style: Style
        @Received let state: State
        @Received let onTap: Handler
    }
}
