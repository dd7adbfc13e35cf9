public protocol Screen: Titled {}
