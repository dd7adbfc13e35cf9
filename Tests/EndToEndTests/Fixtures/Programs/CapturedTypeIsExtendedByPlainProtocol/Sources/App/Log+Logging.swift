import Lib

extension Log: Logging {}
