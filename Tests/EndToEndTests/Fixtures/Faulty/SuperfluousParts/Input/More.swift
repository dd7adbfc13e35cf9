extension App { func go() { log.write(); _ = pages.instantiate(("a", 1)) } }
