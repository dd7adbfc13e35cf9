import Core

public typealias Store = Core.Store
public typealias Depot = Core.Store
