import Arbor

protocol Telemetry {}

#if DEBUG
#else
    @Instantiable(fulfillingAdditionalTypes: [Telemetry.self])
    struct RemoteTelemetry: Telemetry, Instantiable {
        @Received let device: Device
        init(device: Device) { self.device = device }
    }
#endif

@Instantiable struct Device: Instantiable { init() {} }

#if DEBUG
    @Instantiable(isRoot: true)
    struct Root: Instantiable {
        @Instantiated let telemetry: any Telemetry
        init(telemetry: any Telemetry) { self.telemetry = telemetry }
    }
#else
    @Instantiable(isRoot: true)
    struct Root: Instantiable {
        @Instantiated let device: Device
        @Instantiated let telemetry: any Telemetry
        init(device: Device, telemetry: any Telemetry) { self.device = device; self.telemetry = telemetry }
    }
#endif
