// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Identity)
import Identity
#endif
#if canImport(SafeDI)
import SafeDI
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif

extension FamilyApp {
    /// Makes the whole dependency tree.
    public init() {
        func makeParentView() -> ParentView {
            let childViewBuilder = ErasedInstantiator<(), AnyView> { AnyView(ChildView()) }
            return ParentView(childViewBuilder: childViewBuilder)
        }

        let parentView = makeParentView()
        let anyParentView = AnyView(makeParentView())
        self.init(parentView: parentView, anyParentView: anyParentView)
    }
}
