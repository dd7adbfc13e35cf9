import Lib

func start() {}
