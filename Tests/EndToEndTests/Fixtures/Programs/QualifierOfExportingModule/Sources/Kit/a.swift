@_exported import Core

public struct Unrelated {}
