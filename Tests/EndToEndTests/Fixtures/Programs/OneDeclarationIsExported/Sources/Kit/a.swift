@_exported import class Core.Store
