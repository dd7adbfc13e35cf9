// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Arbor)
import Arbor
#endif
#if canImport(Legacy)
@preconcurrency import Legacy
#endif

extension Root {
    /// Makes the whole dependency tree.
    public convenience init() {
        func makePage(cipher: Cipher, codec: any Codec) -> Page {
            let jobs = SendableInstantiator<Job> { Job(cipher: cipher, codec: codec) }
            return Page(cipher: cipher, jobs: jobs)
        }

        let cipher: Cipher = Cipher.instantiate()
        let codec: any Codec = cipher
        let reader = Reader(cipher: cipher)
        let pages = Instantiator<Page> { makePage(cipher: $0, codec: codec) }
        self.init(cipher: cipher, codec: codec, reader: reader, pages: pages)
    }
}
