public protocol Instantiator {}
