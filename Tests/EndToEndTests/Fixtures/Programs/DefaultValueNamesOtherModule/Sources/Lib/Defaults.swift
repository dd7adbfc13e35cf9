public enum Defaults { public static let retries = 3 }
