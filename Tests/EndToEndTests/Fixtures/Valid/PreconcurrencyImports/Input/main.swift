import Arbor
@preconcurrency import Legacy

@Instantiable
extension Cipher: @retroactive Instantiable {
    public static func instantiate() -> Cipher { Cipher() }
}

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(cipher: Cipher, codec: any Codec, reader: Reader, pages: Instantiator<Page>) {
        self.cipher = cipher
        self.codec = codec
        self.reader = reader
        self.pages = pages
    }

    @Instantiated let cipher: Cipher
    @Received(fulfilledByDependencyNamed: "cipher", ofType: Cipher.self) let codec: any Codec
    @Instantiated let reader: Reader
    @Instantiated let pages: Instantiator<Page>
}

@Instantiable
public final class Page: Instantiable {
    public init(cipher: Cipher, jobs: SendableInstantiator<Job>) {
        self.cipher = cipher
        self.jobs = jobs
    }

    @Forwarded let cipher: Cipher
    @Instantiated let jobs: SendableInstantiator<Job>
}

@Instantiable
public nonisolated final class Job: Instantiable {
    public init(cipher: Cipher, codec: any Codec) {
        self.cipher = cipher
        self.codec = codec
    }

    @Received let cipher: Cipher
    @Received let codec: any Codec
}

let root = Root()
let cipher = Cipher()
let job = root.pages.instantiate(cipher).jobs.instantiate()
print(job.cipher === cipher, job.codec as? Cipher === root.cipher, root.reader.cipher === root.cipher)
