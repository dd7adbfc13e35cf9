import Arbor
import Identity

@Instantiable
public final class Screen: Instantiable {
    public typealias Identifier = Int
    public typealias Handler = (Identifier) -> Void

    public init(identifier: Identifier, onTap: @escaping Handler, state: State, cells: Instantiator<Cell>) {
        self.identifier = identifier
        self.onTap = onTap
        self.state = state
        self.cells = cells
    }

    @Forwarded let identifier: Identifier
    @Forwarded let onTap: Handler
    /// Declared in an extension, in another file.
    @Instantiated let state: State
    @Instantiated let cells: Instantiator<Cell>
}
