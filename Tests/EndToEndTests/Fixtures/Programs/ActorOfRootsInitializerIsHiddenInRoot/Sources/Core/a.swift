@globalActor public actor Work { public static let shared = Work() }
