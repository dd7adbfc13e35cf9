import Identity
import SafeDI
import SwiftUI

@Instantiable
public struct ContentView: View, Instantiable {
    public init() {}

    public var body: some View { Text("\(identity)") }

    private let identity = Identity("ContentView")
}
