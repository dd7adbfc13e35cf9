// As Apple's, this module brings Foundation with it; URLSession is a part of that.
@_exported import Foundation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
