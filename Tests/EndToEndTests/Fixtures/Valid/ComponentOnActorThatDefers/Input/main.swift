import Blade

func send<Value: Sendable>(_ value: Value) -> Value { value }
print(MainActor.assumeIsolated { send(BladeApp()).service().player.get().volume })
