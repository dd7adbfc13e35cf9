public let plain = 3
