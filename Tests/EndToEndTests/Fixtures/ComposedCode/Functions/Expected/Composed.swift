// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

public struct AppContainer: AppDependencies {
    public let handler: Handler
    public let list: [Handler]
    public let main: @MainActor (Int) throws(Failure) -> Void
    public let send: @Sendable (Int) -> Void

    public init(
        handler: @escaping Handler,
        list: [Handler],
        main: @escaping @MainActor (Int) throws(Failure) -> Void,
        send: @escaping @Sendable (Int) -> Void
    ) {
        self.handler = handler
        self.list = list
        self.main = main
        self.send = send
    }
}

final class DrawnContainer: DrawnDependencies {
    @MainActor var drawn: any Service

    @MainActor init(
        drawn: any Service
    ) {
        self.drawn = drawn
    }
}

struct SplicedBarDependencies<ExternalDependencies: BarExternalDependencies>: BarDependencies {
    private let externalDependencies: ExternalDependencies
    let send: @Sendable (Int) -> Void
    @MainActor var count: Int { externalDependencies.count }

    @MainActor init(
        externalDependencies: ExternalDependencies,
        send: @escaping @Sendable (Int) -> Void
    ) {
        self.externalDependencies = externalDependencies
        self.send = send
    }
}

struct SplicedFooDependencies<ExternalDependencies: FooExternalDependencies>: FooDependencies {
    private let externalDependencies: ExternalDependencies
    let handler: Handler
    let list: [Handler]
    let main: @MainActor (Int) throws(Failure) -> Void
    let send: @Sendable (Int) -> Void
    var typed: Int { get throws(Failure) { try externalDependencies.typed } }

    init(
        externalDependencies: ExternalDependencies,
        handler: @escaping Handler,
        list: [Handler],
        main: @escaping @MainActor (Int) throws(Failure) -> Void,
        send: @escaping @Sendable (Int) -> Void
    ) {
        self.externalDependencies = externalDependencies
        self.handler = handler
        self.list = list
        self.main = main
        self.send = send
    }
}

struct SplicedRenamedDependencies<ExternalDependencies: RenamedExternalDependencies>: RenamedDependencies {
    private let externalDependencies: ExternalDependencies
    let renamed: Renamed
    var send: @Sendable (Int) -> Void { externalDependencies.send }

    init(
        externalDependencies: ExternalDependencies,
        renamed: @escaping Renamed
    ) {
        self.externalDependencies = externalDependencies
        self.renamed = renamed
    }
}

struct StoredContainer: StoredDependencies {
    let handlers: [Handler]
    let isolated: any Router
    let renamed: Renamed
    let router: any Router
    let second: any Service2
    let sendable: (any Service & Sendable)?
    let sending: Sending?
    let service: any Service & Sent

    @MainActor init(
        handlers: [Handler],
        isolated: any Router,
        renamed: @escaping Renamed,
        router: any Router,
        second: any Service2,
        sendable: (any Service & Sendable)?,
        sending: Sending?,
        service: any Service & Sent
    ) {
        self.handlers = handlers
        self.isolated = isolated
        self.renamed = renamed
        self.router = router
        self.second = second
        self.sendable = sendable
        self.sending = sending
        self.service = service
    }
}
