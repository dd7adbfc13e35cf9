// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makeNested(settings: Settings) -> Nested {
            Nested(settings: settings, clock: Clock())
        }

        let settings = Settings()
        let plain = Plain()
        let nested = makeNested(settings: settings)
        let makeJob = SendableInstantiator<Job> { Job(settings: settings, plain: plain, nested: nested) }
        self.init(
            settings: settings, plain: plain, nested: nested, makeJob: makeJob,
            store: Store(settings: settings, nested: nested)
        )
    }
}
