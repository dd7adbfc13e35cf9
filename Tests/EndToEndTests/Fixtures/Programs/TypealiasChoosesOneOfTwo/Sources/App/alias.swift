import LibA

public typealias Session = LibA.Session
