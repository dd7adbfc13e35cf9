protocol Screen: Titled {}
protocol Titled: AnyObject {}
