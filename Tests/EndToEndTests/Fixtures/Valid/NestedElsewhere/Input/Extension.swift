import Arbor
import Identity

extension Screen {
    public struct Style {
        let name: String
    }

    @Instantiable
    public final class State: Instantiable {
        public init(identifier: Identifier, text: Text) {
            self.identifier = identifier
            self.text = text
        }

        /// An alias of the type around.
        @Received let identifier: Identifier
        @Instantiated let text: Text
    }

    @Instantiable
    public final class Text: Instantiable {
        public init() {}
        let identity = Identity("Screen.Text")
    }
}
