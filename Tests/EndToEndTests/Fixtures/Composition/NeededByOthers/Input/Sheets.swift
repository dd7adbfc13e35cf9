extension Sheet: Loggable {}
