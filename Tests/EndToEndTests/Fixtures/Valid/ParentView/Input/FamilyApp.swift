import SafeDI
import SwiftUI

@main
@Instantiable(isRoot: true)
public struct FamilyApp: App, Instantiable {
    public init(parentView: ParentView, anyParentView: AnyView) {
        self.parentView = parentView
        self.anyParentView = anyParentView
    }

    public var body: some Scene {
        WindowGroup {
            parentView
            anyParentView
        }
    }

    @Instantiated private let parentView: ParentView
    @Instantiated(fulfilledByType: "ParentView", erasedToConcreteExistential: true) private let anyParentView: AnyView
}
