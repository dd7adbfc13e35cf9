#if !CI
extension Deep: Q {}
#endif

#if CI && !DEBUG
extension Deep: P {}
#endif
