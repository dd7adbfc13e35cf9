import Identity
import SafeDI
import SwiftUI

@Instantiable
public struct ChildView: View, Instantiable {
    public init() {}

    public var body: some View { Text("\(identity)") }

    private let identity = Identity("ChildView")
}
