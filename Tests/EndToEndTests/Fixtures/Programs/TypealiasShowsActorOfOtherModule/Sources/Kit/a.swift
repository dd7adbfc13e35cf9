import Core

public typealias Work = Core.Work
