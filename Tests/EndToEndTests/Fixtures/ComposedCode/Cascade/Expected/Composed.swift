// Written by arbor from the 'arbor:' comments in the sources.
// Changes are lost at the next build: change the comments or the aliases instead.

typealias AppViewDependencies = TrackingDependency & EmptyDependencies & FolderDependencies
typealias EmptyDependencies = Any
typealias FileDependencies = ClockDependency & LoggingDependency & IconDependencies
typealias FolderDependencies = ClockDependency & LoggingDependency & IconDependencies
