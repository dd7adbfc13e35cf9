import Arbor
#if A
import ModC
#endif

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init() {}
}
